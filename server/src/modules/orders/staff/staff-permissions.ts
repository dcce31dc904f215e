import type { OrderStatus } from '@sabuja/contract';
import { canTransition, orderStatuses } from '@sabuja/contract/rules/order-status';
import { mayStaff, type StaffPermission, type StaffRole } from '@sabuja/contract/rules/staff-roles';

/** The permission that a move to each status needs; staff make no other. */
const movePermissions: Readonly<Partial<Record<OrderStatus, StaffPermission>>> = {
  CONFIRMED: 'orders.confirm',
  PICKING: 'orders.pick',
  PACKED: 'orders.pick',
  OUT_FOR_DELIVERY: 'orders.dispatch',
  DELIVERED: 'orders.dispatch',
  ATTEMPTED: 'orders.dispatch',
  CANCELLED: 'orders.cancel',
};

/** True when a role may move orders from one status to another, if the status allows it. */
export function mayMove(role: StaffRole, from: OrderStatus, to: OrderStatus): boolean {
  // A picker releases the order that they picked.
  const permission = from === 'PICKING' && to === 'CONFIRMED' ? 'orders.pick' : movePermissions[to];
  return permission !== undefined && mayStaff(role, permission);
}

/** The moves that staff may make from a status, with the reason why this role may not (null: it may). */
export const listMoves = (from: OrderStatus, role: StaffRole) =>
  orderStatuses
    .filter((to) => canTransition(from, to, 'staff'))
    .map((to) => ({
      to,
      refused: mayMove(role, from, to) ? null : 'Your role does not allow this.',
    }));

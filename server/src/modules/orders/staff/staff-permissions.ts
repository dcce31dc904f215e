import type { OrderStatus } from '@sabuja/contract';
import { canTransition, orderStatuses } from '@sabuja/contract/rules/order-status';
import { permissionOfMove } from '@sabuja/contract/rules/staff-moves';
import { mayStaff, type StaffRole } from '@sabuja/contract/rules/staff-roles';

/** True when a role may move orders from one status to another, if the status allows it. */
export function mayMove(role: StaffRole, from: OrderStatus, to: OrderStatus): boolean {
  const permission = permissionOfMove(from, to);
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

import type { OrderStatus } from './order-status.ts';
import type { StaffPermission } from './staff-roles.ts';

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

/** The permission to move an order, if the status allows it; undefined for moves that staff never make. */
export const permissionOfMove = (
  from: OrderStatus,
  to: OrderStatus,
): StaffPermission | undefined =>
  // A picker releases the order that they picked.
  from === 'PICKING' && to === 'CONFIRMED' ? 'orders.pick' : movePermissions[to];

import type { OrderStatus } from './order-status.ts';
import type { StaffPermission } from './staff-roles.ts';

/** The permission that staff need for a transition to each status; staff make no other transitions. */
const transitionPermissions: Readonly<Partial<Record<OrderStatus, StaffPermission>>> = {
  CONFIRMED: 'orders.confirm',
  PICKING: 'orders.pick',
  PACKED: 'orders.pick',
  OUT_FOR_DELIVERY: 'orders.dispatch',
  DELIVERED: 'orders.dispatch',
  ATTEMPTED: 'orders.dispatch',
  CANCELLED: 'orders.cancel',
};

/** The permission that a transition requires, if the status allows it; undefined for one that staff never make. */
export const transitionPermission = (
  from: OrderStatus,
  to: OrderStatus,
): StaffPermission | undefined =>
  // A picker releases the order that they were picking.
  from === 'PICKING' && to === 'CONFIRMED' ? 'orders.pick' : transitionPermissions[to];

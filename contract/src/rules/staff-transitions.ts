import type { OrderStatus } from './order-status.ts';
import type { StaffPermission } from './staff-roles.ts';

/** The permission that a transition to each status needs; staff make no other. */
const transitionPermissions: Readonly<Partial<Record<OrderStatus, StaffPermission>>> = {
  CONFIRMED: 'orders.confirm',
  PICKING: 'orders.pick',
  PACKED: 'orders.pick',
  OUT_FOR_DELIVERY: 'orders.dispatch',
  DELIVERED: 'orders.dispatch',
  ATTEMPTED: 'orders.dispatch',
  CANCELLED: 'orders.cancel',
};

/** The permission for a transition, if the status allows it; undefined for transitions that staff never make. */
export const transitionPermission = (
  from: OrderStatus,
  to: OrderStatus,
): StaffPermission | undefined =>
  // A picker releases the order that they picked.
  from === 'PICKING' && to === 'CONFIRMED' ? 'orders.pick' : transitionPermissions[to];

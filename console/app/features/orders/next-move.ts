import type { OrderStatus } from '@sabuja/contract';
import { canTransition } from '@sabuja/contract/rules/order-status';
import { permissionOfMove } from '@sabuja/contract/rules/staff-moves';
import type { StaffPermission } from '@sabuja/contract/rules/staff-roles';

/** The usual next status of an order on its way to the door. */
const nextStatus: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = {
  PLACED: 'CONFIRMED',
  CONFIRMED: 'PICKING',
  PICKING: 'PACKED',
  PACKED: 'OUT_FOR_DELIVERY',
  OUT_FOR_DELIVERY: 'DELIVERED',
  ATTEMPTED: 'OUT_FOR_DELIVERY',
};

/** Moves offered for several orders at once, in the order of a day. */
export const bulkMoves = [
  'CONFIRMED',
  'PICKING',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
] as const;

/** Whether staff with these permissions may move an order from one status to another. */
export function mayMove(
  permissions: readonly StaffPermission[],
  from: OrderStatus,
  to: OrderStatus,
): boolean {
  const permission = permissionOfMove(from, to);
  return (
    canTransition(from, to, 'staff') && permission !== undefined && permissions.includes(permission)
  );
}

/** The usual next move, when these permissions allow it. */
export function nextMove(
  permissions: readonly StaffPermission[],
  from: OrderStatus,
): OrderStatus | undefined {
  const to = nextStatus[from];
  return to !== undefined && mayMove(permissions, from, to) ? to : undefined;
}

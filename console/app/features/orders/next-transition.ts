import type { OrderStatus } from '@sabuja/contract';
import { canTransition, isStepBack } from '@sabuja/contract/rules/order-status';
import type { StaffPermission } from '@sabuja/contract/rules/staff-roles';
import { transitionPermission } from '@sabuja/contract/rules/staff-transitions';

/** The usual next status of an order on its way to the door. */
const nextStatus: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = {
  PLACED: 'CONFIRMED',
  CONFIRMED: 'PICKING',
  PICKING: 'PACKED',
  PACKED: 'OUT_FOR_DELIVERY',
  OUT_FOR_DELIVERY: 'DELIVERED',
  ATTEMPTED: 'OUT_FOR_DELIVERY',
};

const bulkTransitions = [
  'CONFIRMED',
  'PICKING',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
] as const satisfies readonly OrderStatus[];

/**
 * The transitions offered for several orders at once, in the order of a day, each with its orders. An order is never
 * taken back with others, such as one that somebody is picking.
 */
export const listBulkTransitions = <Order extends { status: OrderStatus }>(
  permissions: readonly StaffPermission[],
  orders: readonly Order[],
) =>
  bulkTransitions
    .map((to) => ({
      to,
      orders: orders.filter(
        ({ status }) => mayTransition(permissions, status, to) && !isStepBack(status, to),
      ),
    }))
    .filter((transition) => transition.orders.length > 0);

/** Whether staff with these permissions may take an order from one status to another. */
function mayTransition(
  permissions: readonly StaffPermission[],
  from: OrderStatus,
  to: OrderStatus,
): boolean {
  const permission = transitionPermission(from, to);
  return (
    canTransition(from, to, 'staff') && permission !== undefined && permissions.includes(permission)
  );
}

/** The usual next transition, when these permissions allow it. */
export function nextTransition(
  permissions: readonly StaffPermission[],
  from: OrderStatus,
): OrderStatus | undefined {
  const to = nextStatus[from];
  return to !== undefined && mayTransition(permissions, from, to) ? to : undefined;
}

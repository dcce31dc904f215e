import { type OrderStatus, orderStatuses } from './order-status.ts';

/** For this many minutes a member can undo their own transition; later only a manager can, with a reason. */
export const UNDO_MINUTES = 5;

/** The transitions that can be undone: for each status, the statuses from which it was reached. */
const undoable: Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  PACKED: ['CONFIRMED', 'PICKING'],
  ATTEMPTED: ['OUT_FOR_DELIVERY'],
  DELIVERED: ['OUT_FOR_DELIVERY'],
};

/** Statuses that a rider reached at the door and may undo. */
export const undoableAtDoorStatuses: readonly OrderStatus[] = orderStatuses.filter((status) =>
  undoable[status]?.includes('OUT_FOR_DELIVERY'),
);

/** Whether the transition of an order from the status `before` to `status` can be undone. */
export const canUndo = (status: OrderStatus, before: OrderStatus): boolean =>
  undoable[status]?.includes(before) ?? false;

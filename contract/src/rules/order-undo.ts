import type { OrderStatus } from './order-status.ts';

/** Within these minutes whoever made a transition undoes it; later a manager does, with a reason. */
export const UNDO_MINUTES = 5;

/** The transitions that can be undone as a mis-click: the status reached, and those it was reached from. */
const undoable: Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  PACKED: ['CONFIRMED', 'PICKING'],
  ATTEMPTED: ['OUT_FOR_DELIVERY'],
  DELIVERED: ['OUT_FOR_DELIVERY'],
};

/** Whether an order goes back from a status to the one it had before. */
export const canUndo = (status: OrderStatus, before: OrderStatus): boolean =>
  undoable[status]?.includes(before) ?? false;

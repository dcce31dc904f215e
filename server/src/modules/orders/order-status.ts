import type { Mover, OrderStatus } from '@sabuja/contract';

type Moves = Record<OrderStatus, Partial<Record<OrderStatus, readonly Mover[]>>>;

/**
 * Every move that an order may make and who may make it, in one place. What isn't here is refused. A
 * customer may cancel until the shop confirms (decision 0022).
 */
export const moves: Moves = {
  PAYMENT_PENDING: { PLACED: ['system'], CANCELLED: ['customer', 'staff', 'system'] },
  PLACED: { CONFIRMED: ['staff'], CANCELLED: ['customer', 'staff'] },
  CONFIRMED: { PACKED: ['staff'], CANCELLED: ['staff'] },
  PACKED: { OUT_FOR_DELIVERY: ['staff'], CANCELLED: ['staff'] },
  OUT_FOR_DELIVERY: { DELIVERED: ['staff'], CANCELLED: ['staff'] },
  DELIVERED: {},
  CANCELLED: {},
};

/** Nothing moves such an order any more. */
export const isOver = (status: OrderStatus): boolean => Object.keys(moves[status]).length === 0;

export const mayMove = (from: OrderStatus, to: OrderStatus, mover: Mover): boolean =>
  moves[from][to]?.includes(mover) ?? false;

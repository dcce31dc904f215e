import type { OrderStatus } from '@sabuja/contract';

/** Every move that an order may make, in one place. What isn't here is refused. */
export const moves = {
  PAYMENT_PENDING: ['PLACED', 'CANCELLED'],
  PLACED: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['PACKED', 'CANCELLED'],
  PACKED: ['OUT_FOR_DELIVERY', 'CANCELLED'],
  OUT_FOR_DELIVERY: ['DELIVERED', 'CANCELLED'],
  DELIVERED: [],
  CANCELLED: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

export const mayMove = (from: OrderStatus, to: OrderStatus): boolean =>
  (moves[from] as readonly OrderStatus[]).includes(to);

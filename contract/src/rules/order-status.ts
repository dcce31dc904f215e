/** Every status of an order. */
export const orderStatuses = [
  'PAYMENT_PENDING',
  'PLACED',
  'CONFIRMED',
  'PICKING',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'ATTEMPTED',
  'DELIVERED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Who changes an order's status: its customer, staff, or the system. */
export const orderActors = ['customer', 'staff', 'system'] as const;
export type OrderActor = (typeof orderActors)[number];

type Transitions = Readonly<
  Record<OrderStatus, Readonly<Partial<Record<OrderStatus, readonly OrderActor[]>>>>
>;

/**
 * Every allowed transition of an order, with the actors who may make it; all others are refused. A customer
 * may cancel until the shop confirms (decision 0022). PICKING goes back to CONFIRMED when the picker releases the
 * order; ATTEMPTED, a delivery in vain, goes out again or back to the shop (decision 0052).
 */
export const orderTransitions: Transitions = {
  PAYMENT_PENDING: { PLACED: ['system'], CANCELLED: ['customer', 'staff', 'system'] },
  PLACED: { CONFIRMED: ['staff'], CANCELLED: ['customer', 'staff'] },
  CONFIRMED: { PICKING: ['staff'], PACKED: ['staff'], CANCELLED: ['staff'] },
  PICKING: { CONFIRMED: ['staff'], PACKED: ['staff'], CANCELLED: ['staff'] },
  PACKED: { OUT_FOR_DELIVERY: ['staff'], CANCELLED: ['staff'] },
  OUT_FOR_DELIVERY: { DELIVERED: ['staff'], ATTEMPTED: ['staff'], CANCELLED: ['staff'] },
  ATTEMPTED: { OUT_FOR_DELIVERY: ['staff'], PACKED: ['staff'], CANCELLED: ['staff'] },
  DELIVERED: {},
  CANCELLED: {},
};

/** The steps of a successful order, from placed to delivered. */
export const fulfilmentSteps = [
  'PLACED',
  'CONFIRMED',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
] as const satisfies readonly OrderStatus[];
export type FulfilmentStep = (typeof fulfilmentSteps)[number];

/** The last step that an order has reached; undefined before it is placed and once it is cancelled. */
export const lastFulfilmentStep = (status: OrderStatus): FulfilmentStep | undefined =>
  status === 'PICKING'
    ? 'CONFIRMED'
    : status === 'ATTEMPTED'
      ? 'OUT_FOR_DELIVERY'
      : fulfilmentSteps.find((step) => step === status);

/** What becomes of a line of an order cancelled after it was picked: back into stock, or waste. */
export const dispositions = ['RESTOCK', 'WASTE'] as const;
export type Disposition = (typeof dispositions)[number];

/** True from PICKING on: the items have left their place, and do not return to stock by themselves. */
export const isPicked = (status: OrderStatus): boolean =>
  status === 'PICKING' ||
  status === 'PACKED' ||
  status === 'OUT_FOR_DELIVERY' ||
  status === 'ATTEMPTED';

/** Nothing of the order is sold: it is not paid for yet, or cancelled. */
export const unsoldStatuses: readonly OrderStatus[] = ['PAYMENT_PENDING', 'CANCELLED'];

/** What the order reserved is still in its place, or with its picker. */
export const unpackedStatuses: readonly OrderStatus[] = [
  'PAYMENT_PENDING',
  'PLACED',
  'CONFIRMED',
  'PICKING',
];

/** In the shop, or with a rider who could not hand the order over: it may go out. */
export const dispatchableStatuses: readonly OrderStatus[] = ['PACKED', 'ATTEMPTED'];

/** Confirmed and in the shop: its bags may be counted. */
export const baggableStatuses: readonly OrderStatus[] = [
  'CONFIRMED',
  'PICKING',
  ...dispatchableStatuses,
];

/** With a rider, handed over or not. */
export const undeliveredStatuses: readonly OrderStatus[] = ['OUT_FOR_DELIVERY', 'ATTEMPTED'];

/** Statuses in which an order is in the shop, so that it may get another slot. */
export const reschedulableStatuses: readonly OrderStatus[] = [
  'PLACED',
  'CONFIRMED',
  'PICKING',
  'PACKED',
];

export const canTransition = (from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean =>
  orderTransitions[from][to]?.includes(actor) ?? false;

/** True for a status without further transitions. */
export const isFinal = (status: OrderStatus): boolean =>
  Object.keys(orderTransitions[status]).length === 0;
/** Statuses without further transitions. */
export const finalStatuses: readonly OrderStatus[] = orderStatuses.filter(isFinal);

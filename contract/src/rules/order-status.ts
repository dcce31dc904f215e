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
 * may cancel until the shop confirms (decision 0022). PICKING returns to CONFIRMED when the picker releases the
 * order. An order with a failed delivery (ATTEMPTED) goes out again or back to the shop (decision 0052).
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

/** True for a transition that takes an order back: released by its picker, or back in the shop. */
export const isStepBack = (from: OrderStatus, to: OrderStatus): boolean =>
  (from === 'PICKING' && to === 'CONFIRMED') || (from === 'ATTEMPTED' && to === 'PACKED');

/** The steps of a successful order, from placed to delivered. */
export const fulfilmentSteps = [
  'PLACED',
  'CONFIRMED',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
] as const satisfies readonly OrderStatus[];
export type FulfilmentStep = (typeof fulfilmentSteps)[number];

/** The last step that an order has reached; undefined before the order is placed and after it is cancelled. */
export const lastFulfilmentStep = (status: OrderStatus): FulfilmentStep | undefined =>
  status === 'PICKING'
    ? 'CONFIRMED'
    : status === 'ATTEMPTED'
      ? 'OUT_FOR_DELIVERY'
      : fulfilmentSteps.find((step) => step === status);

/** What happens to a line when its order is cancelled after picking: it returns to stock, or is waste. */
export const dispositions = ['RESTOCK', 'WASTE'] as const;
export type Disposition = (typeof dispositions)[number];

/** True from PICKING until delivery: the items have left their place, so a cancellation does not restock them. */
export const isPicked = (status: OrderStatus): boolean =>
  status === 'PICKING' ||
  status === 'PACKED' ||
  status === 'OUT_FOR_DELIVERY' ||
  status === 'ATTEMPTED';

/** Statuses of an order that is not a sale: not paid for yet, or cancelled. */
export const unsoldStatuses: readonly OrderStatus[] = ['PAYMENT_PENDING', 'CANCELLED'];

/** Statuses in which the reserved items are still at their place or with the picker, so that a count finds them. */
export const unpackedStatuses: readonly OrderStatus[] = [
  'PAYMENT_PENDING',
  'PLACED',
  'CONFIRMED',
  'PICKING',
];

/** Statuses from which an order may go out: packed in the shop, or with a rider after a failed delivery. */
export const dispatchableStatuses: readonly OrderStatus[] = ['PACKED', 'ATTEMPTED'];

/** Statuses in which the bags of an order may be counted. */
export const baggableStatuses: readonly OrderStatus[] = [
  'CONFIRMED',
  'PICKING',
  ...dispatchableStatuses,
];

/** Statuses of an order that is with a rider: on its way, or after a failed delivery. */
export const undeliveredStatuses: readonly OrderStatus[] = ['OUT_FOR_DELIVERY', 'ATTEMPTED'];

/** Statuses in which an order may get another slot, because it is still in the shop. */
export const reschedulableStatuses: readonly OrderStatus[] = [
  'PLACED',
  'CONFIRMED',
  'PICKING',
  'PACKED',
];

/** Statuses of an order whose items still have to be collected or cooked. */
export const statusesToPrepare: readonly OrderStatus[] = ['PLACED', 'CONFIRMED', 'PICKING'];

/** Statuses in which the shop has not confirmed an order, so that its customer may still cancel it. */
export const unconfirmedStatuses: readonly OrderStatus[] = ['PAYMENT_PENDING', 'PLACED'];

/** Statuses in which an order's amount may still grow: it has not left the shop with its invoice. */
export const chargeableStatuses: readonly OrderStatus[] = [
  'PAYMENT_PENDING',
  ...reschedulableStatuses,
];

/** Statuses of an order that is a stop of a round and not at its end. */
export const openStopStatuses: readonly OrderStatus[] = ['PACKED', ...undeliveredStatuses];

export const canTransition = (from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean =>
  orderTransitions[from][to]?.includes(actor) ?? false;

/** True for a status without further transitions. */
export const isFinal = (status: OrderStatus): boolean =>
  Object.keys(orderTransitions[status]).length === 0;
/** Statuses without further transitions. */
export const finalStatuses: readonly OrderStatus[] = orderStatuses.filter(isFinal);

import type { Department, Estimate, PlaceOrder } from '@sabuja/contract';

/** One order as it is asked for, word for word, and the lines of the cart that it takes out. */
export type OrderAsked = { department: Department; body: PlaceOrder; cartItems: number[] };

/**
 * What is known of one order. `waiting`: not asked for yet. `sent`: asked for, and not answered.
 * `lost`: asked for, and found not to have arrived. `refused`: answered with a refusal.
 */
export type Part = OrderAsked & { key: string; tries: number } & (
    | { state: 'waiting' | 'sent' | 'lost' | 'refused' }
    | { state: 'placed'; uid: string }
  );
export type PlacedPart = Extract<Part, { state: 'placed' }>;
/** An order that does not stand (yet). */
export type OpenPart = Exclude<Part, PlacedPart>;

type Basis = { customerUid: string; estimate: Estimate; same: boolean };
/** The orders of one checkout under way, with the estimate they were asked for on. */
export type Placing = Basis & { parts: Part[] };
export type Asked = Basis & { orders: readonly OrderAsked[] };

/** True for orders by ONLINE: placed, they still wait for their payment. */
export const isPaidOnline = ({ parts }: Placing): boolean =>
  parts.some((part) => part.body.payment_method === 'ONLINE');

const isPlaced = (part: Part): part is PlacedPart => part.state === 'placed';

export const placedParts = (placing: Placing): PlacedPart[] => placing.parts.filter(isPlaced);

export const openParts = (placing: Placing): OpenPart[] =>
  placing.parts.flatMap((part) => (isPlaced(part) ? [] : [part]));

/**
 * The same order, whatever estimate it names: a fresh estimate of the same changes nothing asked for.
 * An order takes its lines out of the cart, so the same goods in new lines are another order.
 */
export function isSameOrder(a: OrderAsked, b: OrderAsked): boolean {
  const text = ({ body: { estimation_id: _, ...asked }, cartItems }: OrderAsked) =>
    JSON.stringify([asked, cartItems]);
  return a.department === b.department && text(a) === text(b);
}

/** The open order that this one repeats: it is asked for word for word, with its key. */
const repeatOf = (placing: Placing | undefined, order: OrderAsked): OpenPart | undefined =>
  placing &&
  openParts(placing).find((part) => part.state !== 'refused' && isSameOrder(part, order));

/** True when pressing again needs no estimate: it repeats what was asked. */
export const isRepeat = (placing: Placing | undefined, orders: readonly OrderAsked[]): boolean =>
  orders.length > 0 && orders.every((order) => repeatOf(placing, order) !== undefined);

/**
 * What a press of the main button makes of what was under way. An order that stands stays beside the
 * one that failed; an unanswered one is repeated with its key; anything else gets a key of its own.
 */
export function nextPlacing(
  before: Placing | undefined,
  asked: Asked,
  newKey: () => string,
): Placing {
  const { orders, ...basis } = asked;
  const goesOn = before !== undefined && continues(before, orders);
  const parts = orders.map(
    (order): Part =>
      repeatOf(before, order) ?? { ...order, key: newKey(), tries: 0, state: 'waiting' },
  );
  return goesOn ? { ...before, parts: [...placedParts(before), ...parts] } : { ...basis, parts };
}

/** The orders asked for are those that were left over: their lines were part of that checkout. */
function continues(before: Placing, orders: readonly OrderAsked[]): boolean {
  const left = new Set(openParts(before).flatMap((part) => part.cartItems));
  return orders.every((order) => order.cartItems.some((item) => left.has(item)));
}

/** The part with this key in another state. */
export const withPart = (placing: Placing, key: string, change: (part: Part) => Part): Placing => ({
  ...placing,
  parts: placing.parts.map((part) => (part.key === key ? change(part) : part)),
});

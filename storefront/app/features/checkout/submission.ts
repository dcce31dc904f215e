import type { Department, Estimate, PlaceOrder } from '@sabuja/contract';

/** One order as it is asked for, word for word, and the lines of the cart that it takes out. */
export type OrderRequest = { department: Department; body: PlaceOrder; cartItems: number[] };

/**
 * What is known of one order. `waiting`: not asked for yet. `sent`: asked for, and not answered.
 * `lost`: asked for, and found not to have arrived. `refused`: answered with a refusal.
 */
export type SubmissionPart = OrderRequest & { key: string; tries: number } & (
    | { state: 'waiting' | 'sent' | 'lost' | 'refused' }
    | { state: 'placed'; uid: string }
  );
export type PlacedPart = Extract<SubmissionPart, { state: 'placed' }>;
/** An order that does not stand (yet). */
export type OpenPart = Exclude<SubmissionPart, PlacedPart>;

type SubmissionBasis = { customerUid: string; estimate: Estimate; same: boolean };
/** The orders of one checkout under way, with the estimate they were asked for on. */
export type Submission = SubmissionBasis & { parts: SubmissionPart[] };
export type SubmissionRequest = SubmissionBasis & { orders: readonly OrderRequest[] };

/** True for orders by ONLINE: placed, they still wait for their payment. */
export const isPaidOnline = ({ parts }: Submission): boolean =>
  parts.some((part) => part.body.payment_method === 'ONLINE');

const isPlaced = (part: SubmissionPart): part is PlacedPart => part.state === 'placed';

export const placedParts = (submission: Submission): PlacedPart[] =>
  submission.parts.filter(isPlaced);

export const openParts = (submission: Submission): OpenPart[] =>
  submission.parts.flatMap((part) => (isPlaced(part) ? [] : [part]));

/**
 * The same order, whatever estimate it names: a fresh estimate of the same changes nothing asked for.
 * An order takes its lines out of the cart, so the same goods in new lines are another order.
 */
export function isSameOrder(a: OrderRequest, b: OrderRequest): boolean {
  const serialize = ({ body: { estimation_id: _, ...request }, cartItems }: OrderRequest) =>
    JSON.stringify([request, cartItems]);
  return a.department === b.department && serialize(a) === serialize(b);
}

/** The open order that this one repeats: it is asked for word for word, with its key. */
const findRepeated = (
  submission: Submission | undefined,
  order: OrderRequest,
): OpenPart | undefined =>
  submission &&
  openParts(submission).find((part) => part.state !== 'refused' && isSameOrder(part, order));

/** True when pressing again needs no estimate: it repeats what was asked. */
export const isRepeat = (
  submission: Submission | undefined,
  orders: readonly OrderRequest[],
): boolean =>
  orders.length > 0 && orders.every((order) => findRepeated(submission, order) !== undefined);

/**
 * What a press of the main button makes of what was under way. An order that stands stays beside the
 * one that failed; an unanswered one is repeated with its key; anything else gets a key of its own.
 */
export function nextSubmission(
  previous: Submission | undefined,
  request: SubmissionRequest,
  newKey: () => string,
): Submission {
  const { orders, ...basis } = request;
  const isContinuation = previous !== undefined && continuesSubmission(previous, orders);
  const parts = orders.map(
    (order): SubmissionPart =>
      findRepeated(previous, order) ?? { ...order, key: newKey(), tries: 0, state: 'waiting' },
  );
  return isContinuation
    ? { ...previous, parts: [...placedParts(previous), ...parts] }
    : { ...basis, parts };
}

/** The orders asked for are those that were left over: their lines were part of that checkout. */
function continuesSubmission(previous: Submission, orders: readonly OrderRequest[]): boolean {
  const openItems = new Set(openParts(previous).flatMap((part) => part.cartItems));
  return orders.every((order) => order.cartItems.some((item) => openItems.has(item)));
}

/** The part with this key in another state. */
export const withPart = (
  submission: Submission,
  key: string,
  change: (part: SubmissionPart) => SubmissionPart,
): Submission => ({
  ...submission,
  parts: submission.parts.map((part) => (part.key === key ? change(part) : part)),
});

import type { Department, Estimate, PlaceOrder } from '@sabuja/contract';
import type { EstimatePart } from '@sabuja/contract/rules/estimate-parts';

/** One order's exact request body, and the ids of the cart lines it removes. */
export type OrderRequest = { department: Department; body: PlaceOrder; cartItems: number[] };

export type OrderBody = Omit<PlaceOrder, 'estimation_id'>;
/** An order without its estimate; `part` is the suffix that is appended to the estimate's id. */
export type OrderDraft = Omit<OrderRequest, 'body'> & { body: OrderBody; part: EstimatePart };

/**
 * State of one order. `waiting`: not sent yet. `sent`: sent, without a response. `lost`: sent,
 * but not placed by the server. `refused`: rejected.
 */
export type SubmissionPart = OrderRequest & { key: string; tries: number } & (
    | { state: 'waiting' | 'sent' | 'lost' | 'refused' }
    | { state: 'placed'; uid: string }
  );
export type PlacedPart = Extract<SubmissionPart, { state: 'placed' }>;
/** An order that is not placed (yet). */
export type OpenPart = Exclude<SubmissionPart, PlacedPart>;

type SubmissionBasis = { customerUid: string; estimate: Estimate };
/** The orders of one checkout in progress, with the estimate they are based on. */
export type Submission = SubmissionBasis & { parts: SubmissionPart[] };
export type SubmissionRequest = SubmissionBasis & { orders: readonly OrderDraft[] };

/** True for ONLINE orders: once placed, they still wait for their payment. */
export const isPaidOnline = ({ parts }: Submission): boolean =>
  parts.some((part) => part.body.payment_method === 'ONLINE');

const isPlaced = (part: SubmissionPart): part is PlacedPart => part.state === 'placed';

export const placedParts = (submission: Submission): PlacedPart[] =>
  submission.parts.filter(isPlaced);

export const openParts = (submission: Submission): OpenPart[] =>
  submission.parts.flatMap((part) => (isPlaced(part) ? [] : [part]));

/** True if some of its orders are placed and others are not. */
export const isPartlyPlaced = (submission: Submission): boolean =>
  placedParts(submission).length > 0 && openParts(submission).length > 0;

/**
 * True if the request is for this order, regardless of the estimate: a new estimate of the same
 * input changes nothing. Placing an order removes its cart lines, so the same items in new lines
 * are another order.
 */
function isSameOrder(request: OrderRequest, order: OrderDraft): boolean {
  const { estimation_id: _, ...body } = request.body;
  return (
    request.department === order.department &&
    JSON.stringify([body, request.cartItems]) === JSON.stringify([order.body, order.cartItems])
  );
}

/** The open order that this request repeats: it is sent again unchanged with its key. */
const findRepeated = (
  submission: Submission | undefined,
  order: OrderDraft,
): OpenPart | undefined =>
  submission &&
  openParts(submission).find((part) => part.state !== 'refused' && isSameOrder(part, order));

/** True if submitting repeats the previous requests, which needs no new estimate. */
export const isRepeat = (
  submission: Submission | undefined,
  orders: readonly OrderDraft[],
): boolean =>
  orders.length > 0 && orders.every((order) => findRepeated(submission, order) !== undefined);

/**
 * The next submission when the main button is pressed. A placed order is retained beside the failed
 * one; an order without a response is repeated with its key; any other order gets a new key.
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
      findRepeated(previous, order) ?? {
        ...toRequest(order, basis.estimate),
        key: newKey(),
        tries: 0,
        state: 'waiting',
      },
  );
  return isContinuation
    ? { ...previous, parts: [...placedParts(previous), ...parts] }
    : { ...basis, parts };
}

const toRequest = (
  { department, body, cartItems, part }: OrderDraft,
  { estimation_id }: Estimate,
): OrderRequest => ({
  department,
  body: { ...body, estimation_id: `${estimation_id}${part}` },
  cartItems,
});

/**
 * True if the orders are the remaining ones of the previous submission: their lines were part of
 * it.
 */
function continuesSubmission(previous: Submission, orders: readonly OrderDraft[]): boolean {
  const openItems = new Set(openParts(previous).flatMap((part) => part.cartItems));
  return orders.every((order) => order.cartItems.some((item) => openItems.has(item)));
}

/** Returns the submission with the part of this key changed. */
export const withPart = (
  submission: Submission,
  key: string,
  change: (part: SubmissionPart) => SubmissionPart,
): Submission => ({
  ...submission,
  parts: submission.parts.map((part) => (part.key === key ? change(part) : part)),
});

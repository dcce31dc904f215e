import type { OrderStatus } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { seconds } from '@sabuja/kit';
import type { OrderRequest } from './submission.ts';

export type Outcome = { state: 'placed'; uid: string } | { state: 'lost' };

const RETRY_DELAY = seconds(2);
const waitBeforeRetry = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_DELAY));
const LOST: Outcome = { state: 'lost' };

/**
 * Determines whether an order whose response was lost was placed. Placing an order removes its
 * lines from the cart; if they are still there after a second look, it was not placed.
 */
export async function findOutcome(
  api: Client,
  userUid: string,
  order: OrderRequest,
  wait: () => Promise<void> = waitBeforeRetry,
): Promise<Outcome> {
  if (order.body.payment_method === 'ONLINE') return findUnpaidOrder(api, userUid, order, wait);
  if (await isInCart(api, order)) {
    await wait();
    if (await isInCart(api, order)) return LOST;
  }
  return findMatchingOrder(api, userUid, order, (status) => status !== 'CANCELLED');
}

/**
 * ONLINE orders leave the cart unchanged until paid, so the customer's orders are searched instead.
 */
async function findUnpaidOrder(
  api: Client,
  userUid: string,
  order: OrderRequest,
  wait: () => Promise<void>,
): Promise<Outcome> {
  const findPending = () =>
    findMatchingOrder(api, userUid, order, (status) => status === 'PAYMENT_PENDING');
  const found = await findPending();
  if (found.state === 'placed') return found;
  await wait();
  return findPending();
}

async function findMatchingOrder(
  api: Client,
  userUid: string,
  { department, body }: OrderRequest,
  hasExpectedStatus: (status: OrderStatus) => boolean,
): Promise<Outcome> {
  const { results } = await api('GET /api/v1/orders/user/{uid}/', {
    params: { uid: userUid },
    query: { page: 1, limit: 5 },
  });
  const found = results.find(
    (one) =>
      one.department === department &&
      one.expected_delivery_date === body.delivery_date &&
      hasExpectedStatus(one.o_status),
  );
  return found === undefined ? LOST : { state: 'placed', uid: found.uid };
}

async function isInCart(api: Client, { cartItems }: OrderRequest): Promise<boolean> {
  const { items } = await api('GET /api/v1/cart/');
  return items.some((item) => cartItems.includes(item.cart_item_id));
}

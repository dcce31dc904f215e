import type { OrderStatus } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { seconds } from '@sabuja/kit';
import type { OrderAsked } from './placing.ts';

export type Outcome = { state: 'placed'; uid: string } | { state: 'lost' };

const lookAgainAfter = seconds(2);
const pause = () => new Promise<void>((done) => setTimeout(done, lookAgainAfter));
const lost: Outcome = { state: 'lost' };

/**
 * Whether an order whose answer never came was placed. An order takes its lines out of the cart as it
 * is placed; when they are still there, a moment later too, there is none.
 */
export async function findOutcome(
  api: Client,
  userUid: string,
  order: OrderAsked,
  wait: () => Promise<void> = pause,
): Promise<Outcome> {
  if (order.body.payment_method === 'ONLINE') return findUnpaid(api, userUid, order, wait);
  if (await isInCart(api, order)) {
    await wait();
    if (await isInCart(api, order)) return lost;
  }
  return newestLike(api, userUid, order, (status) => status !== 'CANCELLED');
}

/** An order by ONLINE leaves the cart as it is until it is paid: it is looked for among the orders. */
async function findUnpaid(
  api: Client,
  userUid: string,
  order: OrderAsked,
  wait: () => Promise<void>,
): Promise<Outcome> {
  const look = () => newestLike(api, userUid, order, (status) => status === 'PAYMENT_PENDING');
  const found = await look();
  if (found.state === 'placed') return found;
  await wait();
  return look();
}

async function newestLike(
  api: Client,
  userUid: string,
  { department, body }: OrderAsked,
  counts: (status: OrderStatus) => boolean,
): Promise<Outcome> {
  const { results } = await api('GET /api/v1/orders/user/{uid}/', {
    params: { uid: userUid },
    query: { page: 1, limit: 5 },
  });
  const found = results.find(
    (one) =>
      one.department === department &&
      one.expected_delivery_date === body.delivery_date &&
      counts(one.o_status),
  );
  return found === undefined ? lost : { state: 'placed', uid: found.uid };
}

async function isInCart(api: Client, { cartItems }: OrderAsked): Promise<boolean> {
  const { items } = await api('GET /api/v1/cart/');
  return items.some((item) => cartItems.includes(item.cart_item_id));
}

import type { Order } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { seconds, sumPaise, toPaise } from '@sabuja/kit';
import { type NotPaid, type PayParts, pay } from './pay.ts';
import type { Payer } from './sheet.ts';

/**
 * How the payment of orders ended. `confirming`: money may have come, and the shop does not know yet.
 * `not-paid`: none came; orders that were given up are cancelled, others go on waiting.
 */
export type OrdersEnd =
  | { end: 'paid' }
  | { end: 'confirming' | 'not-paid' | 'goes-back'; reason: NotPaid };

export type OrdersToPay = {
  uids: readonly string[];
  payer: Payer;
  /** Whether the orders are given up when they are not paid now, or go on waiting. */
  giveUp: boolean;
};

const lookEvery = seconds(5);

/**
 * Pays orders that wait for it with one payment. What the page heard is only a hint: how it ended is
 * what the shop says of the orders afterwards, who has asked the provider (S4h.1).
 */
export async function payOrders(parts: PayParts, wanted: OrdersToPay): Promise<OrdersEnd> {
  const { api } = parts;
  const { payer, giveUp } = wanted;
  const waiting = (await readOrders(api, wanted.uids)).filter(waits);
  if (waiting.length === 0) return { end: 'paid' };
  const orderUids = waiting.map((order) => order.uid);
  const amount = sumPaise(waiting.map((order) => toPaise(order.final_amount)));
  const bill = { purpose: 'ORDER', amount, orderUids, payer } as const;
  const end = await pay(parts, bill, (close) => lookMeanwhile(parts, orderUids, close));
  if (end.why === 'paid') {
    // The shop knows already; the page says so all the same, as agreed.
    await hintAll(api, orderUids, '1', end.paymentId);
    return { end: 'paid' };
  }
  const reason: NotPaid = end.why === 'closed' ? { why: 'not-completed' } : end;
  if (reason.why === 'goes-back') return { end: 'goes-back', reason };
  const hint = end.why === 'closed' || !giveUp ? '0' : '2';
  const known = await hintAll(api, orderUids, hint);
  if (known === undefined || (giveUp && known.some(waits))) return { end: 'confirming', reason };
  return known.every(isPaid) ? { end: 'paid' } : { end: 'not-paid', reason };
}

/** Gives up orders that nobody is going to pay; the shop releases them by itself where this is lost. */
export const giveUpOrders = (api: Client, uids: readonly string[]) => hintAll(api, uids, '2');

/** Asks how the payment of an order stands; the shop asks the provider. */
export const askHowPaid = (api: Client, uid: string) => hintAll(api, [uid], '0');

const waits = (order: Order): boolean => order.o_status === 'PAYMENT_PENDING';
const isPaid = (order: Order): boolean => order.payment_status === 1;

const readOrders = (api: Client, uids: readonly string[]): Promise<Order[]> =>
  Promise.all(uids.map((orderId) => api('GET /api/v1/orders/{orderId}/', { params: { orderId } })));

/** The orders as the shop knows them then; undefined when it could not be reached. */
async function hintAll(
  api: Client,
  uids: readonly string[],
  raz_pay_status: '0' | '1' | '2',
  payment_id?: string,
): Promise<Order[] | undefined> {
  try {
    const orders: Order[] = [];
    for (const uid of uids) {
      const form = { raz_pay_status, ...(payment_id !== undefined && { payment_id }) };
      orders.push(await api('PATCH /api/v1/orders/{uid}/', { params: { uid }, form }));
    }
    return orders;
  } catch {
    return undefined;
  }
}

/** Closes the sheet once the orders wait no more: the app paid them, and the sheet never heard. */
function lookMeanwhile(
  { api, wait }: PayParts,
  uids: readonly string[],
  close: () => void,
): () => void {
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      await wait(lookEvery);
      if (isOver) return;
      const orders = await readOrders(api, uids).catch(() => []);
      if (orders.length > 0 && !orders.some(waits)) return close();
    }
  };
  void look();
  return () => {
    isOver = true;
  };
}

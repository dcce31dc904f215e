import type { Order } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { seconds, sumPaise, toPaise } from '@sabuja/kit';
import { type PaymentDeps, type PaymentFailure, pay } from './pay.ts';
import type { Payer } from './sheet.ts';

/**
 * Result of paying orders. `confirming`: money may have been received, but the server does not know
 * yet. `not-paid`: no money was received; abandoned orders are cancelled, others keep waiting.
 * `goes-back`: the server returns the received money.
 */
export type OrdersPaymentResult =
  | { outcome: 'paid' }
  | { outcome: 'confirming' | 'not-paid' | 'goes-back'; failure: PaymentFailure };

export type OrdersPaymentRequest = {
  uids: readonly string[];
  payer: Payer;
  /** Whether unpaid orders are abandoned or keep waiting. */
  abandonUnpaid: boolean;
};

const POLL_INTERVAL = seconds(5);

/**
 * Pays waiting orders with one payment. The sheet's callback is only a hint: the result is the
 * orders' status from the server, which asks the provider (S4h.1).
 */
export async function payOrders(
  deps: PaymentDeps,
  request: OrdersPaymentRequest,
): Promise<OrdersPaymentResult> {
  const { api } = deps;
  const { payer, abandonUnpaid } = request;
  const unpaidOrders = (await fetchOrders(api, request.uids)).filter(isAwaitingPayment);
  if (unpaidOrders.length === 0) return { outcome: 'paid' };
  const orderUids = unpaidOrders.map((order) => order.uid);
  const amount = sumPaise(unpaidOrders.map((order) => toPaise(order.final_amount)));
  const payment = { purpose: 'ORDER', amount, orderUids, payer } as const;
  const result = await pay(deps, payment, (close) => pollUntilPaid(deps, orderUids, close));
  if (result.reason === 'paid') {
    // The server already knows of the payment, but the hint is sent as specified (S7f.3).
    await sendPaymentHints(api, orderUids, '1', result.paymentId);
    return { outcome: 'paid' };
  }
  const failure: PaymentFailure = result.reason === 'closed' ? { reason: 'not-completed' } : result;
  if (failure.reason === 'goes-back') return { outcome: 'goes-back', failure };
  const hint = result.reason === 'closed' || !abandonUnpaid ? '0' : '2';
  const updatedOrders = await sendPaymentHints(api, orderUids, hint);
  if (updatedOrders === undefined || (abandonUnpaid && updatedOrders.some(isAwaitingPayment)))
    return { outcome: 'confirming', failure };
  return updatedOrders.every(isPaid) ? { outcome: 'paid' } : { outcome: 'not-paid', failure };
}

/**
 * Abandons orders that will not be paid; if this request is lost, the server releases them after a
 * timeout.
 */
export const abandonOrders = (api: Client, uids: readonly string[]) =>
  sendPaymentHints(api, uids, '2');

/** Requests the payment status of an order; the server asks the provider. */
export const refreshPaymentStatus = (api: Client, uid: string) => sendPaymentHints(api, [uid], '0');

const isAwaitingPayment = (order: Order): boolean => order.o_status === 'PAYMENT_PENDING';
const isPaid = (order: Order): boolean => order.payment_status === 1;

const fetchOrders = (api: Client, uids: readonly string[]): Promise<Order[]> =>
  Promise.all(uids.map((orderId) => api('GET /api/v1/orders/{orderId}/', { params: { orderId } })));

/**
 * Sends payment hints and returns the orders as the server knows them afterwards; undefined if it
 * is unreachable.
 */
async function sendPaymentHints(
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

/**
 * Closes the sheet once the orders no longer wait: a UPI app may pay them without the sheet
 * noticing.
 */
function pollUntilPaid(
  { api, wait }: PaymentDeps,
  uids: readonly string[],
  close: () => void,
): () => void {
  let isStopped = false;
  const poll = async () => {
    while (!isStopped) {
      await wait(POLL_INTERVAL);
      if (isStopped) return;
      const orders = await fetchOrders(api, uids).catch(() => []);
      if (orders.length > 0 && !orders.some(isAwaitingPayment)) return close();
    }
  };
  void poll();
  return () => {
    isStopped = true;
  };
}

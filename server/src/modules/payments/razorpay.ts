import { isFailure } from '@sabuja/kit';
import type { PaymentProvider } from './provider.ts';
import {
  type Manners,
  type RazorpaySettings,
  razorpayHttp,
  usualManners,
} from './razorpay-http.ts';
import { readEvent, readListOf, readOrder, readPayment, readRefund } from './razorpay-shapes.ts';
import { isSigned } from './signatures.ts';

const readOrders = readListOf(readOrder);
const readPayments = readListOf(readPayment);
const readRefunds = readListOf(readRefund);
/** The longest list that one call gives. */
const wholeList = 'count=100';

/** Razorpay behind the port, by its REST API of version 1. */
export function createRazorpay(
  settings: RazorpaySettings,
  manners: Manners = usualManners,
): PaymentProvider {
  const send = razorpayHttp(settings, manners);
  return {
    checkout: { keyId: settings.keyId, scriptUrl: settings.checkoutUrl },
    createOrder: ({ amount, receipt, notes = {} }) => {
      const body = { amount, currency: 'INR', receipt, notes, payment_capture: true };
      return send({ path: '/orders', body }, readOrder);
    },
    findOrder: (orderId) => send({ path: `/orders/${at(orderId)}` }, readOrder),
    findOrderByReceipt: async (receipt) => {
      const found = await send({ path: `/orders?receipt=${at(receipt)}` }, readOrders);
      return isFailure(found) ? found : found.find((order) => order.receipt === receipt);
    },
    paymentsOf: (orderId) => send({ path: `/orders/${at(orderId)}/payments` }, readPayments),
    findPayment: (paymentId) => send({ path: `/payments/${at(paymentId)}` }, readPayment),
    capture: ({ paymentId, amount }) => {
      const body = { amount, currency: 'INR' };
      return send({ path: `/payments/${at(paymentId)}/capture`, body }, readPayment);
    },
    refund: ({ paymentId, amount, key, notes = {} }) => {
      const body = { amount, speed: 'normal', notes };
      const path = `/payments/${at(paymentId)}/refund`;
      return send({ path, body, idempotencyKey: key }, readRefund);
    },
    refundsOf: (paymentId) =>
      send({ path: `/payments/${at(paymentId)}/refunds?${wholeList}` }, readRefunds),
    isCallbackSigned: ({ orderId, paymentId, signature }) =>
      isSigned(settings.keySecret, `${orderId}|${paymentId}`, signature),
    isWebhookSigned: (rawBody, signature) =>
      signature !== undefined && isSigned(settings.webhookSecret, rawBody, signature),
    readEvent,
  };
}

const at = encodeURIComponent;

import { isFailure } from '@sabuja/kit';
import type { PaymentProvider, ProviderRefund, ProviderResult } from '../../provider.ts';
import { checkoutHostsOf } from './checkout-hosts.ts';
import { parseListOf, parseOrder, parsePayment, parseRefund, REFUND_KEY_NOTE } from './entities.ts';
import { defaultRetryPolicy, type RetryPolicy, razorpayHttp } from './http.ts';
import { createLinks, isLinkId, listLinkPayments } from './links.ts';
import type { RazorpaySettings } from './settings.ts';
import { createSettlementReports } from './settlements.ts';
import { isSigned } from './signatures.ts';
import { isWebhookSigned, parseWebhook, webhookIdOf } from './webhooks.ts';

const parseOrders = parseListOf(parseOrder);
const parsePayments = parseListOf(parsePayment);
const parseRefunds = parseListOf(parseRefund);
/** The maximum page size of the API. */
const MAX_PAGE_QUERY = 'count=100';

const wasRequestedOtherwise = (result: ProviderResult<ProviderRefund>): boolean =>
  isFailure(result) &&
  result.code === 'PROVIDER_REFUSED' &&
  result.details.reason === 'KEY_OF_ANOTHER_REFUND';

/** Implements the provider port with Razorpay's REST API, version 1. */
export function createRazorpay(
  settings: RazorpaySettings,
  retryPolicy: RetryPolicy = defaultRetryPolicy,
): PaymentProvider {
  const send = razorpayHttp(settings, retryPolicy);
  return {
    name: 'razorpay',
    label: 'Razorpay',
    mode: settings.keyId.startsWith('rzp_live_') ? 'live' : 'test',
    checkKeys: async () => {
      const found = await send({ path: '/orders?count=1' }, parseOrders);
      return isFailure(found) ? found : true;
    },
    checkout: {
      keyId: settings.keyId,
      scriptUrl: settings.checkoutUrl,
      hosts: checkoutHostsOf(settings.checkoutUrl),
    },
    createOrder: ({ amount, receipt, notes = {} }) => {
      const body = { amount, currency: 'INR', receipt, notes, payment_capture: true };
      return send({ path: '/orders', body }, parseOrder);
    },
    findOrder: (orderId) => send({ path: `/orders/${encode(orderId)}` }, parseOrder),
    findOrderByReceipt: async (receipt) => {
      const found = await send({ path: `/orders?receipt=${encode(receipt)}` }, parseOrders);
      return isFailure(found) ? found : found.find((order) => order.receipt === receipt);
    },
    links: createLinks(send),
    settlements: createSettlementReports(send),
    listPayments: (orderId) =>
      isLinkId(orderId)
        ? listLinkPayments(send, orderId)
        : send({ path: `/orders/${encode(orderId)}/payments` }, parsePayments),
    findPayment: (paymentId) => send({ path: `/payments/${encode(paymentId)}` }, parsePayment),
    capture: ({ paymentId, amount }) => {
      const body = { amount, currency: 'INR' };
      return send({ path: `/payments/${encode(paymentId)}/capture`, body }, parsePayment);
    },
    refund: async ({ paymentId, amount, key }) => {
      const path = `/payments/${encode(paymentId)}/refund`;
      const request = (notes: Record<string, string>) =>
        send({ path, body: { amount, speed: 'normal', notes }, idempotencyKey: key }, parseRefund);
      const result = await request({ [REFUND_KEY_NOTE]: key });
      // Servers of an earlier release requested the refund without a note.
      return wasRequestedOtherwise(result) ? request({}) : result;
    },
    listRefunds: (paymentId) =>
      send({ path: `/payments/${encode(paymentId)}/refunds?${MAX_PAGE_QUERY}` }, parseRefunds),
    isCallbackSigned: ({ orderId, paymentId, signature }) =>
      isSigned(settings.keySecret, `${orderId}|${paymentId}`, signature),
    isWebhookSigned: (webhook) => isWebhookSigned(settings.webhookSecret, webhook),
    webhookIdOf,
    parseWebhook,
  };
}

const encode = encodeURIComponent;

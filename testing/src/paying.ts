import { randomUUID } from 'node:crypto';
import type { OrderLine, PlaceOrder } from '@sabuja/contract';
import { seconds, toPaise } from '@sabuja/kit';
import {
  buildDisputeWebhook,
  deriveKeys,
  type ReportedDispute,
  SandboxControl,
} from '@sabuja/sandbox-razorpay/control';
import { saveSetting } from '@sabuja/server/modules/content';
import { expect } from 'vitest';
import { setUpSellableShop, type TestCustomer } from './builders.ts';
import { createOrder, readOrder } from './ordering.ts';
import { openTestShop, TEST_SECRET, type TestShop } from './test-shop.ts';

/** The keys of the provider's sandbox, which derives them from the secret of the test shop. */
export const sandboxKeys = deriveKeys(TEST_SECRET);

/** Opens a shop on its own port that accepts ONLINE; returns it with a control client of the provider's sandbox. */
export async function openShopWithPayments(): Promise<{
  shop: TestShop;
  category: { categoryId: number; subcategoryId: number };
  sandbox: SandboxControl;
  address: string;
}> {
  const shop = await openTestShop();
  const category = await setUpSellableShop(shop);
  await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,WALLET,ONLINE');
  const address = await shop.app.listen();
  return {
    shop,
    category,
    sandbox: new SandboxControl(`${address}/sandbox/razorpay`),
    address,
  };
}

/** Creates an order with ONLINE payment that waits for it; returns its uid and its amount in paise. */
export async function createUnpaidOrder(
  customer: TestCustomer,
  items: OrderLine[],
  overrides: Partial<PlaceOrder> = {},
): Promise<{ uid: string; amount: number }> {
  const uid = await createOrder(customer, items, { payment_method: 'ONLINE', ...overrides });
  const { final_amount } = await readOrder(customer, uid);
  return { uid, amount: toPaise(final_amount) };
}

/** Requests a provider order with which to pay shop orders, as the checkout page does. */
export const requestPayment = (
  { api }: Pick<TestCustomer, 'api'>,
  amount: number,
  order_uids?: string[],
  subscription_id?: number,
  subscription_version?: number,
) =>
  api('POST /api/v1/payment/create', {
    body: {
      amount,
      currency: 'INR',
      receipt: 'r',
      payment_capture: 1,
      ...(order_uids && { order_uids }),
      ...(subscription_id && { subscription_id }),
      ...(subscription_version && { subscription_version }),
    },
  });

export type Callback = { payment_id: string; order_id: string; signature: string };

/** Pays a provider order in the sandbox; returns the callback data that the page receives. */
export async function payInSandbox(
  sandbox: SandboxControl,
  providerOrderId: string,
  outcome: 'upi' | 'card' | 'twice' = 'upi',
): Promise<Callback> {
  const result = await sandbox.pay(providerOrderId, outcome);
  if (result.reported !== 'success')
    return expect.fail(`the page reported ${JSON.stringify(result)}`);
  const { response } = result;
  return {
    payment_id: response.razorpay_payment_id,
    order_id: response.razorpay_order_id,
    signature: response.razorpay_signature,
  };
}

/** Sends the provider's callback data to the shop, as the page does. */
export const verifyPayment = (
  { api }: Pick<TestCustomer, 'api'>,
  callback: Callback,
  amount: number,
  payment_type: 'ORDER' | 'WALLET' = 'ORDER',
) =>
  api('POST /api/v1/payment/verify', {
    body: { ...callback, amount, payment_type, payment_sub_type: 'online' },
  });

/** Sends the provider's webhook about a dispute; `sentAt` is when the provider created it. */
export async function reportDispute(
  { app, clock }: TestShop,
  dispute: ReportedDispute,
  sentAt = clock.now(),
): Promise<void> {
  const { body, headers } = buildDisputeWebhook(dispute, {
    createdAt: Math.floor(sentAt.getTime() / 1000),
    eventId: `evt_${randomUUID()}`,
    webhookSecret: sandboxKeys.webhookSecret,
  });
  const url = '/api/v1/payment/webhook';
  const { statusCode } = await app.http.inject({ method: 'POST', url, headers, payload: body });
  expect(statusCode).toBe(200);
}

/** Sends the page's hint of how a payment ended. */
export const sendPaymentHint = (
  { api }: Pick<TestCustomer, 'api'>,
  uid: string,
  raz_pay_status: '0' | '1' | '2',
  payment_id?: string,
) =>
  api('PATCH /api/v1/orders/{uid}/', {
    params: { uid },
    form: { raz_pay_status, ...(payment_id && { payment_id }) },
  });

/** Polls for the effects of background jobs, for long enough on a busy machine (30 s). */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: seconds(30) });

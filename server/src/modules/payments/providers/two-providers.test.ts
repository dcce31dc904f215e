import { fail, isFailure, minutes } from '@sabuja/kit';
import {
  cancelOrder,
  createStock,
  createUnpaidOrder,
  groceryLine,
  payInSandbox,
  useCustomer,
  useShopWithPayments,
} from '@sabuja/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findOrder } from '../../orders/order-views.ts';
import { captureAndApply } from '../capture-and-apply.ts';
import { checkPendingRefunds } from '../check-pending-refunds.ts';
import { createPayment } from '../create-payment.ts';
import type { PaymentDeps } from '../deps.ts';
import type {
  PaymentProvider,
  ProviderPayment,
  ProviderRefund,
  ProviderResult,
} from '../provider.ts';
import { unavailable } from '../provider-failures.ts';
import { processWebhook, receiveWebhook } from '../receive-webhook.ts';
import { reconcileDueAttempts } from '../reconcile-due-attempts.ts';
import { sendRefund } from '../send-refund.ts';
import { verifyPayment } from '../verify-payment.ts';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);
beforeAll(async () => {
  await sandbox.changeMode({ webhooks: { held: true } });
});

let count = 0;
const newId = (kind: string) => `mpay_${kind}_${++count}`;

/** A second provider in memory, with its own format of ids, signatures, headers and bodies. */
function createMemoryProvider() {
  const now = () => shop.clock.now();
  const payments: ProviderPayment[] = [];
  const refunds: ProviderRefund[] = [];
  /** The ids of the orders and payments that the shop requested. */
  const requests: string[] = [];
  const captures: string[] = [];
  const findPayment = (id: string): ProviderResult<ProviderPayment> =>
    payments.find((payment) => payment.id === id) ??
    fail('PROVIDER_REFUSED', { reason: 'UNKNOWN_ID', message: 'unknown', field: undefined });
  const provider: PaymentProvider = {
    name: 'memorypay',
    label: 'MemoryPay',
    mode: 'test',
    checkKeys: async () => true,
    checkout: {
      keyId: 'merchant-7',
      scriptUrl: 'https://memorypay.example/c.js',
      hosts: undefined,
    },
    createOrder: async ({ amount, receipt }) => ({
      ...{ id: newId('order'), amount, amountPaid: 0, currency: 'INR', receipt },
      ...{ status: 'created', createdAt: now() },
    }),
    findOrder: async () => unavailable('not needed', false),
    findOrderByReceipt: async () => undefined,
    listPayments: async (orderId) => {
      requests.push(orderId);
      return payments.filter((payment) => payment.orderId === orderId);
    },
    findPayment: async (id) => findPayment(id),
    capture: async ({ paymentId }) => {
      captures.push(paymentId);
      return findPayment(paymentId);
    },
    refund: async ({ paymentId, amount, key }) => {
      const refund: ProviderRefund = {
        ...{ id: newId('refund'), key, paymentId, amount, currency: 'INR', status: 'pending' },
        ...{ bankReference: undefined, createdAt: now() },
      };
      refunds.push(refund);
      return refund;
    },
    listRefunds: async (paymentId) => {
      requests.push(paymentId);
      return refunds
        .filter((refund) => refund.paymentId === paymentId)
        .map((refund) => ({ ...refund, status: 'processed', bankReference: 'ref-1' }));
    },
    isCallbackSigned: ({ orderId, paymentId, signature }) =>
      signature === `memory signs ${orderId} ${paymentId}`,
    isWebhookSigned: ({ header }) => header('x-memory-seal') === 'memory signs',
    webhookIdOf: ({ header }) => header('x-memory-id'),
    parseWebhook: (body) => ({ createdAt: now(), events: JSON.parse(body.toString()) }),
  };
  /** Pays an order of this provider; returns what the page receives. */
  const pay = (orderId: string, amount: number, id = newId('payment')) => {
    payments.push({
      ...{ id, orderId, amount, amountRefunded: 0, currency: 'INR', status: 'captured' },
      ...{ method: 'upi', failure: undefined, createdAt: now() },
    });
    return { orderId, paymentId: id, signature: `memory signs ${orderId} ${id}` };
  };
  return { provider, payments, refunds, requests, captures, pay };
}

let memory: ReturnType<typeof createMemoryProvider>;
let razorpay: PaymentProvider;
/** The shop before and after it changed to the second provider, and without settings of the first. */
let before: PaymentDeps;
let switched: PaymentDeps;
let alone: PaymentDeps;
beforeEach(() => {
  memory = createMemoryProvider();
  before = shop.app.payments;
  razorpay = before.providers[0] ?? expect.fail('the shop has a provider');
  switched = { ...before, providers: [memory.provider, razorpay] };
  alone = { ...before, providers: [memory.provider] };
});

const createBagOrder = async () =>
  createUnpaidOrder(customer, [groceryLine(await createStock(shop, category, { cost: 75 }))]);
/** Creates an order (unless one is given) and requests a payment for it as a page does. */
async function requestPayment(deps: PaymentDeps, existing?: { uid: string; amount: number }) {
  const { uid, amount } = existing ?? (await createBagOrder());
  const request = { amount, receipt: 'r', orderUids: [uid] };
  const created = await createPayment(deps, customer.id, request);
  if (isFailure(created)) return expect.fail(created.code);
  return { ...created, uid };
}
type Requested = Awaited<ReturnType<typeof requestPayment>>;
const verify = (
  deps: PaymentDeps,
  { amount }: Requested,
  callback: { orderId: string; paymentId: string; signature: string },
) => verifyPayment(deps, customer.id, { ...callback, amount, purpose: 'ORDER' });
/** Pays an order of the first provider; returns what the page receives. */
async function payFirst({ id }: Requested) {
  const callback = await payInSandbox(sandbox, id);
  const { order_id: orderId, payment_id: paymentId, signature } = callback;
  return { orderId, paymentId, signature };
}
const status = async (uid: string) => {
  const owner = { customerId: customer.id, customerUid: customer.uid };
  return (await findOrder(shop.app.db, owner, uid, 'en'))?.o_status;
};
const readRefund = (uid: string) =>
  shop.app.db
    .selectFrom('payments.refunds')
    .select(['id', 'payment_id', 'state'])
    .where('order_uid', '=', uid)
    .executeTakeFirstOrThrow();

describe('after a change of the provider', () => {
  test('new payments go to the new one, and each verifies what it took', async () => {
    const old = await requestPayment(before);
    const next = await requestPayment(switched);
    expect(next).toMatchObject({ provider: 'memorypay', key: 'merchant-7' });
    const oldCallback = await payFirst(old);
    const nextCallback = memory.pay(next.id, next.amount);
    const forged = { ...nextCallback, signature: oldCallback.signature };
    expect(await verify(switched, next, forged)).toMatchObject({ code: 'NOT_VERIFIED' });
    expect(await verify(switched, old, oldCallback)).toEqual({ status: 'success' });
    expect(await verify(switched, next, nextCallback)).toEqual({ status: 'success' });
    expect([await status(old.uid), await status(next.uid)]).toEqual(['PLACED', 'PLACED']);
  });

  test('an order whose payment was requested before is paid with the one that has its order', async () => {
    const old = await requestPayment(before);
    const again = await requestPayment(switched, { uid: old.uid, amount: old.amount });
    expect(again).toMatchObject({ id: old.id, provider: 'razorpay', key: razorpay.checkout.keyId });
  });

  test('refunds are sent and checked where the payment was made', async () => {
    const [old, next] = [await requestPayment(before), await requestPayment(switched)];
    const oldCallback = await payFirst(old);
    await sandbox.changeMode({ refunds: 'pending' });
    await verify(switched, old, oldCallback);
    const nextCallback = memory.pay(next.id, next.amount);
    await verify(switched, next, nextCallback);
    for (const { uid } of [old, next]) {
      await cancelOrder(customer, uid);
      await sendRefund(switched, (await readRefund(uid)).id);
    }
    expect(memory.refunds).toEqual([
      expect.objectContaining({ paymentId: nextCallback.paymentId, amount: next.amount }),
    ]);
    expect(await razorpay.listRefunds(oldCallback.paymentId)).toEqual([
      expect.objectContaining({ amount: old.amount }),
    ]);
    await checkPendingRefunds(switched);
    expect(memory.requests).toEqual([nextCallback.paymentId]);
    expect((await readRefund(next.uid)).state).toBe('PROCESSED');
    expect((await readRefund(old.uid)).state).toBe('PENDING');
  });

  test('each is asked about its own payments; one that does not respond holds up no other', async () => {
    const [old, next] = [await requestPayment(before), await requestPayment(switched)];
    await payFirst(old);
    memory.pay(next.id, next.amount);
    shop.clock.advance(minutes(20));
    const listPayments = async () => unavailable('timed out', false);
    const silent = { ...memory.provider, listPayments };
    await reconcileDueAttempts({ ...before, providers: [silent, razorpay] });
    expect([await status(old.uid), await status(next.uid)]).toEqual(['PLACED', 'PAYMENT_PENDING']);
    shop.clock.advance(minutes(2));
    await reconcileDueAttempts(switched);
    expect(await status(next.uid)).toBe('PLACED');
    expect(memory.requests).toEqual([next.id]);
  });

  test('without settings of the old one its refunds wait, and its payments are not verified', async () => {
    const [paid, open] = [await requestPayment(before), await requestPayment(before)];
    await verify(before, paid, await payFirst(paid));
    await cancelOrder(customer, paid.uid);
    const openCallback = await payFirst(open);
    expect(await verify(alone, open, openCallback)).toMatchObject({ code: 'ONLINE_OFF' });
    const { id } = await readRefund(paid.uid);
    await shop.app.db
      .updateTable('payments.refunds')
      .set({ state: 'WAITING', provider_refund_id: null })
      .where('id', '=', id)
      .execute();
    await expect(sendRefund(alone, id)).rejects.toThrow('no settings of razorpay');
    expect(memory.refunds).toEqual([]);
    expect(await verify(switched, open, openCallback)).toEqual({ status: 'success' });
  });
});

describe('webhooks', () => {
  const receive = (events: object[], id: string, seal = 'memory signs') =>
    receiveWebhook(switched, {
      body: Buffer.from(JSON.stringify(events)),
      header: (name) => ({ 'x-memory-seal': seal, 'x-memory-id': id })[name],
    });
  const processAll = async () => {
    const rows = await shop.app.db
      .selectFrom('payments.webhook_inbox')
      .select('id')
      .where('worked_at', 'is', null)
      .where('provider', '=', 'memorypay')
      .execute();
    for (const { id } of rows) await processWebhook(switched, id);
  };

  test('are received from each, by its own signature and its own ids', async () => {
    const next = await requestPayment(switched);
    const { paymentId } = memory.pay(next.id, next.amount);
    const payment = memory.payments.find(({ id }) => id === paymentId);
    const events = [{ kind: 'payment', payment }];
    expect(await receive(events, 'evt_1', 'forged')).toMatchObject({ code: 'NOT_SIGNED' });
    // An event of the first provider with the same id is another event.
    await shop.app.db
      .insertInto('payments.webhook_inbox')
      .values({
        ...{ provider: 'razorpay', event_id: 'evt_1', body_hash: Buffer.from('another') },
        ...{ body: Buffer.alloc(0), received_at: shop.clock.now(), worked_at: shop.clock.now() },
      })
      .execute();
    expect(await receive(events, 'evt_1')).toEqual({ received: true });
    await processAll();
    expect(await status(next.uid)).toBe('PLACED');
  });

  test('move nothing of a payment that another provider took', async () => {
    const [open, paid] = [await requestPayment(before), await requestPayment(before)];
    const paidCallback = await payFirst(paid);
    await verify(before, paid, paidCallback);
    memory.pay(open.id, open.amount);
    const [claimed] = memory.payments;
    const { paymentId } = paidCallback;
    const dispute = { id: 'mpay_dispute', paymentId, amount: paid.amount, state: 'TAKEN' };
    const refund = { id: 'mpay_refund', paymentId, amount: paid.amount, status: 'processed' };
    await receive(
      [
        { kind: 'payment', payment: claimed },
        { kind: 'dispute', dispute },
        { kind: 'refund', refund },
      ],
      'evt_2',
    );
    await processAll();
    expect(await status(open.uid)).toBe('PAYMENT_PENDING');
    const late: ProviderPayment = { ...(claimed as ProviderPayment), status: 'authorized' };
    expect(await captureAndApply(switched, memory.provider, late)).toBeUndefined();
    expect(memory.captures).toEqual([]);
    const reversals = await shop.app.db.selectFrom('payments.reversals').select('id').execute();
    expect(reversals).toEqual([]);
  });
});

test('an attempt stays with its provider', async () => {
  const { id } = await requestPayment(before);
  const change = shop.app.db
    .updateTable('payments.attempts')
    .set({ provider: 'memorypay' })
    .where('provider_order_id', '=', id)
    .execute();
  await expect(change).rejects.toThrow('an attempt stays with its provider');
});

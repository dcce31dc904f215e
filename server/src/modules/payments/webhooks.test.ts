import { addTime, days, hours, minutes } from '@sabuja/kit';
import type { EventEntry } from '@sabuja/sandbox-razorpay/control';
import {
  cancelOrder,
  createStock,
  createUnpaidOrder,
  eventually,
  failUpdatesOf,
  groceryLine,
  payInSandbox,
  readOrder,
  requestPayment,
  sandboxKeys,
  useCustomer,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cancelUnpaidOrders } from '../orders/index.ts';
import { findOrder } from '../orders/order-views.ts';
import { handlePaymentHint } from '../orders/payment-hint.ts';
import { paymentJobs, purgeOldWebhooks } from './index.ts';
import { unavailable } from './provider-failures.ts';
import { sign } from './providers/razorpay/signatures.ts';
import { recordRefundUpdate } from './record-refund-update.ts';
import { sendRefund } from './send-refund.ts';

const { webhookSecret } = sandboxKeys;

const { shop, category, sandbox, address } = useShopWithPayments();
const customer = useCustomer(shop);

afterEach(() => sandbox.resetMode());

const createOrderWithAttempt = async () => {
  const order = await createUnpaidOrder(customer, [
    groceryLine(await createStock(shop, category, { cost: 75 })),
  ]);
  return { ...order, id: (await requestPayment(customer, order.amount, [order.uid])).id };
};
const owner = () => ({ customerId: customer.id, customerUid: customer.uid });
/** Reads the database, since the sessions of the API expire when the clock is advanced. */
const status = async (uid: string) => (await findOrder(shop.app.db, owner(), uid, 'en'))?.o_status;
const holdWebhooks = () => sandbox.changeMode({ webhooks: { held: true } });
const refunds = async (orderId: string) => {
  const { payments, refunds: all } = await sandbox.state();
  const own = payments.filter((payment) => payment.order_id === orderId).map(({ id }) => id);
  return all.filter((refund) => own.includes(refund.payment_id)).map(({ amount }) => amount);
};
const events = async (): Promise<EventEntry[]> => (await sandbox.state()).events;
const reconcile = async () => {
  await paymentJobs(shop.app.payments).reconcile_payments?.({});
  const { db, payments, notify } = shop.app;
  await cancelUnpaidOrders({ db, clock: shop.clock, payments, notify });
};

describe('a webhook', () => {
  test('places an order whose page was closed, whatever the number and order of events', async () => {
    await sandbox.changeMode({ webhooks: { copies: 2, reversed: true } });
    const { uid, id } = await createOrderWithAttempt();
    await sandbox.pay(id, 'silence');
    await eventually(() => status(uid)).toBe('PLACED');
    expect(await refunds(id)).toEqual([]);
  });
  test('that arrives long after settlement changes nothing', async () => {
    await holdWebhooks();
    const { uid, id, amount } = await createOrderWithAttempt();
    const callback = await payInSandbox(sandbox, id);
    await verifyPayment(customer, callback, amount);
    await sandbox.release();
    for (const event of await events()) expect(await sandbox.fire(event.id)).toBe(200);
    expect(await readOrder(customer, uid)).toMatchObject({
      o_status: 'PLACED',
      payment_id: callback.payment_id,
    });
  });
  test('of a second payment refunds it', async () => {
    const { uid, id, amount } = await createOrderWithAttempt();
    await sandbox.pay(id, 'twice');
    await eventually(() => refunds(id)).toEqual([amount]);
    expect(await status(uid)).toBe('PLACED');
  });
  test('of a late authorization captures it only while the order is payable', async () => {
    await holdWebhooks();
    const [wanted, cancelled] = [await createOrderWithAttempt(), await createOrderWithAttempt()];
    const late = await Promise.all([wanted, cancelled].map(({ id }) => sandbox.pay(id, 'late')));
    await cancelOrder(customer, cancelled.uid);
    for (const event of late) {
      if (event.reported === 'nothing') await sandbox.authorise(event.payment_id);
    }
    await sandbox.release();
    await eventually(() => status(wanted.uid)).toBe('PLACED');
    const { payments } = await sandbox.state();
    const uncaptured = payments.find((payment) => payment.order_id === cancelled.id);
    expect([uncaptured?.status, await status(cancelled.uid)]).toEqual(['authorized', 'CANCELLED']);
  });
  const capturedEvent = (seconds: number) =>
    Buffer.from(JSON.stringify({ event: 'payment.captured', created_at: seconds, payload: {} }));
  const post = (body: Buffer, signature: string | undefined, eventId = 'evt') =>
    fetch(`${address()}/api/v1/payment/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': eventId,
        ...(signature !== undefined && { 'x-razorpay-signature': signature }),
      },
      body: new Uint8Array(body),
    }).then((response) => response.status);
  const seconds = () => Math.floor(shop.clock.now().getTime() / 1000);
  const countStored = async () =>
    (await shop.app.db.selectFrom('payments.webhook_inbox').select('id').execute()).length;

  test('that is unsigned, wrongly signed, changed, malformed or stale is refused', async () => {
    const before = await countStored();
    const body = capturedEvent(seconds());
    const signed = (bytes: Buffer) => sign(webhookSecret, bytes);
    const stale = capturedEvent(seconds() - days(16) / 1000);
    const malformed = Buffer.from('[1]');
    expect(await post(body, undefined)).toBe(400);
    expect(await post(body, sign('a guess', body))).toBe(400);
    expect(await post(body, signed(body).slice(0, 40))).toBe(400);
    expect(await post(Buffer.concat([body, Buffer.from(' ')]), signed(body))).toBe(400);
    expect(await post(stale, signed(stale))).toBe(400);
    expect(await post(malformed, signed(malformed))).toBe(400);
    expect(await countStored()).toBe(before);
  });
  test('replayed under the same or another event id is stored once', async () => {
    const before = await countStored();
    const body = capturedEvent(seconds() - 5);
    for (const eventId of ['evt_a', 'evt_a', 'evt_b']) {
      expect(await post(body, sign(webhookSecret, body), eventId)).toBe(200);
    }
    expect(await countStored()).toBe(before + 1);
  });
});

describe('without a callback or webhook, after 20 minutes', () => {
  beforeEach(() => holdWebhooks());
  test('a paid order is placed', async () => {
    const { uid, id } = await createOrderWithAttempt();
    await sandbox.pay(id, 'silence');
    shop.clock.advance(minutes(20) - 1);
    await reconcile();
    expect(await status(uid)).toBe('PAYMENT_PENDING');
    shop.clock.advance(1);
    await reconcile();
    expect(await status(uid)).toBe('PLACED');
  });
  test('an unpaid order, with or without an attempt, is cancelled; money that arrives later is refunded', async () => {
    const { uid, id, amount } = await createOrderWithAttempt();
    const other = await createUnpaidOrder(customer, [
      groceryLine(await createStock(shop, category)),
    ]);
    shop.clock.advance(minutes(20));
    await reconcile();
    expect([await status(uid), await status(other.uid)]).toEqual(['CANCELLED', 'CANCELLED']);
    await sandbox.pay(id, 'silence');
    shop.clock.advance(minutes(15));
    await reconcile();
    await eventually(() => refunds(id)).toEqual([amount]);
  });
  test('and with the provider unavailable, an order stays pending, also on the page’s hint', async () => {
    const { uid, id } = await createOrderWithAttempt();
    await sandbox.pay(id, 'silence');
    shop.clock.advance(minutes(20));
    await sandbox.fail('GET /v1/orders/:id/payments', 503, 9);
    const deps = { ...shop.app.payments, payments: shop.app.payments };
    const failed = { uid, status: '2', paymentId: undefined, locale: 'en' } as const;
    expect(await handlePaymentHint(deps, owner(), failed)).toMatchObject({
      o_status: 'PAYMENT_PENDING',
    });
    await reconcile();
    expect(await status(uid)).toBe('PAYMENT_PENDING');
    await sandbox.resetMode();
    shop.clock.advance(minutes(2));
    await reconcile();
    expect(await status(uid)).toBe('PLACED');
  });
});

describe('an order that cannot be released', () => {
  const recordAlarms = () => {
    const alarms: unknown[] = [];
    const { payments, notify, db } = shop.app;
    const alarm = (details: object) => alarms.push(details);
    return {
      alarms,
      deps: { db, clock: shop.clock, notify, payments: { ...payments, alarm } },
    };
  };
  test('because the provider refuses the check does not block others', async () => {
    const { alarms, deps } = recordAlarms();
    const [stuck, next] = [await createOrderWithAttempt(), await createOrderWithAttempt()];
    await shop.app.db
      .updateTable('payments.attempts')
      .set({ provider_order_id: `order_unknown${stuck.uid}` })
      .where('provider_order_id', '=', stuck.id)
      .execute();
    shop.clock.advance(minutes(20));
    await cancelUnpaidOrders(deps);
    expect([await status(stuck.uid), await status(next.uid)]).toEqual([
      'PAYMENT_PENDING',
      'CANCELLED',
    ]);
    expect(alarms).toContainEqual(expect.objectContaining({ order: stuck.uid }));
  });
  test('because its payments cannot be read does not block others; alarms are raised after 30 minutes', async () => {
    const { alarms, deps } = recordAlarms();
    const unreadable = await Promise.all(Array.from({ length: 6 }, createOrderWithAttempt));
    const next = await createOrderWithAttempt();
    const ids = unreadable.map(({ id }) => id);
    const provider = shop.app.payments.providers[0] ?? expect.fail('the shop has a provider');
    const listPayments: typeof provider.listPayments = async (id) =>
      ids.includes(id)
        ? unavailable('malformed response', false, { isReachable: true })
        : provider.listPayments(id);
    const payments = { ...deps.payments, providers: [{ ...provider, listPayments }] };
    const release = () => cancelUnpaidOrders({ ...deps, payments });
    shop.clock.advance(minutes(20));
    await release();
    expect(await status(next.uid)).toBe('CANCELLED');
    expect(await status(unreadable[0]?.uid ?? '')).toBe('PAYMENT_PENDING');
    const uids = unreadable.map(({ uid }) => uid);
    const countAlarms = (key: 'order' | 'providerOrder', values: string[]) =>
      (alarms as Record<typeof key, string>[]).filter((alarm) => values.includes(alarm[key]))
        .length;
    expect(countAlarms('order', uids)).toBe(0);
    shop.clock.advance(minutes(10));
    await release();
    expect(countAlarms('order', uids)).toBe(6);
    await paymentJobs(payments).reconcile_payments?.({});
    expect(countAlarms('providerOrder', ids)).toBe(6);
    const states = await shop.app.db
      .selectFrom('payments.attempts')
      .select('state')
      .where('provider_order_id', 'in', ids)
      .execute();
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['OPEN']));
    await cancelUnpaidOrders(deps);
  });
  test('because of an error does not block others', async () => {
    const { alarms, deps } = recordAlarms();
    const [broken, next] = [await createOrderWithAttempt(), await createOrderWithAttempt()];
    const number = broken.uid.split('-')[0];
    const notify: typeof deps.notify = (tx, to, message, now) => {
      if ('number' in message.params && message.params.number === number) throw new Error('broken');
      return deps.notify(tx, to, message, now);
    };
    shop.clock.advance(minutes(20));
    await cancelUnpaidOrders({ ...deps, notify });
    expect([await status(broken.uid), await status(next.uid)]).toEqual([
      'PAYMENT_PENDING',
      'CANCELLED',
    ]);
    expect(alarms).toContainEqual(expect.objectContaining({ order: broken.uid }));
    await cancelUnpaidOrders(deps);
    expect(await status(broken.uid)).toBe('CANCELLED');
  });
});

test('a refund that cannot be sent has one job, however often it is requeued', async () => {
  const { uid, id, amount } = await createOrderWithAttempt();
  await verifyPayment(customer, await payInSandbox(sandbox, id), amount);
  await sandbox.fail('POST /v1/payments/:id/refund', 503, 99);
  await cancelOrder(customer, uid);
  const { id: refund } = await shop.app.db
    .selectFrom('payments.refunds')
    .select('id')
    .where('order_uid', '=', uid)
    .executeTakeFirstOrThrow();
  const jobs = async () => {
    const { rows } = await sql<{ key: string; attempts: number }>`
      select key, attempts from graphile_worker.jobs
      where task_identifier = 'send_refund' and key = ${`refund-${refund}`}`.execute(shop.app.db);
    return rows;
  };
  await eventually(async () => (await jobs())[0]?.attempts ?? 0).toBeGreaterThan(0);
  shop.clock.advance(hours(6) + 1);
  for (let n = 0; n < 3; n++) await paymentJobs(shop.app.payments).resend_refunds?.({});
  expect(await jobs()).toHaveLength(1);
  await sandbox.resetMode();
  await paymentJobs(shop.app.payments).resend_refunds?.({});
  await eventually(() => refunds(id)).toEqual([amount]);
});

test('the state of a refund is recorded as the provider reports it', async () => {
  await sandbox.changeMode({ refunds: 'pending' });
  const { uid, id, amount } = await createOrderWithAttempt();
  await verifyPayment(customer, await payInSandbox(sandbox, id), amount);
  await cancelOrder(customer, uid);
  await eventually(() => refunds(id)).toEqual([amount]);
  const refund = (await sandbox.state()).refunds.find((entry) => entry.amount === amount);
  const state = async () =>
    (
      await shop.app.db
        .selectFrom('payments.refunds')
        .select('state')
        .where('order_uid', '=', uid)
        .executeTakeFirst()
    )?.state;
  await eventually(state).toBe('PENDING');
  await sandbox.settleRefund(refund?.id ?? '', 'processed');
  await eventually(state).toBe('PROCESSED');
});

/** A refund that the provider has not settled, with its webhooks held. */
const createPendingRefund = async () => {
  await sandbox.changeMode({ refunds: 'pending' });
  const { uid, id, amount } = await createOrderWithAttempt();
  await verifyPayment(customer, await payInSandbox(sandbox, id), amount);
  await holdWebhooks();
  await cancelOrder(customer, uid);
  const find = async () =>
    shop.app.db
      .selectFrom('payments.refunds')
      .select(['id', 'state', 'provider_refund_id'])
      .where('order_uid', '=', uid)
      .executeTakeFirst();
  await eventually(async () => (await find())?.state).toBe('PENDING');
  const refund = await find();
  return {
    id: refund?.id ?? 0,
    providerId: refund?.provider_refund_id ?? '',
    state: async () => (await find())?.state,
  };
};

test('a refund that fails before its request was answered is recorded as failed', async () => {
  const refund = await createPendingRefund();
  // Simulates that the response to the shop's request has not arrived yet.
  await shop.app.db
    .updateTable('payments.refunds')
    .set({ state: 'WAITING', provider_refund_id: null })
    .where('id', '=', refund.id)
    .execute();
  await sandbox.settleRefund(refund.providerId, 'failed');
  await sandbox.release();
  await eventually(refund.state).toBe('FAILED');
  await sendRefund(shop.app.payments, refund.id);
  expect(await refund.state()).toBe('FAILED');
});

test('S10.395 refunds of one payment with the same amount are known by the report of either, before an answer arrived', async () => {
  await sandbox.changeMode({ refunds: 'pending' });
  const orders = await Promise.all([createOrderWithAttempt(), createOrderWithAttempt()]);
  const uids = orders.map(({ uid }) => uid);
  const amount = orders.reduce((sum, order) => sum + order.amount, 0);
  const { id } = await requestPayment(customer, amount, uids);
  const { payment_id, ...callback } = await payInSandbox(sandbox, id);
  await verifyPayment(customer, { payment_id, ...callback }, amount);
  for (const uid of uids) await cancelOrder(customer, uid);
  const read = async () =>
    shop.app.db
      .selectFrom('payments.refunds')
      .select(['key', 'state', 'amount_paise', 'provider_refund_id'])
      .where('payment_id', '=', payment_id)
      .execute();
  const states = async () => (await read()).map(({ state }) => state);
  const waiting = () =>
    shop.app.db
      .selectFrom('payments.refunds')
      .select('id')
      .where('payment_id', '=', payment_id)
      .where('state', '=', 'WAITING')
      .execute();
  await eventually(states).toEqual(['PENDING', 'PENDING']);
  const recordReport = (refundId: string, refunded: number, key: string | undefined) =>
    recordRefundUpdate(shop.app.payments, {
      ...{ id: refundId, key, paymentId: payment_id, amount: refunded, currency: 'INR' },
      ...{ status: 'pending', bankReference: undefined, createdAt: shop.clock.now() },
    });
  const sent = await read();
  for (const { provider_refund_id, amount_paise, key } of [...sent, ...sent.toReversed()]) {
    // Simulates that the responses to the shop's requests have not arrived yet.
    await shop.app.db
      .updateTable('payments.refunds')
      .set({ state: 'WAITING', provider_refund_id: null })
      .where('payment_id', '=', payment_id)
      .execute();
    // A refund that staff made in the provider's dashboard does not send the shop's own ones.
    expect(await recordReport('rfnd_foreign', amount_paise, undefined)).toBe('not_ours');
    expect(await states()).toEqual(['WAITING', 'WAITING']);
    expect(await recordReport(provider_refund_id ?? '', amount_paise, key)).toBe('ours');
    const known = (await read()).find((refund) => refund.key === key);
    expect(known).toMatchObject({ state: 'PENDING', provider_refund_id });
  }
  for (const { id: refund } of await waiting()) await sendRefund(shop.app.payments, refund);
  for (const { provider_refund_id } of await read())
    await sandbox.settleRefund(provider_refund_id ?? '', 'processed');
  await eventually(states).toEqual(['PROCESSED', 'PROCESSED']);
});

test('S10.356 a report and the response to the shop’s request at once are one refund, without an alarm', async () => {
  const refund = await createPendingRefund();
  const { key, payment_id, amount_paise } = await shop.app.db
    .updateTable('payments.refunds')
    .set({ state: 'WAITING', provider_refund_id: null })
    .where('id', '=', refund.id)
    .returning(['key', 'payment_id', 'amount_paise'])
    .executeTakeFirstOrThrow();
  const alarms: string[] = [];
  const deps = {
    ...shop.app.payments,
    alarm: (_: object, message: string) => alarms.push(message),
  };
  const report = {
    ...{ id: refund.providerId, key, paymentId: payment_id, amount: amount_paise, currency: 'INR' },
    ...{ status: 'processed' as const, bankReference: undefined, createdAt: shop.clock.now() },
  };
  const reports = await Promise.all(
    [1, 2, 3, 4].flatMap(() => [
      recordRefundUpdate(deps, report),
      sendRefund(deps, refund.id).then(() => undefined),
    ]),
  );
  expect(reports.filter((result) => result !== undefined)).toEqual(Array(4).fill('ours'));
  expect(await refund.state()).toBe('PROCESSED');
  expect(alarms).toEqual([]);
});

test('S10.381 a refund whose outcome cannot be recorded stops neither those behind it nor the alarm for old ones', async () => {
  const { db } = shop.app;
  const [broken, next] = [await createPendingRefund(), await createPendingRefund()];
  const pending = await createPendingRefund();
  for (const { providerId } of [broken, next]) await sandbox.settleRefund(providerId, 'processed');
  const alarms: unknown[] = [];
  const alarm = (details: object) => alarms.push(details);
  const check = () => paymentJobs({ ...shop.app.payments, alarm }).check_refunds?.({});
  const old = addTime(shop.clock.now(), -days(10) - 1);
  await sql`update payments.refunds set asked_at = ${old} where id = ${pending.id}`.execute(db);
  const mend = await failUpdatesOf(shop, 'payments.refunds', broken.id);
  await expect(check()).rejects.toThrow('the outcome of refunds was not recorded (1): unreadable');
  await mend();
  expect([await broken.state(), await next.state()]).toEqual(['PENDING', 'PROCESSED']);
  expect(alarms).toEqual([{ refunds: [pending.providerId] }]);
  await sandbox.settleRefund(pending.providerId, 'processed');
  await check();
  expect([await broken.state(), await pending.state()]).toEqual(['PROCESSED', 'PROCESSED']);
});

test('S10.381 a payment whose refunds cannot be read at all stops neither those behind it nor the alarm for old ones', async () => {
  const refunds = [await createPendingRefund(), await createPendingRefund()];
  const [broken, next] = refunds;
  for (const { providerId } of refunds) await sandbox.settleRefund(providerId, 'processed');
  const provider = shop.app.payments.providers[0] ?? expect.fail('the shop has a provider');
  const asked: string[] = [];
  const listRefunds: typeof provider.listRefunds = (paymentId) => {
    asked.push(paymentId);
    if (asked.length === 1) throw new Error('unreadable');
    return provider.listRefunds(paymentId);
  };
  const alarms: unknown[] = [];
  const alarm = (details: object) => alarms.push(details);
  const providers = [{ ...provider, listRefunds }];
  const check = () => paymentJobs({ ...shop.app.payments, providers, alarm }).check_refunds?.({});
  await sql`update payments.refunds set asked_at = ${addTime(shop.clock.now(), -days(10) - 1)}
    where id = ${broken?.id}`.execute(shop.app.db);
  await expect(check()).rejects.toThrow('the outcome of refunds was not recorded (1): unreadable');
  expect([await broken?.state(), await next?.state()]).toEqual(['PENDING', 'PROCESSED']);
  expect(alarms).toEqual([{ refunds: [broken?.providerId] }]);
  await check();
  expect(await broken?.state()).toBe('PROCESSED');
});

test('S10.432 a pending refund whose webhook is lost is asked for hourly; a failure raises an alarm, and so does its delay, once', async () => {
  const [failed, processed] = [await createPendingRefund(), await createPendingRefund()];
  const pending = await createPendingRefund();
  const alarms: unknown[] = [];
  const alarm = (details: object) => alarms.push(details);
  const check = () => paymentJobs({ ...shop.app.payments, alarm }).check_refunds?.({});
  await check();
  expect(alarms).toEqual([]);
  await sandbox.settleRefund(failed.providerId, 'failed');
  await sandbox.settleRefund(processed.providerId, 'processed');
  await check();
  expect([await failed.state(), await processed.state(), await pending.state()]).toEqual([
    'FAILED',
    'PROCESSED',
    'PENDING',
  ]);
  expect(alarms).toEqual([expect.objectContaining({ refund: failed.providerId })]);
  shop.clock.advance(days(10) + 1);
  await check();
  await check();
  expect(alarms.slice(1)).toEqual([{ refunds: [pending.providerId] }]);
});

test('an unprocessed webhook’s body is purged after 15 days, with an alarm', async () => {
  const inbox = () => shop.app.db.selectFrom('payments.webhook_inbox').select(['event_id', 'body']);
  const now = shop.clock.now();
  await shop.app.db
    .insertInto('payments.webhook_inbox')
    .values({
      provider: 'razorpay',
      event_id: 'evt_stuck',
      body_hash: Buffer.from('the hash'),
      body: Buffer.from('who paid'),
      received_at: now,
      worked_at: null,
    })
    .execute();
  const alarms: unknown[] = [];
  const alarm = (details: object) => alarms.push(details);
  const purgeWebhooks = () => purgeOldWebhooks({ ...shop.app.payments, alarm });
  const readStoredBody = async () =>
    (await inbox().where('event_id', '=', 'evt_stuck').executeTakeFirst())?.body.toString();
  shop.clock.advance(days(15));
  await purgeWebhooks();
  expect([await readStoredBody(), alarms]).toEqual(['who paid', []]);
  shop.clock.advance(1);
  await purgeWebhooks();
  await purgeWebhooks();
  expect([await readStoredBody(), alarms]).toEqual(['', [{ events: ['evt_stuck'] }]]);
  shop.clock.advance(days(15));
  await purgeWebhooks();
  expect(await readStoredBody()).toBeUndefined();
});

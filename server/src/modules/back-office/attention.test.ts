import type { AttentionItem } from '@sabuja/contract';
import { addTime, days, minutes } from '@sabuja/kit';
import { findBrokenInvariants } from '@sabuja/server/checks';
import {
  cancelOrder,
  createMember,
  createOrder,
  createStock,
  createUnpaidOrder,
  eventually,
  expectRefusal,
  groceryLine,
  payInSandbox,
  requestPayment,
  setCustomerEmail,
  settleAll,
  useCustomer,
  useMember,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { resendMessage } from '../notifications/index.ts';
import { storeBrokenRules } from './index.ts';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');
const support = useMember(shop, 'support');
let stock: number;
beforeAll(async () => {
  // A webhook of a refund that is still to come would undo the states that tests give it.
  await sandbox.changeMode({ webhooks: { held: true } });
  stock = await createStock(shop, category, { cost: 100, quantity: 1000 });
});

type Kind = AttentionItem['kind'];
const listPage = (query: { kind?: Kind; page?: number; limit?: number }) =>
  support.api('GET /api/v1/staff/attention', { query });
const list = async (kind: Kind) => (await listPage({ kind })).results;
const count = async (by = manager) => (await by.api('GET /api/v1/staff/attention/count')).count;
const retry = ({ kind, id }: Pick<AttentionItem, 'kind' | 'id'>, by = manager) =>
  by.api('POST /api/v1/staff/attention/{kind}/{id}/retry', { params: { kind, id } });
const resolve = ({ kind, id }: Pick<AttentionItem, 'kind' | 'id'>, note = 'Paid by UPI') =>
  manager.api('POST /api/v1/staff/attention/{kind}/{id}/resolve', {
    params: { kind, id },
    body: { note },
  });
const first = <T>(items: readonly T[]): T => items[0] ?? expect.fail('the list is empty');
const run = (statement: ReturnType<typeof sql>) => statement.execute(shop.app.db);

/** An order that was paid online and cancelled; returns its uid once its refund was accepted. */
async function refunded(): Promise<string> {
  const { uid, amount } = await createUnpaidOrder(customer, [groceryLine(stock)]);
  const { id } = await requestPayment(customer, amount, [uid]);
  await verifyPayment(customer, await payInSandbox(sandbox, id), amount);
  await cancelOrder(customer, uid);
  await eventually(() => refundState(uid)).toBe('PROCESSED');
  return uid;
}
const refundState = async (uid: string) =>
  (
    await shop.app.db
      .selectFrom('payments.refunds')
      .select('state')
      .where('order_uid', '=', uid)
      .executeTakeFirst()
  )?.state;
const fakeRefund = (uid: string, state: string, asked = shop.clock.now()) =>
  run(sql`update payments.refunds set state = ${state}, asked_at = ${asked},
    provider_words = 'The balance is too low.' where order_uid = ${uid}`);

describe('what needs attention', () => {
  test('S10.79 S10.80 a refused refund is tried again, and paid once; one that failed is resolved with a note, once', async () => {
    const uid = await refunded();
    await fakeRefund(uid, 'REFUSED');
    const refused = first(await list('REFUND_REFUSED'));
    expect(refused).toMatchObject({
      order_uid: uid,
      amount: 125,
      details: 'The balance is too low.',
      can_retry: true,
      can_resolve: true,
    });
    const before = (await sandbox.state()).refunds.length;
    const tries = await settleAll(Array.from({ length: 4 }, () => retry(refused)));
    expect(tries.fulfilled).toBe(1);
    await eventually(() => refundState(uid)).toBe('PROCESSED');
    expect((await sandbox.state()).refunds).toHaveLength(before);
    expect((await expectRefusal(retry(refused))).problem.code).toBe('NO_ITEM');

    await fakeRefund(uid, 'FAILED');
    const failed = first(await list('REFUND_FAILED'));
    expect((await expectRefusal(retry(failed))).problem.code).toBe('NO_ITEM');
    expect((await expectRefusal(resolve(failed, ' '))).problem.field).toBe('note');
    const counted = await count();
    const resolved = await settleAll(Array.from({ length: 4 }, () => resolve(failed)));
    expect(resolved.fulfilled).toBe(1);
    expect(await count()).toBe(counted - 1);
    expect(await list('REFUND_FAILED')).toEqual([]);
    const audit = await shop.app.db
      .selectFrom('staff.audit')
      .select(['action', 'subject', 'reason', 'member_id'])
      .where('subject_id', '=', failed.id)
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      { action: 'attention.retry', subject: 'refund_refused', reason: null, member_id: manager.id },
      {
        action: 'attention.resolve',
        subject: 'refund_failed',
        reason: 'Paid by UPI',
        member_id: manager.id,
      },
    ]);
    await fakeRefund(uid, 'PENDING', addTime(shop.clock.now(), -days(11)));
    // The failure was resolved; the delay was not.
    expect(await list('REFUND_LATE')).toMatchObject([{ id: failed.id }]);
    await fakeRefund(uid, 'PROCESSED');
  });

  test('S10.79 a refund that takes too long, money without a place, and orders past their time', async () => {
    const uid = await refunded();
    const now = shop.clock.now().getTime();
    await fakeRefund(uid, 'PENDING', new Date(now - days(9)));
    expect(await list('REFUND_LATE')).toEqual([]);
    await fakeRefund(uid, 'PENDING', new Date(now - days(11)));
    const late = first(await list('REFUND_LATE'));
    expect(late).toMatchObject({ order_uid: uid, can_retry: false });
    await resolve(late, 'Paid in cash');
    await fakeRefund(uid, 'FAILED');
    const details = `${late.details} · Paid in cash`;
    expect(await list('REFUND_FAILED')).toMatchObject([{ id: late.id, details }]);
    await fakeRefund(uid, 'PROCESSED');

    const unpaid = await createUnpaidOrder(customer, [groceryLine(stock)]);
    const { id } = await requestPayment(customer, unpaid.amount, [unpaid.uid]);
    const attempt = sql`(select id from payments.attempts where provider_order_id = ${id})`;
    await run(sql`insert into payments.payments
      (payment_id, attempt_id, amount_paise, currency, status, method, first_heard_at)
      values ('pay_held', ${attempt}, ${unpaid.amount}, 'INR', 'authorized', 'card',
        ${new Date(now - minutes(31))})`);
    expect(await list('PAYMENT_STUCK')).toMatchObject([
      { id: 'pay_held', amount: unpaid.amount / 100, can_retry: true },
    ]);
    await run(
      sql`update payments.attempts set ask_at = ${new Date(now + days(1))} where id = ${attempt}`,
    );
    await retry({ kind: 'PAYMENT_STUCK', id: 'pay_held' });
    const { rows } = await sql<{ ask_at: Date }>`select ask_at from payments.attempts
      where id = ${attempt}`.execute(shop.app.db);
    expect(rows).toEqual([{ ask_at: shop.clock.now() }]);
    await run(sql`delete from payments.payments where payment_id = 'pay_held'`);

    const open = await createOrder(customer, [groceryLine(stock)]);
    const stuck = async () => (await list('ORDER_STUCK')).map(({ id }) => id);
    expect(await stuck()).not.toContain(open);
    await run(sql`update orders.orders set delivery_date = '2026-11-20' where uid = ${open}`);
    expect(await stuck()).toContain(open);
    expect((await expectRefusal(resolve({ kind: 'ORDER_STUCK', id: open }))).problem.code).toBe(
      'NO_ITEM',
    );
    await run(sql`update orders.orders set delivery_date = '2026-11-24' where uid = ${open}`);
  });

  test('S10.79 S10.80 messages that failed are sent again, without those that carry a code', async () => {
    await setCustomerEmail(shop, customer);
    await createOrder(customer, [groceryLine(stock)]);
    await run(sql`update notifications.outbox set state = 'given_up', attempts = 8,
      provider_answer = 'Mailbox full' where customer_id = ${customer.id}`);
    await run(sql`insert into notifications.outbox
      (channel, template, recipient, customer_id, body, created_at, state)
      values ('sms', 'otp', '+919812345678', ${customer.id}, '(sent)', now(), 'given_up')`);
    const failed = await list('MESSAGE_FAILED');
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.every(({ details }) => details.endsWith('Mailbox full'))).toBe(true);
    const message = first(failed);
    const tries = await settleAll(Array.from({ length: 4 }, () => retry(message)));
    expect(tries.fulfilled).toBe(1);
    const sends = sql<{ state: string; tried: boolean }>`select state, attempts > 1 as tried
      from notifications.outbox where id = ${message.id}`;
    await eventually(async () => (await sends.execute(shop.app.db)).rows).toEqual([
      { state: 'waiting', tried: true },
    ]);
    expect((await list('MESSAGE_FAILED')).map(({ id }) => id)).not.toContain(message.id);
    await run(sql`delete from notifications.outbox where id = ${message.id}`);
    for (const other of await list('MESSAGE_FAILED')) await resolve(other, 'Called them');
    expect(await list('MESSAGE_FAILED')).toEqual([]);
  });

  test('S10.402 a message whose text is erased is listed, but never sent again without its text', async () => {
    await run(sql`insert into notifications.outbox
      (channel, template, recipient, customer_id, body, created_at, state, provider_answer)
      values ('email', 'privacy_copy', 'asha@example.com', ${customer.id}, '(sent)', now(), 'given_up', 'No mailbox')`);
    const message = first(await list('MESSAGE_FAILED'));
    expect(message).toMatchObject({ can_retry: false, can_resolve: true });
    expect((await expectRefusal(retry(message))).problem.code).toBe('NO_ITEM');
    expect(await inTransaction(shop.app.db, (tx) => resendMessage(tx, Number(message.id)))).toBe(
      false,
    );
    await resolve(message, 'Called them');
    expect(await list('MESSAGE_FAILED')).toEqual([]);
  });

  test('S10.402 a push message that failed is listed only while its browser is subscribed', async () => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/gone';
    await run(sql`insert into notifications.push_subscriptions
      (endpoint, customer_id, session_id, p256dh, auth, created_at)
      values (${endpoint}, ${customer.id}, ${customer.sessionId}, 'key', 'secret', now())`);
    await run(sql`insert into notifications.outbox
      (channel, template, recipient, customer_id, body, created_at, state, provider_answer)
      values ('push', 'order_packed', ${endpoint}, ${customer.id}, 'It leaves.', now(), 'given_up', 'too large')`);
    expect(await list('MESSAGE_FAILED')).toHaveLength(1);
    await run(sql`delete from notifications.push_subscriptions where endpoint = ${endpoint}`);
    expect(await list('MESSAGE_FAILED')).toEqual([]);
  });

  test('S10.79 broken rules of the last check, until a check finds them whole', async () => {
    const { db } = shop.app;
    const broken = [{ check: 'order-has-items', rows: [{}, {}] }];
    await storeBrokenRules(db, broken, [], shop.clock.now());
    const later = addTime(shop.clock.now(), days(1));
    await storeBrokenRules(db, broken, [], later);
    const rule = first(await list('RULE_BROKEN'));
    expect(rule).toMatchObject({
      id: 'order-has-items',
      details: 'order-has-items (2)',
      since: shop.clock.now().toISOString(),
      can_resolve: false,
    });
    expect(await findBrokenInvariants(db)).toEqual([]);
    // The retry runs the check, which finds that the rule holds again.
    await retry(rule);
    await eventually(() => list('RULE_BROKEN')).toEqual([]);
  });
});

test('S10.79 of many things of one kind each is on one page, those that were resolved on none', async () => {
  const isOpen = sql`state = 'given_up' and provider_answer = 'No such number'`;
  await run(sql`insert into notifications.outbox
    (channel, template, recipient, customer_id, body, created_at, state, provider_answer)
    select 'sms', 'order_placed', '+919812345678', ${customer.id}, 'x',
      now() - n * interval '1 second', 'given_up', 'No such number' from generate_series(1, 250) as n`);
  await run(sql`insert into back_office.resolutions (kind, subject, note, member_id, resolved_at)
    select 'MESSAGE_FAILED', id, 'Called them', ${manager.id}, now()
    from notifications.outbox where ${isOpen} order by id limit 10`);
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => listPage({ kind: 'MESSAGE_FAILED', page, limit: 80 })),
  );
  const found = pages.flatMap(({ results }) => results);
  expect(pages.map(({ results, total }) => [results.length, total])).toEqual([
    [80, 240],
    [80, 240],
    [80, 240],
    [0, 240],
  ]);
  expect(new Set(found.map(({ id }) => id)).size).toBe(240);
  expect(found.map(({ since }) => since)).toEqual(found.map(({ since }) => since).toSorted());
  const { count: all, kinds } = await support.api('GET /api/v1/staff/attention/count');
  expect(kinds).toContainEqual({ kind: 'MESSAGE_FAILED', count: 240 });
  expect((await listPage({})).total).toBe(all);
  const last = found.at(-1) ?? expect.fail('the list is empty');
  await resolve(last, 'Called them');
  expect((await listPage({ kind: 'MESSAGE_FAILED', page: 3, limit: 80 })).results).toHaveLength(79);
  await run(sql`delete from notifications.outbox where ${isOpen}`);
});

test('S10.79 the count has requests for approval for who decides them, and only owner and manager act', async () => {
  const [ofManager, ofSupport] = [await count(), await count(support)];
  const order = await createOrder(customer, [groceryLine(stock)]);
  await run(sql`insert into orders.staff_refunds
    (uid, order_id, state, amount_paise, target, reason, needs_approval, requested_by, requested_at)
    select gen_random_uuid(), id, 'REQUESTED', 100, 'WALLET', 'x', true, ${support.id}, now()
    from orders.orders where uid = ${order}`);
  expect([await count(), await count(support)]).toEqual([ofManager + 1, ofSupport]);
  const accounts = await createMember(shop, 'accounts');
  for (const by of [support, accounts])
    expect((await expectRefusal(retry({ kind: 'MESSAGE_FAILED', id: '1' }, by))).status).toBe(403);
});

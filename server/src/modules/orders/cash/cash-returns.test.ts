import { randomUUID } from 'node:crypto';
import { addTime, hours, istDate, minutes } from '@sabuja/kit';
import {
  createMember,
  createOrder,
  createRound,
  createStock,
  groceryLine,
  readOrder,
  refusalCode,
  settleAll,
  type TestMember,
  transitionAsStaff,
  useCustomer,
  useShopWithPayments,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../../app/checks.ts';
import { selectAttention } from '../../back-office/select-attention.ts';
import { readSafeAt } from '../deposits/sum-cash-by-day.ts';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);
let rider: TestMember;
let manager: TestMember;
let owner: TestMember;
beforeEach(async () => {
  rider = await createMember(shop, 'rider');
  manager = await createMember(shop, 'manager');
  owner = await createMember(shop, 'owner');
  await sandbox.changeMode({ webhooks: { held: true } });
});
afterEach(async () => {
  await sandbox.resetMode();
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
});

const call = <R>(member: TestMember, send: (api: TestMember['api']) => R) => send(member.api);
const deliveries = () => rider.api('GET /api/v1/staff/deliveries');
const deliver = (uid: string, collected: number, action_id: string = randomUUID()) =>
  rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', {
    params: { uid },
    body: { action_id, reason: 'Known customer', collected },
  });
const confirmAsRider = (uid: string, by = rider, body: Record<string, string> = {}) =>
  call(by, (api) =>
    api('POST /api/v1/staff/deliveries/{uid}/cash-returned', { params: { uid }, body }),
  );
const confirm = (uid: string, by: TestMember = manager, body: { from_safe?: boolean } = {}) =>
  call(by, (api) =>
    api('POST /api/v1/staff/orders/{uid}/cash-returned', { params: { uid }, body }),
  );
const readSafe = () => manager.api('GET /api/v1/staff/safe');
const page = (uid: string) => manager.api('GET /api/v1/staff/orders/{uid}', { params: { uid } });
const cashOfRider = async () => {
  const { results } = await manager.api('GET /api/v1/staff/cash');
  return results.find(({ rider_uid }) => rider_uid === rider.uid);
};
const close = (expected: number, counted = expected) =>
  owner.api('POST /api/v1/staff/cash/{uid}/close', {
    params: { uid: rider.uid },
    body: { expected, counted },
  });
const auditOf = async (uid: string) => {
  const query = { subject: 'order' };
  const { results } = await owner.api('GET /api/v1/staff/audit', { query });
  return results
    .filter(({ subject_id, action }) => subject_id === uid && action.startsWith('order.cash'))
    .map(({ action, after, member }) => ({ action, after, member }));
};
const refund = (uid: string, body: object, by: TestMember = owner) =>
  by.api('POST /api/v1/staff/orders/{uid}/refunds', {
    params: { uid },
    body: { id: randomUUID(), target: 'SOURCE', reason: 'Paid twice', ...body } as never,
  });

async function orderOnItsWay(quantity = 1) {
  const line = groceryLine(await createStock(shop, category), quantity);
  const uid = await createOrder(customer, [line]);
  for (const to of ['CONFIRMED', 'PACKED'] as const) await transitionAsStaff(shop, uid, to);
  await createRound(manager, rider, [uid]);
  await rider.api('POST /api/v1/staff/deliveries/{uid}/start', { params: { uid }, body: {} });
  return { uid, due: (await readOrder(customer, uid)).pending_amount };
}

/** An undelivered order whose customer has paid the link before the rider, who does not know it, takes cash. */
async function orderPaidUnseen(quantity = 1) {
  const order = await orderOnItsWay(quantity);
  const { url } = await rider.api('POST /api/v1/staff/deliveries/{uid}/upi', {
    params: { uid: order.uid },
  });
  await sandbox.payLink(url.split('/').at(-1) ?? '');
  return order;
}
async function orderPaidTwice() {
  const order = await orderPaidUnseen();
  await deliver(order.uid, order.due);
  return order;
}

describe('S10.172 cash of an order that was paid by UPI', () => {
  test('stays on the rider’s screen until the rider confirms it, with its audit rows', async () => {
    const { uid, due } = await orderPaidTwice();
    const open = { uid, order_no: expect.any(String), amount: due, since: expect.any(String) };
    expect((await deliveries()).to_return).toEqual([open]);
    shop.clock.advance(hours(2));
    expect((await deliveries()).to_return).toEqual([open]);
    expect((await page(uid)).cash_return).toMatchObject({
      amount: due,
      rider: expect.stringMatching(/^rider /),
      returned_at: null,
      confirmed_by: null,
    });
    await confirmAsRider(uid);
    expect((await deliveries()).to_return).toEqual([]);
    expect((await page(uid)).cash_return).toMatchObject({
      returned_at: shop.clock.now().toISOString(),
      confirmed_by: expect.stringMatching(/^rider /),
    });
    expect((await auditOf(uid)).map(({ action }) => action).toSorted()).toEqual([
      'order.cash_returned',
      'order.cash_to_return',
    ]);
  });

  test('is one, however often the delivery is reported', async () => {
    const { uid, due } = await orderPaidUnseen();
    await settleAll(Array.from({ length: 5 }, () => deliver(uid, due)));
    expect((await deliveries()).to_return).toHaveLength(1);
    await confirmAsRider(uid);
    await deliver(uid, due);
    expect((await deliveries()).to_return).toEqual([]);
  });

  test('is recorded without an action of a device, and not for what counts as cash', async () => {
    const { uid, due } = await orderPaidUnseen();
    const body = { reason: 'Known customer', collected: due };
    await rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', { params: { uid }, body });
    expect((await deliveries()).to_return).toHaveLength(1);
    const other = await orderOnItsWay();
    await deliver(other.uid, other.due);
    expect((await page(other.uid)).cash_return).toBeNull();
    expect(await refusalCode(confirm(other.uid))).toBe('NO_ORDER');
  });

  test('is confirmed by the rider who reported it, or by who may close cash', async () => {
    const { uid } = await orderPaidTwice();
    const other = await createMember(shop, 'rider');
    expect(await refusalCode(confirmAsRider(uid, other))).toBe('NO_ORDER');
    const picker = await createMember(shop, 'picker');
    await expect(confirm(uid, picker)).rejects.toThrow();
    await expect(confirm(uid, rider)).rejects.toThrow();
    await confirm(uid);
    expect((await page(uid)).cash_return?.confirmed_by).toMatch(/^manager /);
    expect((await deliveries()).to_return).toEqual([]);
  });

  test('confirmed at once from all sides counts once', async () => {
    const { uid, due } = await orderPaidTwice();
    await Promise.all(
      Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? confirmAsRider(uid) : confirm(uid))),
    );
    const rows = await auditOf(uid);
    expect(rows.filter(({ action }) => action === 'order.cash_returned')).toEqual([
      expect.objectContaining({ after: { amount: due } }),
    ]);
    expect(await cashOfRider()).toBeUndefined();
  });

  test('S10.263 is confirmed by what a device sends later, once however often, and never as another’s', async () => {
    const { uid, due } = await orderPaidTwice();
    const other = await createMember(shop, 'rider');
    const sent = { action_id: randomUUID(), at: shop.clock.now().toISOString() };
    const asRider = { ...sent, member_uid: rider.uid };
    expect(await refusalCode(confirmAsRider(uid, other, asRider))).toBe('OTHER_MEMBER');
    await Promise.all(Array.from({ length: 8 }, () => confirmAsRider(uid, rider, asRider)));
    expect(await auditOf(uid)).toMatchObject([
      { action: 'order.cash_returned', after: { amount: due } },
      { action: 'order.cash_to_return' },
    ]);
    const actions = shop.app.db.selectFrom('orders.rider_actions').selectAll();
    expect(await actions.where('id', '=', sent.action_id).execute()).toMatchObject([
      { action: 'cash_returned', acted_at: new Date(sent.at), outcome: 'done' },
    ]);
    const next = await orderPaidTwice();
    expect(await refusalCode(confirmAsRider(next.uid, rider, asRider))).toBe('ACTION_REUSED');
  });

  test('S10.263 is confirmed without a body, as pages of the release before do', async () => {
    const { uid } = await orderPaidTwice();
    const { statusCode } = await shop.app.http.inject({
      method: 'POST',
      url: `/api/v1/staff/deliveries/${uid}/cash-returned`,
      headers: rider.headers,
    });
    expect(statusCode).toBe(200);
    expect((await page(uid)).cash_return?.returned_at).not.toBeNull();
  });

  test('S10.236 what a rider gave back before the close, and sends after it, is not missing in the safe', async () => {
    const { uid, due } = await orderPaidTwice();
    const sold = await orderOnItsWay();
    await deliver(sold.uid, sold.due);
    const at = shop.clock.now().toISOString();
    shop.clock.advance(minutes(2));
    const before = await readSafe();
    const body = { expected: due + sold.due, counted: sold.due, reason: 'Gave one back' };
    await owner.api('POST /api/v1/staff/cash/{uid}/close', { params: { uid: rider.uid }, body });
    shop.clock.advance(minutes(5));
    const sent = { action_id: randomUUID(), at, member_uid: rider.uid };
    await settleAll([1, 2].map(() => confirmAsRider(uid, rider, sent)));
    expect(await refusalCode(confirmAsRider(uid, rider, sent))).toBe('HANDED_IN');
    expect((await page(uid)).cash_return).toMatchObject({ returned_before_at: at });
    // Staff do not state where the cash came from; the report of the rider's device decides.
    await confirm(uid);
    expect((await page(uid)).cash_return).toMatchObject({ from_safe: false });
    expect((await readSafe()).balance).toBe(before.balance + sold.due);
    const day = istDate(shop.clock.now());
    const inSafe = await readSafeAt(shop.app.db, day);
    expect(inSafe).toBe(Math.round((before.balance + sold.due) * 100));
  });

  test('S10.236 staff say whether returned cash came from the safe, which never goes below zero', async () => {
    for (const from_safe of [true, false]) {
      const { uid, due } = await orderPaidTwice();
      await close(due);
      shop.clock.advance(minutes(5));
      const { balance } = await readSafe();
      await confirm(uid, manager, { from_safe });
      expect((await readSafe()).balance).toBe(from_safe ? balance - due : balance);
      expect((await page(uid)).cash_return).toMatchObject({ from_safe });
    }
    const { uid, due } = await orderPaidTwice();
    await sql`insert into orders.cash_deposits
      (uid, kind, deposited_on, amount_paise, reason, recorded_by, recorded_at)
      select gen_random_uuid(), 'OTHER', '2026-11-21', paise, 'All', 1, now()
      from (select handed_in_paise - returned_paise - deposited_paise - reserved_paise as paise from orders.safe) s
      where paise > 0`.execute(shop.app.db);
    await owner.api('POST /api/v1/staff/cash/{uid}/close', {
      params: { uid: rider.uid },
      body: { expected: due, counted: 0, reason: 'Robbed' },
    });
    shop.clock.advance(minutes(2));
    expect(await refusalCode(confirm(uid, manager, { from_safe: true }))).toBe('NOT_IN_SAFE');
    const past = sql`update orders.cash_returns set returned_at = now(), confirmed_by = 1, from_safe = true
      where order_id = (select id from orders.orders where uid = ${uid})`;
    await expect(past.execute(shop.app.db)).rejects.toThrow(/than was handed in/);
    await confirm(uid, manager, { from_safe: false });
  });

  test('S10.236 cash that a customer is still to get back is not deposited', async () => {
    const { uid, due } = await orderPaidTwice();
    await close(due);
    const deposit = sql`insert into orders.cash_deposits
      (uid, kind, deposited_on, amount_paise, reason, recorded_by, recorded_at)
      select gen_random_uuid(), 'OTHER', '2026-11-21', handed_in_paise - returned_paise - deposited_paise, 'All', 1, now()
      from orders.safe`;
    await expect(deposit.execute(shop.app.db)).rejects.toThrow(/than was handed in/);
    const { balance } = await readSafe();
    const body = { uid: randomUUID(), kind: 'OTHER' as const, amount: balance, reason: 'All' };
    const date = istDate(shop.clock.now());
    const all = manager.api('POST /api/v1/staff/cash-deposits', { body: { ...body, date } });
    expect(await refusalCode(all)).toBe('TOO_MUCH');
    shop.clock.advance(minutes(2));
    await confirm(uid, manager, { from_safe: true });
    expect((await readSafe()).balance).toBe(balance - due);
  });

  test('stays when the delivery is undone, and does not become due again', async () => {
    const { uid, due } = await orderPaidTwice();
    const body = { status: 'DELIVERED' as const };
    await rider.api('POST /api/v1/staff/orders/{uid}/undo', { params: { uid }, body });
    expect((await deliveries()).to_return).toMatchObject([{ uid, amount: due }]);
    await deliver(uid, 0);
    expect((await deliveries()).to_return).toMatchObject([{ uid, amount: due }]);
  });

  test('is in the list of what needs somebody after a day', async () => {
    const { uid, due } = await orderPaidTwice();
    const listed = async (hoursAfter: number) => {
      const at = addTime(shop.clock.now(), hours(hoursAfter));
      const rows = await selectAttention(shop.app.db, at).selectAll().execute();
      return rows.filter(({ kind, id }) => kind === 'CASH_TO_RETURN' && id === uid);
    };
    expect(await listed(23)).toEqual([]);
    expect(await listed(25)).toMatchObject([{ order_uid: uid, amount_paise: due * 100 }]);
    await confirm(uid);
    expect(await listed(25)).toEqual([]);
  });
});

describe('S10.173 the close of a rider’s cash', () => {
  test('expects what is to return before it is confirmed, and not after', async () => {
    const sold = await orderOnItsWay();
    await deliver(sold.uid, sold.due);
    const { uid, due } = await orderPaidTwice();
    expect(await cashOfRider()).toMatchObject({
      expected: sold.due + due,
      to_return: due,
      orders: 2,
    });
    expect((await deliveries()).cash).toBe(sold.due + due);
    await confirmAsRider(uid);
    expect(await cashOfRider()).toMatchObject({ expected: sold.due, to_return: 0, orders: 1 });
    expect((await deliveries()).cash).toBe(sold.due);
    expect(await refusalCode(close(sold.due + due))).toBe('OTHER_AMOUNT');
    expect(await close(sold.due)).toMatchObject({ expected: sold.due, difference: 0 });
  });

  test('takes what was not returned: the shop has it, and confirms it later without cash of the rider', async () => {
    const { uid, due } = await orderPaidTwice();
    await close(due);
    expect(await cashOfRider()).toBeUndefined();
    expect((await deliveries()).to_return).toEqual([]);
    expect(await refusalCode(confirmAsRider(uid))).toBe('HANDED_IN');
    expect((await page(uid)).cash_return?.handed_in_at).toBe(shop.clock.now().toISOString());
    const next = await orderOnItsWay();
    await deliver(next.uid, next.due);
    shop.clock.advance(minutes(5));
    await confirm(uid);
    expect(await cashOfRider()).toMatchObject({ expected: next.due, to_return: 0 });
    await close(next.due);
  });

  test('and a confirmation at once: the cash is in the close, or was returned before it', async () => {
    for (let i = 0; i < 6; i++) {
      const { uid, due } = await orderPaidTwice();
      const [closed, confirmed] = await Promise.allSettled([close(due), confirmAsRider(uid)]);
      expect([closed.status, confirmed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const { cash_return } = await page(uid);
      expect(cash_return?.handed_in_at !== null).toBe(closed.status === 'fulfilled');
      expect(cash_return?.returned_at !== null).toBe(confirmed.status === 'fulfilled');
      expect(await cashOfRider()).toBeUndefined();
    }
  });
});

describe('S10.173 cash and refund of one order', () => {
  test('staff refund nothing while cash goes back, and afterwards as ever', async () => {
    const { uid, due } = await orderPaidTwice();
    expect(await refusalCode(refund(uid, { amount: due }))).toBe('CASH_TO_RETURN');
    await confirmAsRider(uid);
    await refund(uid, { amount: 1 });
  });

  test('a refund that waits for approval is not paid while cash goes back', async () => {
    const { uid, due } = await orderPaidUnseen(20);
    await rider.api('POST /api/v1/staff/deliveries/{uid}/upi/check', { params: { uid } });
    await transitionAsStaff(shop, uid, 'DELIVERED');
    const { refunds } = await refund(uid, { amount: due }, await createMember(shop, 'support'));
    expect(refunds).toMatchObject([{ state: 'REQUESTED' }]);
    await deliver(uid, due);
    const params = { uid: refunds[0]?.uid ?? '' };
    const approve = () => owner.api('POST /api/v1/staff/refund-requests/{uid}/approve', { params });
    expect(await refusalCode(approve())).toBe('CASH_TO_RETURN');
    await confirmAsRider(uid);
    await approve();
  });

  test('sent at once: the refund is paid after the confirmation only', async () => {
    for (let i = 0; i < 6; i++) {
      const { uid } = await orderPaidTwice();
      const [refunded, confirmed] = await Promise.allSettled([
        refund(uid, { amount: 5 }),
        confirmAsRider(uid),
      ]);
      expect(confirmed.status).toBe('fulfilled');
      const { rows } = await sql<{ is_after: boolean }>`
        select r.decided_at >= c.returned_at as is_after from orders.staff_refunds r
        join orders.cash_returns c on c.order_id = r.order_id
        join orders.orders o on o.id = r.order_id where o.uid = ${uid} and r.state = 'PAID'`.execute(
        shop.app.db,
      );
      expect(rows).toEqual(refunded.status === 'fulfilled' ? [{ is_after: true }] : []);
    }
  });

  test('cash that a device reports after a refund is settled by the shop, not by the rider', async () => {
    const { uid, due } = await orderPaidUnseen();
    await rider.api('POST /api/v1/staff/deliveries/{uid}/upi/check', { params: { uid } });
    await transitionAsStaff(shop, uid, 'DELIVERED');
    await refund(uid, { amount: 10 });
    await deliver(uid, due);
    expect(await refusalCode(confirmAsRider(uid))).toBe('REFUNDED');
    await confirm(uid);
    await confirmAsRider(uid);
  });

  test('a payment and cash at once: cash goes back exactly when the link paid, and then the provider returns nothing', async () => {
    for (let i = 0; i < 5; i++) {
      const { uid, due } = await orderOnItsWay();
      const { url } = await rider.api('POST /api/v1/staff/deliveries/{uid}/upi', {
        params: { uid },
      });
      const id = url.split('/').at(-1) ?? '';
      const [isPaid] = await Promise.all([sandbox.payLink(id), deliver(uid, due)]);
      await sandbox.release();
      const isToReturn = (await page(uid)).cash_return !== null;
      expect(isToReturn).toBe(isPaid);
      const refunds = sql`select 1 from payments.refunds where reason = 'UNUSED' and payment_id in
        (select payment_id from payments.uses where order_uid = ${uid})`;
      expect((await refunds.execute(shop.app.db)).rows).toEqual([]);
    }
  });

  test('the database refuses cash that counts and goes back, a second confirmation, and a refund beside it', async () => {
    const counted = await orderOnItsWay();
    await deliver(counted.uid, counted.due);
    const { db } = shop.app;
    const idOf = async (uid: string) =>
      (
        await db
          .selectFrom('orders.orders')
          .select('id')
          .where('uid', '=', uid)
          .executeTakeFirstOrThrow()
      ).id;
    const insert = sql`insert into orders.cash_returns (order_id, member_id, amount_paise, reported_at)
      values (${await idOf(counted.uid)}, 1, 100, now())`;
    await expect(insert.execute(db)).rejects.toThrow('counts');
    const { uid } = await orderPaidTwice();
    const id = await idOf(uid);
    const paid = sql`insert into orders.staff_refunds (uid, order_id, state, amount_paise, target, reason, needs_approval,
        requested_by, requested_at, decided_by, decided_at, wallet_paise)
      values (gen_random_uuid(), ${id}, 'PAID', 100, 'WALLET', 'Twice', false, 1, now(), 1, now(), 100)`;
    await expect(paid.execute(db)).rejects.toThrow('returned first');
    await confirmAsRider(uid);
    const again = sql`update orders.cash_returns set returned_at = now() where order_id = ${id}`;
    await expect(again.execute(db)).rejects.toThrow('stays as it was');
    const closed = sql`insert into orders.closed_returns (order_id, closing_id) values (${id}, 1)`;
    await expect(closed.execute(db)).rejects.toThrow('returned before');
    await expect(
      sql`delete from orders.cash_returns where order_id = ${id}`.execute(db),
    ).rejects.toThrow();
  });
});

import { randomUUID } from 'node:crypto';
import type { ApiError } from '@sabuja/contract/client';
import { hours } from '@sabuja/kit';
import {
  createOrder,
  createStock,
  createUnpaidOrder,
  deliverOrder,
  expectRefusal,
  groceryLine,
  kitchenLine,
  listMessagesTo,
  listOrderItems,
  packWith,
  payInSandbox,
  readOrder,
  readStockQuantity,
  rechargeWallet,
  requestPayment,
  settleAll,
  type TestMember,
  useCustomer,
  useMember,
  useShopWithPayments,
  verifyPayment,
  waitForLockWaits,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Db, inTransaction, type Tx } from '../../../platform/db/index.ts';
import { forfeitBalance, readBalance } from '../../wallet/index.ts';
import { exportOrders } from '../customer-data.ts';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);
const support = useMember(shop, 'support');
const manager = useMember(shop, 'manager');
const owner = useMember(shop, 'owner');

/** Changes the customer's row and orders as the deletion of the account does. */
async function eraseAccount(db: Db | Tx = shop.app.db): Promise<void> {
  await sql`update orders.orders set customer_name = '' where customer_id = ${customer.id}`.execute(
    db,
  );
  await sql`update identity.customers set mobile_no = null, full_name = null, email = null, deleted_at = now()
    where id = ${customer.id}`.execute(db);
}
const balance = () => readBalance(shop.app.db, customer.id);
/** Creates a delivered order, paid in cash, of 4 units at 100 rupees plus delivery. */
async function deliverOne(quantity = 4, overrides: Parameters<typeof createStock>[2] = {}) {
  const id = await createStock(shop, category, { cost: 100, ...overrides });
  const uid = await deliverOrder(shop, await createOrder(customer, [groceryLine(id, quantity)]));
  const [line] = await listOrderItems(customer, uid);
  return { id, uid, item: line?.uid ?? '' };
}
async function deliverPaidOnline(quantity: number) {
  const id = await createStock(shop, category, { cost: 100, gstPercent: 5 });
  const { uid, amount } = await createUnpaidOrder(customer, [groceryLine(id, quantity)]);
  const { id: providerOrder } = await requestPayment(customer, amount, [uid]);
  await verifyPayment(customer, await payInSandbox(sandbox, providerOrder), amount);
  return { id, uid: await deliverOrder(shop, uid) };
}

type Body = {
  id?: string;
  target?: 'WALLET' | 'SOURCE';
  lines?: { item: string; quantity: number; disposition: 'RESTOCK' | 'WASTE' }[];
  amount?: number;
};
const refund = (by: TestMember, uid: string, body: Body) =>
  by.api('POST /api/v1/staff/orders/{uid}/refunds', {
    params: { uid },
    body: { id: randomUUID(), target: 'WALLET', reason: 'Soft tomatoes', ...body },
  });
const approve = (by: TestMember, uid: string) =>
  by.api('POST /api/v1/staff/refund-requests/{uid}/approve', { params: { uid } });
const refuse = (by: TestMember, uid: string) =>
  by.api('POST /api/v1/staff/refund-requests/{uid}/refuse', { params: { uid } });
const readRefundable = (by: TestMember, uid: string) =>
  by.api('GET /api/v1/staff/orders/{uid}/refundable', { params: { uid } });
const code = async (refused: Promise<unknown>) => (await expectRefusal(refused)).problem.code;
const creditNotes = async (uid: string) => {
  const { rows } = await sql<{ content: { total: number; taxable: number } }>`
    select content from orders.invoices i join orders.orders o on o.id = i.order_id
    where o.uid = ${uid} and kind = 'CREDIT_NOTE' order by number`.execute(shop.app.db);
  return rows.map(({ content }) => content.total);
};

describe('a refund of lines', () => {
  test('S10.33 S10.34 returns their price to the wallet, the units to stock, and issues a credit note', async () => {
    const { id, uid, item } = await deliverOne();
    const before = await balance();
    const view = await refund(support, uid, {
      lines: [{ item, quantity: 1, disposition: 'RESTOCK' }],
    });
    expect(view).toMatchObject({
      paid: 425,
      remaining: 325,
      alone: 400,
      lines: [{ item, amounts: [100, 200, 300] }],
      refunds: [{ state: 'PAID', amount: 100, wallet: 100, lines: [{ quantity: 1 }] }],
    });
    expect((await balance()) - before).toBe(10_000);
    expect(await readStockQuantity(shop, id)).toBe(97);
    expect(await creditNotes(uid)).toEqual([10_000]);
    expect((await readOrder(customer, uid)).refunded).toEqual({ wallet: 100, source: 0 });
    const [message] = await listMessagesTo(shop, customer.mobileNo);
    expect(message?.body ?? '').toContain('100.00');
  });

  test('are in the export of the customer’s data, with their reason', async () => {
    const { uid, item } = await deliverOne();
    await refund(support, uid, { lines: [{ item, quantity: 1, disposition: 'WASTE' }] });
    const exported = (await exportOrders(shop.app.db, customer.id)).find((one) => one.uid === uid);
    expect(exported?.refunds).toEqual([
      expect.objectContaining({
        state: 'PAID',
        amount: 100,
        target: 'WALLET',
        reason: 'Soft tomatoes',
      }),
    ]);
  });
  test('S10.34 waste stays sold; kitchen items never return to stock', async () => {
    const { id, uid, item } = await deliverOne();
    await refund(manager, uid, { lines: [{ item, quantity: 2, disposition: 'WASTE' }] });
    expect(await readStockQuantity(shop, id)).toBe(96);
    await refund(manager, uid, { lines: [{ item, quantity: 2, disposition: 'RESTOCK' }] });
    expect(await readStockQuantity(shop, id)).toBe(98);
    const dish = await createStock(shop, category, { department: 'KITCHEN', cost: 100 });
    const cooked = await deliverOrder(shop, await createOrder(customer, [kitchenLine(dish, 2)]));
    const [line] = await listOrderItems(customer, cooked);
    await refund(manager, cooked, {
      lines: [{ item: line?.uid ?? '', quantity: 2, disposition: 'RESTOCK' }],
    });
    expect(await readStockQuantity(shop, dish)).toBe(98);
  });

  test('S10.34 the last units come to what remains: nothing is lost to rounding', async () => {
    const { uid, item } = await deliverOne(3, { cost: 33, gstPercent: 5 });
    for (const quantity of [1, 1, 1])
      await refund(owner, uid, { lines: [{ item, quantity, disposition: 'WASTE' }] });
    const { remaining } = await readRefundable(owner, uid);
    await refund(owner, uid, { amount: remaining });
    const { final_amount } = await readOrder(customer, uid);
    const credited = (await creditNotes(uid)).reduce((sum, total) => sum + total, 0);
    expect(credited).toBe(Math.round(final_amount * 100));
    expect(await readRefundable(owner, uid)).toMatchObject({ remaining: 0, can_refund: false });
    expect(await code(refund(owner, uid, { amount: 0.01 }))).toBe('TOO_MUCH');
  });

  test('of a picked order are what was delivered, substitutes included', async () => {
    const a = await createStock(shop, category, { cost: 100 });
    const b = await createStock(shop, category, { cost: 50 });
    const uid = await createOrder(customer, [groceryLine(a, 3), groceryLine(b)]);
    await packWith(shop, manager, uid, [{ found: 2 }, { found: 1 }]);
    await deliverOrder(shop, uid);
    const { lines, remaining } = await readRefundable(manager, uid);
    expect([remaining, lines.map(({ amounts }) => amounts)]).toEqual([275, [[100, 200], [50]]]);
    await refund(manager, uid, {
      lines: lines.map(({ item, amounts }) => ({
        item,
        quantity: amounts.length,
        disposition: 'RESTOCK',
      })),
    });
    expect(await Promise.all([a, b].map((id) => readStockQuantity(shop, id)))).toEqual([99, 100]);
  });
});

describe('money', () => {
  test('S10.34 goes back to the source of an online payment; below a rupee to the wallet', async () => {
    const { uid } = await deliverPaidOnline(4);
    const before = await balance();
    expect(await refund(manager, uid, { target: 'SOURCE', amount: 100 })).toMatchObject({
      source_remaining: 325,
      refunds: [{ source: 100, wallet: 0 }],
    });
    await refund(manager, uid, { target: 'SOURCE', amount: 0.99 });
    await refund(manager, uid, { target: 'SOURCE', amount: 1 });
    await refund(manager, uid, { target: 'WALLET', amount: 20 });
    expect((await balance()) - before).toBe(2099);
    const { rows } = await sql`select reason, amount_paise from payments.refunds
      where order_uid = ${uid} order by amount_paise`.execute(shop.app.db);
    expect(rows).toEqual([
      { reason: 'STAFF', amount_paise: 100 },
      { reason: 'STAFF', amount_paise: 10_000 },
    ]);
    expect(await code(refund(manager, uid, { target: 'SOURCE', amount: 330 }))).toBe('TOO_MUCH');
    const results = await customer.api('GET /api/v1/payment/refunds/{orderId}', {
      params: { orderId: uid },
    });
    expect(results.results).toMatchObject([
      { reason: 'STAFF', amount: 100 },
      { reason: 'STAFF', amount: 1 },
    ]);
  });

  test('S10.34 paid in cash or from the wallet goes to the wallet only', async () => {
    const { uid } = await deliverOne();
    expect(await code(refund(manager, uid, { target: 'SOURCE', amount: 10 }))).toBe('NO_SOURCE');
    await rechargeWallet(shop, customer, 500);
    const id = await createStock(shop, category, { cost: 100 });
    const paid = await createOrder(customer, [groceryLine(id, 2)], { payment_method: 'WALLET' });
    await deliverOrder(shop, paid);
    expect(await code(refund(manager, paid, { target: 'SOURCE', amount: 10 }))).toBe('NO_SOURCE');
    expect((await refund(manager, paid, { amount: 10 })).remaining).toBe(215);
  });

  test('S10.34 fifty refunds at once never return more than was paid', async () => {
    const { uid, item } = await deliverOne();
    const before = await balance();
    const { refusals } = await settleAll(
      Array.from({ length: 50 }, (_, i) =>
        i % 2 === 0
          ? refund(owner, uid, { amount: 37 })
          : refund(owner, uid, { lines: [{ item, quantity: 1, disposition: 'RESTOCK' }] }),
      ),
    );
    const { remaining } = await readRefundable(owner, uid);
    expect(remaining).toBeGreaterThanOrEqual(0);
    expect((await balance()) - before).toBe(Math.round((425 - remaining) * 100));
    const codes = new Set(refusals.map((error: ApiError) => error.problem?.code));
    // Fifty requests wait for one lock; on a busy machine, some may be refused with UNAVAILABLE.
    codes.delete('UNAVAILABLE');
    expect(codes).toEqual(new Set(['TOO_MUCH']));
  });

  test('a request sent ten times at once is one refund', async () => {
    const { uid } = await deliverOne();
    const id = randomUUID();
    const before = await balance();
    await Promise.all(Array.from({ length: 10 }, () => refund(manager, uid, { id, amount: 5 })));
    expect((await balance()) - before).toBe(500);
    const other = await deliverOne();
    expect(await code(refund(manager, other.uid, { id, amount: 5 }))).toBe('ID_IN_USE');
  });
});

describe('a second person', () => {
  test('S10.35 approves what is above the limit of a role, counted over the order', async () => {
    const { uid } = await deliverOne(6);
    const before = await balance();
    await refund(support, uid, { amount: 400 });
    const asked = await refund(support, uid, { amount: 101 });
    const request = asked.refunds.at(-1);
    expect(request).toMatchObject({ state: 'REQUESTED', is_mine: true });
    expect((await balance()) - before).toBe(40_000);
    const waiting = await manager.api('GET /api/v1/staff/refund-requests');
    expect(waiting.results.map((one) => one.uid)).toContain(request?.uid);
    expect((await expectRefusal(approve(support, request?.uid ?? ''))).status).toBe(403);
    await approve(manager, request?.uid ?? '');
    expect((await balance()) - before).toBe(50_100);
    expect(await code(approve(owner, request?.uid ?? ''))).toBe('DECIDED');
    expect(await code(refuse(manager, request?.uid ?? ''))).toBe('DECIDED');
  });

  test('S10.35 is never who asked, and may refuse', async () => {
    const { uid } = await deliverOne(60);
    const asked = await refund(manager, uid, { amount: 5001 });
    const request = asked.refunds.at(-1)?.uid ?? '';
    expect(await code(approve(manager, request))).toBe('OWN_REQUEST');
    expect(await code(refuse(support, request))).toBe('NOT_PERMITTED');
    await refuse(owner, request);
    expect((await readRefundable(manager, uid)).remaining).toBe(6000);
    const withdrawn = (await refund(manager, uid, { amount: 5001 })).refunds.at(-1)?.uid ?? '';
    expect((await refuse(manager, withdrawn)).refunds.at(-1)?.state).toBe('REFUSED');
  });

  test('S10.35 approves nothing that was refunded meanwhile, and once however often', async () => {
    const { uid } = await deliverOne(6);
    const request = (await refund(support, uid, { amount: 575 })).refunds.at(-1)?.uid ?? '';
    const before = await balance();
    const { fulfilled } = await settleAll([
      ...Array.from({ length: 5 }, () => approve(manager, request)),
      ...Array.from({ length: 5 }, () => approve(owner, request)),
    ]);
    expect([fulfilled, (await balance()) - before]).toEqual([1, 57_500]);
    const second = (await refund(support, uid, { amount: 25 })).refunds.at(-1)?.uid ?? '';
    expect((await balance()) - before).toBe(60_000);
    expect(second).not.toBe('');
    expect(await code(refund(support, uid, { amount: 1 }))).toBe('TOO_MUCH');
  });
});

test('S10.34 asks for the second factor again', async () => {
  const { uid } = await deliverOne();
  await sql`update staff.sessions set second_factor_at = ${new Date(
    shop.clock.now().getTime() - hours(1),
  )} where id = ${support.sessionId}`.execute(shop.app.db);
  expect(await code(refund(support, uid, { amount: 1 }))).toBe('SECOND_FACTOR_NEEDED');
  await sql`update staff.sessions set second_factor_at = ${shop.clock.now()}
    where id = ${support.sessionId}`.execute(shop.app.db);
});

test('only delivered orders are refunded, their own lines, and something', async () => {
  const id = await createStock(shop, category, { cost: 100 });
  const placed = await createOrder(customer, [groceryLine(id)]);
  expect(await code(refund(manager, placed, { amount: 1 }))).toBe('NOT_DELIVERED');
  expect(await readRefundable(manager, placed)).toMatchObject({ can_refund: false, lines: [] });
  const { uid, item } = await deliverOne();
  expect(await code(refund(manager, uid, {}))).toBe('NOTHING_CHOSEN');
  const line = { item, quantity: 1, disposition: 'WASTE' as const };
  expect(await code(refund(manager, uid, { lines: [{ ...line, quantity: 5 }] }))).toBe('TOO_MUCH');
  expect(await code(refund(manager, uid, { lines: [line, line] }))).toBe('NO_LINE');
  expect(await code(refund(manager, uid, { lines: [{ ...line, item: randomUUID() }] }))).toBe(
    'NO_LINE',
  );
});

test('S10.34 a delivery of which something was refunded is not undone', async () => {
  const { uid } = await deliverOne();
  await refund(manager, uid, { amount: 1 });
  const undo = manager.api('POST /api/v1/staff/orders/{uid}/undo', {
    params: { uid },
    body: { status: 'DELIVERED', reason: 'wrong door' },
  });
  expect(await code(undo)).toBe('CANNOT_UNDO');
  await expect(
    sql`update orders.orders set status = 'OUT_FOR_DELIVERY' where uid = ${uid}`.execute(
      shop.app.db,
    ),
  ).rejects.toThrow(`order ${uid}`);
});

test('the database refuses more than was paid, an approval by who asked, and changes of a decided refund', async () => {
  const { uid } = await deliverOne();
  await refund(manager, uid, { amount: 400 });
  const insert = (amount: number, approved = false) =>
    sql`insert into orders.staff_refunds (uid, order_id, state, amount_paise, target, wallet_paise, reason,
        needs_approval, requested_by, requested_at, decided_by, decided_at)
      select ${randomUUID()}, id, 'PAID', ${amount}, 'WALLET', ${amount}, 'x', ${approved}, ${manager.id}, now(),
        ${manager.id}, now() from orders.orders where uid = ${uid}`.execute(shop.app.db);
  await expect(insert(2501)).rejects.toThrow('would exceed what was paid');
  await expect(insert(1, true)).rejects.toThrow('second_person');
  await expect(
    sql`update orders.staff_refunds set reason = 'y' where state = 'PAID'`.execute(shop.app.db),
  ).rejects.toThrow('stays as it is');
});

test('S10.386 of an account that was deleted nothing goes to the wallet: no refund, approved or not, and no undone delivery', async () => {
  const { uid } = await deliverOne(10);
  const waiting = randomUUID();
  await refund(support, uid, { id: waiting, amount: 600 });
  await eraseAccount();
  expect(await readRefundable(manager, uid)).toMatchObject({ wallet_exists: false });
  expect(await code(refund(manager, uid, { amount: 10 }))).toBe('NO_WALLET');
  expect(await code(approve(manager, waiting))).toBe('NO_WALLET');
  const undo = owner.api('POST /api/v1/staff/orders/{uid}/undo', {
    params: { uid },
    body: { status: 'DELIVERED', reason: 'Another order' },
  });
  expect(await code(undo)).toBe('CANNOT_UNDO');
  expect(await balance()).toBe(0);
});

test('S10.386 a refund that meets the deletion of its account finds no wallet', async () => {
  const { uid } = await deliverOne();
  let refused = Promise.resolve('');
  await inTransaction(shop.app.db, async (tx) => {
    await forfeitBalance(tx, customer.id, 0, shop.clock.now());
    refused = code(refund(manager, uid, { amount: 10 }));
    await waitForLockWaits(shop);
    await eraseAccount(tx);
  });
  expect(await refused).toBe('NO_WALLET');
  expect(await balance()).toBe(0);
});

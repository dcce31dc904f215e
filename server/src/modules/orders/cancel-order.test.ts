import {
  cancelOrder,
  createCombo,
  createCustomer,
  createEstimate,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  readOrder,
  readStockQuantity,
  rechargeWallet,
  transitionAsStaff,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { saveSetting } from '../content/index.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);

const countBookedSlots = async (date: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(taken), 0)::int as n from delivery.slot_days where date = ${date}`.execute(
    shop.app.db,
  );
  return rows[0]?.n ?? 0;
};

test('cancelling releases stock and slot, clears the pending amount and records actor and reason', async () => {
  const id = await createStock(shop, category, { quantity: 10 });
  const uid = await createOrder(customer, [groceryLine(id, 3)], { delivery_date: '2026-12-01' });
  expect((await readOrder(customer, uid)).can_cancel).toBe(true);
  const cancelled = await cancelOrder(customer, uid, '  Guests fell ill ');
  expect(cancelled).toMatchObject({
    uid,
    order_no: uid.split('-')[0],
    o_status: 'CANCELLED',
    can_cancel: false,
    pending_amount: 0,
    history: [
      { status: 'PLACED', actor: 'customer', reason: null },
      { status: 'CANCELLED', actor: 'customer', reason: 'Guests fell ill' },
    ],
  });
  expect(cancelled.history[1]?.at).toBe(shop.clock.now().toISOString());
  expect(await readOrder(customer, uid)).toEqual(cancelled);
  expect(await readStockQuantity(shop, id)).toBe(10);
  expect(await countBookedSlots('2026-12-01')).toBe(0);
});

test('cancelling again returns the cancelled order and releases nothing twice', async () => {
  const id = await createStock(shop, category, { quantity: 10 });
  const uid = await createOrder(customer, [groceryLine(id, 3)]);
  const first = await cancelOrder(customer, uid, 'Wrong day');
  expect(await cancelOrder(customer, uid, 'Something else')).toEqual(first);
  expect(await readStockQuantity(shop, id)).toBe(10);
});

test('a cancelled combo releases the stocks it reserved, even if its parts have changed', async () => {
  const rice = await createStock(shop, category, { quantity: 9 });
  const ghee = await createStock(shop, category, { quantity: 9 });
  const combo = await createCombo(shop, category.subcategoryId, [rice, ghee]);
  const uid = await createOrder(customer, [
    { ...groceryLine(combo, 2), type: 'COMBO' },
    groceryLine(rice),
  ]);
  expect([await readStockQuantity(shop, rice), await readStockQuantity(shop, ghee)]).toEqual([
    6, 7,
  ]);
  await sql`delete from catalogue.combo_lines where combo_id = ${combo} and stock_id = ${ghee}`.execute(
    shop.app.db,
  );
  await cancelOrder(customer, uid);
  expect([await readStockQuantity(shop, rice), await readStockQuantity(shop, ghee)]).toEqual([
    9, 9,
  ]);
});

test('a confirmed order can no longer be cancelled, and the refusal says why', async () => {
  const id = await createStock(shop, category, { quantity: 10 });
  const uid = await createOrder(customer, [groceryLine(id)]);
  for (const [to, label] of [
    ['CONFIRMED', 'confirmed'],
    ['PACKED', 'packed'],
    ['OUT_FOR_DELIVERY', 'on its way'],
    ['DELIVERED', 'delivered'],
  ] as const) {
    await transitionAsStaff(shop, uid, to);
    const error = await expectRefusal(cancelOrder(customer, uid));
    expect([error.status, error.problem.code, error.message]).toEqual([
      409,
      'CANNOT_MOVE',
      `This order is ${label} and can no longer be cancelled.`,
    ]);
    expect(await readOrder(customer, uid)).toMatchObject({ o_status: to, can_cancel: false });
  }
  expect(await readStockQuantity(shop, id)).toBe(9);
});

test('each transition is recorded in the history with its time and actor', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await transitionAsStaff(shop, uid, 'CONFIRMED');
  await transitionAsStaff(shop, uid, 'CONFIRMED');
  await transitionAsStaff(shop, uid, 'CANCELLED');
  const { history } = await readOrder(customer, uid);
  expect(history.map(({ status, actor }) => `${status} by ${actor}`)).toEqual([
    'PLACED by customer',
    'CONFIRMED by staff',
    'CANCELLED by staff',
  ]);
});

test('another customer gets 404 on cancelling, a visitor 401', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  expect((await expectRefusal(cancelOrder(await createCustomer(shop), uid))).status).toBe(404);
  expect((await expectRefusal(cancelOrder({ api: shop.api() }, uid))).status).toBe(401);
  expect((await readOrder(customer, uid)).o_status).toBe('PLACED');
});

test('the reason and the request body are optional', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  const response = await shop.app.http.inject({
    method: 'POST',
    url: `/api/v1/orders/${uid}/cancel`,
    headers: { authorization: `Bearer ${customer.token}` },
  });
  expect(response.json()).toMatchObject({ o_status: 'CANCELLED' });
});

test('too long a reason is a 422 that names the field', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  const error = await expectRefusal(cancelOrder(customer, uid, 'x'.repeat(301)));
  expect([error.status, error.problem.field]).toEqual([422, 'reason']);
});

test('an estimate can be ordered again once its order is cancelled', async () => {
  const line = groceryLine(await createStock(shop, category));
  const { estimation_id } = await createEstimate(customer, [line]);
  await cancelOrder(customer, await createOrder(customer, [line], { estimation_id }));
  const again = await createOrder(customer, [line], { estimation_id });
  expect((await readOrder(customer, again)).o_status).toBe('PLACED');
});

test('a cancelled order is refunded to the wallet once, and nothing stays pending', async () => {
  await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,WALLET');
  const id = await createStock(shop, category, { cost: 75, quantity: 10 });
  await rechargeWallet(shop, customer, 60);
  const balance = async () =>
    (await customer.api('GET /api/v1/wallet/', { query: { user_uid: customer.uid } })).balance;
  const uid = await createOrder(customer, [groceryLine(id, 1)], { payment_method: 'WALLET' });
  expect([await balance(), (await readOrder(customer, uid)).pending_amount]).toEqual([0, 40]);
  await Promise.all([
    cancelOrder(customer, uid),
    cancelOrder(customer, uid),
    cancelOrder(customer, uid),
  ]);
  expect([await balance(), (await readOrder(customer, uid)).pending_amount]).toEqual([60, 0]);
});

import { randomUUID } from 'node:crypto';
import {
  cancelOrder,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const member = useMember(shop, 'catalogue');
const picker = useMember(shop, 'picker');

let stock: number;
beforeEach(async () => {
  stock = await createStock(shop, category, { quantity: 20 });
});
const params = () => ({ stock_id: stock });
const read = () => member.api('GET /api/v1/staff/stock/{stock_id}', { params: params() });
const history = async (api = member.api) =>
  (await api('GET /api/v1/staff/stock/{stock_id}/movements', { params: params() })).results;
const changes = async () =>
  (await history()).map(({ reason, change, quantity_after }) => [reason, change, quantity_after]);
const receive = (lines: object[], action_id: string = randomUUID()) =>
  member.api('POST /api/v1/staff/stock/supplies', {
    body: {
      action_id,
      supplier: 'Maa Tarini Farm',
      lines: lines.map((line) => ({ stock_id: stock, quantity: 1, ...line })),
    },
  });
const count = (expected: number, counted: number, reason?: string) =>
  member.api('POST /api/v1/staff/stock/{stock_id}/count', {
    params: params(),
    body: { expected, counted, ...(reason && { reason }) },
  });
const waste = (quantity: number, action_id: string = randomUUID()) =>
  member.api('POST /api/v1/staff/stock/{stock_id}/waste', {
    params: params(),
    body: { action_id, quantity, reason: 'SPOILT', note: 'Cold store was off' },
  });
const lastAudit = async () =>
  (
    await shop.app.db
      .selectFrom('staff.audit')
      .select(['action', 'subject_id', 'after', 'reason'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
  )[0];

test('S10.50 every change of a quantity is a movement, that of an order with its number', async () => {
  const uid = await createOrder(customer, [groceryLine(stock, 3)]);
  await cancelOrder(customer, uid);
  await sql`update catalogue.stocks set quantity = 12 where id = ${stock}`.execute(shop.app.db);
  expect(await changes()).toEqual([
    ['CHANGED', -8, 12],
    ['RETURNED', 3, 20],
    ['SOLD', -3, 17],
    ['OPENING', 20, 20],
  ]);
  expect((await history()).map(({ order_uid }) => order_uid)).toEqual([null, uid, uid, null]);
});

describe('the database', () => {
  const insert = (reason: string, change: number) =>
    sql`insert into catalogue.stock_movements (stock_id, change, reason, at)
      values (${stock}, ${change}, ${reason}, now())`.execute(shop.app.db);

  test('refuses a movement without a change of the quantity, and to change one', async () => {
    await expect(insert('RECEIVED', 5)).rejects.toThrow('written by the change of its quantity');
    await expect(
      sql`update catalogue.stock_movements set change = 99 where stock_id = ${stock}`.execute(
        shop.app.db,
      ),
    ).rejects.toThrow('stays as it is');
    expect(await changes()).toEqual([['OPENING', 20, 20]]);
  });

  test('balances the write-off of sold units, as a server of the release before writes it', async () => {
    await createOrder(customer, [groceryLine(stock, 3)]);
    await insert('DAMAGED', -2);
    expect(await changes()).toEqual([
      ['DAMAGED', -2, 17],
      ['RETURNED', 2, 19],
      ['SOLD', -3, 17],
      ['OPENING', 20, 20],
    ]);
  });
});

describe('receiving', () => {
  test('S10.51 a supply raises the quantities by its batches, once, and shows where they come from', async () => {
    const action = randomUUID();
    const lines = [
      { quantity: 10, batch: 'A1', expires_on: '2026-11-25', purchase_price: 22.5 },
      { quantity: 5 },
    ];
    const [first, second] = await Promise.all([receive(lines, action), receive(lines, action)]);
    expect(first).toEqual(second);
    expect(first.results).toMatchObject([{ stock_id: stock, quantity: 35, on_hand: 35 }]);
    const [movement] = await history();
    expect(movement).toMatchObject({ change: 15, reason: 'RECEIVED', supplier: 'Maa Tarini Farm' });
    expect(movement?.batches).toEqual([
      { quantity: 10, batch: 'A1', expires_on: '2026-11-25', purchase_price: 22.5 },
      { quantity: 5, batch: null, expires_on: null, purchase_price: null },
    ]);
    expect(await lastAudit()).toMatchObject({ action: 'stock.receive' });
    expect((await history(picker.api))[0]?.batches[0]?.purchase_price).toBeNull();
  });

  test('S10.51 a past expiry date, an unknown product and a reused action change nothing', async () => {
    const action = randomUUID();
    await receive([{}], action);
    const other = await createStock(shop, category);
    for (const [code, lines, id] of [
      ['BAD_DATE', [{ expires_on: '2026-11-20' }], undefined],
      ['BAD_DATE', [{ expires_on: '2026-02-30' }], undefined],
      ['NO_STOCK', [{}, { stock_id: 999_999 }], undefined],
      ['TOO_MANY_UNITS', Array(100).fill({ quantity: 1_000_000 }), undefined],
      ['ACTION_REUSED', [{ stock_id: other }], action],
    ] as const) {
      if (code === 'TOO_MANY_UNITS')
        await sql`update catalogue.stocks set quantity = 2100000000 where id = ${stock}`.execute(
          shop.app.db,
        );
      const { problem } = await expectRefusal(receive([...lines], id));
      expect(problem.code).toBe(code);
    }
    expect((await changes())[0]).toEqual(['CHANGED', 2_099_999_979, 2_100_000_000]);
  });
});

describe('counting', () => {
  test('S10.52 reserved units are on hand until they are picked', async () => {
    await createOrder(customer, [groceryLine(stock, 3)]);
    expect(await read()).toMatchObject({ quantity: 17, reserved: 3, on_hand: 20 });
    expect(await count(20, 18, 'Two were given as samples')).toMatchObject({
      difference: -2,
      missing_for_orders: 0,
      quantity: 15,
      on_hand: 18,
    });
    expect((await history())[0]).toMatchObject({
      reason: 'COUNTED',
      change: -2,
      note: 'Two were given as samples',
    });
    expect(await lastAudit()).toMatchObject({ action: 'stock.count', after: { on_hand: 18 } });
  });

  test('S10.52 a count that finds less than orders reserved leaves nothing to sell, and says so', async () => {
    await createOrder(customer, [groceryLine(stock, 18)]);
    expect(await count(20, 15, 'Broken crate')).toMatchObject({
      difference: -5,
      missing_for_orders: 3,
      quantity: 0,
    });
  });

  test('S10.52 a count of an older number is refused with the new one, a difference needs a reason', async () => {
    const { problem } = await expectRefusal(count(19, 19));
    expect(problem).toMatchObject({ code: 'STOCK_CHANGED', details: { on_hand: 20 } });
    expect(problem.message).toContain('20 should be on hand now');
    expect((await expectRefusal(count(20, 19))).problem.code).toBe('NO_REASON');
    await count(20, 20);
    expect(await changes()).toEqual([
      ['COUNTED', 0, 20],
      ['OPENING', 20, 20],
    ]);
  });
});

test('S10.53 waste leaves the stock once, and never what is sold', async () => {
  await createOrder(customer, [groceryLine(stock, 15)]);
  const action = randomUUID();
  await Promise.all([waste(4, action), waste(4, action)]);
  expect((await history())[0]).toMatchObject({
    reason: 'WASTE',
    change: -4,
    waste_reason: 'SPOILT',
    note: 'Cold store was off',
  });
  const { problem } = await expectRefusal(waste(2));
  expect(problem).toMatchObject({ code: 'NOT_ENOUGH', details: { available: 1 } });
  expect((await read()).quantity).toBe(1);
  const other = await createStock(shop, category);
  const reused = member.api('POST /api/v1/staff/stock/{stock_id}/waste', {
    params: { stock_id: other },
    body: { action_id: action, quantity: 4, reason: 'SPOILT' },
  });
  expect((await expectRefusal(reused)).problem.code).toBe('ACTION_REUSED');
});

test('S10.54 low stock is listed by the threshold of the product, else from 5 on', async () => {
  const listLow = async () =>
    (
      await member.api('GET /api/v1/staff/stock/levels', { query: { low: true, limit: 100 } })
    ).results.some(({ stock_id }) => stock_id === stock);
  const setThreshold = (low_stock_at: number | null) =>
    member.api('PUT /api/v1/staff/stock/{stock_id}/threshold', {
      params: params(),
      body: { low_stock_at },
    });
  expect(await listLow()).toBe(false);
  expect(await setThreshold(20)).toMatchObject({ low_stock_at: 20, is_low: true });
  expect(await listLow()).toBe(true);
  await setThreshold(null);
  await waste(14);
  expect(await listLow()).toBe(false);
  await waste(1);
  expect(await listLow()).toBe(true);
});

test('S10.54 a batch that expires soon is listed with what the later ones leave of it', async () => {
  const listExpiring = async (days: number) =>
    (await member.api('GET /api/v1/staff/stock/expiring', { query: { days } })).results
      .filter(({ stock_id }) => stock_id === stock)
      .map(({ batch, left, is_expired }) => [batch, left, is_expired]);
  await receive([
    { quantity: 10, batch: 'soon', expires_on: '2026-11-24' },
    { quantity: 8, batch: 'late', expires_on: '2026-12-24' },
  ]);
  expect(await listExpiring(7)).toEqual([['soon', 10, false]]);
  expect(await listExpiring(2)).toEqual([]);
  await createOrder(customer, [groceryLine(stock, 25)]);
  expect(await listExpiring(40)).toEqual([
    ['soon', 5, false],
    ['late', 8, false],
  ]);
  await createOrder(customer, [groceryLine(stock, 5)]);
  expect(await listExpiring(40)).toEqual([['late', 8, false]]);
});

test('S10.404 a purchase price with a fraction of a paisa is refused, and nothing is received', async () => {
  const { problem, status } = await expectRefusal(receive([{ purchase_price: 33.333 }]));
  expect([status, problem.field]).toEqual([422, 'lines.0.purchase_price']);
  expect(await changes()).toEqual([['OPENING', 20, 20]]);
  await receive([{ purchase_price: 33.33 }]);
  expect(await changes()).toHaveLength(2);
});

test('S10.416 units of a draft are counted and written off as they are received', async () => {
  await sql`update catalogue.stocks set draft = true, inactive = true where id = ${stock}`.execute(
    shop.app.db,
  );
  await receive([{ quantity: 10 }]);
  expect((await count(30, 28, 'Two were broken')).difference).toBe(-2);
  await waste(8);
  expect(await read()).toMatchObject({ quantity: 20 });
});

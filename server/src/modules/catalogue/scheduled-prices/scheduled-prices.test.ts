import { addTime, minutes } from '@sabuja/kit';
import {
  buildOrder,
  createCombo,
  createCustomer,
  createEstimate,
  createMember,
  createStock,
  expectRefusal,
  groceryLine,
  sendOrder,
  settleAll,
  type TestMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { applyScheduledPrices } from './apply-scheduled-prices.ts';

const { shop, category } = useSellableShop();
let person: TestMember;
beforeEach(async () => {
  person = await createMember(shop, 'catalogue');
});

const at = (ms: number) => addTime(shop.clock.now(), ms).toISOString();
const apply = () => applyScheduledPrices({ db: shop.app.db, clock: shop.clock });
const createProduct = async (overrides: object = {}) => ({
  id: await createStock(shop, category, { cost: 150, quantity: 100, ...overrides }),
});
const read = (id: number) => shop.api()('GET /api/v1/stocks/{id}', { params: { id } });
const priceOf = async (id: number) => {
  const { cost, discount } = await read(id);
  return [cost, discount];
};
const list = async (id: number) =>
  (await person.api('GET /api/v1/staff/stocks/{id}/scheduled-prices', { params: { id } })).results;
const statesOf = async (id: number) => (await list(id)).map(({ state }) => state);
const schedule = (id: number, overrides: object = {}) =>
  person.api('POST /api/v1/staff/stocks/{id}/scheduled-prices', {
    params: { id },
    body: { cost: 119, discount: 0, from: at(minutes(1)), until: at(minutes(3)), ...overrides },
  });
const cancel = (id: number, price_id: number) =>
  person.api('DELETE /api/v1/staff/stocks/{id}/scheduled-prices/{price_id}', {
    params: { id, price_id },
  });
const setPrice = (id: number, body: object) =>
  person.api('PATCH /api/v1/staff/stocks/{id}', { params: { id }, body });

test('S10.165 a price begins at its time, for everybody at the next request, and the one before returns', async () => {
  const { id } = await createProduct({ discountPercent: 10 });
  await schedule(id);
  await apply();
  expect(await priceOf(id)).toEqual([150, 10]);
  shop.clock.advance(minutes(1));
  await apply();
  expect(await priceOf(id)).toEqual([119, 0]);
  const customer = await createCustomer(shop);
  const line = groceryLine(id);
  const { estimation_id, final_amount } = await createEstimate(customer, [line]);
  expect(final_amount).toBeGreaterThanOrEqual(119);
  await sendOrder(customer, buildOrder([line], { estimation_id }));
  shop.clock.advance(minutes(2));
  await apply();
  expect(await priceOf(id)).toEqual([150, 10]);
  expect(await list(id)).toEqual([
    expect.objectContaining({ state: 'ended', cost: 119, by: expect.any(String) }),
  ]);
  const { results } = await person.api('GET /api/v1/staff/stocks/{id}/prices', { params: { id } });
  expect(results.map(({ cost, discount }) => [cost, discount])).toEqual([
    [150, 10],
    [119, 0],
    [150, 10],
  ]);
});

test('S10.165 a price without an end stays', async () => {
  const { id } = await createProduct();
  await schedule(id, { until: null });
  shop.clock.advance(minutes(1));
  await apply();
  await apply();
  expect(await priceOf(id)).toEqual([119, 0]);
  expect(await statesOf(id)).toEqual(['ended']);
});

test('S10.166 a price that staff change meanwhile stays at the end', async () => {
  const { id } = await createProduct();
  await schedule(id);
  shop.clock.advance(minutes(1));
  await apply();
  await setPrice(id, { cost: 130 });
  shop.clock.advance(minutes(2));
  await apply();
  expect(await priceOf(id)).toEqual([130, 0]);
  expect(await statesOf(id)).toEqual(['replaced']);
});

test('S10.166 what is above the MRP by its time is not applied, and stops no other', async () => {
  const [dear, other] = await Promise.all([createProduct({ mrp: 200 }), createProduct()]);
  await schedule(dear.id, { cost: 180 });
  await schedule(other.id);
  await setPrice(dear.id, { mrp: 160 });
  shop.clock.advance(minutes(1));
  await apply();
  expect(await priceOf(dear.id)).toEqual([150, 0]);
  expect(await statesOf(dear.id)).toEqual(['not_begun']);
  expect(await priceOf(other.id)).toEqual([119, 0]);
});

test('S10.166 the price before does not return above the MRP of that time', async () => {
  const { id } = await createProduct({ mrp: 200 });
  await schedule(id);
  shop.clock.advance(minutes(1));
  await apply();
  await setPrice(id, { mrp: 140 });
  shop.clock.advance(minutes(2));
  await apply();
  expect(await priceOf(id)).toEqual([119, 0]);
  expect(await statesOf(id)).toEqual(['not_returned']);
});

test('S10.165 what was due while the shop did not run is made up for, and a time that passed is missed', async () => {
  const [late, past] = await Promise.all([createProduct(), createProduct()]);
  await schedule(late.id, { until: at(minutes(9)) });
  await schedule(past.id);
  shop.clock.advance(minutes(5));
  await apply();
  expect(await priceOf(late.id)).toEqual([119, 0]);
  expect(await statesOf(past.id)).toEqual(['missed']);
  expect(await priceOf(past.id)).toEqual([150, 0]);
});

test('S10.165 one follows another at the same minute, and the first price returns at the end', async () => {
  const { id } = await createProduct();
  await schedule(id);
  await schedule(id, { cost: 99, from: at(minutes(3)), until: at(minutes(4)) });
  for (const [step, price] of [
    [1, 119],
    [2, 99],
    [1, 150],
  ] as const) {
    shop.clock.advance(minutes(step));
    await apply();
    expect(await priceOf(id)).toEqual([price, 0]);
  }
  expect(await statesOf(id)).toEqual(['ended', 'ended']);
});

test('S10.167 a planned price is cancelled, a running one ends at once, an ended one does not', async () => {
  const { id } = await createProduct();
  const [planned] = (await schedule(id)).results;
  await cancel(id, planned?.price_id ?? 0);
  const [running] = (await schedule(id)).results;
  shop.clock.advance(minutes(1));
  await apply();
  expect(await priceOf(id)).toEqual([119, 0]);
  await cancel(id, running?.price_id ?? 0);
  expect(await priceOf(id)).toEqual([150, 0]);
  expect(await statesOf(id)).toEqual(['cancelled', 'cancelled']);
  const again = await expectRefusal(cancel(id, running?.price_id ?? 0));
  expect([again.status, again.problem.code]).toEqual([409, 'IS_OVER']);
  const { id: otherId } = await createProduct();
  expect((await expectRefusal(cancel(otherId, running?.price_id ?? 0))).status).toBe(404);
});

test.for([
  [{ from: 3, until: 1 }, 'BAD_PERIOD', 'until'],
  [{ from: -3, until: -1 }, 'BAD_PERIOD', 'until'],
  [{ cost: 119.001 }, 'BAD_PRICE', 'cost'],
  [{ cost: 201 }, 'ABOVE_MRP', 'cost'],
  [{ from: 2, until: 5 }, 'OVERLAPS', 'from'],
  [{ from: 2, until: null }, 'OVERLAPS', 'from'],
] as const)('S10.165 %j is refused: %s', async ([change, code, field]) => {
  const { id } = await createProduct({ mrp: 200 });
  await schedule(id);
  const {
    from = 4,
    until = 5,
    ...rest
  } = change as {
    from?: number;
    until?: number | null;
    cost?: number;
  };
  const times = { from: at(minutes(from)), until: until === null ? null : at(minutes(until)) };
  const { problem } = await expectRefusal(schedule(id, { ...rest, ...times }));
  expect([problem.code, problem.field]).toEqual([code, field]);
  expect(await statesOf(id)).toEqual(['planned']);
});

test('S10.165 of many scheduled at once for the same time one is, and jobs of many servers apply it once', async () => {
  const { id } = await createProduct();
  const { fulfilled } = await settleAll(
    Array.from({ length: 8 }, (_, n) => schedule(id, { cost: 100 + n })),
  );
  expect(fulfilled).toBe(1);
  shop.clock.advance(minutes(2));
  await Promise.all(Array.from({ length: 6 }, apply));
  const { results } = await person.api('GET /api/v1/staff/stocks/{id}/prices', { params: { id } });
  expect(results).toHaveLength(2);
  expect(await statesOf(id)).toEqual(['running']);
});

test('S10.165 the database has one scheduled price of a product at a time', async () => {
  const { id } = await createProduct();
  await schedule(id);
  const copy = sql`insert into catalogue.scheduled_prices
      (stock_id, cost_paise, discount_percent, valid_from, valid_until, actor, created_at)
    select stock_id, 1, 0, valid_from + interval '1 minute', null, actor, created_at
    from catalogue.scheduled_prices where stock_id = ${id}`;
  await expect(copy.execute(shop.app.db)).rejects.toThrow('one_scheduled_price');
});

test('S10.166 a price planned by somebody who is shut out before it begins is cancelled', async () => {
  const { id } = await createProduct();
  await schedule(id);
  await sql`update staff.members set shut_out_at = ${shop.clock.now()} where id = ${person.id}`.execute(
    shop.app.db,
  );
  shop.clock.advance(minutes(1));
  await apply();
  expect(await priceOf(id)).toEqual([150, 0]);
  person = await createMember(shop, 'catalogue');
  expect(await statesOf(id)).toEqual(['cancelled']);
});

test('S10.165 S10.167 a combo has scheduled prices too, of its own', async () => {
  const { id: stockId } = await createProduct();
  const comboId = await createCombo(shop, category.subcategoryId, [stockId], { cost: 280 });
  const params = { id: comboId };
  const costOf = async () => (await person.api('GET /api/v1/staff/combos/{id}', { params })).cost;
  const plan = (overrides: object = {}) =>
    person.api('POST /api/v1/staff/combos/{id}/scheduled-prices', {
      params,
      body: { cost: 249, discount: 0, from: at(minutes(1)), until: at(minutes(3)), ...overrides },
    });
  const [planned] = (await plan()).results;
  expect((await expectRefusal(plan({ from: at(minutes(2)) }))).problem.code).toBe('OVERLAPS');
  expect((await expectRefusal(plan({ cost: 249.001 }))).problem.code).toBe('BAD_PRICE');
  expect(await statesOf(stockId)).toEqual([]);
  shop.clock.advance(minutes(1));
  await apply();
  expect(await costOf()).toBe(249);
  const ofStock = expectRefusal(cancel(stockId, planned?.price_id ?? 0));
  expect((await ofStock).problem.code).toBe('NO_SCHEDULED_PRICE');
  shop.clock.advance(minutes(2));
  await apply();
  expect(await costOf()).toBe(280);
  const { results } = await person.api('GET /api/v1/staff/combos/{id}/scheduled-prices', {
    params,
  });
  expect(results.map(({ state }) => state)).toEqual(['ended']);
  const away = await expectRefusal(
    person.api('GET /api/v1/staff/combos/{id}/scheduled-prices', { params: { id: stockId } }),
  );
  expect([away.status, away.problem.code]).toEqual([404, 'NO_COMBO']);
});

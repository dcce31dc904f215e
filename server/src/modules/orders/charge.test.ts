import { minutes } from '@sabuja/kit';
import {
  aCustomer,
  anEstimate,
  anOrder,
  aShopThatSells,
  aStock,
  closeSound,
  grocery,
  openTestShop,
  orderOf,
  readOrder,
  refused,
  send,
  stockLeft,
  type TestCustomer,
  type TestShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestShop;
let place: { categoryId: number; subcategoryId: number };
let customer: TestCustomer;

beforeAll(async () => {
  shop = await openTestShop();
  place = await aShopThatSells(shop);
});
afterAll(() => closeSound(shop));
beforeEach(async () => {
  customer = await aCustomer(shop);
});

const setCost = (id: number, paise: number) =>
  sql`update catalogue.stocks set cost_paise = ${paise} where id = ${id}`.execute(shop.app.db);
/** The code that an order naming this estimate is refused with. */
const refusal = async (
  estimation_id: string,
  items: Parameters<typeof orderOf>[0],
  by = customer,
): Promise<string> => (await refused(send(by, orderOf(items, { estimation_id })))).problem.code;

test('S7f.4 S3.16 the answer has every amount in rupees', async () => {
  const id = await aStock(shop, place, { cost: 100, discountPercent: 10, gstPercent: 5 });
  expect(await anEstimate(customer, [grocery(id, 2)])).toMatchObject({
    total_item_cost: 200,
    total_discount: 20,
    tax_amount: 9,
    shipping_charges: 25,
    final_amount: 214,
    estimation_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('an order that names one is charged what it said', async () => {
  const id = await aStock(shop, place, { cost: 33.33, discountPercent: 7, gstPercent: 18 });
  const { estimation_id, final_amount } = await anEstimate(customer, [grocery(id, 3)]);
  const uid = await anOrder(customer, [grocery(id, 3)], { estimation_id });
  expect((await readOrder(customer, uid)).final_amount).toBe(final_amount);
});

test('when a price moved meanwhile, 409 and a fresh estimate; the fresh one is honoured', async () => {
  const id = await aStock(shop, place, { cost: 50 });
  const { estimation_id } = await anEstimate(customer, [grocery(id, 2)]);
  await setCost(id, 6000);
  const error = await refused(send(customer, orderOf([grocery(id, 2)], { estimation_id }), 'key'));
  expect([error.status, error.problem.code]).toEqual([409, 'PRICE_CHANGED']);
  const { estimate: fresh } = error.problem.details as {
    estimate: { estimation_id: string; final_amount: number };
  };
  expect(fresh.final_amount).toBe(145);
  expect(await stockLeft(shop, id)).toBe(100);
  const again = orderOf([grocery(id, 2)], { estimation_id: fresh.estimation_id });
  expect((await send(customer, again, 'key')).data).toHaveLength(1);
});

test('once its 15 minutes are over it is renewed, not honoured', async () => {
  const id = await aStock(shop, place);
  const { estimation_id, expires_at } = await anEstimate(customer, [grocery(id, 2)]);
  expect(Date.parse(expires_at) - shop.clock.now().getTime()).toBe(minutes(15));
  await sql`update pricing.estimates set expires_at = ${shop.clock.now()}
    where id = ${estimation_id}`.execute(shop.app.db);
  expect(await refusal(estimation_id, [grocery(id, 2)])).toBe('PRICE_CHANGED');
});

test('it buys once: a second order on it is refused', async () => {
  const id = await aStock(shop, place);
  const { estimation_id } = await anEstimate(customer, [grocery(id)]);
  await anOrder(customer, [grocery(id)], { estimation_id });
  expect(await refusal(estimation_id, [grocery(id)])).toBe('ALREADY_ORDERED');
  expect(await stockLeft(shop, id)).toBe(99);
});

test('it is for its goods and its owner only', async () => {
  const [a, b] = [await aStock(shop, place), await aStock(shop, place, { cost: 400 })];
  const { estimation_id } = await anEstimate(customer, [grocery(a)]);
  expect(await refusal(estimation_id, [grocery(b)])).toBe('OTHER_GOODS');
  expect(await refusal(estimation_id, [grocery(a, 2)])).toBe('OTHER_GOODS');
  expect(await refusal(estimation_id, [grocery(a)], await aCustomer(shop))).toBe('NO_ESTIMATE');
});

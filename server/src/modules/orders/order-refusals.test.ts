import type { OrderLine, PlaceOrder } from '@sabuja/contract';
import {
  aCustomer,
  anEstimate,
  aShopThatSells,
  aStock,
  closeSound,
  grocery,
  kitchen,
  openTestShop,
  orderOf,
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

const refusal = async (items: OrderLine[], wishes: Partial<PlaceOrder> = {}) =>
  (await refused(send(customer, orderOf(items, wishes)))).problem;

test.each<[string, Partial<PlaceOrder>, number, string]>([
  ['a day gone by', { delivery_date: '2026-11-20' }, 422, 'The delivery date is in the past.'],
  [
    'a day that does not exist',
    { delivery_date: '2026-02-30' },
    422,
    'Please check the delivery date.',
  ],
  [
    'a day too far ahead',
    { delivery_date: '2027-11-21' },
    422,
    'Please choose a delivery date within 30 days.',
  ],
  ['a slot nobody has', { delivery_slot: 99999 }, 422, 'Please choose a time slot from the list.'],
  ['a pincode outside every zone', { pincode: '110001' }, 422, 'We do not deliver to 110001 yet.'],
  [
    'a way of paying that the shop does not take',
    { payment_method: 'WALLET' },
    422,
    'Please select a valid payment method.',
  ],
  [
    'an address of nobody',
    { customer_address: '00000000-0000-4000-8000-000000000000' },
    404,
    'Please choose one of your saved addresses.',
  ],
])(
  '%s is refused in the customer’s words, and nothing is taken',
  async (_, wishes, status, message) => {
    const id = await aStock(shop, place);
    const error = await refused(send(customer, orderOf([grocery(id)], wishes)));
    expect([error.status, error.problem.message]).toEqual([status, message]);
    expect(await stockLeft(shop, id)).toBe(100);
  },
);

test('kitchen and grocery in one order are refused', async () => {
  const id = await aStock(shop, place);
  expect((await refusal([grocery(id), kitchen(id)])).code).toBe('MIXED_DEPARTMENTS');
});

test('an item named under the other department is refused', async () => {
  expect((await refusal([kitchen(await aStock(shop, place))])).code).toBe('WRONG_DEPARTMENT');
});

test('more than there is, or what is no longer sold, is refused', async () => {
  const few = await aStock(shop, place, { name: 'Kewra', quantity: 2 });
  const gone = await aStock(shop, place, { name: 'Mahua', inactive: true });
  expect((await refusal([grocery(few, 3)])).message).toBe(
    'Kewra: Only 2 in stock. Please reduce quantity.',
  );
  expect((await refusal([grocery(gone)])).message).toBe('Mahua is out of stock or inactive.');
});

test('the same item twice is added up before it is measured against the stock', async () => {
  const id = await aStock(shop, place, { quantity: 3 });
  expect((await refusal([grocery(id, 2), grocery(id, 2)])).code).toBe('TOO_FEW');
});

test('S9.4 less than the minimum order, before discount, is refused', async () => {
  await sql`insert into content.settings values ('MIN_ORDER_AMOUNT', '199')`.execute(shop.app.db);
  const id = await aStock(shop, place, { cost: 50, discountPercent: 50 });
  expect((await refused(anEstimate(customer, [grocery(id, 3)]))).problem.message).toBe(
    'Minimum order amount is ₹199',
  );
  expect((await refused(send(customer, orderOf([grocery(id, 3)])))).status).toBe(422);
  expect((await anEstimate(customer, [grocery(id, 4)])).total_item_cost).toBe(200);
  await sql`delete from content.settings where key = 'MIN_ORDER_AMOUNT'`.execute(shop.app.db);
});

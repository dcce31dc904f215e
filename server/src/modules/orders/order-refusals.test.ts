import type { OrderLine, PlaceOrder } from '@sabuja/contract';
import {
  buildOrder,
  createEstimate,
  createStock,
  expectRefusal,
  groceryLine,
  kitchenLine,
  readStockQuantity,
  sendOrder,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);

const refusal = async (items: OrderLine[], overrides: Partial<PlaceOrder> = {}) =>
  (await expectRefusal(sendOrder(customer, buildOrder(items, overrides)))).problem;

test.each<[string, Partial<PlaceOrder>, number, string]>([
  ['a past date', { delivery_date: '2026-11-20' }, 422, 'The delivery date is in the past.'],
  [
    'a date that does not exist',
    { delivery_date: '2026-02-30' },
    422,
    'Please check the delivery date.',
  ],
  [
    'a date too far ahead',
    { delivery_date: '2027-11-21' },
    422,
    'Please choose a delivery date within 30 days.',
  ],
  ['an unknown slot', { delivery_slot: 99999 }, 422, 'Please choose a time slot from the list.'],
  ['a pincode outside every zone', { pincode: '110001' }, 422, 'We do not deliver to 110001 yet.'],
  [
    'a payment method that the shop does not accept',
    { payment_method: 'WALLET' },
    422,
    'Please select a valid payment method.',
  ],
  [
    'an unknown address',
    { customer_address: '00000000-0000-4000-8000-000000000000' },
    404,
    'Please choose one of your saved addresses.',
  ],
])(
  '%s is refused with a readable message, and no stock is reserved',
  async (_, overrides, status, message) => {
    const id = await createStock(shop, category);
    const error = await expectRefusal(
      sendOrder(customer, buildOrder([groceryLine(id)], overrides)),
    );
    expect([error.status, error.problem.message]).toEqual([status, message]);
    expect(await readStockQuantity(shop, id)).toBe(100);
  },
);

test('kitchen and grocery items in one order are refused', async () => {
  const id = await createStock(shop, category);
  expect((await refusal([groceryLine(id), kitchenLine(id)])).code).toBe('MIXED_DEPARTMENTS');
});

test('an item with the wrong department is refused', async () => {
  expect((await refusal([kitchenLine(await createStock(shop, category))])).code).toBe(
    'WRONG_DEPARTMENT',
  );
});

test('more than the stock, or an inactive item, is refused', async () => {
  const scarceStock = await createStock(shop, category, { name: 'Kewra', quantity: 2 });
  const inactiveStock = await createStock(shop, category, { name: 'Mahua', inactive: true });
  expect((await refusal([groceryLine(scarceStock, 3)])).message).toBe(
    'Kewra: Only 2 in stock. Please reduce quantity.',
  );
  expect((await refusal([groceryLine(inactiveStock)])).message).toBe(
    'Mahua is out of stock or inactive.',
  );
});

test('quantities of the same item are added up before the stock check', async () => {
  const id = await createStock(shop, category, { quantity: 3 });
  expect((await refusal([groceryLine(id, 2), groceryLine(id, 2)])).code).toBe('TOO_FEW');
});

test('S9.4 a subtotal before discount below the minimum order is refused', async () => {
  await sql`insert into content.settings values ('MIN_ORDER_AMOUNT', '199')`.execute(shop.app.db);
  const id = await createStock(shop, category, { cost: 50, discountPercent: 50 });
  expect(
    (await expectRefusal(createEstimate(customer, [groceryLine(id, 3)]))).problem.message,
  ).toBe('Minimum order amount is ₹199');
  expect((await expectRefusal(sendOrder(customer, buildOrder([groceryLine(id, 3)])))).status).toBe(
    422,
  );
  expect((await createEstimate(customer, [groceryLine(id, 4)])).total_item_cost).toBe(200);
  await sql`delete from content.settings where key = 'MIN_ORDER_AMOUNT'`.execute(shop.app.db);
});

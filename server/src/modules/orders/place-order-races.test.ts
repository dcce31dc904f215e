import {
  aCustomer,
  aShopThatSells,
  aStock,
  closeSound,
  grocery,
  openTestShop,
  orderOf,
  send,
  settled,
  stockLeft,
  type TestShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
let place: { categoryId: number; subcategoryId: number };

beforeAll(async () => {
  shop = await openTestShop();
  place = await aShopThatSells(shop);
});
afterAll(() => closeSound(shop));

const customers = (n: number) => Promise.all(Array.from({ length: n }, () => aCustomer(shop)));

test('60 customers for the last 10 leave exactly 0 and 10 orders', async () => {
  const id = await aStock(shop, place, { quantity: 10 });
  const shoppers = await customers(60);
  const { given, refusals } = await settled(
    shoppers.map((shopper) => send(shopper, orderOf([grocery(id)]))),
  );
  expect(given).toBe(10);
  expect(new Set(refusals.map((error) => error.status))).toEqual(new Set([409]));
  expect(await stockLeft(shop, id)).toBe(0);
  const sold = await sql<{ n: number }>`select coalesce(sum(quantity), 0)::int as n
    from orders.items where item_id = ${id}`.execute(shop.app.db);
  expect(sold.rows[0]?.n).toBe(10);
});

test('the same Idempotency-Key sent at once makes one order and one answer', async () => {
  const id = await aStock(shop, place, { quantity: 10 });
  const customer = await aCustomer(shop);
  const body = orderOf([grocery(id)]);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send(customer, body, 'same-key')),
  );
  expect(new Set(answers.map((answer) => answer.data[0])).size).toBe(1);
  expect(await stockLeft(shop, id)).toBe(9);
  const orders = await customer.api('GET /api/v1/orders/user/{uid}/', {
    params: { uid: customer.uid },
  });
  expect(orders.total).toBe(1);
});

test('orders of the same goods in opposite order never wait for each other for ever', async () => {
  const [a, b] = [await aStock(shop, place), await aStock(shop, place)];
  const shoppers = await customers(20);
  const { given } = await settled(
    shoppers.map((shopper, i) =>
      send(shopper, orderOf(i % 2 ? [grocery(a), grocery(b)] : [grocery(b), grocery(a)])),
    ),
  );
  expect(given).toBe(20);
  expect([await stockLeft(shop, a), await stockLeft(shop, b)]).toEqual([80, 80]);
});

test('the last place of a slot is sold once', async () => {
  const id = await aStock(shop, place);
  await sql`update delivery.slots set capacity = 1
    where department = 'GROCERY' and name like '6:00 PM%'`.execute(shop.app.db);
  const shoppers = await customers(8);
  const evening = { delivery_slot: '6:00 PM - 8:00 PM', delivery_date: '2026-12-15' };
  const { given, refusals } = await settled(
    shoppers.map((shopper) => send(shopper, orderOf([grocery(id)], evening))),
  );
  expect(given).toBe(1);
  expect(new Set(refusals.map(({ status, problem }) => `${status} ${problem.code}`))).toEqual(
    new Set(['409 SLOT_FULL']),
  );
  expect(await stockLeft(shop, id)).toBe(99);
});

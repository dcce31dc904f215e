import {
  buildOrder,
  createCustomer,
  createStock,
  groceryLine,
  readStockQuantity,
  sendOrder,
  settleAll,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();

const customers = (n: number) => Promise.all(Array.from({ length: n }, () => createCustomer(shop)));

test('60 customers ordering the last 10 units leave a stock of 0 and 10 orders', async () => {
  const id = await createStock(shop, category, { quantity: 10 });
  const shoppers = await customers(60);
  const { fulfilled, refusals } = await settleAll(
    shoppers.map((shopper) => sendOrder(shopper, buildOrder([groceryLine(id)]))),
  );
  expect(fulfilled).toBe(10);
  expect(new Set(refusals.map((error) => error.status))).toEqual(new Set([409]));
  expect(await readStockQuantity(shop, id)).toBe(0);
  const soldQuantity = await sql<{ n: number }>`select coalesce(sum(quantity), 0)::int as n
    from orders.items where item_id = ${id}`.execute(shop.app.db);
  expect(soldQuantity.rows[0]?.n).toBe(10);
});

test('concurrent requests with the same Idempotency-Key place one order and get one response', async () => {
  const id = await createStock(shop, category, { quantity: 10 });
  const customer = await createCustomer(shop);
  const body = buildOrder([groceryLine(id)]);
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => sendOrder(customer, body, 'same-key')),
  );
  expect(new Set(responses.map((response) => response.data[0])).size).toBe(1);
  expect(await readStockQuantity(shop, id)).toBe(9);
  const orders = await customer.api('GET /api/v1/orders/user/{uid}/', {
    params: { uid: customer.uid },
  });
  expect(orders.total).toBe(1);
});

test('concurrent orders of the same items in opposite order do not deadlock', async () => {
  const [a, b] = [await createStock(shop, category), await createStock(shop, category)];
  const shoppers = await customers(20);
  const { fulfilled } = await settleAll(
    shoppers.map((shopper, i) =>
      sendOrder(
        shopper,
        buildOrder(i % 2 ? [groceryLine(a), groceryLine(b)] : [groceryLine(b), groceryLine(a)]),
      ),
    ),
  );
  expect(fulfilled).toBe(20);
  expect([await readStockQuantity(shop, a), await readStockQuantity(shop, b)]).toEqual([80, 80]);
});

test('the last capacity of a slot is sold once', async () => {
  const id = await createStock(shop, category);
  await sql`update delivery.slots set capacity = 1
    where department = 'GROCERY' and name like '6:00 PM%'`.execute(shop.app.db);
  const shoppers = await customers(8);
  const evening = { delivery_slot: '6:00 PM - 8:00 PM', delivery_date: '2026-12-15' };
  const { fulfilled, refusals } = await settleAll(
    shoppers.map((shopper) => sendOrder(shopper, buildOrder([groceryLine(id)], evening))),
  );
  expect(fulfilled).toBe(1);
  expect(new Set(refusals.map(({ status, problem }) => `${status} ${problem.code}`))).toEqual(
    new Set(['409 SLOT_FULL']),
  );
  expect(await readStockQuantity(shop, id)).toBe(99);
});

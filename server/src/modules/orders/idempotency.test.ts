import {
  buildOrder,
  createCustomer,
  createStock,
  expectRefusal,
  groceryLine,
  sendOrder,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { placeOrder } from './place-order.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);

test('keys belong to a customer: the same key of another customer places another order', async () => {
  const body = buildOrder([groceryLine(await createStock(shop, category))]);
  const own = await sendOrder(customer, body, 'a-key');
  const strangers = await sendOrder(await createCustomer(shop), body, 'a-key');
  expect(own.data).not.toEqual(strangers.data);
});

test('what a key placed is found by it, by its customer only, and nothing when the order was refused', async () => {
  const find = (key: string, who = customer) =>
    who.api('GET /api/v1/orders/by-key/{key}', { params: { key } });
  const id = await createStock(shop, category);
  const key = 'of a/checkout ଘିଅ';
  const { status } = await expectRefusal(find(key));
  expect(status).toBe(404);
  await expectRefusal(sendOrder(customer, buildOrder([groceryLine(id, 999)]), key));
  expect((await expectRefusal(find(key))).status).toBe(404);
  const placed = await sendOrder(customer, buildOrder([groceryLine(id)]), key);
  expect(await find(key)).toEqual(placed);
  expect((await expectRefusal(find(key, await createCustomer(shop)))).status).toBe(404);
});

test('a key reused with another request is refused', async () => {
  const id = await createStock(shop, category);
  await sendOrder(customer, buildOrder([groceryLine(id)]), 'k');
  const other = sendOrder(customer, buildOrder([groceryLine(id, 2)]), 'k');
  expect((await expectRefusal(other)).problem.code).toBe('KEY_REUSED');
});

test('a retry gets the first response, even after its delivery date has passed', async () => {
  const body = buildOrder([groceryLine(await createStock(shop, category))], {
    delivery_date: '2026-11-21',
    delivery_slot: '6:00 PM - 8:00 PM',
  });
  const first = await sendOrder(customer, body, 'over-midnight');
  const outcome = await placeOrder(
    {
      db: shop.app.db,
      clock: { now: () => new Date('2026-11-21T18:31:00Z') },
      notify: async () => {},
      payments: shop.app.payments,
    },
    { customerUid: customer.uid, customerId: customer.id, sessionId: customer.sessionId },
    body,
    { idempotencyKey: 'over-midnight', language: 'en' },
  );
  expect(outcome).toEqual(first);
});

test('too long a key is refused, not truncated', async () => {
  const body = buildOrder([groceryLine(await createStock(shop, category))]);
  expect((await expectRefusal(sendOrder(customer, body, 'k'.repeat(201)))).problem.code).toBe(
    'KEY_TOO_LONG',
  );
});

test('a refused order frees its key', async () => {
  const id = await createStock(shop, category, { quantity: 1 });
  const body = buildOrder([groceryLine(id, 2)]);
  expect((await expectRefusal(sendOrder(customer, body, 'again'))).status).toBe(409);
  await sql`update catalogue.stocks set quantity = 5 where id = ${id}`.execute(shop.app.db);
  expect((await sendOrder(customer, body, 'again')).data).toHaveLength(1);
});

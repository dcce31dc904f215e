import {
  aCustomer,
  aShopThatSells,
  aStock,
  closeSound,
  grocery,
  openTestShop,
  orderOf,
  refused,
  send,
  type TestCustomer,
  type TestShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeOrder } from './place-order.ts';

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

test('a key is the customer’s own: a stranger’s same key is another order', async () => {
  const body = orderOf([grocery(await aStock(shop, place))]);
  const mine = await send(customer, body, 'a-key');
  const theirs = await send(await aCustomer(shop), body, 'a-key');
  expect(mine.data).not.toEqual(theirs.data);
});

test('a key with another request is refused', async () => {
  const id = await aStock(shop, place);
  await send(customer, orderOf([grocery(id)]), 'k');
  const other = send(customer, orderOf([grocery(id, 2)]), 'k');
  expect((await refused(other)).problem.code).toBe('KEY_REUSED');
});

test('a repeat is answered as the first was, even when its day has gone by', async () => {
  const body = orderOf([grocery(await aStock(shop, place))], {
    delivery_date: '2026-11-21',
    delivery_slot: '6:00 PM - 8:00 PM',
  });
  const first = await send(customer, body, 'over-midnight');
  const outcome = await placeOrder(
    {
      db: shop.app.db,
      clock: { now: () => new Date('2026-11-21T18:31:00Z') },
      tell: async () => {},
      payments: shop.app.payments,
    },
    { customerUid: customer.uid, customerId: customer.id },
    body,
    'over-midnight',
  );
  expect(outcome).toEqual(first);
});

test('a key too long to keep is refused, not cut', async () => {
  const body = orderOf([grocery(await aStock(shop, place))]);
  expect((await refused(send(customer, body, 'k'.repeat(201)))).problem.code).toBe('KEY_TOO_LONG');
});

test('a refused order frees its key', async () => {
  const id = await aStock(shop, place, { quantity: 1 });
  const body = orderOf([grocery(id, 2)]);
  expect((await refused(send(customer, body, 'again'))).status).toBe(409);
  await sql`update catalogue.stocks set quantity = 5 where id = ${id}`.execute(shop.app.db);
  expect((await send(customer, body, 'again')).data).toHaveLength(1);
});

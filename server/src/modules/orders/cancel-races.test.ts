import {
  aCustomer,
  anEstimate,
  anOrder,
  aShopThatSells,
  aStock,
  cancel,
  closeSound,
  grocery,
  openTestShop,
  orderOf,
  readOrder,
  send,
  settled,
  staffMoves,
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

const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));
const customers = (n: number) => Promise.all(times(n, () => aCustomer(shop)));

test('cancelled by the customer while staff confirm: one of them wins, stock follows the winner', async () => {
  const id = await aStock(shop, place, { quantity: 100 });
  const shoppers = await customers(12);
  const orders = await Promise.all(
    shoppers.map(async (shopper) => ({ shopper, uid: await anOrder(shopper, [grocery(id)]) })),
  );
  const outcomes = await Promise.all(
    orders.map(({ shopper, uid }, i) => {
      const race = [cancel(shopper, uid), staffMoves(shop, uid, 'CONFIRMED')];
      return settled(i % 2 ? race : race.toReversed());
    }),
  );
  expect(outcomes.map(({ given }) => given)).toEqual(outcomes.map(() => 1));
  const read = await Promise.all(orders.map(({ shopper, uid }) => readOrder(shopper, uid)));
  const standing = read.filter((order) => order.o_status === 'CONFIRMED').length;
  expect(read.filter((order) => order.o_status === 'CANCELLED')).toHaveLength(12 - standing);
  expect(await stockLeft(shop, id)).toBe(100 - standing);
});

test('cancelled many times at once, an order gives back once', async () => {
  const id = await aStock(shop, place, { quantity: 10 });
  const customer = await aCustomer(shop);
  const uid = await anOrder(customer, [grocery(id, 4)]);
  const { given } = await settled(times(8, () => cancel(customer, uid)));
  expect(given).toBe(8);
  expect(await stockLeft(shop, id)).toBe(10);
  expect((await readOrder(customer, uid)).history).toHaveLength(2);
});

test('pieces given back while others ask for them are sold once each', async () => {
  const id = await aStock(shop, place, { quantity: 6 });
  const owners = await customers(6);
  const uids = await Promise.all(owners.map((owner) => anOrder(owner, [grocery(id)])));
  const shoppers = await customers(12);
  const [cancelled, bought] = await Promise.all([
    settled(owners.map((owner, i) => cancel(owner, uids[i] ?? ''))),
    settled(shoppers.map((shopper) => send(shopper, orderOf([grocery(id)])))),
  ]);
  expect(cancelled.given).toBe(6);
  expect(await stockLeft(shop, id)).toBe(6 - bought.given);
  expect(new Set(bought.refusals.map(({ status }) => status))).toEqual(new Set([409]));
});

test('a place given back while others ask for it is taken once', async () => {
  const id = await aStock(shop, place);
  await sql`update delivery.slots set capacity = 1
    where department = 'GROCERY' and name like '6:00 PM%'`.execute(shop.app.db);
  const evening = { delivery_slot: '6:00 PM - 8:00 PM', delivery_date: '2026-12-05' };
  const owner = await aCustomer(shop);
  const uid = await anOrder(owner, [grocery(id)], evening);
  const shoppers = await customers(8);
  const [, bought] = await Promise.all([
    cancel(owner, uid),
    settled(shoppers.map((shopper) => send(shopper, orderOf([grocery(id)], evening)))),
  ]);
  expect(bought.given).toBeLessThanOrEqual(1);
  const { rows } = await sql<{ taken: number }>`
    select taken from delivery.slot_days where date = '2026-12-05'`.execute(shop.app.db);
  expect(rows).toEqual([{ taken: bought.given }]);
});

test('orders of several goods cancelled and placed crosswise never wait for each other for ever', async () => {
  const [a, b] = [await aStock(shop, place), await aStock(shop, place)];
  const lines = (i: number) => (i % 2 ? [grocery(a), grocery(b)] : [grocery(b), grocery(a)]);
  const owners = await customers(10);
  const uids = await Promise.all(owners.map((owner, i) => anOrder(owner, lines(i))));
  const shoppers = await customers(10);
  const all = await settled([
    ...owners.map((owner, i) => cancel(owner, uids[i] ?? '')),
    ...shoppers.map((shopper, i) => send(shopper, orderOf(lines(i)))),
  ]);
  expect(all.refusals).toEqual([]);
  expect([await stockLeft(shop, a), await stockLeft(shop, b)]).toEqual([90, 90]);
});

test('an order placed on the estimate of one that is being cancelled is placed or refused, never stuck', async () => {
  for (let round = 0; round < 6; round++) {
    const id = await aStock(shop, place, { quantity: 10 });
    const customer = await aCustomer(shop);
    const { estimation_id } = await anEstimate(customer, [grocery(id)]);
    const uid = await anOrder(customer, [grocery(id)], { estimation_id });
    const [cancelled, placed] = await Promise.all([
      settled([cancel(customer, uid)]),
      settled(times(3, () => send(customer, orderOf([grocery(id)], { estimation_id })))),
    ]);
    expect(cancelled.given).toBe(1);
    expect(placed.given).toBeLessThanOrEqual(1);
    expect(placed.refusals.map(({ status }) => status)).toEqual(placed.refusals.map(() => 409));
    expect(await stockLeft(shop, id)).toBe(10 - placed.given);
  }
});

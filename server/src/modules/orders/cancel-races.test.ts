import {
  buildOrder,
  cancelOrder,
  createCustomer,
  createEstimate,
  createOrder,
  createStock,
  groceryLine,
  readOrder,
  readStockQuantity,
  sendOrder,
  settleAll,
  transitionAsStaff,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();

const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));
const customers = (n: number) => Promise.all(times(n, () => createCustomer(shop)));

test('a concurrent cancellation and confirmation: exactly one succeeds, and the stock matches it', async () => {
  const id = await createStock(shop, category, { quantity: 100 });
  const shoppers = await customers(12);
  const orders = await Promise.all(
    shoppers.map(async (shopper) => ({
      shopper,
      uid: await createOrder(shopper, [groceryLine(id)]),
    })),
  );
  const outcomes = await Promise.all(
    orders.map(({ shopper, uid }, i) => {
      const race = [cancelOrder(shopper, uid), transitionAsStaff(shop, uid, 'CONFIRMED')];
      return settleAll(i % 2 ? race : race.toReversed());
    }),
  );
  expect(outcomes.map(({ fulfilled }) => fulfilled)).toEqual(outcomes.map(() => 1));
  const read = await Promise.all(orders.map(({ shopper, uid }) => readOrder(shopper, uid)));
  const confirmed = read.filter((order) => order.o_status === 'CONFIRMED').length;
  expect(read.filter((order) => order.o_status === 'CANCELLED')).toHaveLength(12 - confirmed);
  expect(await readStockQuantity(shop, id)).toBe(100 - confirmed);
});

test('concurrent cancellations of one order release its stock once', async () => {
  const id = await createStock(shop, category, { quantity: 10 });
  const customer = await createCustomer(shop);
  const uid = await createOrder(customer, [groceryLine(id, 4)]);
  const { fulfilled } = await settleAll(times(8, () => cancelOrder(customer, uid)));
  expect(fulfilled).toBe(8);
  expect(await readStockQuantity(shop, id)).toBe(10);
  expect((await readOrder(customer, uid)).history).toHaveLength(2);
});

test('units released while others order them are sold once each', async () => {
  const id = await createStock(shop, category, { quantity: 6 });
  const owners = await customers(6);
  const uids = await Promise.all(owners.map((owner) => createOrder(owner, [groceryLine(id)])));
  const shoppers = await customers(12);
  const [cancelled, bought] = await Promise.all([
    settleAll(owners.map((owner, i) => cancelOrder(owner, uids[i] ?? ''))),
    settleAll(shoppers.map((shopper) => sendOrder(shopper, buildOrder([groceryLine(id)])))),
  ]);
  expect(cancelled.fulfilled).toBe(6);
  expect(await readStockQuantity(shop, id)).toBe(6 - bought.fulfilled);
  expect(new Set(bought.refusals.map(({ status }) => status))).toEqual(new Set([409]));
});

test('slot capacity released while others order it is reserved once', async () => {
  const id = await createStock(shop, category);
  await sql`update delivery.slots set capacity = 1
    where department = 'GROCERY' and name like '6:00 PM%'`.execute(shop.app.db);
  const evening = { delivery_slot: '6:00 PM - 8:00 PM', delivery_date: '2026-12-05' };
  const owner = await createCustomer(shop);
  const uid = await createOrder(owner, [groceryLine(id)], evening);
  const shoppers = await customers(8);
  const [, bought] = await Promise.all([
    cancelOrder(owner, uid),
    settleAll(
      shoppers.map((shopper) => sendOrder(shopper, buildOrder([groceryLine(id)], evening))),
    ),
  ]);
  expect(bought.fulfilled).toBeLessThanOrEqual(1);
  const { rows } = await sql<{ taken: number }>`
    select taken from delivery.slot_days where date = '2026-12-05'`.execute(shop.app.db);
  expect(rows).toEqual([{ taken: bought.fulfilled }]);
});

test('concurrent orders and cancellations of the same items do not deadlock', async () => {
  const [a, b] = [await createStock(shop, category), await createStock(shop, category)];
  const lines = (i: number) =>
    i % 2 ? [groceryLine(a), groceryLine(b)] : [groceryLine(b), groceryLine(a)];
  const owners = await customers(10);
  const uids = await Promise.all(owners.map((owner, i) => createOrder(owner, lines(i))));
  const shoppers = await customers(10);
  const all = await settleAll([
    ...owners.map((owner, i) => cancelOrder(owner, uids[i] ?? '')),
    ...shoppers.map((shopper, i) => sendOrder(shopper, buildOrder(lines(i)))),
  ]);
  expect(all.refusals).toEqual([]);
  expect([await readStockQuantity(shop, a), await readStockQuantity(shop, b)]).toEqual([90, 90]);
});

test('an order on the estimate of one being cancelled is placed or refused, without a deadlock', async () => {
  for (let round = 0; round < 6; round++) {
    const id = await createStock(shop, category, { quantity: 10 });
    const customer = await createCustomer(shop);
    const { estimation_id } = await createEstimate(customer, [groceryLine(id)]);
    const uid = await createOrder(customer, [groceryLine(id)], { estimation_id });
    const [cancelled, placed] = await Promise.all([
      settleAll([cancelOrder(customer, uid)]),
      settleAll(
        times(3, () => sendOrder(customer, buildOrder([groceryLine(id)], { estimation_id }))),
      ),
    ]);
    expect(cancelled.fulfilled).toBe(1);
    expect(placed.fulfilled).toBeLessThanOrEqual(1);
    expect(placed.refusals.map(({ status }) => status)).toEqual(placed.refusals.map(() => 409));
    expect(await readStockQuantity(shop, id)).toBe(10 - placed.fulfilled);
  }
});

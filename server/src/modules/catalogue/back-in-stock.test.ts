import type { ApiError } from '@sabuja/contract/client';
import { addTime, days } from '@sabuja/kit';
import {
  createCombo,
  createCustomer,
  createStock,
  failUpdatesOf,
  listMessagesTo,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type BackInStockDeps, notifyBackInStock, purgeSentAlerts } from './back-in-stock.ts';

const { shop, category } = useSellableShop();
let deps: BackInStockDeps;
beforeAll(async () => {
  const { db, notify } = shop.app;
  deps = { db, clock: shop.clock, notify, origin: () => 'https://shop.example' };
});

const setQuantity = (id: number, quantity: number) =>
  sql`update catalogue.stocks set quantity = ${quantity} where id = ${id}`.execute(shop.app.db);
const readMessages = async (mobileNo: string): Promise<string[]> =>
  (await listMessagesTo(shop, mobileNo)).map((message) => message.body);

test('S4d.3 S7b.13 a subscriber is notified once, when the item is back, whichever server notices', async () => {
  const customer = await createCustomer(shop);
  const id = await createStock(shop, category, { name: 'Ridge gourd', quantity: 0 });
  const subscribe = () =>
    customer.api('POST /api/v1/notifications/subscribe', {
      body: {
        user_id: customer.id,
        topic_id: id,
        topic_type: 'STOCK',
        custom_topic_name: 'Ridge gourd',
      },
    });
  expect(await subscribe()).toEqual({
    message: 'You will be notified when this product is back in stock!',
  });
  await subscribe();
  await notifyBackInStock(deps);
  expect(await readMessages(customer.mobileNo)).toEqual([]);
  await setQuantity(id, 5);
  await Promise.all([notifyBackInStock(deps), notifyBackInStock(deps), notifyBackInStock(deps)]);
  expect(await readMessages(customer.mobileNo)).toEqual([
    `Sabuja: Ridge gourd is back in stock. https://shop.example/product/${id}`,
  ]);
  await subscribe();
  await notifyBackInStock(deps);
  expect(await readMessages(customer.mobileNo), 'it never left since').toHaveLength(1);
  await setQuantity(id, 0);
  await notifyBackInStock(deps);
  await setQuantity(id, 2);
  await notifyBackInStock(deps);
  expect(await readMessages(customer.mobileNo)).toHaveLength(2);
});

test('S4d.3 who subscribes again when the item is out is notified, also when it is back within a minute', async () => {
  const customer = await createCustomer(shop);
  const id = await createStock(shop, category, { name: 'Snake gourd', quantity: 1 });
  const subscribe = () =>
    customer.api('POST /api/v1/notifications/subscribe', {
      body: { user_id: customer.id, topic_id: id, topic_type: 'STOCK' },
    });
  await subscribe();
  await setQuantity(id, 0);
  await subscribe();
  await setQuantity(id, 5);
  await notifyBackInStock(deps);
  expect(await readMessages(customer.mobileNo)).toHaveLength(1);
});

test('a combo is back in stock when all its parts are', async () => {
  const customer = await createCustomer(shop);
  const [a, b] = [
    await createStock(shop, category, { quantity: 0 }),
    await createStock(shop, category, { quantity: 0 }),
  ];
  const combo = await createCombo(shop, category.subcategoryId, [a, b]);
  await customer.api('POST /api/v1/notifications/subscribe', {
    body: { user_id: customer.id, topic_id: combo, topic_type: 'COMBO' },
  });
  await setQuantity(a, 3);
  await notifyBackInStock(deps);
  expect(await readMessages(customer.mobileNo)).toEqual([]);
  await setQuantity(b, 3);
  await notifyBackInStock(deps);
  expect(await readMessages(customer.mobileNo)).toHaveLength(1);
});

test('no alert for another customer, or for an unknown item', async () => {
  const customer = await createCustomer(shop);
  const refused = (user_id: number, topic_id: number) =>
    customer
      .api('POST /api/v1/notifications/subscribe', {
        body: { user_id, topic_id, topic_type: 'STOCK' },
      })
      .catch((error: ApiError) => error.status);
  expect(await refused(customer.id + 1, await createStock(shop, category))).toBe(404);
  expect(await refused(customer.id, 999_999)).toBe(404);
});

test('S10.474 a stock alert is deleted 90 days after its message was sent; an open one stays', async () => {
  const customer = await createCustomer(shop);
  const item = await createStock(shop, category, { name: 'Ivy gourd', quantity: 0 });
  const now = shop.clock.now();
  const insert = (sentDaysAgo: number | null) =>
    sql`insert into catalogue.waiting (customer_id, item_id, type, created_at, was_out, told_at)
      values (${customer.id}, ${item}, 'STOCK', ${addTime(now, -days(200))}, true,
        ${sentDaysAgo === null ? null : addTime(now, -days(sentDaysAgo))})`.execute(shop.app.db);
  await insert(91);
  await insert(89);
  await insert(null);
  await purgeSentAlerts(shop.app.db, now);
  const { rows } = await sql<{ told_at: Date | null }>`
    select told_at from catalogue.waiting where customer_id = ${customer.id} order by told_at`.execute(
    shop.app.db,
  );
  expect(rows).toEqual([{ told_at: addTime(now, -days(89)) }, { told_at: null }]);
});

test('S4d.3 S10.381 one subscriber who cannot be notified does not stop those of other items', async () => {
  const [first, second] = [await createCustomer(shop), await createCustomer(shop)];
  const subscribeTo = async (customer: typeof first, name: string) => {
    const id = await createStock(shop, category, { name, quantity: 0 });
    await customer.api('POST /api/v1/notifications/subscribe', {
      body: {
        ...{ user_id: customer.id, topic_id: id },
        ...{ topic_type: 'STOCK', custom_topic_name: name },
      },
    });
    return id;
  };
  const ids = [await subscribeTo(first, 'Ash gourd'), await subscribeTo(second, 'Bottle gourd')];
  const { id: failing } = await shop.app.db
    .selectFrom('catalogue.waiting')
    .select('id')
    .where('item_id', '=', ids[0] ?? 0)
    .executeTakeFirstOrThrow();
  for (const id of ids) await setQuantity(id, 5);
  const repair = await failUpdatesOf(shop, 'catalogue.waiting', failing);
  await expect(notifyBackInStock(deps)).rejects.toThrow('not notified (1)');
  await repair();
  expect(await readMessages(first.mobileNo)).toEqual([]);
  expect(await readMessages(second.mobileNo)).toHaveLength(1);
});

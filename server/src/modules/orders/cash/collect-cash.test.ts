import {
  createOrder,
  createStock,
  deliverOrder,
  groceryLine,
  readOrder,
  rechargeWallet,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../../app/checks.ts';
import { saveSetting } from '../../content/index.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);

beforeAll(async () => {
  await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,WALLET');
});

const collected = async (uid: string) => {
  const { rows } = await sql<{ amount_paise: number; collected_at: Date }>`
    select c.amount_paise, c.collected_at from orders.cash_collections c
    join orders.orders o on o.id = c.order_id where o.uid = ${uid}`.execute(shop.app.db);
  return rows;
};

test('S3.13 a COD order is paid when delivered, and its cash record is immutable', async () => {
  const uid = await createOrder(customer, [
    groceryLine(await createStock(shop, category, { cost: 75 })),
  ]);
  expect(await readOrder(customer, uid)).toMatchObject({ payment_status: 0, pending_amount: 100 });
  await deliverOrder(shop, uid);
  expect(await readOrder(customer, uid)).toMatchObject({
    o_status: 'DELIVERED',
    payment_status: 1,
    pending_amount: 0,
  });
  expect(await collected(uid)).toEqual([{ amount_paise: 10_000, collected_at: shop.clock.now() }]);
  for (const change of [
    'update orders.cash_collections set amount_paise = 1',
    'delete from orders.cash_collections',
    'truncate orders.cash_collections',
  ]) {
    await expect(sql.raw(change).execute(shop.app.db), change).rejects.toThrow(
      /is a record|cannot truncate/,
    );
  }
});

test('the pending rest of an order paid partly from the wallet is collected on delivery', async () => {
  await rechargeWallet(shop, customer, 60);
  const id = await createStock(shop, category, { cost: 75 });
  const uid = await createOrder(customer, [groceryLine(id)], { payment_method: 'WALLET' });
  await deliverOrder(shop, uid);
  expect((await collected(uid)).map((row) => row.amount_paise)).toEqual([4000]);
  expect(await readOrder(customer, uid)).toMatchObject({ payment_status: 1, pending_amount: 0 });
});

test('no cash is recorded for an order paid by wallet', async () => {
  await rechargeWallet(shop, customer, 500);
  const id = await createStock(shop, category);
  const uid = await createOrder(customer, [groceryLine(id)], { payment_method: 'WALLET' });
  await deliverOrder(shop, uid);
  expect(await collected(uid)).toEqual([]);
});

test('the nightly check finds a delivered order that is not paid', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await deliverOrder(shop, uid);
  const broken = await shop.app.db.transaction().execute(async (tx) => {
    await sql`update orders.orders set payment_status = 0 where uid = ${uid}`.execute(tx);
    const found = await findBrokenInvariants(tx);
    await sql`update orders.orders set payment_status = 1 where uid = ${uid}`.execute(tx);
    return found;
  });
  expect(broken.map(({ check }) => check)).toEqual(['delivered-order-is-paid']);
});

import { randomUUID } from 'node:crypto';
import type { ApiError } from '@sabuja/contract/client';
import { MAX_FAVOURITES } from '@sabuja/contract/limits';
import { createCombo, createCustomer, createStock, useSellableShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addStocks } from './index.ts';

const { shop, category } = useSellableShop();
type Customer = Awaited<ReturnType<typeof createCustomer>>;

const add = ({ api }: Customer, item_id: number) =>
  api('PUT /api/v1/favourites/{item_id}', { params: { item_id } });
const remove = ({ api }: Customer, item_id: number) =>
  api('DELETE /api/v1/favourites/{item_id}', { params: { item_id } });
const names = async ({ api }: Customer) =>
  (await api('GET /api/v1/favourites/')).results.map((item) => item.name);

/** Creates products in one statement; returns their ids. */
const createStocks = async (count: number) => {
  const product = {
    ...{
      name: 'Many',
      description: '',
      units: '1 kg',
      hsn: '0702',
      department: 'GROCERY' as const,
    },
    ...{ cost: 40, discountPercent: 0, gstPercent: 0, quantity: 1, sequence: 0, imageUrls: [] },
    ...{ veg: true, inactive: false, featured: false, ...category },
  };
  const rows = Array.from({ length: count }, () => ({ ...product, slug: randomUUID() }));
  return [...(await addStocks(shop.app.db, rows)).values()];
};
const addMany = (customer: Customer, itemIds: readonly number[]) =>
  sql`insert into catalogue.favourites (customer_id, item_id, created_at)
    select ${customer.id}, item, now() from unnest(${itemIds}::int[]) item`.execute(shop.app.db);

test('favourites are stored once each, newest first, and are those of their customer', async () => {
  const [asha, bina] = [await createCustomer(shop), await createCustomer(shop)];
  const tomato = await createStock(shop, category, { name: 'Tomato' });
  const pair = await createCombo(shop, category.subcategoryId, [tomato], { name: 'Pair' });
  await Promise.all([add(asha, tomato), add(asha, tomato), add(bina, tomato)]);
  shop.clock.advance(1000);
  expect((await add(asha, pair)).item_ids).toEqual([pair, tomato]);
  expect(await names(asha)).toEqual(['Pair', 'Tomato']);
  expect((await remove(asha, tomato)).item_ids).toEqual([pair]);
  expect((await remove(asha, tomato)).item_ids).toEqual([pair]);
  expect(await names(bina)).toEqual(['Tomato']);
});

test('S10.390 a favourite that is sent while the account is deleted is not stored', async () => {
  const customer = await createCustomer(shop);
  const stock = await createStock(shop, category);
  await sql`update identity.customers set mobile_no = null, deleted_at = now()
    where id = ${customer.id}`.execute(shop.app.db);
  const late = sql`insert into catalogue.favourites values (${customer.id}, ${stock}, now())`;
  await expect(late.execute(shop.app.db)).rejects.toThrow('is deleted');
});

test('an item that is not on sale is not shown, but stays a favourite', async () => {
  const customer = await createCustomer(shop);
  const stock = await createStock(shop, category, { name: 'Mango' });
  await add(customer, stock);
  const setInactive = (inactive: boolean) =>
    sql`update catalogue.stocks set inactive = ${inactive} where id = ${stock}`.execute(
      shop.app.db,
    );
  await setInactive(true);
  expect(await names(customer)).toEqual([]);
  await setInactive(false);
  expect(await names(customer)).toEqual(['Mango']);
});

test('an unknown item, and more than the limit, are refused', async () => {
  const customer = await createCustomer(shop);
  const refusal = (item: number) => add(customer, item).catch((error: ApiError) => error);
  expect(await refusal(2_000_000_000)).toMatchObject({ status: 404, problem: { code: 'NO_ITEM' } });
  await addMany(customer, await createStocks(MAX_FAVOURITES));
  expect(await refusal(await createStock(shop, category))).toMatchObject({
    status: 409,
    problem: { code: 'TOO_MANY_FAVOURITES' },
  });
});

test('S10.414 favourites that are not on sale any more do not count towards the limit', async () => {
  const customer = await createCustomer(shop);
  const stocks = await createStocks(MAX_FAVOURITES);
  await addMany(customer, stocks);
  const retired = stocks[0] ?? 0;
  await sql`update catalogue.stocks set inactive = true where id = ${retired}`.execute(shop.app.db);
  const added = await createStock(shop, category, { name: 'Mango' });
  expect((await add(customer, added)).item_ids).toContain(added);
  expect(await names(customer)).toHaveLength(MAX_FAVOURITES);
});

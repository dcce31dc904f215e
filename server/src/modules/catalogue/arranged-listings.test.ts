import { createCombo, createStock, useSellableShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
let address = '';
const ids = { onion: 0, garlic: 0, ginger: 0, salt: 0 };
beforeAll(async () => {
  address = await shop.app.listen();
  const create = (name: string, cost: number, discountPercent: number, quantity: number) =>
    createStock(shop, category, { name, cost, discountPercent, quantity });
  ids.onion = await create('onion', 100, 50, 3);
  ids.garlic = await create('garlic', 60, 0, 3);
  ids.ginger = await create('ginger', 90, 10, 0);
  ids.salt = await create('salt', 30, 0, 3);
});

/** Requests use a real port, so that the response cache is included; injected requests bypass it. */
async function list(path: string) {
  const response = await fetch(`${address}/api/v1/${path}`);
  const { results, total, total_pages } = JSON.parse(await response.text());
  return {
    names: results.map(({ name }: { name: string }) => name).join(' '),
    total,
    total_pages,
  };
}
const listStocks = (query: string) =>
  list(`stocks/search?subcategory_id=${category.subcategoryId}&active_only=true&${query}`);
const change = (id: number, set: string) =>
  sql`update catalogue.stocks set ${sql.raw(set)} where id = ${id}`.execute(shop.app.db);

test.each([
  ['page=1', 'onion garlic ginger salt'],
  ['sort=price', 'salt onion garlic ginger'],
  ['sort=price_desc', 'garlic onion salt ginger'],
  ['sort=discount', 'onion garlic salt ginger'],
  ['in_stock=true', 'onion garlic salt'],
  ['discounted=true', 'onion ginger'],
  ['in_stock=true&discounted=true&sort=price', 'onion'],
])('S2c.5 products of a subcategory with %s are %s', async (query, names) => {
  expect((await listStocks(query)).names).toBe(names);
});

test('S2c.4 S2c.5 a sorted listing has pages, a selected one a total of its own', async () => {
  expect(await listStocks('sort=price&limit=2&page=2')).toEqual({
    names: 'garlic ginger',
    total: 4,
    total_pages: 2,
  });
  expect(await listStocks('in_stock=true&limit=2')).toMatchObject({ total: 3, total_pages: 2 });
});

test('S2c.5 a listing follows prices, discounts and stock of products beyond its page', async () => {
  const firstOf = async (query: string) => (await listStocks(`${query}&limit=1`)).names;
  const read = async () => [
    await firstOf('sort=price'),
    await firstOf('sort=discount'),
    await firstOf('in_stock=true'),
  ];
  expect(await read()).toEqual(['salt', 'onion', 'onion']);
  await change(ids.garlic, 'cost_paise = 1000, discount_percent = 80');
  await change(ids.onion, 'quantity = 0');
  await expect.poll(read).toEqual(['garlic', 'garlic', 'garlic']);
  expect((await listStocks('discounted=true&in_stock=true')).total).toBe(1);
});

test('S2c.5 S2c.6 combos of a category are sorted and selected in the same way', async () => {
  const rice = await createStock(shop, category, { name: 'rice', quantity: 2 });
  const add = (cost: number, discountPercent: number, part: number) =>
    createCombo(shop, category.subcategoryId, [part], {
      name: `combo-${cost}`,
      cost,
      discountPercent,
    });
  await add(50, 0, rice);
  await add(40, 10, rice);
  await add(52, 10, rice);
  await add(20, 0, ids.ginger);
  const listCombos = async (query: string) =>
    (await list(`combos/?category_id=${category.categoryId}${query}`)).names;
  expect(await listCombos('')).toBe('combo-50 combo-40 combo-52 combo-20');
  // 52 less 10 percent is below 50; what is sold out comes last.
  expect(await listCombos('&sort=price')).toBe('combo-40 combo-52 combo-50 combo-20');
  expect(await listCombos('&in_stock=true&sort=price')).toBe('combo-40 combo-52 combo-50');
  expect(await listCombos('&discounted=true')).toBe('combo-40 combo-52');
  expect(
    (await list(`combos/?category_id=${category.categoryId}&sort=price&limit=1&page=2`)).names,
  ).toBe('combo-52');
  await change(ids.ginger, 'quantity = 1');
  await expect
    .poll(() => listCombos('&in_stock=true&sort=price'))
    .toBe('combo-20 combo-40 combo-52 combo-50');
  expect((await list('combos/?category_id=999999')).names).toBe('');
});

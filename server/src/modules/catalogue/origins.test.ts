import { createCombo, createStock, useSellableShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
let address = '';
const ids = { apple: 0, banana: 0, cherry: 0, date: 0 };
beforeAll(async () => {
  address = await shop.app.listen();
  const create = (name: string) => createStock(shop, category, { name, quantity: 3 });
  ids.date = await create('fruit date');
  ids.apple = await create('fruit apple');
  ids.cherry = await create('fruit cherry');
  ids.banana = await create('fruit banana');
});

const read = async (path: string) =>
  JSON.parse(await (await fetch(`${address}/api/v1/${path}`)).text());
const namesOf = async (query: string) => {
  const { results } = await read(`stocks/search?active_only=true&${query}`);
  return results.map(({ name }: { name: string }) => name.slice(6)).join(' ');
};
const listed = () => `subcategory_id=${category.subcategoryId}`;
const readOrigins = async () => {
  const [subcategory] = await read(`categories/${category.categoryId}/sub`);
  return subcategory.origins;
};
const state = (id: number, origin: string | null) =>
  sql`insert into catalogue.labels (stock_id, origin) values (${id}, ${origin})
    on conflict (stock_id) do update set origin = excluded.origin`.execute(shop.app.db);

test('S2c.5 countries are offered only where something imported is on sale', async () => {
  await state(ids.banana, 'IN');
  expect(await readOrigins()).toBeUndefined();
  await state(ids.apple, 'CL');
  await state(ids.date, 'IR');
  await expect.poll(readOrigins).toEqual(['CL', 'IN', 'IR']);
  const setInactive = (inactive: boolean) =>
    sql`update catalogue.stocks set inactive = ${inactive} where id = ${ids.date}`.execute(
      shop.app.db,
    );
  await setInactive(true);
  await expect.poll(readOrigins).toEqual(['CL', 'IN']);
  await setInactive(false);
  await expect.poll(readOrigins).toEqual(['CL', 'IN', 'IR']);
});

test.each([
  ['a listing', listed],
  ['a search', () => 'q=fruit'],
])(
  'S2c.5 %s is limited to a country and sorted by country, India first, the unstated last',
  async (_, list) => {
    await expect.poll(() => namesOf(`${list()}&origin=CL`)).toBe('apple');
    expect(await namesOf(`${list()}&origin=IN`)).toBe('banana');
    expect(await namesOf(`${list()}&origin=US`)).toBe('');
    expect(await namesOf(`${list()}&sort=origin`)).toBe('banana apple date cherry');
  },
);

test('S2c.5 a change of what a label states is seen by the next request for a list of that country', async () => {
  const read = () => namesOf(`${listed()}&origin=NZ`);
  expect(await read()).toBe('');
  await state(ids.cherry, 'NZ');
  await expect.poll(read).toBe('cherry');
  await sql`delete from catalogue.labels where stock_id = ${ids.cherry}`.execute(shop.app.db);
  await expect.poll(read).toBe('');
});

test('S2c.5 S3.4 only an imported product says its country in a list, and combos are of no country', async () => {
  const { results } = await read(`stocks/search?${listed()}&active_only=true`);
  expect(results.map(({ origin }: { origin?: string }) => origin)).toEqual([
    'IR',
    'CL',
    undefined,
    undefined,
  ]);
  await createCombo(shop, category.subcategoryId, [ids.apple], { name: 'basket' });
  const combos = await read(`combos/?${listed()}&origin=CL`);
  expect(combos.results).toEqual([]);
});

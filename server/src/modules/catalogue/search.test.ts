import type { Stock } from '@sabuja/contract';
import { createCombo, createStock, type TestShop, useSellableShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCategories } from './add-items.ts';

const { shop, category } = useSellableShop();
let second: TestShop;
beforeAll(async () => {
  second = await shop.openSecondServer();
  // The first request builds the index of a server, which may take longer than a poll waits.
  await onBoth('anything');
});
afterAll(() => second.close());

type Query = Record<string, string | number | boolean>;

async function search(q: string, query: Query = {}, from = shop) {
  const params = new URLSearchParams({ q });
  for (const [name, value] of Object.entries(query)) params.set(name, String(value));
  const response = await from.app.http.inject(`/api/v1/stocks/search?${params}`);
  return { status: response.statusCode, body: response.json() };
}
async function names(q: string, query: Query = {}, from = shop): Promise<string[]> {
  const { body } = await search(q, { active_only: true, active_categories: true, ...query }, from);
  return body.results.map((stock: Stock) => stock.name);
}
const onBoth = async (q: string, query: Query = {}) => [
  await names(q, query),
  await names(q, query, second),
];
const change = (id: number, set: string) =>
  sql`update catalogue.stocks set ${sql.raw(set)} where id = ${id}`.execute(shop.app.db);
const changeCategory = (id: number, set: string) =>
  sql`update catalogue.categories set ${sql.raw(set)} where id = ${id}`.execute(shop.app.db);

let count = 0;
async function createSubcategory(name: string, within = 'Range'): Promise<typeof category> {
  const newRow = (name: string, parentId: number | null) => ({
    slug: `category-${++count}`,
    name,
    description: '',
    imageUrl: null,
    parentId,
    sequence: count,
  });
  const add = async (name: string, parentId: number | null) =>
    [...(await addCategories(shop.app.db, [newRow(name, parentId)])).values()][0] ?? 0;
  const categoryId = await add(within, null);
  return { categoryId, subcategoryId: await add(name, categoryId) };
}

describe('what is found', () => {
  test('S7b.7 beginning of the name, word of it, category, description, typo, in that order', async () => {
    const subcategory = await createSubcategory('Zucchini corner');
    const overrides = { sequence: 3 };
    await createStock(shop, category, { name: 'Zuchini', sequence: 1 });
    await createStock(shop, category, {
      name: 'Ratatouille',
      description: 'Of zucchini',
      sequence: 2,
    });
    await createStock(shop, subcategory, { name: 'Flowers', ...overrides });
    await createStock(shop, category, { name: 'Farm zucchini', ...overrides });
    await createStock(shop, category, { name: 'Zucchini, green', ...overrides });

    const order = ['Zucchini, green', 'Farm zucchini', 'Flowers', 'Ratatouille'];
    await expect
      .poll(() => onBoth('zucchini'))
      .toEqual([
        [...order, 'Zuchini'],
        [...order, 'Zuchini'],
      ]);
    expect(await names('ZUCCH')).toEqual(order);
    expect(await names('zuccihni')).toEqual(order);
    expect(await names('zuccihni green')).toEqual(['Zucchini, green']);
  });

  test('S7b.7 stocks by the names of both their categories', async () => {
    const subcategory = await createSubcategory('Curd & lassi', 'Dairy cabinet');
    await createStock(shop, subcategory, { name: 'Mishti doi' });
    await expect.poll(() => names('dairy')).toEqual(['Mishti doi']);
    expect(await names('lassi')).toEqual(['Mishti doi']);
    expect(await names('cabinte')).toEqual(['Mishti doi']);
  });

  test('words of any script, with marks and joiners', async () => {
    await createStock(shop, category, { name: 'ଓଲକୋବି (Knol-khol)' });
    await createStock(shop, category, { name: 'शिमला मिर्च' });
    await expect.poll(() => names('ଓଲକୋବି')).toEqual(['ଓଲକୋବି (Knol-khol)']);
    expect(await names('ଓଲକ')).toEqual(['ଓଲକୋବି (Knol-khol)']);
    expect(await names('ଓକଲୋବି')).toEqual(['ଓଲକୋବି (Knol-khol)']);
    await expect.poll(() => names('मिर्च शिमला')).toEqual(['शिमला मिर्च']);
  });

  test('S5.8 S7b.7 no inactive stock, and on request none of an inactive category', async () => {
    const subcategory = await createSubcategory('Quinces');
    await createStock(shop, subcategory, { name: 'Hidden quince', inactive: true });
    const id = await createStock(shop, subcategory, { name: 'Plain quince' });
    await expect.poll(() => names('quince')).toEqual(['Plain quince']);
    expect(await names('quince', { active_only: false })).toEqual(['Plain quince']);
    await change(id, 'inactive = true');
    await expect.poll(() => onBoth('quince')).toEqual([[], []]);
    await change(id, 'inactive = false');
    await expect.poll(() => onBoth('quince')).toEqual([['Plain quince'], ['Plain quince']]);
    await changeCategory(subcategory.categoryId, 'inactive = true');
    await expect.poll(() => onBoth('quince')).toEqual([[], []]);
    expect(await names('quince', { active_categories: false })).toEqual(['Plain quince']);
  });

  test('S7b.7 stocks only, never a combo', async () => {
    const part = await createStock(shop, category, { name: 'Kohlrabi' });
    const combo = await createCombo(shop, category.subcategoryId, [part]);
    await sql`update catalogue.combos set name = 'Kohlrabi feast' where id = ${combo}`.execute(
      shop.app.db,
    );
    await expect.poll(() => names('kohlrabi')).toEqual(['Kohlrabi']);
  });

  test('nothing, for a word without a near match', async () => {
    expect((await search('qqwwzzxx')).body).toMatchObject({
      results: [],
      total: 0,
      total_pages: 0,
    });
  });

  test('S7b.7 page by page, with the total, through every filter', async () => {
    const subcategory = await createSubcategory('Salsify');
    for (let i = 0; i < 7; i++) {
      await createStock(shop, subcategory, { name: `Salsify no. ${i}`, sequence: i, veg: i > 0 });
    }
    const filter = {
      subcategory_id: subcategory.subcategoryId,
      category_id: subcategory.categoryId,
    };
    const pageOf = async (page: number) =>
      (await search('salsify', { ...filter, page, limit: 3 })).body;
    await expect.poll(() => pageOf(1)).toMatchObject({ page: 1, total: 7, total_pages: 3 });
    const pages = [await pageOf(1), await pageOf(2), await pageOf(3), await pageOf(4)];
    expect(pages.flatMap(({ results }) => results.map((stock: Stock) => stock.name))).toEqual(
      Array.from({ length: 7 }, (_, i) => `Salsify no. ${i}`),
    );
    expect((await search('salsify', { veg_nonveg: 1 })).body.total).toBe(1);
    expect((await search('salsify', { veg_nonveg: 0 })).body.total).toBe(6);
    expect((await search('salsify', { subcategory_id: category.subcategoryId })).body.total).toBe(
      0,
    );
  });
});

describe('hostile text', () => {
  test.each([
    '',
    '   ',
    "'; drop table catalogue.stocks; --",
    '%_%',
    '\\',
    '\0',
    'to\0mato',
    '\u0007\u001b[31m',
    "a' & b | !c:*",
    '((',
    '"unmatched',
    '....!?',
    '😀🥭',
    '\u202eotamot',
    'طماطم',
    '\ud800',
    'x'.repeat(100),
    'a '.repeat(50),
    '__proto__',
    'constructor',
  ])('%j is a valid query', async (q) => {
    const { status, body } = await search(q);
    expect([status, Array.isArray(body.results)]).toEqual([200, true]);
  });

  test.each(['%00', '%', '%E0%A4%A', '%ed%a0%80', '&q=b', '[]'])(
    'so is %j, unencoded in the URL',
    async (raw) => {
      const response = await shop.app.http.inject(`/api/v1/stocks/search?q=${raw}`);
      expect([200, 422]).toContain(response.statusCode);
    },
  );

  test('a text of ten thousand letters is refused with a message', async () => {
    const { status, body } = await search('tomato '.repeat(1500));
    expect([status, body]).toMatchObject([422, { field: 'q', message: expect.any(String) }]);
  });
});

describe('changes on one server are found on both', () => {
  test('a product that is renamed, described differently, or deleted', async () => {
    const id = await createStock(shop, category, { name: 'Celeriac' });
    await expect.poll(() => onBoth('celeriac')).toEqual([['Celeriac'], ['Celeriac']]);
    await change(id, "name = 'Chicory', description = 'Bitter, from Ganjam'");
    await expect.poll(() => onBoth('chicroy')).toEqual([['Chicory'], ['Chicory']]);
    await expect.poll(() => onBoth('ganjam bitter')).toEqual([['Chicory'], ['Chicory']]);
    expect(await onBoth('celeriac')).toEqual([[], []]);
    await sql`delete from catalogue.stocks where id = ${id}`.execute(shop.app.db);
    await expect.poll(() => onBoth('chicory')).toEqual([[], []]);
  });

  test('a category that is renamed', async () => {
    const subcategory = await createSubcategory('Tubers');
    await createStock(shop, subcategory, { name: 'Arbi' });
    await expect.poll(() => onBoth('tubers')).toEqual([['Arbi'], ['Arbi']]);
    await changeCategory(subcategory.subcategoryId, "name = 'Underground'");
    await expect.poll(() => onBoth('underground')).toEqual([['Arbi'], ['Arbi']]);
    expect(await onBoth('tubers')).toEqual([[], []]);
  });

  test('more products at once than are published one by one', async () => {
    await sql`insert into catalogue.stocks (slug, category_id, subcategory_id, name, units, cost_paise,
        gst_percent, hsn, department, quantity)
      select 'many-' || n, ${category.categoryId}, ${category.subcategoryId}, 'Manyfold ' || n, '1 kg', 100,
        0, '0702', 'GROCERY', 1
      from generate_series(1, 450) as n`.execute(shop.app.db);
    const totals = async () => [
      (await search('manyfold')).body.total,
      (await search('manyfold', {}, second)).body.total,
    ];
    await expect.poll(totals).toEqual([450, 450]);
    await sql`delete from catalogue.stocks where slug like 'many-%'`.execute(shop.app.db);
    await expect.poll(totals).toEqual([0, 0]);
  });

  test('price and stock of results are current', async () => {
    const id = await createStock(shop, category, { name: 'Drumstick', cost: 10, quantity: 5 });
    const readPage = async () => {
      const found = await Promise.all([search('drumstick'), search('drumstick', {}, second)]);
      return found.map(({ body }) => [body.results[0]?.cost, body.results[0]?.quantity]);
    };
    await expect.poll(readPage).toEqual([
      [10, 5],
      [10, 5],
    ]);
    await change(id, 'cost_paise = 1250, quantity = 0');
    await expect.poll(readPage).toEqual([
      [12.5, 0],
      [12.5, 0],
    ]);
  });
});

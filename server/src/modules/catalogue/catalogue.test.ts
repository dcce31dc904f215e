import { createCombo, createStock, useSellableShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addCategories } from './add-items.ts';

const { shop, category } = useSellableShop();
let address = '';
beforeAll(async () => {
  address = await shop.app.listen();
});

/** Requests use a real port, so that the response cache is included; injected requests bypass it. */
async function get(url: string, headers: Record<string, string> = {}, from = address) {
  const response = await fetch(from + url, { headers });
  const text = await response.text();
  return {
    statusCode: response.status,
    etag: response.headers.get('etag'),
    json: () => JSON.parse(text),
  };
}
const change = (id: number, set: string) =>
  sql`update catalogue.stocks set ${sql.raw(set)} where id = ${id}`.execute(shop.app.db);
const search = async (query: string) => (await get(`/api/v1/stocks/search?${query}`)).json();

test('S3.4 S7b.5 a stock has the fields of the specification, amounts in rupees', async () => {
  const id = await createStock(shop, category, {
    cost: 43.5,
    discountPercent: 12,
    gstPercent: 5,
    quantity: 9,
  });
  expect((await get(`/api/v1/stocks/${id}`)).json()).toEqual({
    stock_id: id,
    category_id: category.categoryId,
    subcategory_id: category.subcategoryId,
    name: expect.any(String),
    description: 'Fresh.',
    cost: 43.5,
    discount: 12,
    quantity: 9,
    inactive: 0,
    veg_nonveg_type: 0,
    units: '1 kg',
    image_urls: [],
    department: 'GROCERY',
    gst: 5,
    tax_included: true,
    lead_time_hours: 0,
  });
  const pictures = ['/media/stocks/b-00000000/640.webp', '/media/stocks/a-00000000/640.webp'];
  const overrides = { inactive: true, veg: false, quantity: 0, imageUrls: pictures };
  const other = await createStock(shop, category, {
    ...overrides,
    department: 'KITCHEN',
    units: 'plate',
  });
  expect((await get(`/api/v1/stocks/${other}`)).json()).toMatchObject({
    quantity: 0,
    inactive: 1,
    veg_nonveg_type: 1,
    units: 'plate',
    image_urls: pictures,
    department: 'KITCHEN',
    tax_included: false,
  });
});

test('S3.5 S7b.6 a combo is returned alone, in a list, and in its subcategory', async () => {
  const part = await createStock(shop, category, {
    quantity: 7,
    name: 'Part',
    cost: 40.5,
    discountPercent: 12.5,
  });
  const imageUrls = ['/media/combos/b-00000000/640.webp', '/media/combos/a-00000000/640.webp'];
  const overrides = { name: 'Whole', cost: 99.5, discountPercent: 5, imageUrls };
  const id = await createCombo(shop, category.subcategoryId, [part], overrides);
  const alone = (await get(`/api/v1/combo/${id}`)).json();
  const line = {
    id: expect.any(Number),
    stock_id: part,
    quantities: 1,
    name: 'Part',
    units: '1 kg',
    image_url: null,
    veg_nonveg_type: 0,
    cost: 40.5,
    discount: 12.5,
  };
  expect(alone).toEqual({
    id,
    category_id: category.categoryId,
    subcategory_id: category.subcategoryId,
    name: 'Whole',
    description: 'Together.',
    cost: 99.5,
    discount: 5,
    quantity: 7,
    inactive: 0,
    veg_nonveg_type: 0,
    units: expect.any(String),
    image_url: imageUrls[0],
    image_urls: imageUrls,
    department: 'GROCERY',
    combos: [{ ...line, allergens: null }],
    lead_time_hours: 0,
    gst: 0,
    tax_included: true,
  });
  expect((await get(`/api/v1/combos/?combo_id=${id}`)).json()).toEqual([alone]);
  const listed = (
    await get(`/api/v1/combos/?subcategory_id=${category.subcategoryId}&page=1&limit=20`)
  ).json();
  expect(listed).toMatchObject({ total_pages: 1, results: [{ ...alone, combos: [line] }] });
  expect(listed.results[0].combos[0]).not.toHaveProperty('allergens');
});

test('S7b.6 S9.7 combos of a subcategory are returned 20 a page unless another limit is requested', async () => {
  const own = await createSubcategory();
  const part = await createStock(shop, own);
  const ids: number[] = [];
  for (let i = 0; i < 21; i++) ids.push(await createCombo(shop, own.subcategoryId, [part]));
  const page = async (query: string) => {
    const url = `/api/v1/combos/?subcategory_id=${own.subcategoryId}${query}`;
    const { results, total_pages } = (await get(url)).json();
    return [results.map((combo: { id: number }) => combo.id), total_pages];
  };
  expect(await page('')).toEqual([ids.slice(0, 20), 2]);
  expect(await page('&page=2')).toEqual([ids.slice(20), 2]);
  expect(await page('&page=2&limit=8')).toEqual([ids.slice(8, 16), 3]);
});

test.each([19.99, 4.35, 0.57, 129.95])(
  'a combo for ₹%d is listed with that price',
  async (cost) => {
    const id = await createCombo(
      shop,
      category.subcategoryId,
      [await createStock(shop, category)],
      { cost },
    );
    expect((await get(`/api/v1/combos/?combo_id=${id}`)).json()).toMatchObject([{ id, cost }]);
  },
);

test('S3.6 S7b.8 categories are one list in the shop’s order, subcategories in use are listed by their parent', async () => {
  const category = (name: string, sequence: number, parentId: number | null = null) => ({
    slug: `${name}-of-its-own`,
    name,
    description: `All of ${name}`,
    imageUrl: `/media/categories/${name}-00000000/640.webp`,
    parentId,
    sequence,
  });
  const add = async (...categories: Parameters<typeof addCategories>[1]) => [
    ...(await addCategories(shop.app.db, categories)).values(),
  ];
  const [last = 0, first = 0] = await add(category('Last', 9002), category('First', 9001));
  const [unused = 0, second = 0, used = 0] = await add(
    category('Unused', 1, last),
    category('Second', 3, last),
    category('Used', 2, last),
  );
  for (const subcategoryId of [used, second]) {
    await createStock(shop, { categoryId: last, subcategoryId });
  }
  const shown = (category_id: number, name: string, parent_category_id: number | null) => ({
    category_id,
    category_name: name,
    category_description: `All of ${name}`,
    category_image: `/media/categories/${name}-00000000/640.webp`,
    parent_category_id,
  });
  const all = (await get('/api/v1/categories/?custom_sequence=true')).json();
  const own = (listed: { category_id: number }[]) =>
    listed.filter(({ category_id }) => [last, first].includes(category_id));
  expect(own(all)).toEqual([shown(first, 'First', null), shown(last, 'Last', null)]);
  const subs = async (query: string) =>
    (await get(`/api/v1/categories/${last}/sub?custom_sequence=true${query}`)).json();
  const inUse = [shown(used, 'Used', last), shown(second, 'Second', last)];
  expect(await subs('&used=true')).toEqual(inUse);
  expect(await subs('')).toEqual([shown(unused, 'Unused', last), ...inUse]);
});

test('S7b.7 S9.7 S9.9 products of a subcategory: active ones, 20 a page, veg or not', async () => {
  const own = await createSubcategory();
  for (let i = 0; i < 21; i++) await createStock(shop, own, { veg: i > 1 });
  await createStock(shop, own, { inactive: true });
  const filter = `subcategory_id=${own.subcategoryId}&active_only=true&active_categories=true`;
  for (const first of [await search(filter), await search(`${filter}&page=1&limit=20`)]) {
    expect([first.results.length, first.total_pages, first.total]).toEqual([20, 2, 21]);
  }
  expect((await search(`${filter}&page=2`)).results).toHaveLength(1);
  expect((await search(`${filter}&veg_nonveg=1`)).total).toBe(2);
  expect((await search(`${filter}&veg_nonveg=0`)).total).toBe(19);
  expect((await search(`${filter}&page=9999`)).results).toEqual([]);
});

test('a page can be requested by a product on it', async () => {
  const own = await createSubcategory();
  const ids: number[] = [];
  for (let i = 0; i < 5; i++) ids.push(await createStock(shop, own, { veg: i % 2 === 0 }));
  const hidden = await createStock(shop, own, { inactive: true });
  const filter = `subcategory_id=${own.subcategoryId}&active_only=true&active_categories=true&limit=2`;
  const pageOf = async (id: number | undefined, more = '') => {
    const found = await search(`${filter}&page_of=${id}${more}`);
    return [found.page, found.results.map((s: { stock_id: number }) => s.stock_id)];
  };
  expect(await pageOf(ids[0])).toEqual([1, [ids[0], ids[1]]]);
  expect(await pageOf(ids[3])).toEqual([2, [ids[2], ids[3]]]);
  expect(await pageOf(ids[4])).toEqual([3, [ids[4]]]);
  expect(await pageOf(ids[4], '&veg_nonveg=0')).toEqual([2, [ids[4]]]);
  for (const otherId of [hidden, 2_000_000]) expect((await pageOf(otherId))[0]).toBe(1);
});

test('S7b.6 S9.7 combos of a subcategory come 20 a page', async () => {
  const own = await createSubcategory();
  const part = await createStock(shop, own);
  for (let i = 0; i < 21; i++) await createCombo(shop, own.subcategoryId, [part]);
  const url = `/api/v1/combos/?subcategory_id=${own.subcategoryId}`;
  for (const first of [(await get(url)).json(), (await get(`${url}&page=1&limit=20`)).json()]) {
    expect([first.results.length, first.total_pages, first.total]).toEqual([20, 2, 21]);
  }
  expect((await get(`${url}&page=2`)).json().results).toHaveLength(1);
});

test('S7b.6 S9.9 combos of a subcategory can be filtered to vegetarian ones', async () => {
  const own = await createSubcategory();
  const [greens, fish] = [
    await createStock(shop, own),
    await createStock(shop, own, { veg: false }),
  ];
  const veg = await createCombo(shop, own.subcategoryId, [greens]);
  const mixed = await createCombo(shop, own.subcategoryId, [greens, fish]);
  const combos = async (more: string) => {
    const url = `/api/v1/combos/?subcategory_id=${own.subcategoryId}${more}`;
    return (await get(url)).json().results.map((combo: { id: number }) => combo.id);
  };
  expect(await combos('')).toEqual([veg, mixed]);
  expect(await combos('&veg_nonveg=0')).toEqual([veg]);
  expect(await combos('&veg_nonveg=1')).toEqual([mixed]);
  await change(fish, 'veg_nonveg_type = 0');
  await expect.poll(() => combos('&veg_nonveg=0')).toEqual([veg, mixed]);
});

test('the total of a listing follows added, hidden, moved and deleted products', async () => {
  const [own, other] = [await createSubcategory(), await createSubcategory()];
  // Injected requests bypass the response cache, so that the total itself is read each time.
  const total = async (subcategory = own) =>
    (
      await shop.app.http.inject(
        `/api/v1/stocks/search?subcategory_id=${subcategory.subcategoryId}&active_only=true&active_categories=true`,
      )
    ).json().total;
  const ids = [
    await createStock(shop, own),
    await createStock(shop, own),
    await createStock(shop, own),
  ];
  await expect.poll(() => total()).toBe(3);
  await change(ids[0] ?? 0, 'quantity = 0');
  expect(await total()).toBe(3);
  await change(ids[0] ?? 0, 'inactive = true');
  await expect.poll(() => total()).toBe(2);
  await change(ids[1] ?? 0, `subcategory_id = ${other.subcategoryId}`);
  await expect.poll(async () => [await total(), await total(other)]).toEqual([1, 1]);
  const { db } = shop.app;
  await sql`delete from catalogue.stocks where id = ${ids[1]}`.execute(db);
  await expect.poll(() => total(other)).toBe(0);
  await sql`update catalogue.categories set inactive = true where id = ${own.subcategoryId}`.execute(
    db,
  );
  await expect.poll(() => total()).toBe(0);
});

async function createSubcategory() {
  const { rows } = await sql<{
    id: number;
  }>`insert into catalogue.categories (slug, name, parent_id)
    values (gen_random_uuid()::text, 'Aisle', ${category.categoryId}) returning id`.execute(
    shop.app.db,
  );
  return { categoryId: category.categoryId, subcategoryId: rows[0]?.id ?? 0 };
}

test.each(['/api/v1/stocks/999999', '/api/v1/combo/999999', '/api/v1/categories/999999/sub'])(
  '%s is not found',
  async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.json().message]).toEqual([
      404,
      expect.stringMatching(/is not in the shop/),
    ]);
  },
);

test.each([
  '/api/v1/stocks/abc',
  '/api/v1/stocks/-1',
  '/api/v1/stocks/search?page=0',
  '/api/v1/stocks/search?limit=5000',
  '/api/v1/stocks/search?veg_nonveg=2',
])('%s is a 422', async (url) => expect((await get(url)).statusCode).toBe(422));

describe('cached responses', () => {
  test('carry an ETag and are a 304 while unchanged', async () => {
    const id = await createStock(shop, category);
    const first = await get(`/api/v1/stocks/${id}`);
    const etag = String(first.etag);
    expect((await get(`/api/v1/stocks/${id}`, { 'if-none-match': etag })).statusCode).toBe(304);
    await change(id, 'quantity = 5');
    await expect
      .poll(async () => (await get(`/api/v1/stocks/${id}`, { 'if-none-match': etag })).statusCode)
      .toBe(200);
  });

  test('of a combo are invalidated when one of its stocks runs out', async () => {
    const part = await createStock(shop, category, { quantity: 4 });
    const id = await createCombo(shop, category.subcategoryId, [part]);
    const quantities = async () =>
      [
        (await get(`/api/v1/combo/${id}`)).json(),
        ...(await get(`/api/v1/combos/?combo_id=${id}`)).json(),
      ].map((combo: { quantity: number }) => combo.quantity);
    expect(await quantities()).toEqual([4, 4]);
    await change(part, 'quantity = 0');
    await expect.poll(quantities).toEqual([0, 0]);
  });

  test('are off while the listener connection is lost, and on again when it is back', async () => {
    const id = await createStock(shop, category, { cost: 10 });
    const url = `/api/v1/stocks/${id}`;
    await get(url);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'sabuja listener' and datname = current_database()`.execute(
      shop.app.db,
    );
    await change(id, 'cost_paise = 1100');
    await expect.poll(async () => (await get(url)).json().cost).toBe(11);
    await expect
      .poll(async () => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where application_name = 'sabuja listener' and datname = current_database()`.execute(
          shop.app.db,
        );
        return rows[0]?.n;
      })
      .toBe(1);
    await change(id, 'cost_paise = 1200');
    await expect.poll(async () => (await get(url)).json().cost).toBe(12);
  });

  test('show a changed price, stock or activity on every server at the next request', async () => {
    const second = await shop.openSecondServer();
    const secondAddress = await second.app.listen();
    try {
      const id = await createStock(shop, category, { cost: 10 });
      const url = `/api/v1/stocks/${id}`;
      const list = `/api/v1/stocks/search?subcategory_id=${category.subcategoryId}&active_only=true&limit=100`;
      const fromBoth = async (path: string) => [
        (await get(path)).json(),
        (await get(path, {}, secondAddress)).json(),
      ];
      await fromBoth(url);
      await fromBoth(list);
      await change(id, 'cost_paise = 1250, quantity = 3');
      const seen = { cost: 12.5, quantity: 3 };
      await expect.poll(() => fromBoth(url)).toMatchObject([seen, seen]);
      await change(id, "name = 'Kakharu, renamed'");
      const names = async () =>
        (await fromBoth(list)).map((page) =>
          page.results.map((s: { name: string }) => s.name).includes('Kakharu, renamed'),
        );
      await expect.poll(names).toEqual([true, true]);
      await change(id, 'inactive = true');
      const has = async () =>
        (await fromBoth(list)).map((page) =>
          page.results.some((s: { stock_id: number }) => s.stock_id === id),
        );
      await expect.poll(has).toEqual([false, false]);
    } finally {
      await second.close();
    }
  });
});

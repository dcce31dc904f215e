import type { NewStaffStock } from '@sabuja/contract';
import {
  buildNewStock,
  createMember,
  createStock,
  expectRefusal,
  refusalCode,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const person = useMember(shop, 'catalogue');
const customer = useCustomer(shop);

const buildStock = (overrides: Partial<NewStaffStock> = {}) => buildNewStock(category, overrides);
const createDraft = (overrides: Partial<NewStaffStock> = {}) =>
  person.api('POST /api/v1/staff/stocks', { body: buildStock({ state: 'draft', ...overrides }) });
const preview = async (id: number, body: object = {}, language: 'en' | 'hi' | 'or' = 'en') => {
  const call = 'POST /api/v1/staff/stocks/{id}/preview';
  return (await person.api(call, { params: { id }, query: { language }, body })).html;
};
const getPage = (url: string) => shop.app.http.inject({ url, headers: { accept: 'text/html' } });
/** Everything that a saved change would leave behind: rows, audit, prices, movements. */
const readTraces = async () => {
  const { rows } = await sql`select
    (select coalesce(json_agg(s order by id), '[]') from catalogue.stocks s)::text as stocks,
    (select count(*) from catalogue.combos)::int as combos,
    (select coalesce(json_agg(c order by id), '[]') from catalogue.categories c)::text as categories,
    (select count(*) from catalogue.price_history)::int as prices,
    (select count(*) from catalogue.stock_movements)::int as movements,
    (select count(*) from staff.audit)::int as audits`.execute(shop.app.db);
  return rows[0];
};

describe('a product', () => {
  test('S10.289: a draft is shown as its page will be, with unsaved changes, in each language', async () => {
    const { stock_id } = await createDraft({
      translations: { hi: { name: 'कटहल' }, or: { name: 'ପଣସ' } },
      label: { net_quantity: 900, net_unit: 'G', ingredients: 'Jackfruit, salt' },
    });
    const page = await preview(stock_id, { cost: 80, discount: 10, description: 'Cut & peeled' });
    for (const text of ['₹72.00', 'Cut &amp; peeled', '900', 'Jackfruit, salt', 'Add to Cart'])
      expect(page).toContain(text);
    expect(page).toContain('lang="en-IN"');
    expect(await preview(stock_id, {}, 'hi')).toMatch(/lang="hi-IN"[\s\S]*<h1[^>]*>कटहल</);
    expect(await preview(stock_id, { translations: { or: { name: 'ନୂଆ' } } }, 'or')).toMatch(
      /lang="or-IN"[\s\S]*<h1[^>]*>ନୂଆ</,
    );
  });

  test('S10.289: the preview is the document that shoppers get once it is saved', async () => {
    const { stock_id } = await createDraft();
    const { html } = await person.api('POST /api/v1/staff/stocks/{id}/preview', {
      params: { id: stock_id },
      body: {},
    });
    await person.api('PATCH /api/v1/staff/stocks/{id}', {
      params: { id: stock_id },
      body: { state: 'active' },
    });
    const article = (page: string) =>
      /<article[\s\S]*<\/article>/
        .exec(page)?.[0]
        // In the shop, the browser loads the next slot after the page; in a preview, the document contains it.
        .replace(/<p class="tabular flex min-h-6[\s\S]*?<\/p>/, '');
    await expect
      .poll(async () => article((await getPage(`/product/${stock_id}`)).body) === article(html))
      .toBe(true);
    expect(html).toContain('At your door');
  });

  test('S10.289: a product that is not saved yet is shown, and what is missing is named', async () => {
    const { html } = await person.api('POST /api/v1/staff/stocks/preview', {
      body: buildStock({ name: 'Not saved yet' }),
    });
    expect(html).toMatch(/<h1[^>]*>Not saved yet</);
    const { name: _, ...nameless } = buildStock();
    const { status, problem } = await expectRefusal(
      person.api('POST /api/v1/staff/stocks/preview', { body: nameless as NewStaffStock }),
    );
    expect([status, problem.field]).toEqual([422, 'name']);
    const refused = person.api('POST /api/v1/staff/stocks/preview', {
      body: buildStock({ mrp: 100 }),
    });
    expect(await refusalCode(refused)).toBe('ABOVE_MRP');
  });
});

test('S10.289: a combo and a hidden category with an empty subcategory are shown likewise', async () => {
  const part = await createStock(shop, category, { name: 'Preview rice', quantity: 4 });
  const combo = await person.api('POST /api/v1/staff/combos', {
    body: {
      ...{ name: 'Preview thali', subcategory_id: category.subcategoryId, cost: 150 },
      ...{ parts: [{ stock_id: part, quantity: 2 }], state: 'draft' },
    },
  });
  const shown = await person.api('POST /api/v1/staff/combos/{id}/preview', {
    params: { id: combo.combo_id },
    body: { name: 'Preview lunch' },
  });
  expect(shown.html).toMatch(/<h1[^>]*>Preview lunch</);
  expect(shown.html).toContain('Preview rice');
  const saved = { name: 'Preview meal', subcategory_id: category.subcategoryId, cost: 90 };
  const body = { ...saved, parts: [{ stock_id: part, quantity: 1 }] };
  const unsaved = await person.api('POST /api/v1/staff/combos/preview', { body });
  expect(unsaved.html).toMatch(/<h1[^>]*>Preview meal</);

  const top = await person.api('POST /api/v1/staff/categories', {
    body: { name: 'Preview orchard', inactive: true },
  });
  const id = top.category_id;
  const first = await person.api('POST /api/v1/staff/categories/{id}/preview', {
    params: { id },
    body: { description: 'From our own trees' },
  });
  expect(first.html).toMatch(/<h1[^>]*>Preview orchard</);
  expect(first.html).toContain('From our own trees');
  const second = await person.api('POST /api/v1/staff/categories/preview', {
    body: { name: 'Preview mangoes', parent_id: category.categoryId },
  });
  expect(second.html).toMatch(/<h2[^>]*>Preview mangoes</);
  expect((await getPage(`/categories/${id}`)).statusCode).toBe(404);
});

test('S10.290: nothing is saved, recorded or published, and no page or response of shoppers changes', async () => {
  const { stock_id } = await createDraft({ state: 'active', name: 'Steady' });
  const base = await shop.app.listen();
  // Scripts are removed because their data contains the time of rendering.
  const load = async (path: string) =>
    (await (await fetch(base + path)).text()).replace(/<script\b[\s\S]*?<\/script>/g, '');
  const urls = ['/', `/product/${stock_id}`, `/api/v1/stocks/${stock_id}`];
  await settle(load, urls);
  const shown = await Promise.all(urls.map(load));
  const traces = await readTraces();
  await preview(stock_id, { name: 'Unsteady', cost: 1, subcategory_id: category.subcategoryId });
  await person.api('POST /api/v1/staff/stocks/preview', { body: buildStock() });
  await person.api('POST /api/v1/staff/categories/{id}/preview', {
    params: { id: category.categoryId },
    body: { name: 'Renamed', inactive: true },
  });
  expect(await readTraces()).toEqual(traces);
  const now = await Promise.all(urls.map(load));
  expect(urls.filter((_, index) => now[index] !== shown[index])).toEqual([]);
  expect(now.join()).not.toMatch(/Unsteady|Renamed/);
});

/** Waits until the earlier changes are published: then loading a page twice gives the same result. */
const settle = (load: (path: string) => Promise<string>, urls: readonly string[]) =>
  expect
    .poll(async () => {
      const pages = await Promise.all(urls.map(load));
      return pages.slice(1).every((page) => page.includes('Steady'));
    })
    .toBe(true);

describe('who may see it', () => {
  test('S10.290: strangers, customers and other roles get nothing, and a draft stays under no address', async () => {
    const { stock_id } = await createDraft({ name: 'Secret fruit' });
    const path = `/api/v1/staff/stocks/${stock_id}/preview`;
    const picker = await createMember(shop, 'picker');
    const send = (headers: Record<string, string>) =>
      shop.app.http.inject({ method: 'POST', url: path, headers, payload: {} });
    for (const [headers, status] of [
      [{}, 401],
      [{ authorization: `Bearer ${customer.token}` }, 401],
      [picker.headers, 403],
    ] as const) {
      const response = await send(headers);
      expect([response.statusCode, response.body.includes('Secret fruit')]).toEqual([
        status,
        false,
      ]);
    }
    // The draft's own address does not show it either, even with the member's session.
    for (const url of [`/product/${stock_id}`, path]) {
      const response = await shop.app.http.inject({ url, headers: person.headers });
      expect([response.statusCode, response.body.includes('Secret fruit')]).toEqual([404, false]);
    }
    expect((await getPage(`/product/${stock_id}`)).statusCode).toBe(404);
  });

  test('S10.290: the response is not stored, not indexed, and has nothing that runs', async () => {
    const script = '</script><script>alert(1)</script>';
    const { stock_id } = await createDraft({ name: `Fruit ${script}`, description: script });
    const response = await shop.app.http.inject({
      method: 'POST',
      url: `/api/v1/staff/stocks/${stock_id}/preview`,
      headers: person.headers,
      payload: {},
    });
    expect(response.headers['cache-control']).toBe('no-store');
    const { html } = response.json<{ html: string }>();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/<script|modulepreload|\son\w+=/i);
  });
});

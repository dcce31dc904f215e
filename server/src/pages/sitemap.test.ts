import { createStock, useSellableShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

const { shop, category } = useSellableShop({ env: { PUBLIC_URL: 'https://shop.example' } });
let stockOnSale: number;
let hidden: number;

beforeAll(async () => {
  stockOnSale = await createStock(shop, category, { name: 'Desi tomato' });
  hidden = await createStock(shop, category, { name: 'Out of season' });
  await sql`update catalogue.stocks set inactive = true where id = ${hidden}`.execute(shop.app.db);
});

const get = async (url: string) => {
  const { statusCode, headers, body } = await shop.app.http.inject({ url });
  return { status: statusCode, type: headers['content-type'], body };
};
const addresses = (body: string) => [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

test('robots.txt names the sitemap, and what search engines must not visit', async () => {
  const { type, body } = await get('/robots.txt');
  expect(type).toContain('text/plain');
  expect(body).toContain('Sitemap: https://shop.example/sitemap.xml');
  for (const path of ['/cart', '/checkout', '/profile', '/orderSummary/', '/api/']) {
    expect(body).toContain(`Disallow: ${path}\n`);
  }
});

test('the sitemap lists every category and every item on sale, and nothing else', async () => {
  const index = addresses((await get('/sitemap.xml')).body);
  const parts = await Promise.all(index.map(async (url) => get(new URL(String(url)).pathname)));
  expect(parts.map(({ status, type }) => [status, type])).toEqual(
    index.map(() => [200, 'application/xml; charset=utf-8']),
  );
  const all = parts.flatMap(({ body }) => addresses(body));
  expect(all).toContain('https://shop.example/');
  expect(all).toContain(
    `https://shop.example/categories/${category.categoryId}?sub=${category.subcategoryId}`,
  );
  expect(all).toContain(`https://shop.example/product/${stockOnSale}`);
  expect(all).not.toContain(`https://shop.example/product/${hidden}`);
});

test.each(['0', '2', '-1', '1.5', '99999999', 'x'])(
  'there is no part %s of the items',
  async (part) => expect((await get(`/sitemaps/goods-${part}.xml`)).status).toBe(404),
);

test('the web app manifest describes how to install the shop', async () => {
  const { type, body } = await get('/manifest.webmanifest');
  const manifest = JSON.parse(body);
  expect(type).toContain('application/manifest+json');
  expect([manifest.start_url, manifest.display]).toEqual(['/', 'standalone']);
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
  expect(manifest.shortcuts.length).toBeGreaterThan(0);
});

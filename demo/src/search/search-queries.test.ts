import { addCategories, addStocks } from '@sabuja/server/modules/catalogue';
import { useTestShop } from '@sabuja/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { addSearchTerms } from '../add-search-terms.ts';
import { readTable } from '../read-table.ts';
import { demoShop } from '../shop/index.ts';
import { translateDemoShop } from '../translate-demo-shop.ts';

const shop = useTestShop();
let address = '';
let slugs = new Map<number, string>();

beforeAll(async () => {
  const { db } = shop.app;
  const ids = new Map<string, number>();
  for (const [sequence, category] of demoShop.categories.entries()) {
    const { slug, name, description } = category;
    const top = { slug, name, description, imageUrl: null, parentId: null, sequence };
    for (const [each, id] of await addCategories(db, [top])) ids.set(each, id);
    const leaves = category.subcategories.map((sub, i) => ({
      slug: sub.slug,
      name: sub.name,
      description: sub.description,
      imageUrl: null,
      parentId: ids.get(slug) ?? 0,
      sequence: i,
    }));
    for (const [each, id] of await addCategories(db, leaves)) ids.set(each, id);
  }
  const stocks = demoShop.categories.flatMap((category) =>
    category.stocks.map(({ picture: _, subcategory, ...stock }, sequence) => ({
      ...stock,
      categoryId: ids.get(category.slug) ?? 0,
      subcategoryId: ids.get(subcategory) ?? 0,
      imageUrls: [],
      sequence,
    })),
  );
  slugs = new Map([...(await addStocks(db, stocks))].map(([slug, id]) => [id, slug]));
  await translateDemoShop(db);
  await addSearchTerms(db);
  address = await shop.app.listen();
});

async function search(text: string): Promise<string[]> {
  const query = new URLSearchParams({ q: text, limit: '10', active_only: 'true' });
  const response = await fetch(`${address}/api/v1/stocks/search?${query}`);
  const { results } = JSON.parse(await response.text());
  return results.map(({ stock_id }: { stock_id: number }) => slugs.get(stock_id) ?? '');
}

/** Each query with the items that must come first in its results, in any order: at most three, all on sale. */
const queriesOf = (file: string) =>
  [...readTable(`search/${file}`)].map(([text, [found = '']]) => [text, found.split(' ')] as const);

describe.each([
  // The second file was written before the search was tuned with the first file, and is never used for tuning.
  ['queries that the search was tuned with', 'queries-tuning.tsv'],
  ['queries that it was not tuned with', 'queries-held-out.tsv'],
])('%s', (_, file) => {
  test.each(queriesOf(file))('%s finds what it means first', async (text, expected) => {
    const onSale = new Set(demoShop.stocks.filter((s) => !s.inactive).map((s) => s.slug));
    const count = Math.min(3, expected.filter((slug) => onSale.has(slug)).length);
    const first = (await search(text)).slice(0, count);
    expect(first).toHaveLength(count);
    expect(expected).toEqual(expect.arrayContaining(first));
  });
});

describe('staples come before what merely contains the word', () => {
  test.each([
    ['milk', 'toned-milk', 'milk-bread'],
    ['rice', 'lalat-arua', 'rice-bran-oil'],
    ['curd', 'pouch-curd', 'dahibara-counter'],
  ])('%s', async (text, staple, other) => {
    const found = await search(text);
    const rank = (slug: string) => (found.includes(slug) ? found.indexOf(slug) : found.length);
    expect(rank(staple)).toBeLessThan(rank(other));
  });
});

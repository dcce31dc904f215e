import { createStock, useSellableShop } from '@sabuja/testing';
import { beforeAll, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
let address = '';
beforeAll(async () => {
  address = await shop.app.listen();
  const items = [
    { name: 'Rice one', cost: 100, discountPercent: 50, quantity: 3 },
    { name: 'Rice two', cost: 60, discountPercent: 0, quantity: 3 },
    { name: 'Rice three', cost: 90, discountPercent: 10, quantity: 0 },
  ];
  for (const [sequence, item] of items.entries()) {
    await createStock(shop, category, { ...item, sequence });
  }
  // The first request builds the index, which may take longer than a poll waits.
  await search('');
});

async function search(query: string) {
  const response = await fetch(`${address}/api/v1/stocks/search?q=rice&${query}`);
  const { results, total, total_pages } = JSON.parse(await response.text());
  const names = results.map(({ name }: { name: string }) => name.slice('Rice '.length));
  return { names: names.join(' '), total, total_pages };
}

test.each([
  ['', 'one two three'],
  ['sort=price', 'one two three'],
  ['sort=price_desc', 'two one three'],
  ['sort=discount', 'one two three'],
  ['in_stock=true', 'one two'],
  ['discounted=true', 'one three'],
  ['in_stock=true&discounted=true&sort=price_desc', 'one'],
])(
  'S2c.5 the results for %s are %s, sold-out ones last where they are sorted',
  async (query, names) => {
    await expect.poll(async () => (await search(query)).names).toBe(names);
  },
);

test('selected results have pages and totals of their own', async () => {
  expect(await search('sort=price_desc&limit=2&page=2')).toEqual({
    names: 'three',
    total: 3,
    total_pages: 2,
  });
  expect(await search('in_stock=true&limit=1')).toEqual({ names: 'one', total: 2, total_pages: 2 });
});

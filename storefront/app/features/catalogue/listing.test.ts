import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { Item } from './item.ts';
import { countOfNext, listed, readPage } from './listing.ts';
import { beginningFor, type ShelfPage, shelfQuery } from './shelf-query.ts';

const stock = (stock_id: number, more: Partial<Item> = {}) =>
  ({ stock_id, inactive: 0, quantity: 9, ...more }) as Item;
const page = (number: number, results: Item[]): ShelfPage => ({
  results,
  page: number,
  total: 45,
  total_pages: 3,
});
const shown = (pages: ShelfPage[]) =>
  listed(pages).map(({ item }) => ('stock_id' in item ? item.stock_id : item.id));

describe('the items of some pages', () => {
  test('S2c.4 what moved to the next page meanwhile is shown once', () => {
    const pages = [page(1, [stock(1), stock(2)]), page(2, [stock(2), stock(3)])];
    expect(shown(pages)).toEqual([1, 2, 3]);
    expect(listed(pages).map(({ begins }) => begins)).toEqual([1, undefined, 2]);
  });
  test('S5.8 what is not on sale is left out', () => {
    expect(shown([page(1, [stock(1, { inactive: 1 }), stock(2)])])).toEqual([2]);
  });
  test('what is sold out comes last on its page', () => {
    const gone = { quantity: 0 };
    expect(
      shown([page(1, [stock(1, gone), stock(2)]), page(2, [stock(3, gone), stock(4)])]),
    ).toEqual([2, 1, 4, 3]);
  });
  test('the next page is told by what is left', () => {
    expect([1, 2, 3].map((n) => countOfNext(page(n, []), 20))).toEqual([20, 5, 0]);
  });
});

test('the page that is read is the last one whose beginning passed the line', () => {
  const beginnings = [
    { page: 2, top: -900 },
    { page: 3, top: 200 },
    { page: 4, top: 1300 },
  ];
  expect(readPage(beginnings, 300)).toBe(3);
  expect(readPage(beginnings, 100)).toBe(2);
  expect(readPage(beginnings, -1000)).toBe(2);
  expect(readPage([], 300)).toBeUndefined();
});

describe('the list for an address', () => {
  const shelf = { sub: 7 };
  const api = (() => Promise.reject(new Error('nothing is asked'))) as never;
  const loaded = (client: QueryClient, beginning: number | 'stock:5', pages: ShelfPage[]) =>
    client.setQueryData(shelfQuery(api, shelf, beginning).queryKey, {
      pages,
      pageParams: pages.map(({ page }) => page),
    });

  test('is a loaded one that holds the page, the longest of several', () => {
    const client = new QueryClient();
    expect(beginningFor(client, shelf, { page: 3 })).toBe(3);
    loaded(client, 3, [page(3, [stock(41)])]);
    loaded(client, 1, [page(1, [stock(1)]), page(2, [stock(21)]), page(3, [stock(41)])]);
    expect(beginningFor(client, shelf, { page: 3 })).toBe(1);
    expect(beginningFor(client, shelf, { page: 3 }, 3)).toBe(3);
    expect(beginningFor(client, shelf, { page: 2 }, 3)).toBe(1);
    expect(beginningFor(client, { sub: 8 }, { page: 3 })).toBe(3);
    expect(beginningFor(client, { sub: 7, veg: 0 }, { page: 2 })).toBe(2);
  });

  test('S2b.2 for a picked stock is one that holds it, else one that begins at its page', () => {
    const client = new QueryClient();
    expect(beginningFor(client, shelf, { page: 1, stock: 5 })).toBe('stock:5');
    loaded(client, 'stock:5', [page(2, [stock(5)])]);
    expect(beginningFor(client, shelf, { page: 1, stock: 5 })).toBe('stock:5');
    expect(beginningFor(client, shelf, { page: 2 }, 'stock:5')).toBe('stock:5');
  });
});

import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { Item } from './item.ts';
import { findVisiblePage, mergePages, placeholderCount } from './listing-pages.ts';
import { findListingStart, type ListingPage, listingQuery } from './listing-query.ts';

const createStock = (stock_id: number, more: Partial<Item> = {}) =>
  ({ stock_id, inactive: 0, quantity: 9, ...more }) as Item;
const createPage = (number: number, results: Item[]): ListingPage => ({
  results,
  page: number,
  total: 45,
  total_pages: 3,
});
const mergedIds = (pages: ListingPage[]) =>
  mergePages(pages).map(({ item }) => ('stock_id' in item ? item.stock_id : item.id));

describe('merging pages', () => {
  test('shows an item that moved to the next page only once', () => {
    const pages = [
      createPage(1, [createStock(1), createStock(2)]),
      createPage(2, [createStock(2), createStock(3)]),
    ];
    expect(mergedIds(pages)).toEqual([1, 2, 3]);
    expect(mergePages(pages).map(({ startsPage }) => startsPage)).toEqual([1, undefined, 2]);
  });
  test('S5.8 leaves out items that are not on sale', () => {
    expect(mergedIds([createPage(1, [createStock(1, { inactive: 1 }), createStock(2)])])).toEqual([
      2,
    ]);
  });
  test('puts sold-out items last on their page', () => {
    const soldOut = { quantity: 0 };
    expect(
      mergedIds([
        createPage(1, [createStock(1, soldOut), createStock(2)]),
        createPage(2, [createStock(3, soldOut), createStock(4)]),
      ]),
    ).toEqual([2, 1, 4, 3]);
  });
  test('space is reserved for all remaining items, 60 at most', () => {
    expect([1, 2, 3].map((n) => placeholderCount(createPage(n, []), 20))).toEqual([25, 5, 0]);
    expect(placeholderCount({ ...createPage(1, []), total: 200 }, 20)).toBe(60);
  });
});

test('the visible page is the last one whose start is above the line', () => {
  const pageStarts = [
    { page: 2, top: -900 },
    { page: 3, top: 200 },
    { page: 4, top: 1300 },
  ];
  expect(findVisiblePage(pageStarts, 300)).toBe(3);
  expect(findVisiblePage(pageStarts, 100)).toBe(2);
  expect(findVisiblePage(pageStarts, -1000)).toBe(2);
  expect(findVisiblePage([], 300)).toBeUndefined();
});

describe('the cached listing for a URL', () => {
  const listing = { sub: 7 };
  const api = (() => Promise.reject(new Error('nothing is asked'))) as never;
  const cachePages = (client: QueryClient, start: number | 'stock:5', pages: ListingPage[]) =>
    client.setQueryData(listingQuery(api, listing, start).queryKey, {
      pages,
      pageParams: pages.map(({ page }) => page),
    });

  test('is the longest loaded one that contains the page', () => {
    const client = new QueryClient();
    expect(findListingStart(client, listing, { page: 3 })).toBe(3);
    cachePages(client, 3, [createPage(3, [createStock(41)])]);
    cachePages(client, 1, [
      createPage(1, [createStock(1)]),
      createPage(2, [createStock(21)]),
      createPage(3, [createStock(41)]),
    ]);
    expect(findListingStart(client, listing, { page: 3 })).toBe(1);
    expect(findListingStart(client, listing, { page: 3 }, 3)).toBe(3);
    expect(findListingStart(client, listing, { page: 2 }, 3)).toBe(1);
    expect(findListingStart(client, { sub: 8 }, { page: 3 })).toBe(3);
    expect(findListingStart(client, { sub: 7, veg: 0 }, { page: 2 })).toBe(2);
  });

  test('for a picked stock is one that contains it, else one that starts at its page', () => {
    const client = new QueryClient();
    expect(findListingStart(client, listing, { page: 1, stock: 5 })).toBe('stock:5');
    cachePages(client, 'stock:5', [createPage(2, [createStock(5)])]);
    expect(findListingStart(client, listing, { page: 2 }, 'stock:5')).toBe('stock:5');
    cachePages(client, 1, [createPage(1, [createStock(1)]), createPage(2, [createStock(9)])]);
    expect(findListingStart(client, listing, { page: 1, stock: 9 })).toBe(1);
  });
});

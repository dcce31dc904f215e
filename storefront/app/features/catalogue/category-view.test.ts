import type { Category } from '@sabuja/contract';
import { describe, expect, test } from 'vitest';
import {
  hasVegFilter,
  lastPageBefore,
  pageNumbers,
  parseId,
  parseView,
  selectSubcategory,
} from './category-view.ts';

describe('the URL of a category page', () => {
  test('determines the listing', () => {
    expect(parseView(new URLSearchParams('sub=12&show=combo&veg=0&page=3'))).toEqual({
      sub: 12,
      show: 'combo',
      veg: 0,
      page: 3,
    });
  });

  test.each(['', 'sub=x&show=y&veg=2&page=0', 'sub=-1&page=1.5&veg='])(
    '%s is the first list',
    (q) => {
      expect(parseView(new URLSearchParams(q))).toEqual({
        sub: undefined,
        show: undefined,
        veg: undefined,
        page: 1,
      });
    },
  );

  test.each([
    ['3', 3],
    ['1e3', 1],
    ['99999', 99999],
    ['100001', 100_000],
    ['99999999999999999999', 100_000],
  ])('page %s is %d', (text, page) => {
    expect(parseView(new URLSearchParams({ page: text })).page).toBe(page);
  });

  test('an id is a whole number above 0', () => {
    expect(parseId('7')).toBe(7);
    for (const text of ['0', '-3', 'x', '1e3', '07', '0x7', ' 7', '2147483648', undefined])
      expect(parseId(text)).toBeUndefined();
  });
});

test('the first subcategory replaces an unknown one', () => {
  const subcategories = [{ category_id: 4 }, { category_id: 9 }] as Category[];
  expect(selectSubcategory(subcategories, 9)?.category_id).toBe(9);
  expect(selectSubcategory(subcategories, 1)?.category_id).toBe(4);
  expect(selectSubcategory([], 1)).toBeUndefined();
});

test('the veg filter is hidden for ignored categories', () => {
  expect(hasVegFilter(3, '1, 3,5')).toBe(false);
  expect(hasVegFilter(3, '13,33')).toBe(true);
  expect(hasVegFilter(3, '')).toBe(true);
});

test('page links include the first, the last and the neighbouring pages', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(1, 9)).toEqual([1, 2, 3, 0, 9]);
  expect(pageNumbers(5, 9)).toEqual([1, 0, 5, 0, 9]);
  expect(pageNumbers(8, 9)).toEqual([1, 0, 7, 8, 9]);
});

test('a page beyond the end is replaced by the last page', () => {
  const createList = (count: number, total_pages: number) => ({
    results: Array.from({ length: count }),
    total_pages,
  });
  expect(lastPageBefore(99, createList(0, 3))).toBe(3);
  expect(lastPageBefore(99, createList(0, 0))).toBe(1);
  expect(lastPageBefore(3, createList(5, 3))).toBeUndefined();
  expect(lastPageBefore(1, createList(0, 0))).toBeUndefined();
});

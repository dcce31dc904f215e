import { expect, test } from 'vitest';
import { paths } from './page-paths.ts';

test('the URL of a category page has only what differs from the first page without filters', () => {
  expect(paths.category(3)).toBe('/categories/3');
  expect(paths.category(3, { sub: 14, page: 1 })).toBe('/categories/3?sub=14');
  expect(paths.category(3, { sub: 14, show: 'combo', veg: 0, page: 2 })).toBe(
    '/categories/3?sub=14&show=combo&veg=0&page=2',
  );
});

test('a value in a path cannot escape from it', () => {
  expect(paths.orderSummary('a/../b')).toBe('/orderSummary/a%2F..%2Fb');
  expect(paths.auth('/product/7?x=1')).toBe('/Auth?next=%2Fproduct%2F7%3Fx%3D1');
});

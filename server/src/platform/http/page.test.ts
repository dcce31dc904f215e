import { expect, test } from 'vitest';
import { toPage } from './page.ts';

test.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
])('%i rows by 20 fill %i pages', (total, pages) => {
  const found = { rows: [], total };
  expect(toPage(found, { page: 1, limit: 20 }, String).total_pages).toBe(pages);
});

test('rows are converted one by one, beside the position of the page', () => {
  const found = { rows: [3, 4], total: 4 };
  expect(toPage(found, { page: 2, limit: 2 }, String)).toEqual({
    results: ['3', '4'],
    page: 2,
    total: 4,
    total_pages: 2,
    next: null,
    previous: null,
  });
});

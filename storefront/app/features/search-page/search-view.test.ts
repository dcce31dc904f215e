import { expect, test } from 'vitest';
import { isFiltered } from '../../lib/list-arrangement.ts';
import { parseSearchView } from './search-view.ts';

const parse = (query: string) => parseSearchView(new URLSearchParams(query));

test('a search is read from the URL', () => {
  expect(parse('q=milk')).toEqual({ q: 'milk' });
  expect(parse('q=%20cow%20%20milk%20&sort=price&stock=1&off=1&veg=0')).toEqual({
    q: 'cow milk',
    sort: 'price',
    stock: 1,
    off: 1,
    veg: 0,
  });
});

test('unknown values count as not given', () => {
  expect(parse('sort=name&stock=yes&off=2&veg=3')).toEqual({ q: '' });
  expect(parse(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
});

test('a sort is no filter', () => {
  expect(isFiltered(parse('q=milk&sort=price'))).toBe(false);
  expect(isFiltered(parse('q=milk&veg=1'))).toBe(true);
});

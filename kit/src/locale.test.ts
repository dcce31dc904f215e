import { expect, test } from 'vitest';
import { negotiateLocale, parseLocale } from './locale.ts';

test.each([
  ['hi', 'hi'],
  ['or-IN', 'or'],
  ['en-IN', 'en'],
  ['original', 'en'],
  ['fr', 'en'],
  [undefined, 'en'],
])('the language of %s is %s', (tag, locale) => expect(parseLocale(tag)).toBe(locale));

test.each([
  ['or-IN,or;q=0.9,en;q=0.8', 'or'],
  ['en;q=0.5, hi;q=0.9', 'hi'],
  ['fr-FR,fr;q=0.9,hi;q=0.3', 'hi'],
  ['hi;q=0,en', 'en'],
  ['HI-in', 'hi'],
  ['*', 'en'],
  ['or;q=x', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('of the accepted languages %s the shop speaks %s', (header, locale) =>
  expect(negotiateLocale(header)).toBe(locale),
);

import { expect, test } from 'vitest';
import { parseLocale } from './locale.ts';

test.each([
  ['hi', 'hi'],
  ['or-IN', 'or'],
  ['en-IN', 'en'],
  ['original', 'en'],
  ['fr', 'en'],
  [undefined, 'en'],
])('the language of %s is %s', (tag, locale) => expect(parseLocale(tag)).toBe(locale));

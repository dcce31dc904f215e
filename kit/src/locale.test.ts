import { expect, test } from 'vitest';
import { localeOf } from './locale.ts';

test.each([
  ['hi', 'hi'],
  ['or-IN', 'or'],
  ['en-IN', 'en'],
  ['original', 'en'],
  ['fr', 'en'],
  [undefined, 'en'],
])('the language of %s is %s', (tag, locale) => expect(localeOf(tag)).toBe(locale));

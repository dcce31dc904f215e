import { expect, test } from 'vitest';
import { isCanonicalUrl } from './canonical-url.ts';

const names = ['page', 'limit', 'active_only'];

test.each([
  '/',
  '/api/v1/stocks/7',
  '/api/v1/categories/',
  '/x?page=2&limit=20',
  '/x?active_only=true',
])('%s is cacheable', (url) => expect(isCanonicalUrl(url, names)).toBe(true));

test.each([
  '/x?page=01',
  '/x?page=1.0',
  '/x?page=1&page=2',
  '/x?constructor=1',
  '/x?__proto__=1',
  '/x?other=1',
  '/%61pi/v1',
  '//x',
  'http://any.host/x',
  `/${'x'.repeat(400)}`,
])('%s is not cacheable', (url) => expect(isCanonicalUrl(url, names)).toBe(false));

import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test.each(['/', '/product/7?x=1#y', '/categories/1'])('%s is returned', (path) =>
  expect(safePath(path)).toBe(path),
);

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a\\b',
  '/a\nb',
  '',
  null,
  undefined,
])('%j is replaced by Home', (path) => expect(safePath(path)).toBe('/'));

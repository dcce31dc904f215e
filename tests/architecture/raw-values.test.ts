import { expect, test } from 'vitest';
import { productSourcesOf } from './sources.ts';

const components = ['ui', 'storefront/app', 'console/app']
  .flatMap(productSourcesOf)
  .filter(({ path }) => path.endsWith('.tsx'));
const findMatches = (pattern: RegExp, skip: (path: string) => boolean = () => false): string[] =>
  components.flatMap(({ path, text }) =>
    skip(path) ? [] : [...text.matchAll(pattern)].map(([value]) => `${path}: ${value}`),
  );

/**
 * Folders that do not take all weights and sizes from the tokens yet. This list may only shrink.
 */
const LEGACY_FOLDERS = [
  'storefront/app/features/account',
  'storefront/app/features/cart',
  'storefront/app/features/catalogue',
  'storefront/app/features/checkout',
  'storefront/app/features/home',
  'storefront/app/features/orders',
  'storefront/app/features/search',
  'storefront/app/features/sign-in',
  'storefront/app/pwa',
  'storefront/app/routes/profile',
];

test('no component names a colour: all are in tokens.css', () => {
  expect(components.length).toBeGreaterThan(80);
  expect(findMatches(/['"`[(:]#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)).toEqual([]);
});

test('weights, sizes of type and radii are taken from the tokens', () => {
  const raw = /\b(?:font|text|rounded|leading|tracking|duration|ease|shadow)-\[[^\]]+\]/g;
  const isLegacy = (path: string) => LEGACY_FOLDERS.some((folder) => path.startsWith(`${folder}/`));
  expect(findMatches(raw, isLegacy)).toEqual([]);
  const remaining = findMatches(raw, (path) => !isLegacy(path));
  const migrated = LEGACY_FOLDERS.filter(
    (folder) => !remaining.some((hit) => hit.startsWith(`${folder}/`)),
  );
  expect(migrated, 'to be taken off the list').toEqual([]);
});

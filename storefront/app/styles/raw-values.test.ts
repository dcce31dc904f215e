import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const app = fileURLToPath(new URL('../', import.meta.url));
const components = globSync('**/*.tsx', { cwd: app }).map((path) => ({
  path,
  text: readFileSync(app + path, 'utf8'),
}));
const findMatches = (pattern: RegExp, skip: (path: string) => boolean = () => false): string[] =>
  components.flatMap(({ path, text }) =>
    skip(path) ? [] : [...text.matchAll(pattern)].map(([value]) => `${path}: ${value}`),
  );

/**
 * Folders that do not take all weights and sizes from the tokens yet. This list may only shrink.
 */
const LEGACY_FOLDERS = [
  'features/account',
  'features/cart',
  'features/catalogue',
  'features/checkout',
  'features/home',
  'features/orders',
  'features/search',
  'features/sign-in',
  'pwa',
  'routes/profile',
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

import { expect, test } from 'vitest';
import { folderOf, folders } from './packages.ts';
import { isTest, offenders, type Source, sourceOf, sourcesOf } from './sources.ts';

/** What each package may import of ours, by value or by type. A package that is not there yet has its place all the same. */
const mayImport: Record<string, readonly string[]> = {
  kit: [],
  contract: ['kit'],
  'embedded-database': ['kit'],
  'sandbox/razorpay': ['kit'],
  server: ['kit', 'contract', 'embedded-database'],
  demo: ['kit', 'contract', 'server'],
  ui: ['kit', 'contract'],
  storefront: ['kit', 'contract', 'ui'],
  console: ['kit', 'contract', 'ui'],
  testing: ['kit', 'contract', 'embedded-database', 'sandbox/razorpay', 'server'],
  tests: ['kit', 'contract', 'embedded-database', 'sandbox/razorpay', 'server', 'demo', 'testing'],
};
/** What the test files of every package may import besides. */
const forTests = ['testing', 'sandbox/razorpay'];
/** Imports that have one place only. This list can only get shorter. */
const onePlace = [
  'server/src/app/payment-sandbox.ts imports sandbox/razorpay/src/index.ts',
  'server/src/main.ts imports demo/src/index.ts',
];

const sources = [...folders, 'scripts'].flatMap(sourcesOf);
const isOurs = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));

const isForbidden = ({ path }: Source, to: string) => {
  const [from = '', other = ''] = [folderOf(path), folderOf(to)];
  if (!isOurs(to) || other === from) return false;
  const allowed = [...(mayImport[from] ?? []), ...(isTest(path) ? forTests : [])];
  return !allowed.includes(other);
};

test('every package has its place in the table', () => {
  expect(folders.filter((folder) => !(folder in mayImport))).toEqual([]);
});

test('packages import only what is below them, by value or by type', () => {
  expect(offenders(sources, isForbidden)).toEqual(onePlace);
});

test('another package is imported by its name, never by its path', () => {
  const byPath = offenders(
    sources,
    ({ path }, to, name) => name.startsWith('.') && folderOf(to) !== folderOf(path),
  );
  expect(byPath).toEqual([]);
});

test('what a package does not export cannot be imported by its name', () => {
  expect(offenders(sources, (_, to) => to.startsWith('@sabuja/'))).toEqual([]);
});

test('these checks can fail', () => {
  const imports = (path: string, text: string) => isForbiddenIn(sourceOf(path, text));
  const isForbiddenIn = (source: Source) =>
    source.imports.some(({ to }) => isForbidden(source, to));
  const door = '@sabuja/server/modules/cart';
  expect(imports('storefront/app/a.ts', `import { a } from '${door}'`)).toBe(true);
  expect(imports('storefront/app/a.ts', `import type { A } from '${door}'`)).toBe(true);
  expect(imports('storefront/app/a.ts', `import { type A } from\n  '${door}'`)).toBe(true);
  expect(imports('storefront/app/a.ts', `export type { A } from '${door}'`)).toBe(true);
  expect(imports('storefront/app/a.ts', `export * from '${door}'`)).toBe(true);
  expect(imports('storefront/app/a.ts', `const a = await import('${door}')`)).toBe(true);
  expect(imports('storefront/app/a.ts', `let a: import('${door}').A`)).toBe(true);
  expect(imports('storefront/app/a.ts', `import '../../server/src/main.ts'`)).toBe(true);
  expect(imports('storefront/app/a.ts', `const text = "import a from '${door}'"`)).toBe(false);
  expect(imports('demo/src/a.ts', `import type { A } from '${door}'`)).toBe(false);
});

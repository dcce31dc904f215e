import { expect, test } from 'vitest';
import { folderOf, folders } from './packages.ts';
import { findForbiddenImports, isTest, Source, sourcesOf } from './sources.ts';

/** Workspace packages each package may import, by value or by type. */
const ALLOWED_IMPORTS: Record<string, readonly string[]> = {
  kit: [],
  contract: ['kit'],
  'embedded-database': ['kit'],
  'sandbox/razorpay': ['kit'],
  'search-index': [],
  server: ['kit', 'contract', 'embedded-database', 'search-index'],
  demo: ['kit', 'contract', 'server'],
  ui: ['kit', 'contract'],
  storefront: ['kit', 'contract', 'ui'],
  console: ['kit', 'contract', 'ui'],
  testing: ['kit', 'contract', 'embedded-database', 'sandbox/razorpay', 'server'],
  tests: ['kit', 'contract', 'embedded-database', 'sandbox/razorpay', 'server', 'demo', 'testing'],
};
/** Packages that the tests of every package may import in addition. */
const TEST_ONLY_PACKAGES = ['testing', 'sandbox/razorpay'];
/** Imports that are allowed only in one file. This list may only shrink. */
const SINGLE_USE_IMPORTS = [
  'server/src/app/payment-sandbox.ts imports sandbox/razorpay/src/index.ts',
  'server/src/app/start-server.ts imports demo/src/index.ts',
];

const sources = [...folders, 'scripts'].flatMap(sourcesOf);
const isOwnPackage = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));

const isForbidden = ({ path }: Source, to: string) => {
  const [from = '', target = ''] = [folderOf(path), folderOf(to)];
  if (!isOwnPackage(to) || target === from) return false;
  const allowed = [...(ALLOWED_IMPORTS[from] ?? []), ...(isTest(path) ? TEST_ONLY_PACKAGES : [])];
  return !allowed.includes(target);
};

test('every package is listed in the table', () => {
  expect(folders.filter((folder) => !(folder in ALLOWED_IMPORTS))).toEqual([]);
});

test('packages import only allowed packages, by value or by type', () => {
  expect(findForbiddenImports(sources, isForbidden)).toEqual(SINGLE_USE_IMPORTS);
});

test('other packages are imported by name, never by path', () => {
  const pathImports = findForbiddenImports(
    sources,
    ({ path }, to, name) => name.startsWith('.') && folderOf(to) !== folderOf(path),
  );
  expect(pathImports).toEqual([]);
});

test('modules a package does not export cannot be imported by name', () => {
  expect(findForbiddenImports(sources, (_, to) => to.startsWith('@sabuja/'))).toEqual([]);
});

test('these checks detect violations', () => {
  const isForbiddenImport = (path: string, text: string) => isForbiddenIn(new Source(path, text));
  const isForbiddenIn = (source: Source) =>
    source.syntax.imports.some(({ to }) => isForbidden(source, to));
  const moduleEntry = '@sabuja/server/modules/cart';
  expect(isForbiddenImport('storefront/app/a.ts', `import { a } from '${moduleEntry}'`)).toBe(true);
  expect(isForbiddenImport('storefront/app/a.ts', `import type { A } from '${moduleEntry}'`)).toBe(
    true,
  );
  expect(
    isForbiddenImport('storefront/app/a.ts', `import { type A } from\n  '${moduleEntry}'`),
  ).toBe(true);
  expect(isForbiddenImport('storefront/app/a.ts', `export type { A } from '${moduleEntry}'`)).toBe(
    true,
  );
  expect(isForbiddenImport('storefront/app/a.ts', `export * from '${moduleEntry}'`)).toBe(true);
  expect(isForbiddenImport('storefront/app/a.ts', `const a = await import('${moduleEntry}')`)).toBe(
    true,
  );
  expect(isForbiddenImport('storefront/app/a.ts', `let a: import('${moduleEntry}').A`)).toBe(true);
  expect(isForbiddenImport('storefront/app/a.ts', `import '../../server/src/main.ts'`)).toBe(true);
  expect(
    isForbiddenImport('storefront/app/a.ts', `const text = "import a from '${moduleEntry}'"`),
  ).toBe(false);
  expect(isForbiddenImport('demo/src/a.ts', `import type { A } from '${moduleEntry}'`)).toBe(false);
});

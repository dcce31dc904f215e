import { describe, expect, test } from 'vitest';
import { findForbiddenImports, productSourcesOf } from './sources.ts';

const server = productSourcesOf('server/src');

/** Server modules from left to right: a module calls only modules in columns to its left. */
const MODULE_COLUMNS = [
  ['notifications'],
  ['staff'],
  ['content'],
  ['identity'],
  ['catalogue', 'delivery', 'payments'],
  ['wallet', 'cart'],
  ['pricing'],
  ['orders'],
  ['complaints'],
  ['back-office'],
];
const columnOfModule = (moduleName: string): number =>
  MODULE_COLUMNS.findIndex((column) => column.includes(moduleName));
const moduleOf = (path: string): string | undefined =>
  /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1];
const moduleNames = [...new Set(server.flatMap(({ path }) => moduleOf(path) ?? []))];

describe('modules', () => {
  test('every module has a column', () => {
    expect(moduleNames.filter((moduleName) => columnOfModule(moduleName) < 0)).toEqual([]);
  });
  test('are imported by their index only', () => {
    expect(
      findForbiddenImports(server, (from, to) => {
        const moduleName = moduleOf(to);
        return (
          moduleName !== undefined &&
          moduleName !== moduleOf(from.path) &&
          to !== `server/src/modules/${moduleName}/index.ts`
        );
      }),
    ).toEqual([]);
  });
  test('call only modules to their left', () => {
    expect(
      findForbiddenImports(server, (from, to) => {
        const [caller, callee] = [moduleOf(from.path), moduleOf(to)];
        return (
          caller !== undefined &&
          callee !== undefined &&
          caller !== callee &&
          columnOfModule(callee) >= columnOfModule(caller)
        );
      }),
    ).toEqual([]);
  });
  test('access only their own tables', () => {
    const schemas = moduleNames.join('|');
    // Matches SQL text and Kysely's quoted names; `delivery.fee` in code is neither.
    const inSql = new RegExp(
      `(?:from|join|into|update|table|lock|references)\\s+(${schemas})\\.[a-z_]+`,
      'gi',
    );
    const quoted = new RegExp(`['"](${schemas})\\.[a-z_]+(?: as [a-z_]+)?['"]`, 'g');
    const violations = server.flatMap(({ path, text }) => {
      const moduleName = moduleOf(path);
      if (moduleName === undefined) return [];
      return [...text.matchAll(inSql), ...text.matchAll(quoted)]
        .filter((match) => match[1] !== moduleName)
        .map((match) => `${path}: ${match[0]}`);
    });
    expect(violations).toEqual([]);
    // Proves that the patterns match at all.
    expect([...'select from orders.items'.matchAll(inSql)]).toHaveLength(1);
    expect([..."'cart.lines as l'".matchAll(quoted)]).toHaveLength(1);
  });
});

describe('layers of the server', () => {
  /**
   * From the bottom up: a layer imports only layers before it. `main` and `settings` are files of
   * the top folder.
   */
  const LAYERS = ['platform', 'modules', 'settings', 'pages', 'app', 'main'];
  const layerOf = (path: string): number =>
    LAYERS.indexOf(/^server\/src\/(\w+)(?:\/|\.ts$)/.exec(path)?.[1] ?? '');

  test('every file belongs to one', () => {
    expect(server.filter(({ path }) => layerOf(path) < 0)).toEqual([]);
  });
  test('import only layers below', () => {
    expect(findForbiddenImports(server, ({ path }, to) => layerOf(to) > layerOf(path))).toEqual([]);
  });
  test('pages and settings do not import each other', () => {
    const [settings, pages] = [LAYERS.indexOf('settings'), LAYERS.indexOf('pages')];
    expect(
      findForbiddenImports(
        server,
        ({ path }, to) => layerOf(path) === pages && layerOf(to) === settings,
      ),
    ).toEqual([]);
  });
});

describe.each(['storefront', 'console'])('features of the %s', (app) => {
  const sources = productSourcesOf(`${app}/app`);
  const featurePattern = new RegExp(`^${app}/app/features/([^/]+)/`);
  const featureOf = (path: string) => featurePattern.exec(path)?.[1];

  test('are imported by their index', () => {
    expect(
      findForbiddenImports(sources, (from, to) => {
        const feature = featureOf(to);
        return (
          feature !== undefined && feature !== featureOf(from.path) && !/\/index\.tsx?$/.test(to)
        );
      }),
    ).toEqual([]);
  });
  test('are not imported by ui and lib', () => {
    const below = sources.filter(({ path }) => new RegExp(`^${app}/app/(ui|lib)/`).test(path));
    const above = new RegExp(`^${app}/app/(features|routes)/`);
    expect(findForbiddenImports(below, (_, to) => above.test(to))).toEqual([]);
  });
});

describe('the part of the contract loaded by browsers', () => {
  test('imports no schema', () => {
    const browserSources = productSourcesOf('contract').filter(({ path }) =>
      /^contract\/src\/(rules\/|(limits|pictures)\.ts)/.test(path),
    );
    expect(browserSources.map(({ path }) => path)).toContain('contract/src/rules/order-status.ts');
    const allowed = /^(kit\/|contract\/src\/(rules\/|limits\.ts$))/;
    expect(findForbiddenImports(browserSources, (_, to) => !allowed.test(to))).toEqual([]);
  });
  test('is never the whole contract, except its types', () => {
    const wholeImport = /(?:^|\n)(?:import|export) (?!type )[^;]* from '@sabuja\/contract';/;
    const browserPackages = ['storefront', 'console', 'ui'].flatMap(productSourcesOf);
    const violations = browserPackages.filter(({ text }) => wholeImport.test(text));
    expect(violations.map(({ path }) => path)).toEqual([]);
  });
});

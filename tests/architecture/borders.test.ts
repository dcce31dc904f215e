import { describe, expect, test } from 'vitest';
import { offenders, productOf } from './sources.ts';

const server = productOf('server/src');

/** Rooms from left to right: a room calls only rooms of columns to its left. */
const columns = [
  ['notifications', 'content', 'staff'],
  ['identity'],
  ['catalogue', 'delivery', 'payments'],
  ['wallet', 'cart'],
  ['pricing'],
  ['orders'],
  ['complaints'],
];
const columnOf = (room: string): number => columns.findIndex((column) => column.includes(room));
const roomOf = (path: string): string | undefined =>
  /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1];
const rooms = [...new Set(server.flatMap(({ path }) => roomOf(path) ?? []))];

describe('rooms', () => {
  test('every room has its place in the order of calls', () => {
    expect(rooms.filter((room) => columnOf(room) < 0)).toEqual([]);
  });
  test('are entered by their door only', () => {
    expect(
      offenders(server, (from, to) => {
        const room = roomOf(to);
        return (
          room !== undefined &&
          room !== roomOf(from.path) &&
          to !== `server/src/modules/${room}/index.ts`
        );
      }),
    ).toEqual([]);
  });
  test('call only to their left', () => {
    expect(
      offenders(server, (from, to) => {
        const [caller, called] = [roomOf(from.path), roomOf(to)];
        return (
          caller !== undefined &&
          called !== undefined &&
          caller !== called &&
          columnOf(called) >= columnOf(caller)
        );
      }),
    ).toEqual([]);
  });
  test('name only their own tables', () => {
    const schemas = rooms.join('|');
    // In SQL text and in Kysely's quoted names; `delivery.fee` of plain code is neither.
    const inSql = new RegExp(
      `(?:from|join|into|update|table|lock|references)\\s+(${schemas})\\.[a-z_]+`,
      'gi',
    );
    const quoted = new RegExp(`['"](${schemas})\\.[a-z_]+(?: as [a-z_]+)?['"]`, 'g');
    const wrong = server.flatMap(({ path, text }) => {
      const room = roomOf(path);
      if (room === undefined) return [];
      return [...text.matchAll(inSql), ...text.matchAll(quoted)]
        .filter((match) => match[1] !== room)
        .map((match) => `${path}: ${match[0]}`);
    });
    expect(wrong).toEqual([]);
    // The check itself must be able to fail.
    expect([...'select from orders.items'.matchAll(inSql)]).toHaveLength(1);
    expect([..."'cart.lines as l'".matchAll(quoted)]).toHaveLength(1);
  });
});

describe('layers of the server', () => {
  /** From below: a layer imports only layers before it. `main` and `settings` are files of the top folder. */
  const layers = ['platform', 'modules', 'settings', 'pages', 'app', 'main'];
  const layerOf = (path: string): number =>
    layers.indexOf(/^server\/src\/(\w+)(?:\/|\.ts$)/.exec(path)?.[1] ?? '');

  test('every file lies in one', () => {
    expect(server.filter(({ path }) => layerOf(path) < 0)).toEqual([]);
  });
  test('import only what is below them', () => {
    expect(offenders(server, ({ path }, to) => layerOf(to) > layerOf(path))).toEqual([]);
  });
  test('pages and settings know nothing of each other', () => {
    const [settings, pages] = [layers.indexOf('settings'), layers.indexOf('pages')];
    expect(
      offenders(server, ({ path }, to) => layerOf(path) === pages && layerOf(to) === settings),
    ).toEqual([]);
  });
});

describe('features of the pages', () => {
  const storefront = productOf('storefront/app');
  const featureOf = (path: string) => /^storefront\/app\/features\/([^/]+)\//.exec(path)?.[1];

  test('are entered by their door', () => {
    expect(
      offenders(storefront, (from, to) => {
        const feature = featureOf(to);
        return (
          feature !== undefined && feature !== featureOf(from.path) && !/\/index\.tsx?$/.test(to)
        );
      }),
    ).toEqual([]);
  });
  test('are known to neither ui nor lib', () => {
    const below = storefront.filter(({ path }) => /^storefront\/app\/(ui|lib)\//.test(path));
    expect(offenders(below, (_, to) => /^storefront\/app\/(features|routes)\//.test(to))).toEqual(
      [],
    );
  });
});

describe('what browsers load of the contract', () => {
  test('imports no schema', () => {
    const loaded = productOf('contract').filter(({ path }) =>
      /^contract\/src\/(rules\/|(limits|pictures)\.ts)/.test(path),
    );
    expect(loaded.map(({ path }) => path)).toContain('contract/src/rules/order-status.ts');
    const allowed = /^(kit\/|contract\/src\/(rules\/|limits\.ts$))/;
    expect(offenders(loaded, (_, to) => !allowed.test(to))).toEqual([]);
  });
  test('is never the whole of it, save its types', () => {
    const whole = /(?:^|\n)(?:import|export) (?!type )[^;]* from '@sabuja\/contract';/;
    const wrong = productOf('storefront').filter(({ text }) => whole.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf, isTest, root, type Source, sourcesOf } from './sources.ts';

const product = (folder: string) => sourcesOf(folder).filter(({ path }) => !isTest(path));
const server = product('server/src');

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

const offenders = (
  sources: readonly Source[],
  isWrong: (from: Source, to: string) => boolean,
): string[] =>
  sources.flatMap((from) =>
    from.imports.filter((to) => isWrong(from, to)).map((to) => `${from.path} imports ${to}`),
  );

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

describe('layers', () => {
  test('kit imports nothing of ours, contract only kit', () => {
    const ours = (to: string) =>
      to.startsWith('@sabuja/') || /^(contract|server|storefront|testing)\//.test(to);
    expect(offenders(product('kit'), (_, to) => ours(to))).toEqual([]);
    expect(
      offenders(
        product('contract'),
        (_, to) => ours(to) && to !== '@sabuja/kit' && !to.startsWith('contract/'),
      ),
    ).toEqual([]);
  });
  test('platform knows no room, rooms know neither the wiring nor the pages', () => {
    const platform = server.filter(({ path }) => path.startsWith('server/src/platform/'));
    const above = /^server\/src\/(app|main|pages)\b/;
    expect(
      offenders(platform, (_, to) => to.startsWith('server/src/modules/') || above.test(to)),
    ).toEqual([]);
    const modules = server.filter(({ path }) => roomOf(path));
    expect(offenders(modules, (_, to) => above.test(to))).toEqual([]);
  });
  test('the storefront reaches the server only through the contract', () => {
    const wrong = (to: string) =>
      /^(server|testing)\//.test(to) || ['@sabuja/server', '@sabuja/testing'].includes(to);
    expect(offenders(product('storefront'), (_, to) => wrong(to))).toEqual([]);
  });
  test('no product code imports what is for tests', () => {
    expect(
      offenders(server, (_, to) => to === '@sabuja/testing' || to.startsWith('testing/')),
    ).toEqual([]);
  });
  test('the sandbox of the payment provider knows only kit, and nothing of the shop but one file knows it', () => {
    const ours = (to: string) =>
      to.startsWith('@sabuja/') || /^(contract|kit|server|storefront|testing)\//.test(to);
    expect(offenders(product('sandbox'), (_, to) => ours(to) && to !== '@sabuja/kit')).toEqual([]);
    const sandbox = (to: string) => /^(@sabuja\/)?sandbox/.test(to);
    const all = [...server, ...product('contract'), ...product('storefront')];
    expect(offenders(all, (_, to) => sandbox(to))).toEqual([
      'server/src/app/payment-stand-in.ts imports @sabuja/sandbox-razorpay',
    ]);
    const standIn = 'server/src/app/payment-stand-in.ts';
    expect(
      offenders(
        server,
        (from, to) => to === standIn && !/src\/(main|app\/app)\.ts$/.test(from.path),
      ),
    ).toEqual([]);
  });
  test('features are entered by their door, and ui knows no feature', () => {
    const featureOf = (path: string) => /^storefront\/app\/features\/([^/]+)\//.exec(path)?.[1];
    const storefront = product('storefront/app');
    expect(
      offenders(storefront, (from, to) => {
        const feature = featureOf(to);
        return (
          feature !== undefined && feature !== featureOf(from.path) && !/\/index\.tsx?$/.test(to)
        );
      }),
    ).toEqual([]);
    const ui = storefront.filter(({ path }) => /^storefront\/app\/(ui|lib)\//.test(path));
    expect(offenders(ui, (_, to) => /^storefront\/app\/(features|routes)\//.test(to))).toEqual([]);
  });
});

test('no file imports itself in a circle', () => {
  const all = [
    ...server,
    ...product('kit'),
    ...product('contract'),
    ...product('storefront/app'),
    ...product('sandbox'),
  ];
  const graph = new Map(
    all.map(({ path, text, imports }) => [path, withoutTypes(path, text, imports)]),
  );
  expect(circles(graph)).toEqual([]);
});

/** Imports of types alone are gone when the code runs. */
function withoutTypes(_path: string, text: string, imports: readonly string[]): string[] {
  const typeOnly = new Set(
    [...text.matchAll(/import type [^;]*? from '([^']+)'/g)].map((match) =>
      match[1]?.split('/').at(-1),
    ),
  );
  return imports.filter((to) => !typeOnly.has(to.split('/').at(-1)));
}

function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (trail.includes(path) || done.has(path)) return;
    for (const next of graph.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return found;
}

describe('habits', () => {
  const isProduct = ({ path }: Source) => !/^(demo|scripts)\//.test(path);
  const lines = (pattern: RegExp, sources: readonly Source[], except: readonly string[] = []) =>
    sources.flatMap(({ path, text }) =>
      except.includes(path)
        ? []
        : text
            .split('\n')
            .flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
    );

  test('only settings and main read the environment', () => {
    const readers = ['server/src/main.ts', 'server/src/settings.ts'];
    expect(lines(/process\.env(?!\.PATH)/, server.filter(isProduct), readers)).toEqual([]);
  });
  test('no room answers a call past the contract, and so without guard, rate and schemas', () => {
    const rooms = server.filter(({ path }) => roomOf(path));
    const localMessages = 'server/src/modules/notifications/dev-outbox.ts';
    expect(
      lines(/\bhttp\s*\.(get|post|put|patch|delete|route|all)\b/, rooms, [localMessages]),
    ).toEqual([]);
  });
  test('rooms get their time from the clock', () => {
    const modules = server.filter(({ path }) => roomOf(path));
    expect(lines(/Date\.now\(\)|new Date\(\)/, modules)).toEqual([]);
  });
  test('durations are named, never multiplied out', () => {
    const kit = 'kit/src/duration.ts';
    const all = [...server, ...product('kit'), ...product('storefront/app')];
    expect(
      lines(/\b(60 \* 1000|1000 \* 60|24 \* 60 \* 60|3600 \* 1000|86400)/, all, [kit]),
    ).toEqual([]);
  });
  test('money is rounded in the kit alone', () => {
    const rooms = server.filter(({ path }) => roomOf(path));
    const known = ['server/src/modules/content/shop-rules.ts'];
    expect(lines(/Math\.round|toFixed/, rooms, known)).toEqual([]);
  });
  test('migrations are numbered without gap or repeat', () => {
    const numbers = filesOf('server/migrations', /\.sql$/).map((path) =>
      Number(/(\d{4})_/.exec(path)?.[1]),
    );
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  });
  test('decisions are numbered without gap or repeat', () => {
    const numbers = filesOf('docs/decisions', /\d{4}-.*\.md$/).map((path) =>
      Number(/(\d{4})-/.exec(path)?.[1]),
    );
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  });
  test('every room has its card', () => {
    const cards = new Set(filesOf('server/src/modules', /README\.md$/));
    expect(rooms.filter((room) => !cards.has(`server/src/modules/${room}/README.md`))).toEqual([]);
  });
});

describe('sizes', () => {
  const all = [
    ...server,
    ...product('kit'),
    ...product('contract'),
    ...product('storefront/app'),
    ...product('sandbox'),
  ].filter(({ path }) => !/^demo\/src\/(shop|pictures\/shapes-)/.test(path));
  const lengths = all.map(({ path, text }) => ({ path, length: text.split('\n').length }));
  test('nine files in ten have at most 200 lines, none above 400', () => {
    const sorted = lengths.toSorted((a, b) => a.length - b.length);
    expect(sorted[Math.floor(sorted.length * 0.9)]?.length).toBeLessThanOrEqual(200);
    expect(lengths.filter(({ length }) => length > 400)).toEqual([]);
  });
});

test('no word of where this was made', () => {
  const files = filesOf('.', /\.(ts|tsx|mjs|md|json|sql|css|yml)$/).filter(
    (path) => path !== 'package-lock.json',
  );
  const traces = /\/work\/|\.\.\/shared|registry\.npmjs|\/tmp\/lead/;
  const wrong = files.filter(
    (path) =>
      !path.startsWith('tests/architecture/') &&
      traces.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(wrong).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './packages.ts';
import { filesOf, productSourcesOf, type Source } from './sources.ts';

const server = productSourcesOf('server/src');
const moduleSources = server.filter(({ path }) => path.startsWith('server/src/modules/'));
const moduleNames = [...new Set(moduleSources.map(({ path }) => path.split('/')[3]))];
const allSources = [
  ...server,
  ...[
    'kit',
    'embedded-database',
    'search-index',
    'demo',
    'ui',
    'storefront/app',
    'console/app',
  ].flatMap(productSourcesOf),
];

/** The paths of files with a line that matches. The lists of exceptions in this file may only shrink. */
const filesWith = (pattern: RegExp, sources: readonly Source[]): string[] =>
  sources
    .filter(({ text }) => text.split('\n').some((line) => pattern.test(line)))
    .map(({ path }) => path);

describe('the code', () => {
  test('reads environment variables only in the processes that start', () => {
    const sources = allSources.filter(({ path }) => !path.startsWith('storefront/'));
    expect(filesWith(/process\.env(?!\.PATH)/, sources).sort()).toEqual([
      'demo/src/main.ts',
      // This file passes its environment to the programs that create a database user.
      'embedded-database/src/account.ts',
      'server/src/app/backup/main.ts',
      'server/src/app/media-main.ts',
      'server/src/app/staff-main.ts',
      'server/src/main.ts',
      // This file replaces, at build time, the environment variables that a worker's library reads.
      'ui/vite/build-script.ts',
    ]);
  });
  test('handles requests through the contract, and so with guard, rate limit and schemas', () => {
    expect(filesWith(/\bhttp\s*\.(get|post|put|patch|delete|route|all)\b/, moduleSources)).toEqual([
      'server/src/modules/notifications/dev-outbox.ts',
    ]);
  });
  test('of modules reads the time from the clock', () => {
    expect(filesWith(/Date\.now\(\)|new Date\(\)/, moduleSources)).toEqual([]);
  });
  test('uses named durations instead of multiplying them out', () => {
    expect(
      filesWith(/\b(60 \* 1000|1000 \* 60|24 \* 60|3600 \* 1000|86400)/, [
        ...allSources,
        ...productSourcesOf('contract'),
      ]),
    ).toEqual([]);
  });
  test('formats amounts, dates and times only in the kit', () => {
    const formats = /toFixed|\bIntl\.(?!Segmenter)|toLocale\w*String/;
    const sources = ['server/src', 'contract', 'ui', 'storefront/app', 'console/app'].flatMap(
      productSourcesOf,
    );
    // This file formats the decimal places of coordinates.
    expect(filesWith(formats, sources)).toEqual(['storefront/app/features/address/pin.ts']);
  });
  test('computes with the time zone of India only in the kit', () => {
    const sources = [...allSources, ...productSourcesOf('sandbox')];
    const zone = /\+05:30|Asia\/Kolkata|hours\(5\)|T\d\d:\d\d:\d\dZ`\)(?!\.getUTC)/;
    expect(filesWith(zone, sources)).toEqual(['kit/src/ist.ts']);
  });
  test('for shoppers uses nothing that browsers before 2024 lack', () => {
    const sources = ['storefront/app', 'ui'].flatMap(productSourcesOf);
    expect(
      filesWith(/\b(Map|Object)\.groupBy\(|\bPromise\.(try|withResolvers)\(/, sources),
    ).toEqual([]);
  });
  test('has listeners of state only in create-store', () => {
    const sources = ['console', 'storefront', 'ui'].flatMap(productSourcesOf);
    expect(filesWith(/new Set<\(\) => void>|new Set<Listener>/, sources)).toEqual([
      'ui/src/lib/create-store.ts',
    ]);
  });
  test('rounds money only in the kit', () => {
    expect(
      filesWith(/Math\.round|toFixed/, [...moduleSources, ...productSourcesOf('contract')]),
    ).toEqual([]);
  });
});

describe('numbers have no gaps and no duplicates', () => {
  const numbersOf = (folder: string, pattern: RegExp) =>
    filesOf(folder, pattern).map((path) => Number(/\/(\d{4})[_-][^/]*$/.exec(path)?.[1]));
  test.each([
    ['server/migrations', /\.sql$/],
    ['docs/decisions', /\d{4}-.*\.md$/],
  ])('in %s', (folder, pattern) => {
    const numbers = numbersOf(folder, pattern);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  });
});

test('every decision that is referred to exists', () => {
  const paths = filesOf('.', /\.(md|tsx?|mjs|sql|css)$/);
  const decisions = new Set(filesOf('docs/decisions', /\.md$/).map((path) => path.slice(15, 19)));
  const dangling = paths.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\bdecisions?[\s*/-]+(\d{4})\b/gi)]
      .filter(([, number = '']) => !decisions.has(number))
      .map(([text]) => `${path}: ${text}`),
  );
  expect(dangling).toEqual([]);
});

test('every decision begins with its title, status and date', () => {
  const header =
    /^# \d{4} .+\n\nStatus: (?:accepted|replaced by )[^\n]*\nDate: \d{4}-\d{2}-\d{2}\n\n/;
  const decisions = filesOf('docs/decisions', /\d{4}-.*\.md$/);
  expect(decisions.filter((path) => !header.test(readFileSync(join(root, path), 'utf8')))).toEqual(
    [],
  );
});

test('every module has a README', () => {
  const readmes = new Set(filesOf('server/src/modules', /README\.md$/));
  expect(
    moduleNames.filter((moduleName) => !readmes.has(`server/src/modules/${moduleName}/README.md`)),
  ).toEqual([]);
});

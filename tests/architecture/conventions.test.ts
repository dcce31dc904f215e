import { describe, expect, test } from 'vitest';
import { filesOf, productSourcesOf, type Source } from './sources.ts';

const server = productSourcesOf('server/src');
const moduleSources = server.filter(({ path }) => path.startsWith('server/src/modules/'));
const moduleNames = [...new Set(moduleSources.map(({ path }) => path.split('/')[3]))];
const allSources = [
  ...server,
  ...['kit', 'embedded-database', 'demo', 'storefront/app'].flatMap(productSourcesOf),
];

/** Files with a line like this. Where a test lists some, the list can only get shorter. */
const filesWith = (pattern: RegExp, sources: readonly Source[]): string[] =>
  sources
    .filter(({ text }) => text.split('\n').some((line) => pattern.test(line)))
    .map(({ path }) => path);

describe('the code', () => {
  test('reads the environment in the processes that start, and nowhere else', () => {
    const sources = allSources.filter(({ path }) => !path.startsWith('storefront/'));
    expect(filesWith(/process\.env(?!\.PATH)/, sources).sort()).toEqual([
      'demo/src/main.ts',
      // Hands its environment on to the programs that make a database user.
      'embedded-database/src/account.ts',
      'server/src/main.ts',
    ]);
  });
  test('answers calls through the contract, and so with guard, rate and schemas', () => {
    expect(filesWith(/\bhttp\s*\.(get|post|put|patch|delete|route|all)\b/, moduleSources)).toEqual([
      'server/src/modules/notifications/dev-outbox.ts',
    ]);
  });
  test('of rooms gets its time from the clock', () => {
    expect(filesWith(/Date\.now\(\)|new Date\(\)/, moduleSources)).toEqual([]);
  });
  test('names durations and never multiplies them out', () => {
    expect(
      filesWith(/\b(60 \* 1000|1000 \* 60|24 \* 60 \* 60|3600 \* 1000|86400)/, allSources),
    ).toEqual([]);
  });
  test('formats amounts, dates and times in the kit alone', () => {
    const formats = /toFixed|\bIntl\.|toLocale\w*String/;
    const sources = ['server/src', 'contract', 'storefront/app'].flatMap(productSourcesOf);
    // Decimal places of coordinates.
    expect(filesWith(formats, sources)).toEqual(['storefront/app/features/address/pin.ts']);
  });
  test('rounds money in the kit alone', () => {
    expect(
      filesWith(/Math\.round|toFixed/, [...moduleSources, ...productSourcesOf('contract')]),
    ).toEqual([]);
  });
});

describe('numbers have no gap and no repeat', () => {
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

test('every room has its card', () => {
  const readmes = new Set(filesOf('server/src/modules', /README\.md$/));
  expect(
    moduleNames.filter((moduleName) => !readmes.has(`server/src/modules/${moduleName}/README.md`)),
  ).toEqual([]);
});

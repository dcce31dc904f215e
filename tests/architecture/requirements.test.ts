import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './packages.ts';
import { filesOf, isTest } from './sources.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The numbers of all requirements, in the order of the requirement files. */
const numbers = filesOf('docs/requirements', /\/\d+-.*\.md$/).flatMap((path) =>
  [...read(path).matchAll(/^- \*\*(S\d+[a-z]?\.\d+)\*\*/gm)].map(([, number = '']) => number),
);

/** String literals that begin with a requirement number, such as test titles, and what follows them. */
const TITLES = /(['`"])(S\d+[a-z]?\.\d.*?)\1(?=(.*\n?.*))/g;
const isExtended = (rest: string): boolean => /^,\s*\{\s*tags?: '@?extended'/.test(rest);

/** The requirement numbers of the titles in a file, and whether `npm test` leaves out the test (decision 0174). */
const numbersIn = (text: string) =>
  [...text.matchAll(TITLES)].flatMap(([, , title = '', rest = '']) =>
    (title.match(/\bS\d+[a-z]?\.\d+\b/g) ?? []).map((number) => ({
      number,
      extended: isExtended(rest),
    })),
  );

const found = filesOf('.', /\.tsx?$/)
  .filter(isTest)
  .flatMap((path) => numbersIn(read(path)).map((one) => ({ path, ...one })));

test('every requirement has a number of its own', () => {
  expect(numbers.length).toBeGreaterThan(450);
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
});

test('every number in the title of a test is that of a requirement', () => {
  expect(found.length).toBeGreaterThan(1000);
  const known = new Set(numbers);
  expect(found.filter(({ number }) => !known.has(number))).toEqual([]);
});

test('npm test proves each number that an extended test proves', () => {
  const proved = new Set(found.filter(({ extended }) => !extended).map(({ number }) => number));
  const extended = found.filter(({ extended }) => extended);
  expect(extended.length).toBeGreaterThan(80);
  expect(extended.filter(({ number }) => !proved.has(number))).toEqual([]);
});

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

/** The requirement numbers in string literals that begin with a number, such as test titles. */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(/(['`"])(S\d+[a-z]?\.\d.*)\1/g)].flatMap(
    ([, , title = '']) => title.match(/\bS\d+[a-z]?\.\d+\b/g) ?? [],
  );

test('every requirement has a number of its own', () => {
  expect(numbers.length).toBeGreaterThan(450);
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
});

test('every number in the title of a test is that of a requirement', () => {
  const found = filesOf('.', /\.tsx?$/)
    .filter(isTest)
    .flatMap((path) => numbersIn(read(path)).map((number) => ({ path, number })));
  expect(found.length).toBeGreaterThan(1000);
  const known = new Set(numbers);
  expect(found.filter(({ number }) => !known.has(number))).toEqual([]);
});

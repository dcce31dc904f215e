import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { root } from './packages.ts';
import { filesOf, isTest } from './sources.ts';
import { childrenOf } from './syntax.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The numbers of all requirements, in the order of the requirement files. */
const numbers = filesOf('docs/requirements', /\/\d+-.*\.md$/).flatMap((path) =>
  [...read(path).matchAll(/^- \*\*(S\d+[a-z]?\.\d+)\*\*/gm)].map(([, number = '']) => number),
);

type FoundNumber = { path: string; number: string; extended: boolean };

/**
 * The requirement numbers of a test file: in string literals that begin with one, such as titles, and anywhere in a
 * test's title. Everything within an extended test or group of tests is extended: `npm test` leaves it out.
 */
function numbersIn(path: string): FoundNumber[] {
  const text = read(path);
  const found: FoundNumber[] = [];
  const visit = (node: Node, extended: boolean, isTitle: boolean): void => {
    const source = text.slice(node.start, node.end);
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') {
      const pattern = isTitle ? /\bS\d+[a-z]?\.\d/ : /^.S\d+[a-z]?\.\d/;
      if (!pattern.test(source)) return;
      const numbers = source.match(/\bS\d+[a-z]?\.\d+\b/g) ?? [];
      found.push(...numbers.map((number) => ({ path, number, extended })));
      return;
    }
    const [title, details] = node.type === 'CallExpression' ? node.arguments : [];
    const isExtended = extended || (details !== undefined && hasExtendedTag(details));
    for (const child of childrenOf(node)) visit(child, isExtended, child === title);
  };
  const hasExtendedTag = ({ type, start, end }: Node): boolean =>
    type === 'ObjectExpression' && /\btags?: (\[)?'@?extended'/.test(text.slice(start, end));
  visit(parseSync(path, text).program, false, false);
  return found;
}

const found = filesOf('.', /\.tsx?$/)
  .filter(isTest)
  .flatMap(numbersIn);

test('every requirement has a number of its own', () => {
  expect(numbers.length).toBeGreaterThan(450);
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
});

test('every number in the title of a test is that of a requirement', () => {
  expect(found.length).toBeGreaterThan(1000);
  const known = new Set(numbers);
  expect(found.filter(({ number }) => !known.has(number))).toEqual([]);
});

/** Two headings, and what only a drill over minutes can show. */
const withoutTest = ['S8.19', 'S9.11', 'S10.188'];

test('every other requirement is proved by a test', () => {
  const inTests = found.filter(({ path }) => !path.endsWith('requirements.test.ts'));
  const proved = new Set(inTests.map(({ number }) => number));
  expect(numbers.filter((number) => !proved.has(number))).toEqual(withoutTest);
});

test('npm test proves each number that an extended test proves', () => {
  const proved = new Set(found.filter(({ extended }) => !extended).map(({ number }) => number));
  const extended = found.filter(({ extended }) => extended);
  expect(extended.length).toBeGreaterThan(80);
  expect(extended.filter(({ number }) => !proved.has(number))).toEqual([]);
});

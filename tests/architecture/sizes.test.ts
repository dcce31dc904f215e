import { expect, test } from 'vitest';
import { folders } from './packages.ts';
import { productSourcesOf, Source } from './sources.ts';

/** Files with the demo's products and drawings are data, whose size is not limited. */
const isData = (path: string) => /^demo\/src\/(shop|pictures\/shapes-)/.test(path);
const measuredSources = [...folders, 'scripts']
  .flatMap(productSourcesOf)
  .filter(({ path }) => !isData(path));

const percentile90 = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.9)] ?? 0;

test('90 % of files have at most 200 lines, none more than 400', () => {
  const files = measuredSources.map(({ path, text }) => ({ path, lines: text.split('\n').length }));
  expect(percentile90(files.map(({ lines }) => lines))).toBeLessThanOrEqual(200);
  expect(files.filter(({ lines }) => lines > 400)).toEqual([]);
});

test('90 % of functions have at most 40 lines, none more than 80', () => {
  const functions = measuredSources.flatMap(({ path, syntax }) =>
    syntax.functions.map(({ name, line, lines }) => ({ at: `${path}:${line} ${name}`, lines })),
  );
  expect(percentile90(functions.map(({ lines }) => lines))).toBeLessThanOrEqual(40);
  expect(functions.filter(({ lines }) => lines > 80)).toEqual([]);
});

test('functions of all kinds are measured', () => {
  const text = `function a() {\n}\nconst b = () =>\n  1;\nclass C {\n  d() {\n  }\n}\nexport default () => [\n];\n`;
  expect(new Source('a.tsx', text).syntax.functions).toEqual([
    { name: 'a', line: 1, lines: 2 },
    { name: 'b', line: 3, lines: 2 },
    { name: 'd', line: 6, lines: 2 },
    { name: '(anonymous)', line: 9, lines: 2 },
  ]);
});

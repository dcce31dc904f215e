import { expect, test } from 'vitest';
import { findCycle } from './refuse-circular-chunks.ts';

const find = (imports: Record<string, string[]>) =>
  findCycle(Object.keys(imports), (file) => imports[file] ?? []);

test('scripts that import each other in a cycle are found', () => {
  expect(find({ page: ['a'], a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a']);
});

test('a script imported by two others is no cycle', () => {
  expect(find({ page: ['a', 'b'], a: ['c'], b: ['c'], c: [] })).toBeUndefined();
});

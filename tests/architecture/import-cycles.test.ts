import { expect, test } from 'vitest';
import { folders } from './packages.ts';
import { sourcesOf } from './sources.ts';

test('no import cycles, neither of values nor of types', () => {
  const sources = [...folders, 'scripts'].flatMap(sourcesOf);
  expect(
    findCycles(sources.map(({ path: node, syntax }) => [node, syntax.imports.map(({ to }) => to)])),
  ).toEqual([]);
});

test('a cycle is detected', () => {
  expect(
    findCycles([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['b']],
      ['d', ['c']],
    ]),
  ).toEqual(['b → d → c → b']);
});

function findCycles(edges: readonly (readonly [string, readonly string[]])[]): string[] {
  const graph = new Map(edges);
  const cycles: string[] = [];
  const visited = new Set<string>();
  const visit = (node: string, path: readonly string[]): void => {
    if (path.includes(node)) cycles.push([...path.slice(path.indexOf(node)), node].join(' → '));
    if (path.includes(node) || visited.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    visited.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return cycles;
}

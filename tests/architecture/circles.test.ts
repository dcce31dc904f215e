import { expect, test } from 'vitest';
import { folders } from './packages.ts';
import { sourcesOf } from './sources.ts';

test('no file imports itself in a circle, by value or by type', () => {
  const all = [...folders, 'scripts'].flatMap(sourcesOf);
  expect(circles(all.map(({ path, imports }) => [path, imports.map(({ to }) => to)]))).toEqual([]);
});

test('a circle is found', () => {
  expect(
    circles([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['b']],
      ['d', ['c']],
    ]),
  ).toEqual(['b → d → c → b']);
});

function circles(edges: readonly (readonly [string, readonly string[]])[]): string[] {
  const graph = new Map(edges);
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

import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './packages.ts';
import { filesOf } from './sources.ts';

/**
 * Home and temporary folders of any machine. Their names have at least two letters, or `/home/i` would match.
 */
const homePathPattern =
  /(?<![\w.~*-])\/(?:home|Users|root|tmp|private|Volumes|workspaces?)\/[\w.-]{2,}/g;
/** URLs of package registries: a package is identified by its name, not by its download location. */
const registryPattern = /\/\/registry[\w.-]+/g;

/** The home folder of this user, and the first two folders of the path to this checkout. */
const localFolders = [homedir(), normalize(root).split('/').slice(0, 3).join('/')].filter(
  (path) => path.split('/').length > 2,
);

/** Relative paths that lead out of the checkout. */
const leavesCheckout = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:\.\.\/)+[\w-]+/g)]
    .map(([found]) => found)
    .filter((found) => normalize(join(dirname(path), found)).startsWith('..'));

const findTraces = (path: string, text: string): string[] => [
  ...[homePathPattern, registryPattern].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([found]) => found),
  ),
  ...localFolders.filter((folder) => text.includes(`${folder}/`)),
  ...leavesCheckout(path, text),
];

test('no file contains a path of the machine it was written on', () => {
  const files = filesOf('.', /\.(ts|tsx|mjs|js|md|json|sql|css|yml|po)$/).filter(
    (path) => path !== 'package-lock.json',
  );
  const traces = files.flatMap((path) =>
    findTraces(path, readFileSync(join(root, path), 'utf8')).map((found) => `${path}: ${found}`),
  );
  expect(traces).toEqual([]);
});

test('traces are detected, and URLs of the shop are not', () => {
  const folder = ['', 'home', 'asha', 'shop'].join('/');
  const filePath = ['', 'tmp', 'plan.md'].join('/');
  const outside = ['..', '..', 'notes'].join('/');
  expect(findTraces('docs/a.md', `in ${folder}, see ${filePath}`)).toHaveLength(2);
  expect(findTraces('docs/a.md', `see ${outside}`)).toEqual([outside]);
  expect(
    findTraces('docs/guides/a.md', 'see ../decisions, /dev/outbox, /api/v1/home and /home/i'),
  ).toEqual([]);
});

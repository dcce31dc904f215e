import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './packages.ts';
import { filesOf, productSourcesOf } from './sources.ts';

const callers = ['server/src', 'demo', 'testing'].flatMap(productSourcesOf);
const cards = filesOf('server/src/modules', /^server\/src\/modules\/[^/]+\/README\.md$/);
const roomOf = (path: string): string | undefined =>
  /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1];

/** The part that contains a file: a room, another part of the server (`app`, `pages`, `settings`), or a package. */
const partOf = (path: string): string =>
  roomOf(path) ?? /^(?:server\/src\/)?(\w+)/.exec(path)?.[1] ?? path;

const imports = callers.flatMap(({ path, imports }) =>
  imports.flatMap(({ to }) => {
    const callee = roomOf(to);
    return callee && callee !== partOf(path) ? [{ caller: partOf(path), callee }] : [];
  }),
);

/** The names after a heading of a card, up to the first full stop, without texts in parentheses. */
function namesAfter(heading: string, card: string): string[] {
  const paragraph = card.split(`**${heading}**`)[1]?.split(/\n\n|\*\*/)[0] ?? '';
  const [list = ''] = paragraph.replaceAll(/\s*\([^)]*\)/g, '').split(/\.\s/);
  const names = list.split(/,|\sand\s/).map((name) => name.trim());
  return names.filter((name) => name !== 'no other room').sort();
}

const sorted = (names: string[]): string[] => [...new Set(names)].sort();

describe.each(cards)('%s', (path) => {
  const card = readFileSync(join(root, path), 'utf8');
  const room = partOf(path);

  test('names all that import the room, and nothing else', () => {
    const expected = imports.filter(({ callee }) => callee === room).map(({ caller }) => caller);
    expect(namesAfter('Called by', card)).toEqual(sorted(expected));
  });
  test('names all rooms that it imports, and nothing else', () => {
    const expected = imports.filter(({ caller }) => caller === room).map(({ callee }) => callee);
    expect(namesAfter('Calls', card)).toEqual(sorted(expected));
  });
});

test('every room has a card', () => {
  expect(cards.map(partOf)).toEqual(sorted(callers.flatMap(({ path }) => roomOf(path) ?? [])));
});

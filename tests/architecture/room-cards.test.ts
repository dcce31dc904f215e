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

const imports = callers.flatMap(({ path, syntax }) =>
  syntax.imports.flatMap(({ to }) => {
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

/** The tables and views of each schema after all migrations. */
function readTables(): Map<string, Set<string>> {
  const change =
    /\b(create|drop|alter) (?:or replace |unlogged )?(?:table|view)(?: if (?:not )?exists)? (\w+)\.(\w+)(?: rename to (\w+))?/g;
  const tables = new Map<string, Set<string>>();
  for (const path of filesOf('server/migrations', /\.sql$/).sort()) {
    const sql = readFileSync(join(root, path), 'utf8').replaceAll(/--.*/g, '');
    for (const [, verb, schema = '', name = '', renamed] of sql.matchAll(change)) {
      const names = tables.get(schema) ?? new Set();
      tables.set(schema, names);
      if (verb === 'drop' || renamed) names.delete(name);
      if (verb === 'create' || renamed) names.add(renamed ?? name);
    }
  }
  return tables;
}
const tables = readTables();

/** The schema and the names of a card's tables and views, without texts in parentheses. */
function tablesOf(card: string): { schema: string; names: string[] } {
  const list =
    card
      .split('**Tables**')[1]
      ?.split('\n\n')[0]
      ?.replaceAll(/\([^)]*\)/g, '') ?? '';
  const [, schema = ''] = /`(\w+)\./.exec(list) ?? [];
  return { schema, names: [...list.matchAll(/`(?:\w+\.)?(\w+)`/g)].map(([, name = '']) => name) };
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
  test('names all tables and views of its schema, and nothing else', () => {
    const { schema, names } = tablesOf(card);
    expect(sorted(names)).toEqual(sorted([...(tables.get(schema) ?? [])]));
  });
});

test('every room has a card', () => {
  expect(cards.map(partOf)).toEqual(sorted(callers.flatMap(({ path }) => roomOf(path) ?? [])));
});

import { describe, expect, test } from 'vitest';
import { filesOf, sourcesOf } from './sources.ts';

/**
 * Words that earlier names in this project used, each with the standard term that replaces it (decision
 * 0050). Names with an underscore are columns, fields on the wire or keys of stored data, which do not change.
 */
const terms = {
  tell: 'notify, export, publish',
  tells: 'notify, export, publish',
  told: 'notified, published',
  hear: 'listen, receive',
  hears: 'listen, receive',
  heard: 'received, reported',
  ears: 'listener',
  unheard: 'missed',
  kept: 'cached, stored, retained',
  keeps: 'caches, stores',
  wish: 'request, options',
  wishes: 'options, overrides',
  fact: 'profile, field, params',
  facts: 'profile, fields, params',
  goods: 'items, products',
  forget: 'erase, purge, evict',
  forgets: 'erases, purges',
  placing: 'submission',
  mover: 'actor',
  movers: 'actors',
  shelf: 'listing',
  shelves: 'listings',
  paper: 'document',
  seat: 'document id',
  seats: 'document ids',
  desk: 'service',
  courier: 'dispatcher',
  trouble: 'failure',
  news: 'notification template',
  mine: 'private, own',
  taking: 'reservation',
  takings: 'reservations',
  manners: 'retry policy',
  alive: 'hydrated',
  elsewhere: 'the name of the place',
  unsaid: 'defaults',
  whose: 'owner',
  unmade: 'uncreated',
  habits: 'statistics',
  nobody: 'none, anonymous',
} as const;
const oldWords = new Set(Object.keys(terms));
/** Pairs of words that earlier names used for one term: release, refund; MAX_, MIN_; transition. */
const oldPairs =
  /^(give (back|up)|let go|(most|least|longest|shortest|fewest) \S+|move orders?|(apply|may|next) move)\b/;
/** Verbs that comments and test titles earlier used for notify, publish, receive, store and evict. */
const oldVerbs = /\b(told|tells|heard|unheard|kept|forgets?|forgotten)\b/gi;
/** Names that external APIs define, and a column. */
const foreign = /keepAlive|^facts$/i;

/** The titles of tests in a file. */
const titlesOf = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:test|it|describe)\b[^'`"\n]*\(\s*(['`"])(.*?)\1,/gm)].map(
    ([, , title = '']) => title,
  );

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());

const oldWordsIn = (name: string): string[] => {
  if (name.includes('_') || foreign.test(name)) return [];
  const words = wordsOf(name);
  const pairs = words.filter((_, i) => oldPairs.test(words.slice(i, i + 2).join(' ')));
  return [...words.filter((word) => oldWords.has(word)), ...pairs];
};

const folders = [
  'console',
  'contract',
  'demo',
  'embedded-database',
  'kit',
  'sandbox',
  'scripts',
  'search-index',
  'server',
  'storefront',
  'testing',
  'tests',
  'ui',
];

const sources = () => folders.flatMap(sourcesOf);

describe('names are the field’s terms', () => {
  test('in the code', () => {
    const found = sources()
      .flatMap(({ path, syntax }) =>
        syntax.identifiers
          .filter((name) => oldWordsIn(name).length > 0)
          .map((name) => `${path}: ${name}`),
      )
      .filter((use) => !use.startsWith('tests/architecture/vocabulary.test.ts'));
    expect(found).toEqual([]);
  });
  test('in comments', () => {
    const found = sources().flatMap(({ path, syntax }) =>
      syntax.comments
        .flatMap((comment) => comment.match(oldVerbs) ?? [])
        .map((verb) => `${path}: ${verb}`),
    );
    expect(found).toEqual([]);
  });
  test('in titles of tests', () => {
    const titles = sources().flatMap(({ path, text }) =>
      titlesOf(text).map((title) => ({ path, title })),
    );
    expect(titles.length).toBeGreaterThan(1000);
    expect(titles.filter(({ title }) => title.match(oldVerbs))).toEqual([]);
  });
  test('of files', () => {
    const names = folders.flatMap((folder) => filesOf(folder, /\.(tsx?|m?js)$/));
    expect(names.filter((path) => oldWordsIn(path.split('/').at(-1) ?? '').length > 0)).toEqual([]);
  });
  test('and the check finds what it is there for', () => {
    expect(
      ['tellPlaced', 'mostUnits', 'keptStocks', 'giveBack', 'whose-message.ts'].filter(
        (name) => oldWordsIn(name).length === 0,
      ),
    ).toEqual([]);
    expect(titlesOf("  test('S1.1 is told', async () => {")).toEqual(['S1.1 is told']);
    expect(
      ['MAX_UNITS', 'told_at', 'keepAlive', 'almost', 'newsletter'].flatMap(oldWordsIn),
    ).toEqual([]);
  });
});

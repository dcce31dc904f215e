import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SearchIndex } from './search-index.ts';
import { tokenize } from './tokenize.ts';

type Name = 'alias' | 'title' | 'subject' | 'body';
type Texts = Partial<Record<Name, string>>;

const createIndex = () =>
  new SearchIndex<Name>([
    { name: 'alias', tier: 0 },
    { name: 'title', tier: 2, tierInPlace: 1 },
    { name: 'subject', tier: 3, exactIfKnown: true },
    { name: 'body', tier: 4, exactIfKnown: true },
  ]);

const toDocument = (id: number, texts: string | Texts) => {
  const entries = Object.entries(typeof texts === 'string' ? { title: texts } : texts);
  return {
    id,
    phrases: Object.fromEntries(entries.map(([name, text]) => [name, [tokenize(text)]])),
  };
};

const all = { matches: () => true, compare: () => 0, from: 0, to: 100 };

/** Returns the titles of the results in their order; equally good results are in the order of `documents`. */
function search(documents: readonly (string | Texts)[], text: string): string[] {
  const index = createIndex();
  documents.forEach((texts, id) => {
    index.add(toDocument(id, texts));
  });
  const { ids, total } = index.find(text, all);
  expect(total).toBe(ids.length);
  const titles = documents.map((texts) => (typeof texts === 'string' ? texts : texts.title));
  return ids.map((id) => titles[id] ?? '');
}

const word = fc.string({ unit: fc.constantFrom(...'abcdeknort'), minLength: 4, maxLength: 9 });

describe('order', () => {
  test('by the tiers of the fields, then typos', () => {
    const documents = [
      { title: 'Marsh', body: 'With heron' },
      { title: 'Basin', subject: 'Heron country' },
      'Herod',
      'Grey heron',
      'Heron',
      'Heron nest',
      { title: 'Ardea', alias: 'heron' },
    ];
    expect(search(documents, 'heron')).toEqual([
      'Ardea',
      'Heron',
      'Heron nest',
      'Grey heron',
      'Basin',
      'Marsh',
      'Herod',
    ]);
  });
  test('a term is in place where it was typed', () => {
    const titles = ['Eagle, golden', 'Old golden eagle', 'Golden eagle', 'Golden brown eagle'];
    expect(search(titles, 'golden eagl')[0]).toBe('Golden eagle');
    expect(search(titles, 'eagle golden')[0]).toBe('Eagle, golden');
    expect(search(titles, 'eagle golden')).toHaveLength(4);
  });
  test('also beyond the positions that are distinguished', () => {
    const long = Array.from({ length: 100 }, (_, i) => `word${i}`).join(' ');
    expect(search([long, 'word99'], 'word99')).toEqual(['word99', long]);
  });
  test('the worst tier of several terms counts', () => {
    const documents = [
      { title: 'Heron', body: 'grey' },
      { title: 'A grey heron' },
      { title: 'Heron of winter', subject: 'grey' },
    ];
    expect(search(documents, 'heron grey')).toEqual(['A grey heron', 'Heron of winter', 'Heron']);
  });
  test('whole terms come before prefixes, otherwise the order is the given one', () => {
    const index = createIndex();
    const titles = ['Terns', 'Tern, common', 'Tern, little'];
    const docIds = titles.map((title, id) => index.add(toDocument(id, title)));
    const compare = (a: number, b: number) => docIds.indexOf(b) - docIds.indexOf(a);
    expect(index.find('tern', { ...all, compare }).ids).toEqual([2, 1, 0]);
    expect(index.find('tern', { ...all, compare: () => 0 }).ids).toEqual([1, 2, 0]);
  });
  test('documents that compare as equal are in the order of their ids', () => {
    const index = createIndex();
    for (const id of [5, 9, 2]) index.add(toDocument(id, 'Tern'));
    expect(index.find('tern', all).ids).toEqual([2, 5, 9]);
  });
  test('slices follow each other without gap or repeat, however deep', () => {
    const index = createIndex();
    for (let id = 0; id < 700; id++) index.add(toDocument(id, `Heron ${id}`));
    const query = { ...all, compare: (a: number, b: number) => (a % 7) - (b % 7) };
    const slices = Array.from({ length: 8 }, (_, i) =>
      index.find('heron', { ...query, from: i * 100, to: (i + 1) * 100 }),
    );
    expect(slices.map(({ total }) => total)).toEqual(slices.map(() => 700));
    const whole = index.find('heron', { ...query, from: 0, to: 700 }).ids;
    expect(new Set(whole).size).toBe(700);
    expect(slices.flatMap(({ ids }) => ids)).toEqual(whole);
  });
});

describe('terms', () => {
  test('must all occur, in any fields', () => {
    const documents = [
      { title: 'Heron', body: 'Also called crane', subject: 'Birds Waders' },
      { title: 'Heron nest', body: 'High', subject: 'Nests' },
    ];
    expect(search(documents, 'crane birds heron')).toEqual(['Heron']);
    expect(search(documents, 'heron crane nests')).toEqual([]);
  });
  test('are found by their prefixes, as they are typed', () => {
    const typed = Array.from('kingfisher', (_, i) => 'kingfisher'.slice(0, i + 1));
    for (const text of typed)
      expect(search(['Pied kingfisher'], text)).toEqual(['Pied kingfisher']);
  });
  test.each([
    ['flamingoes', 'Flamingo'],
    ['canary', 'Two canaries'],
    ['canaries', 'Canary song'],
    ['eggs', 'Egg'],
  ])('%s finds %s, in its other grammatical number', (typed, title) =>
    expect(search([title], typed)).toEqual([title]),
  );
  test('that are known tolerate a typo only where a field does', () => {
    const documents = [
      'Tern',
      { title: 'Marsh', body: 'Fern' },
      { title: 'Lake', subject: 'Torn' },
      'Turn',
    ];
    expect(search(documents, 'tern')).toEqual(['Tern', 'Turn']);
    expect(search(documents.slice(1), 'tern')).toEqual(['Turn', 'Lake', 'Marsh']);
  });
  test('beyond the twelfth are left out', () => {
    const twelve = 'a b c d e f g h i j k l';
    expect(search([twelve], `${twelve} missing`)).toEqual([twelve]);
  });
});

describe('documents', () => {
  test('that were removed are not found, and their docIds are used again', () => {
    const index = createIndex();
    const find = (text: string) => index.find(text, all).ids;
    const docId = index.add(toDocument(7, 'Heron'));
    index.remove(7);
    expect(index.add(toDocument(7, 'Osprey'))).toBe(docId);
    index.add(toDocument(8, 'Plover'));
    expect([find('heron'), find('osprey'), find('hero')]).toEqual([[], [7], []]);
    index.remove(7);
    index.remove(7);
    expect(find('osprey')).toEqual([]);
  });
  test('that do not match the filter are not counted', () => {
    const index = createIndex();
    const docIds = [1, 2, 3].map((id) => index.add(toDocument(id, 'Heron')));
    const matches = (docId: number) => docId !== docIds[1];
    expect(index.find('heron', { ...all, matches })).toEqual({ ids: [1, 3], total: 2 });
    expect(index.find('heron', all).total).toBe(3);
  });
  test('that change are found as in a rebuilt index', () => {
    const change = fc.record({ id: fc.integer({ min: 1, max: 6 }), title: fc.option(word) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), word, (changes, typed) => {
        const index = createIndex();
        const titles = new Map<number, string>();
        for (const { id, title } of changes) {
          index.remove(id);
          titles.delete(id);
          if (title === null) continue;
          index.add(toDocument(id, title));
          titles.set(id, title);
          index.find(typed, all);
        }
        const rebuilt = createIndex();
        for (const [id, title] of titles) rebuilt.add(toDocument(id, title));
        for (const text of [typed, ...titles.values()])
          expect(index.find(text, all)).toEqual(rebuilt.find(text, all));
      }),
    );
  });
});

test('any text returns a result', () => {
  const index = createIndex();
  ['Heron', 'Tern 5 kg', 'କପୋତ'].forEach((title, id) => {
    index.add(toDocument(id, title));
  });
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff), { maxLength: 200 }), (codes) => {
      expect(index.find(String.fromCharCode(...codes), all).total).toBeLessThanOrEqual(3);
    }),
  );
});

test.each([
  [[{ name: 'a', tier: 8 }], 'no tier 8'],
  [[{ name: 'a', tier: 0, tierInPlace: -1 }], 'no tier -1'],
  [['a', 'b'].map((name) => ({ name, tier: 0, tierInPlace: 1 })), 'several fields'],
  [Array.from({ length: 49 }, (_, i) => ({ name: `${i}`, tier: 0 })), '49 fields'],
])('fields that cannot be distinguished are refused: %#', (fields, message) => {
  expect(() => new SearchIndex(fields)).toThrow(message);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SearchIndex } from './search-index.ts';
import { tokenize } from './tokenize.ts';

/** Returns the titles of the results in their order. */
function search(titles: readonly string[], text: string): string[] {
  const index = new SearchIndex([{ name: 'title', tier: 1, tierInPlace: 0 }]);
  titles.forEach((title, id) => {
    index.add({ id, phrases: { title: [tokenize(title)] } });
  });
  const all = { matches: () => true, compare: () => 0, from: 0, to: 100 };
  return index.find(text, all).ids.map((id) => titles[id] ?? '');
}

/** Words of lower-case Latin letters, or of Odia consonants and vowel signs. */
const latin = fc.string({ unit: fc.constantFrom(...'abcdeknort'), minLength: 4, maxLength: 9 });
const odia = fc.string({ unit: fc.constantFrom(...'କଖଗଟଡତନପବମରଲସାିୀୁୋ'), minLength: 4, maxLength: 7 });
const anyWord = fc.oneof(latin, odia);

/** A word with one typo. */
const typo = anyWord.chain((text) =>
  fc
    .record({
      at: fc.nat(text.length - 1),
      kind: fc.constantFrom('too many', 'missing', 'other', 'swapped'),
      letter: fc.constantFrom(...'abxyzତପି'),
    })
    .map(({ at, kind, letter }) => {
      const [before, here, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
      const mistyped = {
        'too many': before + letter + here + after,
        missing: before + after,
        other: before + letter + after,
        swapped: before + after.slice(0, 1) + here + after.slice(1),
      }[kind];
      return { text, typed: mistyped ?? text };
    }),
);

/** Returns true if the edit distance of two words is at most one. */
function isNear(a: string, b: string): boolean {
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same++;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  const swapped = `${restB[1] ?? ''}${restB[0] ?? ''}${restB.slice(2)}`;
  return (
    restA === restB ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    restA === swapped
  );
}

test('one in a word of four letters or more is tolerated whatever else is in the index', () => {
  fc.assert(
    fc.property(typo, fc.array(anyWord, { maxLength: 30 }), ({ text, typed }, others) => {
      expect(search([`New ${text} 5 kg`, ...others], typed)).toContain(`New ${text} 5 kg`);
    }),
    { numRuns: 1000 },
  );
});

test('one in each of two words is tolerated', () => {
  fc.assert(
    fc.property(typo, typo, (one, two) => {
      const title = `${one.text} ${two.text}`;
      expect(search([title], `${two.typed} ${one.typed}`)).toEqual([title]);
    }),
  );
});

test('no more is tolerated: a found title begins with a word at edit distance 1 or less', () => {
  fc.assert(
    fc.property(latin, fc.array(latin, { maxLength: 60 }), (typed, titles) => {
      for (const title of search(titles, typed)) {
        const beginnings = Array.from(title, (_, i) => title.slice(0, i + 1));
        expect(beginnings.some((beginning) => isNear(beginning, typed))).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['plecian', 'Pelcian'],
  ['pelcan', 'Pelican'],
  ['pelicann', 'Pelican'],
  ['pelisan', 'Pelican'],
  ['elican', 'Pelican'],
  ['p3lican', 'Pelican'],
  ['pleica', 'Pelican'],
  ['pexica', 'Pelican'],
  ['dov', 'Dove'],
  ['odve', 'Dove'],
  ['hean', 'Hen'],
  ['goldn egale', 'Golden eagle'],
  ['କପୋୋତ', 'କପୋତ'],
  ['କପତୋ', 'କପୋତ'],
  ['कबूतार', 'कबूतर'],
])('%s finds %s', (typed, title) => expect(search([title, 'Rook'], typed)).toEqual([title]));

test.each([
  ['hne', 'Hen'],
  ['pleiacn', 'Pelican'],
  ['12346', 'Heron 12345'],
  ['500g', 'Heron 200g'],
  ['heron', 'H3ron'],
  ['abc', 'Pelican'],
  ['pelicax', 'Pelicans'],
])('%s does not find %s', (typed, title) => expect(search([title], typed)).toEqual([]));

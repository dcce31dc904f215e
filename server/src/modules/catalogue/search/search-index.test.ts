import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SearchIndex } from './search-index.ts';
import type { SearchableItem } from './searchable-item.ts';

let ids = 0;
const buildStock = (overrides: Partial<SearchableItem>): SearchableItem => ({
  id: ++ids,
  name: 'Thing',
  other_names: [],
  staple_for: [],
  description: '',
  category_names: '',
  sequence: 0,
  category_id: 1,
  subcategory_id: 2,
  veg: true,
  featured: false,
  in_active_category: true,
  ...overrides,
});

function indexOf(...stocks: (string | Partial<SearchableItem>)[]): SearchIndex {
  const index = new SearchIndex();
  for (const stock of stocks) {
    index.add(buildStock(typeof stock === 'string' ? { name: stock } : stock));
  }
  return index;
}

/** Found names, in the order found; the stocks are numbered from 1. */
function search(stocks: (string | Partial<SearchableItem>)[], text: string): string[] {
  const all = stocks.map((stock) =>
    buildStock(typeof stock === 'string' ? { name: stock } : stock),
  );
  const index = indexOf(...all);
  const { ids: found, total } = index.find(text, {}, { page: 1, limit: 100 });
  expect(total).toBe(found.length);
  return found.map((id) => all.find((stock) => stock.id === id)?.name ?? '');
}

/** Letters of a word: lower-case Latin ones, or Odia consonants and vowel signs. */
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

/** True when the edit distance of two words is at most one. */
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

describe('one typo', () => {
  test('in a word of a name, of four letters or more, is tolerated whatever else the shop sells', () => {
    fc.assert(
      fc.property(typo, fc.array(anyWord, { maxLength: 30 }), ({ text, typed }, others) => {
        expect(search([`New ${text} 5 kg`, ...others], typed)).toContain(`New ${text} 5 kg`);
      }),
      { numRuns: 1000 },
    );
  });
  test('in each of two words is tolerated', () => {
    fc.assert(
      fc.property(typo, typo, (one, two) => {
        const name = `${one.text} ${two.text}`;
        expect(search([name], `${two.typed} ${one.typed}`)).toEqual([name]);
      }),
    );
  });
  test('is all that is tolerated: a found name begins with a word at edit distance 1 or less', () => {
    fc.assert(
      fc.property(latin, fc.array(latin, { maxLength: 60 }), (typed, names) => {
        for (const name of search(names, typed)) {
          const beginnings = Array.from(name, (_, i) => name.slice(0, i + 1));
          expect(beginnings.some((beginning) => isNear(beginning, typed))).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
  test.each([
    ['tmoato', 'Tomato'],
    ['tomto', 'Tomato'],
    ['tomatoo', 'Tomato'],
    ['tonato', 'Tomato'],
    ['omato', 'Tomato'],
    ['t0mato', 'Tomato'],
    ['tmoat', 'Tomato'],
    ['ghe', 'Ghee'],
    ['gehe', 'Ghee'],
    ['dhal', 'Dal'],
    ['basmti rcie', 'Basmati rice'],
    ['ଆଲୁୁ', 'ଆଲୁ'],
    ['ଟମଟାୋ', 'ଟମାଟୋ'],
    ['टमाटार', 'टमाटर'],
  ])('%s finds %s', (typed, name) => expect(search([name, 'Soap'], typed)).toEqual([name]));
  test.each([
    ['dla', 'Dal'],
    ['tmoaot', 'Tomato'],
    ['12346', 'Rice 12345'],
    ['500g', 'Rice 200g'],
    ['abc', 'Tomato'],
  ])('%s does not find %s', (typed, name) => expect(search([name], typed)).toEqual([]));
});

describe('order', () => {
  test('beginning of the name, word of it, category, description, then typos', () => {
    const stocks = [
      { name: 'Soup', description: 'With tomato' },
      { name: 'Basil', category_names: 'Tomato corner' },
      'Cherry tomato',
      'Tomato',
      'Tomata',
      'Tomato paste',
    ].map((stock, i) => ({
      sequence: -i,
      ...(typeof stock === 'string' ? { name: stock } : stock),
    }));
    expect(search(stocks, 'tomato')).toEqual([
      'Tomato paste',
      'Tomato',
      'Cherry tomato',
      'Basil',
      'Soup',
      'Tomata',
    ]);
  });
  test('a name begins with several words when it begins with them in that order', () => {
    const names = ['Rice, basmati', 'Old basmati rice', 'Basmati rice', 'Basmati brown rice'];
    expect(search(names, 'basmati ric')[0]).toBe('Basmati rice');
    expect(search(names, 'rice basmati')[0]).toBe('Rice, basmati');
    expect(search(names, 'rice basmati')).toHaveLength(4);
  });
  test('whole words come before prefixes, otherwise the order is that of the listings', () => {
    const names = ['Cornflour', 'Corn, sweet', 'Corn, baby'];
    const stocks = names.map((name, i) => ({ name, sequence: i === 2 ? -1 : i }));
    expect(search(stocks, 'corn')).toEqual(['Corn, baby', 'Corn, sweet', 'Cornflour']);
  });
  test('pages follow each other without gap or repeat, however deep', () => {
    const index = indexOf(
      ...Array.from({ length: 700 }, (_, i) => ({ name: `Rice ${i}`, sequence: i % 7 })),
    );
    const pages = Array.from({ length: 8 }, (_, i) =>
      index.find('rice', {}, { page: i + 1, limit: 100 }),
    );
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => 700));
    const whole = index.find('rice', {}, { page: 1, limit: 700 }).ids;
    expect(new Set(whole).size).toBe(700);
    expect(pages.flatMap((page) => page.ids)).toEqual(whole);
  });
});

describe('words', () => {
  test('must all occur, in name, category or description', () => {
    const stocks = [
      { name: 'Okra', description: 'Also called bhindi', category_names: 'Vegetables Greens' },
      { name: 'Okra chips', description: 'Fried', category_names: 'Snacks' },
    ];
    expect(search(stocks, 'bhindi vegetables okra')).toEqual(['Okra']);
    expect(search(stocks, 'okra bhindi snacks')).toEqual([]);
  });
  test('are found by their prefixes, as they are typed', () => {
    const typed = Array.from('coriander', (_, i) => 'coriander'.slice(0, i + 1));
    for (const text of typed)
      expect(search(['Fresh coriander'], text)).toEqual(['Fresh coriander']);
  });
  test.each([
    ['tomatoes', 'Tomato'],
    ['berry', 'Mixed berries'],
    ['berries', 'Berry jam'],
    ['eggs', 'Egg'],
  ])('%s finds %s, in its other grammatical number', (typed, name) =>
    expect(search([name], typed)).toEqual([name]),
  );
  test.each([
    ['puree', 'Tomato purée'],
    ['PURÉE', 'Tomato puree'],
    ["farmers'", 'Farmer’s choice'],
    ['ଆମ୍ବ', 'ଆମ୍ବ (Mango)'],
    ['ଆମ', 'ଆମ୍ବ (Mango)'],
    ['आम', 'कच्चा आम'],
    ['क्‍ष', 'क्ष'],
    ['٣', 'تمر ٣'],
  ])('%s finds %s', (typed, name) => expect(search([name, 'Soap'], typed)).toEqual([name]));
  test('of deleted stocks find nothing, and their docIds are reused', () => {
    const index = new SearchIndex();
    const find = (text: string) => index.find(text, {}, { page: 1, limit: 10 }).ids;
    const stock = buildStock({ name: 'Tomato' });
    index.add(stock);
    index.remove(stock.id);
    index.add({ ...stock, name: 'Potato' });
    index.add(buildStock({ name: 'Onion' }));
    expect([find('tomato'), find('potato'), find('tomat')]).toEqual([[], [stock.id], []]);
    index.remove(stock.id);
    index.remove(stock.id);
    expect(find('potato')).toEqual([]);
  });
  test('of changing stocks are found as in a rebuilt index', () => {
    const change = fc.record({ id: fc.integer({ min: 1, max: 6 }), name: fc.option(latin) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), latin, (changes, typed) => {
        const index = new SearchIndex();
        const names = new Map<number, string>();
        for (const { id, name } of changes) {
          index.remove(id);
          names.delete(id);
          if (name === null) continue;
          index.add(buildStock({ id, name }));
          names.set(id, name);
          index.find(typed, {}, { page: 1, limit: 10 });
        }
        const rebuilt = new SearchIndex();
        for (const [id, name] of names) rebuilt.add(buildStock({ id, name }));
        for (const text of [typed, ...names.values()]) {
          const paging = { page: 1, limit: 10 };
          expect(index.find(text, {}, paging)).toEqual(rebuilt.find(text, {}, paging));
        }
      }),
    );
  });
});

test('any text returns a result', () => {
  const index = indexOf('Tomato', 'Rice 5 kg', 'ଆଲୁ');
  const numbers = fc.array(fc.nat(0xffff), { maxLength: 200 });
  fc.assert(
    fc.property(numbers, (codes) => {
      const { total } = index.find(String.fromCharCode(...codes), {}, { page: 1, limit: 20 });
      expect(total).toBeLessThanOrEqual(3);
    }),
  );
});

test.each([
  [{ category_id: 1 }, ['a', 'b', 'd']],
  [{ subcategory_id: 3 }, ['b']],
  [{ veg_nonveg: 0 }, ['a', 'b', 'c']],
  [{ veg_nonveg: 1 }, ['d']],
  [{ featured: true }, ['c']],
  [{ active_categories: true }, ['a', 'c', 'd']],
  [{ active_categories: false }, ['a', 'b', 'c', 'd']],
])('the filter %j leaves %j', (filter, left) => {
  const stocks = [
    buildStock({ name: 'Rice a' }),
    buildStock({ name: 'Rice b', subcategory_id: 3, in_active_category: false }),
    buildStock({ name: 'Rice c', category_id: 9, featured: true }),
    buildStock({ name: 'Rice d', veg: false }),
  ];
  const { ids: found, total } = indexOf(...stocks).find('rice', filter, { page: 1, limit: 10 });
  const names = found.map((id) => stocks.find((stock) => stock.id === id)?.name.slice(5));
  expect([names, total]).toEqual([left, left.length]);
});

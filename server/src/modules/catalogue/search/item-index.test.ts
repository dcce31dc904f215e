import { describe, expect, test } from 'vitest';
import { ItemIndex } from './item-index.ts';
import type { SearchableItem } from './searchable-item.ts';
import { Synonyms } from './synonyms.ts';

let ids = 0;
const buildItem = (fields: string | Partial<SearchableItem>): SearchableItem => ({
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
  ...(typeof fields === 'string' ? { name: fields } : fields),
});

/** The names found, in the order found. */
function search(
  items: (string | Partial<SearchableItem>)[],
  text: string,
  { filter = {}, synonyms = new Synonyms([]) } = {},
): string[] {
  const all = items.map(buildItem);
  const index = new ItemIndex(synonyms);
  for (const item of all) index.add(item);
  const { ids: found, total } = index.find(text, filter, { page: 1, limit: 100 });
  expect(total).toBe(found.length);
  return found.map((id) => all.find((item) => item.id === id)?.name ?? '');
}

describe('order', () => {
  test('staple, beginning of the name, word of it, category, description, then typos', () => {
    const items = [
      { name: 'Soup', description: 'With tomato' },
      { name: 'Basil', category_names: 'Tomato corner' },
      'Cherry tomato',
      'Tomato',
      'Tomata',
      'Tomato paste',
      { name: 'Local red', staple_for: ['tomatoes', 'tomato'] },
    ].map((item, i) => ({ sequence: -i, ...(typeof item === 'string' ? { name: item } : item) }));
    expect(search(items, 'tomato')).toEqual([
      'Local red',
      'Tomato paste',
      'Tomato',
      'Cherry tomato',
      'Basil',
      'Soup',
      'Tomata',
    ]);
  });
  test('a word of a longer plain name counts as the beginning of a name', () => {
    const items = ['Oil lamp', { name: 'Kachi ghani', staple_for: ['mustard oil'] }, 'Mustard'];
    expect(search(items, 'oil')).toEqual(['Oil lamp', 'Kachi ghani']);
    expect(search(items, 'mustard oil')).toEqual(['Kachi ghani']);
  });
  test('whole words come before prefixes, otherwise the order is that of the listings', () => {
    const names = ['Cornflour', 'Corn, sweet', 'Corn, baby'];
    const items = names.map((name, i) => ({ name, sequence: i === 2 ? -1 : i }));
    expect(search(items, 'corn')).toEqual(['Corn, baby', 'Corn, sweet', 'Cornflour']);
  });
});

describe('words', () => {
  test('must all occur, in name, category or description', () => {
    const items = [
      { name: 'Okra', description: 'Also called bhindi', category_names: 'Vegetables Greens' },
      { name: 'Okra chips', description: 'Fried', category_names: 'Snacks' },
    ];
    expect(search(items, 'bhindi vegetables okra')).toEqual(['Okra']);
    expect(search(items, 'okra bhindi snacks')).toEqual([]);
  });
  test('in a category or a description are not found with a typo if the shop has the typed one', () => {
    const items = [
      'Corn',
      { name: 'Soap', description: 'Born in Puri' },
      { name: 'Rope', category_names: 'Cord' },
      'Cork',
    ];
    expect(search(items, 'corn')).toEqual(['Corn', 'Cork']);
    expect(search(items.slice(1), 'corn')).toEqual(['Cork', 'Rope', 'Soap']);
  });
  test('of other languages and synonyms count like words of the name', () => {
    const synonyms = new Synonyms([{ term: 'doodh', meaning: 'milk' }]);
    const items = [
      { name: 'Biscuit', description: 'With milk' },
      { name: 'Cow milk', other_names: ['ଗାଈ କ୍ଷୀର'] },
      { name: 'Curd', category_names: 'Milk and curd' },
    ];
    expect(search(items, 'କ୍ଷୀର', { synonyms })).toEqual(['Cow milk']);
    for (const typed of ['doodh', 'dood', 'dodoh'])
      expect(search(items, typed, { synonyms })).toEqual(['Cow milk', 'Curd']);
  });
});

test('a changed item is found as in a rebuilt index, with its new fields', () => {
  const index = new ItemIndex();
  const items = Array.from({ length: 1100 }, (_, i) =>
    buildItem({ name: `Rice ${i}`, sequence: i }),
  );
  for (const item of items) index.add(item);
  const last = items.at(-1) ?? buildItem({});
  index.remove(last.id);
  index.add({ ...last, veg: false, sequence: -1 });
  const find = (filter: object) => index.find('rice', filter, { page: 1, limit: 1 });
  expect(find({})).toEqual({ ids: [last.id], total: 1100 });
  expect(find({ veg_nonveg: 1 })).toEqual({ ids: [last.id], total: 1 });
  expect(find({ veg_nonveg: 0 })).toEqual({ ids: [items[0]?.id], total: 1099 });
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
  const items = [
    { name: 'Rice a' },
    { name: 'Rice b', subcategory_id: 3, in_active_category: false },
    { name: 'Rice c', category_id: 9, featured: true },
    { name: 'Rice d', veg: false },
  ];
  expect(search(items, 'rice', { filter }).map((name) => name.slice(5))).toEqual(left);
});

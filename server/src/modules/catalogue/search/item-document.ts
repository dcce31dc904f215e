import { type Field, type SearchDocument, tokenize } from '@sabuja/search-index';
import type { SearchableItem } from './searchable-item.ts';
import type { Synonyms } from './synonyms.ts';

type FieldName = 'staple' | 'name' | 'staple part' | 'synonym' | 'category' | 'description';

/** Where a word of an item counts that is in several fields, and how good a match is there (decision 0021). */
export const itemFields: readonly Field<FieldName>[] = [
  { name: 'staple', tier: 0 },
  { name: 'name', tier: 2, tierInPlace: 1 },
  // One of several words that the item is plainly called by.
  { name: 'staple part', tier: 1 },
  // Another word for one in the name.
  { name: 'synonym', tier: 2 },
  { name: 'category', tier: 3, exactIfKnown: true },
  { name: 'description', tier: 4, exactIfKnown: true },
];

/** What an item is found by. */
export function toDocument(item: SearchableItem, synonyms: Synonyms): SearchDocument<FieldName> {
  const staples = item.staple_for
    .map(tokenize)
    .flatMap((phrase) => [phrase, ...synonyms.meaning(phrase)]);
  const name = tokenize(item.name);
  const categories = tokenize(item.category_names);
  return {
    id: item.id,
    phrases: {
      staple: staples.filter((phrase) => phrase.length === 1),
      name: [name, ...item.other_names.map(tokenize)],
      'staple part': staples,
      synonym: synonyms.within(name),
      category: [categories, ...synonyms.within(categories)],
      description: [tokenize(item.description)],
    },
  };
}

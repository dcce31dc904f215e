import { type Field, type SearchDocument, tokenize } from '@sabuja/search-index';
import type { SearchableItem } from './searchable-item.ts';
import type { Synonyms } from './synonyms.ts';

type FieldName = 'staple' | 'name' | 'staple part' | 'synonym' | 'category' | 'description';

/** The fields and the rank of a match in each (decision 0021). A word in several fields counts in the first of them. */
export const itemFields: readonly Field<FieldName>[] = [
  { name: 'staple', tier: 0 },
  { name: 'name', tier: 2, tierInPlace: 1 },
  // One word of a plain name that has several words, such as 'milk' of 'cow milk'.
  { name: 'staple part', tier: 1 },
  // A synonym of a word in the name.
  { name: 'synonym', tier: 2 },
  { name: 'category', tier: 3, exactIfKnown: true },
  { name: 'description', tier: 4, exactIfKnown: true },
];

/** Converts an item to the document that the search index stores: its words by field. */
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

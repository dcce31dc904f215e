import type { SearchableItem } from './searchable-item.ts';
import type { Synonyms } from './synonyms.ts';
import { tokenize } from './tokenize.ts';

/**
 * One occurrence of a term in an item as one number: the docId and, in the lowest bits, the position. In a
 * name that is the position of the word, counted from 0.
 */
export type Posting = number;

const POSITION_BITS = 6;
const POSITION_MASK = (1 << POSITION_BITS) - 1;
const DESCRIPTION_POSITION = POSITION_MASK;
export const CATEGORY_POSITION = DESCRIPTION_POSITION - 1;
/** What the item is plainly called. */
const STAPLE_POSITION = CATEGORY_POSITION - 1;
/** One of several words that the item is plainly called by. */
const STAPLE_PART_POSITION = STAPLE_POSITION - 1;
/** Another word for one in the name. */
const SYNONYM_POSITION = STAPLE_PART_POSITION - 1;
const MAX_NAME_POSITION = SYNONYM_POSITION - 1;

export const docIdOf = (posting: Posting): number => posting >> POSITION_BITS;
export const positionOf = (posting: Posting): number => posting & POSITION_MASK;

const tierByPosition = new Map([
  [STAPLE_POSITION, 0],
  [STAPLE_PART_POSITION, 1],
  [CATEGORY_POSITION, 3],
  [DESCRIPTION_POSITION, 4],
]);

/**
 * How good the place is where a query term was found: 0 a staple, 1 the beginning of the name (each word at
 * the position where it was typed), 2 a word of the name, 3 a category, 4 the description.
 */
export const tierOf = (position: number, queryPosition: number): number =>
  position === queryPosition ? 1 : (tierByPosition.get(position) ?? 2);

/** Each term of an item with its posting, at the best position where it occurs. */
export function buildPostings(
  item: SearchableItem,
  docId: number,
  synonyms: Synonyms,
): Map<string, Posting> {
  const found = new Map<string, Posting>();
  const add = (term: string, position: number) => {
    if (!found.has(term)) found.set(term, (docId << POSITION_BITS) + position);
  };
  const addAll = (phrases: readonly (readonly string[])[], position: number) => {
    for (const term of phrases.flat()) add(term, position);
  };
  const staples = item.staple_for
    .map(tokenize)
    .flatMap((phrase) => [phrase, ...synonyms.meaning(phrase)]);
  addAll(staples.filter(isWord), STAPLE_POSITION);
  const name = tokenize(item.name);
  for (const words of [name, ...item.other_names.map(tokenize)]) {
    words.forEach((term, position) => {
      add(term, Math.min(position, MAX_NAME_POSITION));
    });
  }
  addAll(staples, STAPLE_PART_POSITION);
  addAll(synonyms.within(name), SYNONYM_POSITION);
  const categories = tokenize(item.category_names);
  addAll([categories, ...synonyms.within(categories)], CATEGORY_POSITION);
  addAll([tokenize(item.description)], DESCRIPTION_POSITION);
  return found;
}

const isWord = (phrase: readonly string[]): boolean => phrase.length === 1;

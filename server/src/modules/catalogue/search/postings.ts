import type { SearchableStock } from './searchable-stock.ts';
import { tokenize } from './tokenize.ts';

/**
 * One occurrence of a term in a stock as one number: the docId and, in the lowest bits, the position. In a
 * name that is the position of the word, counted from 0.
 */
export type Posting = number;

const POSITION_BITS = 6;
const POSITION_MASK = (1 << POSITION_BITS) - 1;
const DESCRIPTION_POSITION = POSITION_MASK;
export const CATEGORY_POSITION = DESCRIPTION_POSITION - 1;
const MAX_NAME_POSITION = CATEGORY_POSITION - 1;

export const docIdOf = (posting: Posting): number => posting >> POSITION_BITS;
export const positionOf = (posting: Posting): number => posting & POSITION_MASK;

/** Each term of a stock with its posting, at the best position where it occurs. */
export function buildPostings(stock: SearchableStock, docId: number): Map<string, Posting> {
  const found = new Map<string, Posting>();
  const add = (term: string, position: number) => {
    if (!found.has(term)) found.set(term, (docId << POSITION_BITS) + position);
  };
  for (const name of [stock.name, ...stock.other_names]) {
    tokenize(name).forEach((term, position) => {
      add(term, Math.min(position, MAX_NAME_POSITION));
    });
  }
  for (const term of tokenize(stock.category_names)) add(term, CATEGORY_POSITION);
  for (const term of tokenize(stock.description)) add(term, DESCRIPTION_POSITION);
  return found;
}

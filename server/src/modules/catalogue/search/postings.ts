import type { SearchableStock } from './searchable-stock.ts';
import { tokenize } from './tokenize.ts';

/**
 * That a word stands in a stock, and where, in one number: the seat of the stock and, in the lowest
 * bits, the place. In a name that is the word's own place, counted from 0.
 */
export type Posting = number;

const POSITION_BITS = 6;
const POSITION_MASK = (1 << POSITION_BITS) - 1;
const DESCRIPTION_POSITION = POSITION_MASK;
export const CATEGORY_POSITION = DESCRIPTION_POSITION - 1;
const MAX_NAME_POSITION = CATEGORY_POSITION - 1;

export const docIdOf = (posting: Posting): number => posting >> POSITION_BITS;
export const positionOf = (posting: Posting): number => posting & POSITION_MASK;

/** Each word of a stock with its posting, in the best place where it stands. */
export function buildPostings(stock: SearchableStock, docId: number): Map<string, Posting> {
  const found = new Map<string, Posting>();
  const add = (term: string, position: number) => {
    if (!found.has(term)) found.set(term, (docId << POSITION_BITS) + position);
  };
  tokenize(stock.name).forEach((term, position) => {
    add(term, Math.min(position, MAX_NAME_POSITION));
  });
  for (const term of tokenize(stock.shelf)) add(term, CATEGORY_POSITION);
  for (const term of tokenize(stock.description)) add(term, DESCRIPTION_POSITION);
  return found;
}

import type { Findable } from './findable.ts';
import { wordsOf } from './words.ts';

/**
 * That a word stands in a stock, and where, in one number: the seat of the stock and, in the lowest
 * bits, the place. In a name that is the word's own place, counted from 0.
 */
export type Posting = number;

const placeBits = 6;
const anyPlace = (1 << placeBits) - 1;
const inDescription = anyPlace;
export const inShelf = inDescription - 1;
const lastInName = inShelf - 1;

export const seatOf = (posting: Posting): number => posting >> placeBits;
export const placeOf = (posting: Posting): number => posting & anyPlace;

/** Each word of a stock with its posting, in the best place where it stands. */
export function postingsOf(stock: Findable, seat: number): Map<string, Posting> {
  const found = new Map<string, Posting>();
  const note = (word: string, place: number) => {
    if (!found.has(word)) found.set(word, (seat << placeBits) + place);
  };
  wordsOf(stock.name).forEach((word, place) => {
    note(word, Math.min(place, lastInName));
  });
  for (const word of wordsOf(stock.shelf)) note(word, inShelf);
  for (const word of wordsOf(stock.description)) note(word, inDescription);
  return found;
}

/**
 * One occurrence of a term in a document as one number: the docId and, in the lowest bits, the position, which
 * identifies the field (`FieldTable`).
 */
export type Posting = number;

const POSITION_BITS = 6;
/** The number of positions of a document. */
export const POSITION_COUNT = 1 << POSITION_BITS;

export const toPosting = (docId: number, position: number): Posting =>
  (docId << POSITION_BITS) + position;

export const docIdOf = (posting: Posting): number => posting >> POSITION_BITS;

export const positionOf = (posting: Posting): number => posting & (POSITION_COUNT - 1);

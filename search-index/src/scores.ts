import type { FieldTable } from './field-table.ts';
import { docIdOf, type Posting, positionOf } from './postings.ts';

/**
 * How well the terms match a document, as one number; lower is better. It orders first by the number of fuzzy matches,
 * then by the worst tier of the matches, then by the number of prefix matches.
 */
export type Score = number;

/**
 * How a term of the dictionary matches the query term at `queryPosition`: fuzzily or exactly, as a whole or by its
 * prefix.
 */
export type Match = {
  queryPosition: number;
  isFuzzy: boolean;
  isPrefix: boolean;
  /** True for a fuzzy match of a query term that the index contains as typed; ignored in `exactIfKnown` fields. */
  isFuzzyOfKnown: boolean;
};

const FUZZY_COST = 1 << 8;
const PREFIX_COST = 1;
const TIER_SHIFT = 4;
const TIER_MASK = 7 << TIER_SHIFT;

/** Returns the combined score of terms that must all match; correct for up to fifteen terms. */
const combineScores = (a: Score, b: Score): Score =>
  (a & ~TIER_MASK) + (b & ~TIER_MASK) + Math.max(a & TIER_MASK, b & TIER_MASK);

/** The scores of docIds for one query; the buffers are reused for the next query. */
export class Scores {
  /** By docId: the score plus one; 0 if there is no score. */
  readonly #scores: Uint16Array;
  readonly #docIds: Int32Array;
  #count = 0;

  readonly #fields: FieldTable;

  constructor(capacity: number, fields: FieldTable) {
    this.#fields = fields;
    this.#scores = new Uint16Array(capacity);
    this.#docIds = new Int32Array(capacity);
  }

  /** The number of docIds that fit into the buffers. */
  get capacity(): number {
    return this.#scores.length;
  }

  /** The docIds that have a score, in no particular order. */
  get docIds(): Int32Array {
    return this.#docIds.subarray(0, this.#count);
  }

  get = (docId: number): Score => (this.#scores[docId] ?? 0) - 1;

  /** Scores the postings of a term; skips documents with a better score, or without a score in `previousMatches`. */
  add(postings: readonly Posting[], match: Match, previousMatches?: Scores): void {
    const cost = (match.isFuzzy ? FUZZY_COST : 0) + (match.isPrefix ? PREFIX_COST : 0);
    const fields = this.#fields;
    for (const posting of postings) {
      const docId = docIdOf(posting);
      if (previousMatches !== undefined && previousMatches.#scores[docId] === 0) continue;
      const position = positionOf(posting);
      if (match.isFuzzyOfKnown && fields.isExactIfKnown(position)) continue;
      const tier = fields.tierOf(position, match.queryPosition) << TIER_SHIFT;
      this.#add(docId, cost + tier);
    }
  }

  #add(docId: number, score: Score): void {
    const current = this.#scores[docId] ?? 0;
    if (current === 0) this.#docIds[this.#count++] = docId;
    else if (current <= score) return;
    this.#scores[docId] = score + 1;
  }

  /** Retains only the docIds that have a score in both, with the combined score. */
  intersect(other: Scores): void {
    let retained = 0;
    for (let i = 0; i < this.#count; i++) {
      const docId = this.#docIds[i] ?? 0;
      const otherScore = other.get(docId);
      this.#scores[docId] = otherScore < 0 ? 0 : combineScores(this.get(docId), otherScore) + 1;
      if (otherScore >= 0) this.#docIds[retained++] = docId;
    }
    this.#count = retained;
  }

  /** Retains only the docIds that match the predicate. */
  filter(predicate: (docId: number) => boolean): void {
    let remaining = 0;
    for (let i = 0; i < this.#count; i++) {
      const docId = this.#docIds[i] ?? 0;
      if (predicate(docId)) this.#docIds[remaining++] = docId;
      else this.#scores[docId] = 0;
    }
    this.#count = remaining;
  }

  clear(): void {
    for (let i = 0; i < this.#count; i++) this.#scores[this.#docIds[i] ?? 0] = 0;
    this.#count = 0;
  }
}

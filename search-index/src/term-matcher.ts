import type { FieldTable } from './field-table.ts';
import { findFuzzyMatches } from './fuzzy-matches.ts';
import { type Match, Scores } from './scores.ts';
import type { Span, TermDictionary } from './term-dictionary.ts';
import { numberForms } from './tokenize.ts';

/** Terms that match a query term: all terms of a span, or with `exactOnly` only the one that equals its letters. */
type Candidate = Omit<Match, 'isPrefix'> & { span: Span; exactOnly: boolean };

const MIN_CAPACITY = 1024;

/** Finds the documents that match all terms of a query, and their scores. */
export class TermMatcher {
  readonly #dictionary: TermDictionary;
  readonly #fields: FieldTable;
  #matches: Scores;
  #termMatches: Scores;

  constructor(dictionary: TermDictionary, fields: FieldTable) {
    this.#dictionary = dictionary;
    this.#fields = fields;
    this.#matches = new Scores(0, fields);
    this.#termMatches = new Scores(0, fields);
  }

  /** Returns the scores of all matching docIds, valid until the next call. `docCount` is the number of docIds. */
  match(queryTerms: readonly string[], docCount: number): Scores {
    this.#ensureCapacity(docCount);
    const candidates = queryTerms
      .map((queryTerm, queryPosition) => this.#candidatesFor(queryTerm, queryPosition))
      .sort((a, b) => this.#countPostings(a) - this.#countPostings(b));
    // The rarest term comes first, so that for the other terms only docIds that still match are scored.
    candidates.forEach((candidatesOfTerm, i) => {
      for (const candidate of candidatesOfTerm)
        this.#score(candidate, i === 0 ? undefined : this.#matches);
      if (i === 0) [this.#matches, this.#termMatches] = [this.#termMatches, this.#matches];
      else this.#matches.intersect(this.#termMatches);
      this.#termMatches.clear();
    });
    return this.#matches;
  }

  #ensureCapacity(docCount: number): void {
    this.#matches.clear();
    if (this.#matches.capacity >= docCount) return;
    const capacity = Math.max(MIN_CAPACITY, 2 * docCount);
    this.#matches = new Scores(capacity, this.#fields);
    this.#termMatches = new Scores(capacity, this.#fields);
  }

  /**
   * Returns the candidates for a query term. As typed, it may be a prefix of a term. If the dictionary contains it as
   * typed, fuzzy matches must be whole terms, and count only in fields without `exactIfKnown`; otherwise they may be
   * prefixes and count in all fields.
   */
  #candidatesFor(queryTerm: string, queryPosition: number): Candidate[] {
    const dictionary = this.#dictionary;
    const prefixSpan = dictionary.findPrefix(queryTerm);
    const alternatives = numberForms(queryTerm).flatMap((form) => dictionary.findExact(form) ?? []);
    const asTyped = [
      ...(prefixSpan ? [{ span: prefixSpan, exactOnly: false }] : []),
      ...alternatives.map((span) => ({ span, exactOnly: true })),
    ];
    const isKnown = asTyped.length > 0;
    const fuzzy = findFuzzyMatches(dictionary, queryTerm).map(({ span, exactOnly }) => ({
      span,
      exactOnly: exactOnly || isKnown,
    }));
    return [
      ...asTyped.map((found) => ({
        ...found,
        queryPosition,
        isFuzzy: false,
        isFuzzyOfKnown: false,
      })),
      ...fuzzy.map((found) => ({
        ...found,
        queryPosition,
        isFuzzy: true,
        isFuzzyOfKnown: isKnown,
      })),
    ];
  }

  #countPostings = (candidatesOfTerm: readonly Candidate[]): number =>
    candidatesOfTerm.reduce((sum, { span }) => sum + this.#dictionary.countPostings(span), 0);

  #score({ span, exactOnly, ...match }: Candidate, previousMatches: Scores | undefined): void {
    const to = exactOnly ? span.from + 1 : span.to;
    for (let i = span.from; i < to; i++) {
      const { text, postings } = this.#dictionary.termAt(i);
      const isPrefix = text.length > span.depth;
      if (isPrefix && exactOnly) return;
      this.#termMatches.add(postings, { ...match, isPrefix }, previousMatches);
    }
  }
}

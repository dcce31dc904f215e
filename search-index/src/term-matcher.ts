import type { FieldTable } from './field-table.ts';
import { findFuzzyMatches } from './fuzzy-matches.ts';
import { type Match, Scores } from './scores.ts';
import type { Span, TermDictionary } from './term-dictionary.ts';
import { numberForms } from './tokenize.ts';

/** Terms that a query term matches: those of a span, or only the one that equals the span's letters. */
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

  /** The scores of all matching docIds, valid until the next call. `docCount` is the number of docIds. */
  match(queryTerms: readonly string[], docCount: number): Scores {
    this.#ensureCapacity(docCount);
    const candidates = queryTerms
      .map((queryTerm, queryPosition) => this.#candidatesFor(queryTerm, queryPosition))
      .sort((a, b) => this.#countPostings(a) - this.#countPostings(b));
    // The rarest term first: for the others, only docIds that still match are scored.
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
   * As typed, a query term may be a prefix. With a typo it has to be a whole term, in a field that is not
   * `exactIfKnown`; only a term that is not in the dictionary at all may match with a typo anywhere.
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

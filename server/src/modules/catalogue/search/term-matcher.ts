import { findFuzzyMatches } from './fuzzy-matches.ts';
import { type Match, Scores } from './scores.ts';
import type { Span, TermDictionary } from './term-dictionary.ts';
import { numberForms } from './tokenize.ts';

/** Words of the shop that a typed word stands for: those of a span, or only the one that ends it. */
type Candidate = Omit<Match, 'isPrefix'> & { span: Span; exactOnly: boolean };

/** Finds the stocks that have all words of a question, each somewhere, and how well they match. */
export class TermMatcher {
  readonly #dictionary: TermDictionary;
  #matches = new Scores(0);
  #termMatches = new Scores(0);

  constructor(dictionary: TermDictionary) {
    this.#dictionary = dictionary;
  }

  /** To be read before the next question is asked. `seats` is how many there are. */
  match(queryTerms: readonly string[], docCount: number): Scores {
    this.#ensureCapacity(docCount);
    const candidates = queryTerms
      .map((queryTerm, queryPosition) => this.#candidatesFor(queryTerm, queryPosition))
      .sort((a, b) => this.#countPostings(a) - this.#countPostings(b));
    // The rarest first: of the others, only what is left is looked at.
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
    this.#matches = new Scores(docCount);
    this.#termMatches = new Scores(docCount);
  }

  /**
   * As it was typed, a word may be the beginning of another. With a slip it has to be a whole word
   * of a name; only a word that the shop doesn't know at all may be anything.
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
        nameOnly: false,
      })),
      ...fuzzy.map((found) => ({
        ...found,
        queryPosition,
        isFuzzy: true,
        nameOnly: isKnown,
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

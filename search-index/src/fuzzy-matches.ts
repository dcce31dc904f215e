import type { Span, TermDictionary } from './term-dictionary.ts';

/** A fuzzy match: all terms of a span, or with `exactOnly` only the term that equals the span's letters. */
export type FuzzyMatch = { span: Span; exactOnly: boolean };

const MIN_FUZZY_LENGTH = 4;

/**
 * Returns the terms, or prefixes of terms, at edit distance 1 from the query term: an extra, missing or other letter,
 * or two swapped neighbours. Digits are never edited, so that no number matches another. A query term of three letters
 * matches only terms of four letters, with one letter missing. An edit of the last letter matches only whole terms,
 * because it could be the prefix of too many terms.
 */
export function findFuzzyMatches(dictionary: TermDictionary, queryTerm: string): FuzzyMatch[] {
  if (queryTerm.length < MIN_FUZZY_LENGTH - 1) return [];
  const chars = Array.from({ length: queryTerm.length }, (_, i) => queryTerm.charCodeAt(i));
  const last = chars.length - 1;
  const found = new Map<Span, FuzzyMatch>();
  const addMatch = (from: Span | undefined, suffixStart: number, exactOnly = false) => {
    const span = followChars(dictionary, from, chars, suffixStart);
    if (span === undefined || (exactOnly && !dictionary.isTerm(span))) return;
    if (!exactOnly || !found.has(span)) found.set(span, { span, exactOnly });
  };
  let span: Span | undefined = dictionary.root;
  for (let at = 0; span && at <= last; at++) {
    const [char = 0, next = 0] = [chars[at], chars[at + 1]];
    for (const [otherChar, branch] of dictionary.branches(span)) {
      if (isDigit(otherChar)) continue;
      addMatch(branch, at);
      if (otherChar !== char) addMatch(branch, at + 1, at === last);
    }
    addMatch(span, at + 1, at === last);
    if (at < last) addMatch(step(dictionary, step(dictionary, span, next), char), at + 2);
    span = step(dictionary, span, char);
  }
  if (span) found.delete(span);
  const matches = [...found.values()];
  return queryTerm.length < MIN_FUZZY_LENGTH
    ? matches.flatMap((match) => toExactMatch(dictionary, match))
    : matches;
}

/** Returns the subspan of the terms that continue with the letters of `chars` from index `at` on. */
function followChars(
  dictionary: TermDictionary,
  span: Span | undefined,
  chars: readonly number[],
  at: number,
) {
  let suffixStart = span;
  for (let i = at; suffixStart && i < chars.length; i++)
    suffixStart = step(dictionary, suffixStart, chars[i] ?? 0);
  return suffixStart;
}

const step = (
  dictionary: TermDictionary,
  span: Span | undefined,
  char: number,
): Span | undefined => (span && !isDigit(char) ? dictionary.narrow(span, char) : undefined);

const isDigit = (char: number): boolean => char >= 48 && char <= 57;

const toExactMatch = (dictionary: TermDictionary, { span }: FuzzyMatch): FuzzyMatch[] =>
  span.depth === MIN_FUZZY_LENGTH && dictionary.isTerm(span) ? [{ span, exactOnly: true }] : [];

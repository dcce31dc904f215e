import type { Span, WordList } from './word-list.ts';

/** What one slip leads to: all words of a span, or only the one that ends with its letters. */
export type Slipped = { span: Span; wholeOnly: boolean };

const fewestLetters = 4;

/**
 * The words, or beginnings of words, one slip of the finger from what was typed: a letter too many,
 * a letter missing, another letter, or two neighbours swapped. Only letters slip: no number is taken
 * for another. Three letters are too few, but for a word of four of which one is missing. A slip in
 * the last letter leads to whole words only: it could be the beginning of too many.
 */
export function oneSlipAway(list: WordList, typed: string): Slipped[] {
  if (typed.length < fewestLetters - 1) return [];
  const letters = Array.from({ length: typed.length }, (_, i) => typed.charCodeAt(i));
  const last = letters.length - 1;
  const found = new Map<Span, Slipped>();
  const reach = (from: Span | undefined, rest: number, wholeOnly = false) => {
    const span = follow(list, from, letters, rest);
    if (span === undefined || (wholeOnly && !list.isWord(span))) return;
    if (!wholeOnly || !found.has(span)) found.set(span, { span, wholeOnly });
  };
  let span: Span | undefined = list.all;
  for (let at = 0; span && at <= last; at++) {
    const [letter = 0, next = 0] = [letters[at], letters[at + 1]];
    for (const [other, branch] of list.branches(span)) {
      if (isDigit(other)) continue;
      reach(branch, at);
      if (other !== letter) reach(branch, at + 1, at === last);
    }
    reach(span, at + 1, at === last);
    if (at < last) reach(step(list, step(list, span, next), letter), at + 2);
    span = step(list, span, letter);
  }
  if (span) found.delete(span);
  const slips = [...found.values()];
  return typed.length < fewestLetters ? slips.flatMap((slip) => asFour(list, slip)) : slips;
}

/** The words of a span that go on with the letters from `at` on. */
function follow(list: WordList, span: Span | undefined, letters: readonly number[], at: number) {
  let rest = span;
  for (let i = at; rest && i < letters.length; i++) rest = step(list, rest, letters[i] ?? 0);
  return rest;
}

const step = (list: WordList, span: Span | undefined, letter: number): Span | undefined =>
  span && !isDigit(letter) ? list.narrow(span, letter) : undefined;

const isDigit = (letter: number): boolean => letter >= 48 && letter <= 57;

const asFour = (list: WordList, { span }: Slipped): Slipped[] =>
  span.depth === fewestLetters && list.isWord(span) ? [{ span, wholeOnly: true }] : [];

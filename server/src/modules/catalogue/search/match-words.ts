import { type Match, Scores } from './scores.ts';
import { oneSlipAway } from './slips.ts';
import type { Span, WordList } from './word-list.ts';
import { otherNumbers } from './words.ts';

/** Words of the shop that a typed word stands for: those of a span, or only the one that ends it. */
type Meaning = Omit<Match, 'begun'> & { span: Span; wholeOnly: boolean };

/** Finds the stocks that have all words of a question, each somewhere, and how well they match. */
export class WordMatcher {
  readonly #list: WordList;
  #all = new Scores(0);
  #one = new Scores(0);

  constructor(list: WordList) {
    this.#list = list;
  }

  /** To be read before the next question is asked. `seats` is how many there are. */
  match(typed: readonly string[], seats: number): Scores {
    this.#makeRoom(seats);
    const asked = typed
      .map((word, typedAt) => this.#meaningsOf(word, typedAt))
      .sort((a, b) => this.#postingsOf(a) - this.#postingsOf(b));
    // The rarest first: of the others, only what is left is looked at.
    asked.forEach((meanings, i) => {
      for (const meaning of meanings) this.#offer(meaning, i === 0 ? undefined : this.#all);
      if (i === 0) [this.#all, this.#one] = [this.#one, this.#all];
      else this.#all.joinWith(this.#one);
      this.#one.clear();
    });
    return this.#all;
  }

  #makeRoom(seats: number): void {
    this.#all.clear();
    if (this.#all.size >= seats) return;
    this.#all = new Scores(seats);
    this.#one = new Scores(seats);
  }

  /**
   * As it was typed, a word may be the beginning of another. With a slip it has to be a whole word
   * of a name; only a word that the shop doesn't know at all may be anything.
   */
  #meaningsOf(typed: string, typedAt: number): Meaning[] {
    const list = this.#list;
    const begun = list.beginningWith(typed);
    const others = otherNumbers(typed).flatMap((other) => list.exactly(other) ?? []);
    const asTyped = [
      ...(begun ? [{ span: begun, wholeOnly: false }] : []),
      ...others.map((span) => ({ span, wholeOnly: true })),
    ];
    const isKnown = asTyped.length > 0;
    const slips = oneSlipAway(list, typed).map(({ span, wholeOnly }) => ({
      span,
      wholeOnly: wholeOnly || isKnown,
    }));
    return [
      ...asTyped.map((found) => ({ ...found, typedAt, slipped: false, namesOnly: false })),
      ...slips.map((found) => ({ ...found, typedAt, slipped: true, namesOnly: isKnown })),
    ];
  }

  #postingsOf = (meanings: readonly Meaning[]): number =>
    meanings.reduce((sum, { span }) => sum + this.#list.postingsIn(span), 0);

  #offer({ span, wholeOnly, ...match }: Meaning, among: Scores | undefined): void {
    const to = wholeOnly ? span.from + 1 : span.to;
    for (let i = span.from; i < to; i++) {
      const { text, postings } = this.#list.at(i);
      const begun = text.length > span.depth;
      if (begun && wholeOnly) return;
      this.#one.offer(postings, { ...match, begun }, among);
    }
  }
}

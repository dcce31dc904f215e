import type { Posting } from './postings.ts';

/** A word of the shop, and where it stands: one posting for each stock that has it. */
export type Word = { readonly text: string; postings: Posting[] };

/** Neighbours in the list that share their first `depth` letters: those at `from` to before `to`. */
export type Span = {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  /** The same split by the letter that comes next (a UTF-16 code), once somebody has asked. */
  branches?: ReadonlyMap<number, Span>;
  /** How many postings there were when somebody asked. */
  postings?: number;
};

const nothing: Word = { text: '', postings: [] };

/**
 * Every word of the shop once, in the order of its letters, so that all that begin alike are
 * neighbours. So the list is a tree as well, grown where somebody climbs: `all` is its root.
 */
export class WordList {
  readonly #byText = new Map<string, Word>();
  #inOrder: Word[] = [];
  #all: Span | undefined;

  /** Answers the word, for `remove`. */
  add(text: string, posting: Posting): Word {
    const known = this.#byText.get(text);
    if (known) {
      known.postings.push(posting);
      return known;
    }
    const word = { text, postings: [posting] };
    this.#byText.set(text, word);
    this.#inOrder.push(word);
    this.#all = undefined;
    return word;
  }

  /** A word that nothing has any more is not a word of the shop. */
  remove({ text, postings }: Word, isGone: (posting: Posting) => boolean): void {
    const at = postings.findIndex(isGone);
    if (at >= 0) postings.splice(at, 1);
    if (postings.length > 0) return;
    this.#byText.delete(text);
    this.#all = undefined;
  }

  get all(): Span {
    this.#all ??= this.#putInOrder();
    return this.#all;
  }

  /** Nearly in order already, it takes little. */
  #putInOrder(): Span {
    this.#inOrder = this.#inOrder
      .filter((word) => word.postings.length > 0)
      .sort((a, b) => (a.text < b.text ? -1 : 1));
    return { from: 0, to: this.#inOrder.length, depth: 0 };
  }

  at = (index: number): Word => this.#inOrder[index] ?? nothing;

  /** About how many postings the words of a span have together. */
  postingsIn(span: Span): number {
    span.postings ??= this.#count(span);
    return span.postings;
  }

  /** True when the letters shared by a span are a word themselves: the first of it. */
  isWord = ({ from, depth }: Span): boolean => this.at(from).text.length === depth;

  /** The words that go on with a letter. */
  narrow = (span: Span, letter: number): Span | undefined => this.branches(span).get(letter);

  /** The words that begin with a text. */
  beginningWith(text: string): Span | undefined {
    let span: Span | undefined = this.all;
    for (let i = 0; span && i < text.length; i++) span = this.narrow(span, text.charCodeAt(i));
    return span;
  }

  /** The one word of exactly these letters, as the first of a span. */
  exactly(text: string): Span | undefined {
    const span = this.beginningWith(text);
    return span && this.isWord(span) ? span : undefined;
  }

  branches(span: Span): ReadonlyMap<number, Span> {
    span.branches ??= this.#split(span);
    return span.branches;
  }

  #split(span: Span): ReadonlyMap<number, Span> {
    const branches = new Map<number, Span>();
    const depth = span.depth + 1;
    for (let from = span.from + (this.isWord(span) ? 1 : 0); from < span.to; ) {
      const letter = this.#letter(from, span.depth);
      const to = this.#firstAfter(letter, { ...span, from });
      branches.set(letter, { from, to, depth });
      from = to;
    }
    return branches;
  }

  #count({ from, to }: Span): number {
    let sum = 0;
    for (let i = from; i < to; i++) sum += this.at(i).postings.length;
    return sum;
  }

  #letter = (index: number, depth: number): number => this.at(index).text.charCodeAt(depth);

  /** Where the words of a span begin that go on with a later letter. */
  #firstAfter(letter: number, { from, to, depth }: Span): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#letter(middle, depth) > letter) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

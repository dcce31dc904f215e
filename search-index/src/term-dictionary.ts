import type { Posting } from './postings.ts';

/** A term of the dictionary, with one posting for each document that it occurs in. */
export type Term = { readonly text: string; postings: Posting[] };

/** The terms of the sorted list that share their first `depth` letters: those from index `from` to before `to`. */
export type Span = {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  /** The subspans by next letter (a UTF-16 code unit), cached at the first use. */
  branches?: ReadonlyMap<number, Span>;
  /** The number of postings, cached at the first use. */
  postings?: number;
};

const emptyTerm: Term = { text: '', postings: [] };

/**
 * All terms of the documents, sorted, so that terms with a common prefix are neighbours. The spans of such neighbours
 * form a trie that is expanded when it is used; its `root` contains all terms.
 */
export class TermDictionary {
  readonly #byText = new Map<string, Term>();
  #sorted: Term[] = [];
  #root: Span | undefined;

  /** Adds a posting to a term; returns the term, which `remove` needs. */
  add(text: string, posting: Posting): Term {
    const known = this.#byText.get(text);
    if (known) {
      known.postings.push(posting);
      return known;
    }
    const term = { text, postings: [posting] };
    this.#byText.set(text, term);
    this.#sorted.push(term);
    this.#root = undefined;
    return term;
  }

  /** Removes one posting from a term. A term without postings is deleted at the next sort. */
  remove({ text, postings }: Term, isGone: (posting: Posting) => boolean): void {
    const index = postings.findIndex(isGone);
    if (index >= 0) postings.splice(index, 1);
    if (postings.length > 0) return;
    this.#byText.delete(text);
    this.#root = undefined;
  }

  get root(): Span {
    this.#root ??= this.#sort();
    return this.#root;
  }

  /** Sorts the terms; fast, since the list is nearly sorted already. */
  #sort(): Span {
    this.#sorted = this.#sorted
      .filter((term) => term.postings.length > 0)
      .sort((a, b) => (a.text < b.text ? -1 : 1));
    return { from: 0, to: this.#sorted.length, depth: 0 };
  }

  termAt = (index: number): Term => this.#sorted[index] ?? emptyTerm;

  /** Returns the approximate number of postings of all terms of a span; it is cached. */
  countPostings(span: Span): number {
    span.postings ??= this.#count(span);
    return span.postings;
  }

  /** Returns true if the shared letters of a span are a term themselves, which is then the first term of the span. */
  isTerm = ({ from, depth }: Span): boolean => this.termAt(from).text.length === depth;

  /** Returns the terms of a span that continue with this letter. */
  narrow = (span: Span, char: number): Span | undefined => this.branches(span).get(char);

  /** Returns the terms that begin with a text. */
  findPrefix(text: string): Span | undefined {
    let span: Span | undefined = this.root;
    for (let i = 0; span && i < text.length; i++) span = this.narrow(span, text.charCodeAt(i));
    return span;
  }

  /** Returns the span whose first term equals the text; undefined if there is no such term. */
  findExact(text: string): Span | undefined {
    const span = this.findPrefix(text);
    return span && this.isTerm(span) ? span : undefined;
  }

  branches(span: Span): ReadonlyMap<number, Span> {
    span.branches ??= this.#split(span);
    return span.branches;
  }

  #split(span: Span): ReadonlyMap<number, Span> {
    const branches = new Map<number, Span>();
    const depth = span.depth + 1;
    for (let from = span.from + (this.isTerm(span) ? 1 : 0); from < span.to; ) {
      const char = this.#charAt(from, span.depth);
      const to = this.#firstAfter(char, { ...span, from });
      branches.set(char, { from, to, depth });
      from = to;
    }
    return branches;
  }

  #count({ from, to }: Span): number {
    let sum = 0;
    for (let i = from; i < to; i++) sum += this.termAt(i).postings.length;
    return sum;
  }

  #charAt = (index: number, depth: number): number => this.termAt(index).text.charCodeAt(depth);

  /** Returns the index of the first term in the span that continues with a later letter, by binary search. */
  #firstAfter(char: number, { from, to, depth }: Span): number {
    let [low, high] = [from, to];
    while (low < high) {
      const mid = (low + high) >> 1;
      if (this.#charAt(mid, depth) > char) high = mid;
      else low = mid + 1;
    }
    return low;
  }
}

import { buildPostings, type SearchDocument } from './build-postings.ts';
import { DocIds } from './doc-ids.ts';
import { type Field, FieldTable } from './field-table.ts';
import { docIdOf, type Posting } from './postings.ts';
import { sortedSlice } from './sorted-slice.ts';
import { type Term, TermDictionary } from './term-dictionary.ts';
import { TermMatcher } from './term-matcher.ts';
import { tokenize } from './tokenize.ts';

/** Further terms of a query are ignored: scores can be combined for up to fifteen terms. */
const MAX_QUERY_TERMS = 12;

/** Which matching documents are returned, and in which order. The functions get docIds. */
export type Query = {
  matches: (docId: number) => boolean;
  /** The order of equally good documents; if it is 0, they are ordered by their ids. */
  compare: (a: number, b: number) => number;
  /** The range of returned documents: from index `from` (0 is the best) up to, but not including, `to`. */
  from: number;
  to: number;
};

/** The ids of the documents in the requested range, and the number of all matching documents. */
export type SearchResult = { ids: number[]; total: number };

/** A full-text index in memory that tolerates typos and ranks by field. */
export class SearchIndex<Name extends string = string> {
  readonly #fields: FieldTable<Name>;
  readonly #docIds = new DocIds();
  readonly #terms = new TermDictionary();
  readonly #termsByDocId: Term[][] = [];
  readonly #matcher: TermMatcher;

  /** @param fields in order of precedence: a term that occurs in several fields counts for the first */
  constructor(fields: readonly Field<Name>[]) {
    this.#fields = new FieldTable(fields);
    this.#matcher = new TermMatcher(this.#terms, this.#fields);
  }

  /** Adds a document that is not in the index yet; returns its docId, a small number that is reused after removal. */
  add(document: SearchDocument<Name>): number {
    const docId = this.#docIds.add(document.id);
    const terms = [...buildPostings(document, docId, this.#fields)];
    this.#termsByDocId[docId] = terms.map(([term, posting]) => this.#terms.add(term, posting));
    return docId;
  }

  /** Removes a document if it is in the index. */
  remove(id: number): void {
    const docId = this.#docIds.remove(id);
    if (docId === undefined) return;
    const isGone = (posting: Posting) => docIdOf(posting) === docId;
    for (const term of this.#termsByDocId[docId] ?? []) this.#terms.remove(term, isGone);
    this.#termsByDocId[docId] = [];
  }

  /** Returns the documents that match all terms of a text, the best first; none for a text without terms. */
  find(text: string, { matches, compare, from, to }: Query): SearchResult {
    const { idOf, size } = this.#docIds;
    const scores = this.#matcher.match(tokenize(text).slice(0, MAX_QUERY_TERMS), size);
    scores.filter(matches);
    const shown = sortedSlice(
      scores.docIds,
      { from, to },
      (a, b) => scores.get(a) - scores.get(b) || compare(a, b) || idOf(a) - idOf(b),
    );
    return { ids: shown.map(idOf), total: scores.docIds.length };
  }
}

import type { Paging } from '../../../platform/http/index.ts';
import type { StockFilter } from '../stocks-store.ts';
import { ItemColumns } from './item-columns.ts';
import { buildPostings, docIdOf, type Posting } from './postings.ts';
import type { SearchableItem } from './searchable-item.ts';
import { sortedSlice } from './sorted-slice.ts';
import { Synonyms } from './synonyms.ts';
import { type Term, TermDictionary } from './term-dictionary.ts';
import { TermMatcher } from './term-matcher.ts';
import { tokenize } from './tokenize.ts';

/** Longer queries are cut: scores can be combined for up to fifteen terms. */
const MAX_QUERY_TERMS = 12;

/** The in-memory search index. It is independent of the database. */
export class SearchIndex {
  readonly #stocks = new ItemColumns();
  readonly #terms = new TermDictionary();
  readonly #termsByDocId: Term[][] = [];
  readonly #matcher = new TermMatcher(this.#terms);

  readonly #synonyms: Synonyms;

  constructor(synonyms: Synonyms = new Synonyms([])) {
    this.#synonyms = synonyms;
  }

  add(stock: SearchableItem): void {
    const docId = this.#stocks.add(stock);
    const terms = [...buildPostings(stock, docId, this.#synonyms)];
    this.#termsByDocId[docId] = terms.map(([term, posting]) => this.#terms.add(term, posting));
  }

  remove(id: number): void {
    const docId = this.#stocks.remove(id);
    if (docId === undefined) return;
    const isGone = (posting: Posting) => docIdOf(posting) === docId;
    for (const term of this.#termsByDocId[docId] ?? []) this.#terms.remove(term, isGone);
  }

  /**
   * The stocks that match all words of a text: one page of their ids, the best first, and the total. Equally
   * good ones are in the order of the listings.
   */
  find(text: string, filter: StockFilter, { page, limit }: Paging) {
    const stocks = this.#stocks;
    const scores = this.#matcher.match(tokenize(text).slice(0, MAX_QUERY_TERMS), stocks.size);
    scores.filter((docId) => stocks.matches(docId, filter));
    const from = (page - 1) * limit;
    const shown = sortedSlice(
      scores.docIds,
      { from, to: from + limit },
      (a, b) => scores.get(a) - scores.get(b) || stocks.compare(a, b),
    );
    return { ids: shown.map(stocks.stockIdOf), total: scores.docIds.length };
  }
}

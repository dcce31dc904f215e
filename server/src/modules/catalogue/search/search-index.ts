import type { Paging } from '../../../platform/http/index.ts';
import type { StockFilter } from '../stocks-store.ts';
import type { Findable } from './findable.ts';
import { firstOf } from './first-of.ts';
import { WordMatcher } from './match-words.ts';
import { type Posting, postingsOf, seatOf } from './postings.ts';
import { StocksOnSale } from './stocks-on-sale.ts';
import { type Word, WordList } from './word-list.ts';
import { wordsOf } from './words.ts';

/** Longer questions are cut: the words of a question are scored together, fifteen at most. */
const mostWords = 12;

/** All that can be found, in memory. Nothing in it knows of the database. */
export class SearchIndex {
  readonly #stocks = new StocksOnSale();
  readonly #words = new WordList();
  readonly #wordsBySeat: Word[][] = [];
  readonly #matcher = new WordMatcher(this.#words);

  add(stock: Findable): void {
    const seat = this.#stocks.add(stock);
    const words = [...postingsOf(stock, seat)];
    this.#wordsBySeat[seat] = words.map(([word, posting]) => this.#words.add(word, posting));
  }

  remove(id: number): void {
    const seat = this.#stocks.remove(id);
    if (seat === undefined) return;
    const isGone = (posting: Posting) => seatOf(posting) === seat;
    for (const word of this.#wordsBySeat[seat] ?? []) this.#words.remove(word, isGone);
  }

  /**
   * The stocks that have all words of a text: one page of their ids, the best first, and how many
   * there are in all. Of equal ones, the order is that of the shelves.
   */
  find(text: string, filter: StockFilter, { page, limit }: Paging) {
    const stocks = this.#stocks;
    const scores = this.#matcher.match(wordsOf(text).slice(0, mostWords), stocks.seats);
    scores.keepOnly((seat) => stocks.passes(seat, filter));
    const from = (page - 1) * limit;
    const shown = firstOf(
      scores.seats,
      { from, to: from + limit },
      (a, b) => scores.of(a) - scores.of(b) || stocks.compare(a, b),
    );
    return { ids: shown.map(stocks.idOf), total: scores.seats.length };
  }
}

import { SearchIndex, type SearchResult } from '@sabuja/search-index';
import type { Paging } from '../../../platform/http/index.ts';
import type { StockFilter } from '../stocks-store.ts';
import { ItemColumns } from './item-columns.ts';
import { itemFields, toDocument } from './item-document.ts';
import type { SearchableItem } from './searchable-item.ts';
import { Synonyms } from './synonyms.ts';

/** The items on sale in a search index. It is independent of the database. */
export class ItemIndex {
  readonly #index = new SearchIndex(itemFields);
  readonly #columns = new ItemColumns();
  readonly #synonyms: Synonyms;

  constructor(synonyms: Synonyms = new Synonyms([])) {
    this.#synonyms = synonyms;
  }

  add(item: SearchableItem): void {
    this.#columns.set(this.#index.add(toDocument(item, this.#synonyms)), item);
  }

  remove(id: number): void {
    this.#index.remove(id);
  }

  /**
   * Finds the items that match all words of a text: one page of their ids, the best first, and the total. Equally
   * good matches are in the order of the listings.
   */
  find(text: string, filter: StockFilter, { page, limit }: Paging): SearchResult {
    const columns = this.#columns;
    return this.#index.find(text, {
      matches: (docId) => columns.matches(docId, filter),
      compare: (a, b) => columns.compare(a, b),
      from: (page - 1) * limit,
      to: page * limit,
    });
  }
}

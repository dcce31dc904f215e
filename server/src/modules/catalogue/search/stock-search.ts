import type { Selectable } from 'kysely';
import { type CacheStore, PatchedValue } from '../../../platform/cache/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { PagedRows, Paging } from '../../../platform/http/index.ts';
import { type Arrangement, arrangeItems, isArranged } from '../arrange-items.ts';
import type { StockFilter } from '../stocks-store.ts';
import type { StockRow } from '../tables.ts';
import { buildIndex, updateIndex } from './build-index.ts';
import type { ItemIndex } from './item-index.ts';
import { stockSource } from './search-store.ts';
import { StockCache } from './stock-cache.ts';

/** A sort or filter applies to this many of the best results. */
const MAX_ARRANGED = 500;

/**
 * Full-text search on a cached index, with a cache of the stocks found. The database publishes changes:
 * `words:7` when the words or the order by which stock 7 is found change, `words` when those of any stock may,
 * `stock:7` when its fields change, `catalogue` when the fields of any stock may.
 */
export class StockSearch {
  readonly #index: PatchedValue<ItemIndex>;
  readonly #stocks: StockCache;

  constructor(db: Db, store: CacheStore) {
    const from = { db, source: stockSource };
    this.#index = new PatchedValue(store, {
      tags: ['words'],
      read: () => buildIndex(db, stockSource),
      patch: { tag: 'words', apply: (index, ids) => updateIndex(index, ids, from) },
    });
    this.#stocks = new StockCache(db, store);
  }

  /** Stocks on sale that match all words of a text, the best first; none for a text without words. */
  async find(
    text: string,
    filter: StockFilter,
    paging: Paging,
    arrangement: Arrangement = {},
  ): Promise<PagedRows<Selectable<StockRow>>> {
    if (isArranged(arrangement)) return this.#findArranged(text, filter, paging, arrangement);
    const index = await this.#index.current();
    const { ids, total } = index.find(text, filter, paging);
    return { rows: await this.#readActive(ids), total };
  }

  async #findArranged(
    text: string,
    filter: StockFilter,
    { page, limit }: Paging,
    arrangement: Arrangement,
  ): Promise<PagedRows<Selectable<StockRow>>> {
    const index = await this.#index.current();
    const { ids } = index.find(text, filter, { page: 1, limit: MAX_ARRANGED });
    const arranged = arrangeItems(
      await this.#readActive(ids),
      ({ quantity }) => quantity,
      arrangement,
    );
    const rows = arranged.slice((page - 1) * limit, page * limit);
    return { rows, total: arranged.length };
  }

  async #readActive(ids: readonly number[]): Promise<Selectable<StockRow>[]> {
    const stocks = await this.#stocks.read(ids);
    return stocks.filter((stock) => !stock.inactive);
  }
}

import type { Db } from '../../platform/db/index.ts';
import { StockSearch } from './search/stock-search.ts';
import { StockCountCache } from './stock-count-cache.ts';

/** The catalogue caches of a server, and the listeners that invalidate them. */
export function createCatalogueCache(db: Db) {
  const search = new StockSearch(db);
  const counts = new StockCountCache();
  return { search, counts, listeners: [search.listener, counts.listener] };
}

export type CatalogueCache = ReturnType<typeof createCatalogueCache>;

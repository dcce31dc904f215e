import type { Db } from '../../platform/db/index.ts';
import { StockSearch } from './search/stock-search.ts';
import { StockCountCache } from './stock-count-cache.ts';

/** What a server keeps of the catalogue in its memory, and what has to hear of changes for it. */
export function createCatalogueCache(db: Db) {
  const search = new StockSearch(db);
  const counts = new StockCountCache();
  return { search, counts, listeners: [search.listener, counts.listener] };
}

export type CatalogueCache = ReturnType<typeof createCatalogueCache>;

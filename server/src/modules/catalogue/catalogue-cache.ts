import type { Db } from '../../platform/db/index.ts';
import { ComboSearch } from './search/combo-search.ts';
import { StockSearch } from './search/stock-search.ts';
import { StockCountCache } from './stock-count-cache.ts';

/** The catalogue caches of a server, and the listeners that invalidate them. */
export function createCatalogueCache(db: Db) {
  const search = new StockSearch(db);
  const combos = new ComboSearch(db);
  const counts = new StockCountCache();
  return {
    search,
    combos,
    counts,
    listeners: [search.listener, combos.listener, counts.listener],
  };
}

export type CatalogueCache = ReturnType<typeof createCatalogueCache>;

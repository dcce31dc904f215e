import { type CacheStore, TaggedCache } from '../../platform/cache/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { ComboSearch } from './search/combo-search.ts';
import { StockSearch } from './search/stock-search.ts';

/** Maximum number of cached totals: a limit is needed since a client can request any filter. */
const MAX_COUNTS = 10_000;

/** The catalogue caches of a server: both searches, and the totals of listings. */
export const createCatalogueCache = (db: Db, store: CacheStore) => ({
  search: new StockSearch(db, store),
  combos: new ComboSearch(db, store),
  counts: new TaggedCache<string, number>(store, { maxSize: MAX_COUNTS }),
});

export type CatalogueCache = ReturnType<typeof createCatalogueCache>;

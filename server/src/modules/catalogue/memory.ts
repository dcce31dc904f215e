import type { Db } from '../../platform/db/index.ts';
import { KeptCounts } from './kept-counts.ts';
import { StockSearch } from './search/stock-search.ts';

/** What a server keeps of the catalogue in its memory, and what has to hear of changes for it. */
export function keepInMemory(db: Db) {
  const search = new StockSearch(db);
  const counts = new KeptCounts();
  return { search, counts, listeners: [search.listener, counts.listener] };
}

export type CatalogueMemory = ReturnType<typeof keepInMemory>;

import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { Found, Paging } from '../../platform/http/index.ts';
import type { KeptCounts } from './kept-counts.ts';
import { countStocks, listStocks, type StockFilter } from './stocks-store.ts';
import type { StockRow } from './tables.ts';

/** One page of the stocks that a filter lets through, and how many there are in all. */
export async function listShelf(
  { db, counts }: { db: Db; counts: KeptCounts },
  filter: StockFilter,
  paging: Paging,
): Promise<Found<Selectable<StockRow>>> {
  const [rows, total] = await Promise.all([
    listStocks(db, filter, paging),
    counts.of(keyOf(filter), () => countStocks(db, filter)),
  ]);
  return { rows, total };
}

const keyOf = (filter: StockFilter): string =>
  JSON.stringify([
    filter.category_id,
    filter.subcategory_id,
    filter.featured,
    filter.active_only,
    filter.active_categories,
    filter.veg_nonveg,
  ]);

import type { Selectable } from 'kysely';
import type { TaggedCache } from '../../platform/cache/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { PagedRows, Paging } from '../../platform/http/index.ts';
import { countStocks, listStocks, type StockFilter } from './stocks-store.ts';
import type { StockRow } from './tables.ts';

/** One page of the stocks that match a filter, and the total of all pages. */
export async function listStockPage(
  { db, counts }: { db: Db; counts: TaggedCache<string, number> },
  filter: StockFilter,
  paging: Paging,
): Promise<PagedRows<Selectable<StockRow>>> {
  const count = () => countStocks(db, filter);
  const [rows, total] = await Promise.all([
    listStocks(db, filter, paging),
    // Changes of quantity and discount, which these select by, do not empty the cache.
    filter.in_stock || filter.discounted || filter.origin
      ? count()
      : counts.read(filterKey(filter), countTags, count),
  ]);
  return { rows, total };
}

/** An order changes a stock and so its page, but no total. */
const countTags = ['catalogue', 'listing'] as const;

const filterKey = (filter: StockFilter): string =>
  JSON.stringify([
    filter.category_id,
    filter.subcategory_id,
    filter.featured,
    filter.active_only,
    filter.active_categories,
    filter.veg_nonveg,
  ]);

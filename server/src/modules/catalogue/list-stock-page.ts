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
    // Totals with these filters are not cached: changes of quantity and discount do not invalidate the cache.
    filter.in_stock || filter.discounted || filter.origin
      ? count()
      : counts.read(filterKey(filter), countTags, count),
  ]);
  return { rows, total };
}

/** The tags that invalidate totals: no `stock:` tags, since an order changes stocks and so pages, but no total. */
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

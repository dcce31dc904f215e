import type { StaffStock, StockResult } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { ProductFilter } from '../products/index.ts';
import { type GridRow, toChange } from './grid-rows.ts';

/** How many products the grid shows at most. */
export const MAX_ROWS = 1000;
/** The largest page size of the list. */
const PAGE_SIZE = 100;
/** Products per request while saving; the progress is updated after each request. */
const SENT_AT_ONCE = 100;

/** The products of the grid, loaded once: changes by others are detected when a row is saved. */
export const gridQuery = (filter: ProductFilter) =>
  queryOptions({
    queryKey: ['products', 'grid', filter],
    queryFn: () => loadProducts(filter),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

async function loadProducts(filter: ProductFilter) {
  const products = new Map<number, StaffStock>();
  let total = 0;
  for (let page = 1; page <= MAX_ROWS / PAGE_SIZE; page++) {
    const query = { ...filter, page, limit: PAGE_SIZE } as object;
    const found = await api('GET /api/v1/staff/stocks', { query });
    // A product may move to the next page while pages are read.
    for (const product of found.results) products.set(product.stock_id, product);
    total = found.total;
    if (page >= found.total_pages) break;
  }
  return { products: [...products.values()], total };
}

/** Sends changed rows in parts; `onResults` receives the outcome of each part. */
export async function saveRows(
  rows: readonly GridRow[],
  onResults: (sent: readonly GridRow[], results: readonly StockResult[]) => void,
): Promise<StockResult[]> {
  const all: StockResult[] = [];
  try {
    for (let from = 0; from < rows.length; from += SENT_AT_ONCE) {
      const sent = rows.slice(from, from + SENT_AT_ONCE);
      const body = { changes: sent.map(toChange) };
      const { results } = await api('PATCH /api/v1/staff/stocks', { body });
      onResults(sent, results);
      all.push(...results);
    }
    return all;
  } finally {
    const client = queryClient();
    await Promise.all([
      ...['list', 'one', 'prices'].map((part) =>
        client.invalidateQueries({ queryKey: ['products', part] }),
      ),
      client.invalidateQueries({ queryKey: ['categories'] }),
    ]);
  }
}

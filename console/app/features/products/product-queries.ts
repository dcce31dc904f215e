import type { NewStaffStock, StaffStock, StaffStockChange } from '@sabuja/contract';
import type { Locale } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Place } from '../../lib/list-pager.tsx';

const PAGE_SIZE = 50;

/** The filter of the list, stored in the page's URL. */
export type ProductFilter = Readonly<Partial<Record<(typeof filterNames)[number], string>>>;
export const filterNames = ['q', 'department', 'subcategory_id', 'state'] as const;

export const productsQuery = (filter: ProductFilter, place: Place) =>
  queryOptions({
    queryKey: ['products', 'list', filter, place],
    queryFn: () =>
      api('GET /api/v1/staff/stocks', {
        query: { ...filter, ...place, limit: PAGE_SIZE } as object,
      }),
    placeholderData: keepPreviousData,
  });

export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: () => api('GET /api/v1/staff/stocks/{id}', { params: { id } }),
    enabled: Number.isSafeInteger(id),
  });

export const pricesQuery = (id: number) =>
  queryOptions({
    queryKey: ['products', 'prices', id],
    queryFn: () => api('GET /api/v1/staff/stocks/{id}/prices', { params: { id } }),
  });

export type ProductSaving =
  | { id: undefined; body: NewStaffStock }
  | { id: number; body: StaffStockChange };

/** Creates a product, or changes one if it still has the version in the body. */
export async function saveProduct({ id, body }: ProductSaving): Promise<StaffStock> {
  const stock =
    id === undefined
      ? await api('POST /api/v1/staff/stocks', { body })
      : await api('PATCH /api/v1/staff/stocks/{id}', { params: { id }, body });
  const client = queryClient();
  client.setQueryData(productQuery(stock.stock_id).queryKey, stock);
  await Promise.all([
    client.invalidateQueries({ queryKey: ['products', 'list'] }),
    client.invalidateQueries({ queryKey: pricesQuery(stock.stock_id).queryKey }),
    client.invalidateQueries({ queryKey: ['categories'] }),
  ]);
  return stock;
}

/** Returns a function that loads the storefront page as it would be after saving. */
export const previewProduct =
  ({ id, body }: ProductSaving) =>
  (language: Locale) =>
    id === undefined
      ? api('POST /api/v1/staff/stocks/preview', { query: { language }, body })
      : api('POST /api/v1/staff/stocks/{id}/preview', {
          params: { id },
          query: { language },
          body,
        });

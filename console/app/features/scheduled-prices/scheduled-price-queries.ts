import type { NewScheduledPrice } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** A product or combo. */
export type PricedItem = { type: 'stock' | 'combo'; id: number };

// Prefix of the queries that a price changes: the item's page and the lists with the item.
const itemsKey = ({ type }: PricedItem) => [type === 'stock' ? 'products' : 'combos'];

export const scheduledPricesQuery = (item: PricedItem) => {
  const { type, id } = item;
  const params = { id };
  return queryOptions({
    queryKey: [...itemsKey(item), 'scheduled-prices', id],
    queryFn: () =>
      type === 'stock'
        ? api('GET /api/v1/staff/stocks/{id}/scheduled-prices', { params })
        : api('GET /api/v1/staff/combos/{id}/scheduled-prices', { params }),
  });
};

/** Mutation that schedules a price of an item. */
export const useSchedulePrice = (item: PricedItem) => {
  const params = { id: item.id };
  return useMutation({
    mutationFn: (body: NewScheduledPrice) =>
      item.type === 'stock'
        ? api('POST /api/v1/staff/stocks/{id}/scheduled-prices', { params, body })
        : api('POST /api/v1/staff/combos/{id}/scheduled-prices', { params, body }),
    onSuccess: (result) => queryClient().setQueryData(scheduledPricesQuery(item).queryKey, result),
  });
};

/** Mutation that cancels a planned price, or ends a running one, which changes the item. */
export const useCancelScheduledPrice = (item: PricedItem) =>
  useMutation({
    mutationFn: (price_id: number) => {
      const params = { id: item.id, price_id };
      return item.type === 'stock'
        ? api('DELETE /api/v1/staff/stocks/{id}/scheduled-prices/{price_id}', { params })
        : api('DELETE /api/v1/staff/combos/{id}/scheduled-prices/{price_id}', { params });
    },
    onSettled: () => queryClient().invalidateQueries({ queryKey: itemsKey(item) }),
  });

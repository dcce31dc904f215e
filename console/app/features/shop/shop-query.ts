import type { Input, staffShopCalls } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type ShopChange = Input<(typeof staffShopCalls)['PATCH /api/v1/staff/shop']>['body'];

/** The shop profile in English with its translations. */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: () => api('GET /api/v1/staff/shop'),
});

/** Mutation that changes fields of the shop profile. */
export const useChangeShop = () =>
  useMutation({
    mutationFn: (body: ShopChange) => api('PATCH /api/v1/staff/shop', { body }),
    onSuccess: (profile) => queryClient().setQueryData(shopQuery.queryKey, profile),
  });

import type { ItemType } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { readMinimumOrder } from '@sabuja/contract/rules/shop-settings';
import { seconds } from '@sabuja/kit';
import { queryOptions } from '@tanstack/react-query';
import { mineKey } from '../session/index.ts';
import { type Sellable, sellable } from './sellable.ts';

export const cartKey = mineKey('cart');

export const cartQuery = (api: Client) =>
  queryOptions({
    queryKey: cartKey,
    queryFn: ({ signal }) => api('GET /api/v1/cart/', { signal }),
  });

/** What the catalogue says of an item now. The browser's cache asks with the answer's ETag. */
export const itemQuery = (api: Client, type: ItemType, id: number) =>
  queryOptions({
    queryKey: ['cart-item', type, id],
    queryFn: async ({ signal }): Promise<Sellable> => {
      const input = { params: { id }, signal };
      return type === 'COMBO'
        ? sellable(await api('GET /api/v1/combo/{id}', input))
        : sellable(await api('GET /api/v1/stocks/{id}', input));
    },
    staleTime: seconds(1),
    retry: false,
  });

/** The minimum order in paise. A failure is logged by the cache, and counts as no minimum. */
export const minimumOrderQuery = (api: Client) =>
  queryOptions({
    queryKey: ['setting', 'MIN_ORDER_AMOUNT', 'paise'],
    queryFn: async ({ signal }) => {
      const params = { key: 'MIN_ORDER_AMOUNT' } as const;
      const setting = await api('GET /api/v1/settings/general/key/{key}', { params, signal });
      return readMinimumOrder(setting.MIN_ORDER_AMOUNT);
    },
    staleTime: 0,
    retry: false,
  });

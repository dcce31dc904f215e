import type { ItemType } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { readMinimumOrder } from '@sabuja/contract/rules/shop-settings';
import { type Milliseconds, seconds } from '@sabuja/kit';
import { type FetchStatus, queryOptions } from '@tanstack/react-query';
import { privateQueryKey } from '../session/index.ts';
import { type Sellable, toSellable } from './sellable.ts';

export const cartKey = privateQueryKey('cart');

export const cartQuery = (api: Client) =>
  queryOptions({
    queryKey: cartKey,
    queryFn: ({ signal }) => api('GET /api/v1/cart/', { signal }),
  });

/** Details of cart lines are private too: they are reset together with the cart. */
export const cartItemKey = privateQueryKey('cart-item');

/** Polling interval of line details while the cart is open (S9.3). */
const REFRESH_INTERVAL = seconds(1);
const requestedAt = new Map<string, number>();
const lineKey = (type: ItemType, id: number) => `${type} ${id}`;

/**
 * Delay until a line's details are requested again, so that requests are `REFRESH_INTERVAL` apart
 * however long a response took. Without this the response time would be added to the interval.
 */
export function timeUntilRefresh(
  type: ItemType,
  id: number,
  fetchStatus: FetchStatus,
): Milliseconds {
  const last = requestedAt.get(lineKey(type, id));
  if (fetchStatus !== 'idle' || last === undefined) return REFRESH_INTERVAL;
  return Math.max(1, last + REFRESH_INTERVAL - performance.now());
}

/** Current catalogue data of an item. The browser's HTTP cache revalidates it by ETag. */
export const cartItemQuery = (api: Client, type: ItemType, id: number) =>
  queryOptions({
    queryKey: [...cartItemKey, type, id],
    queryFn: async ({ signal }): Promise<Sellable> => {
      requestedAt.set(lineKey(type, id), performance.now());
      const input = { params: { id }, signal };
      return type === 'COMBO'
        ? toSellable(await api('GET /api/v1/combo/{id}', input))
        : toSellable(await api('GET /api/v1/stocks/{id}', input));
    },
    staleTime: seconds(1),
    retry: false,
  });

/** The minimum order in paise. A failure is logged by the query cache and treated as no minimum. */
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

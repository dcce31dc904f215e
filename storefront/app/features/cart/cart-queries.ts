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

/** The details of cart lines belong to the customer too: they go with the cart when it is reset. */
export const cartItemKey = privateQueryKey('cart-item');

/** How often the details of a line are asked for while the cart is open. */
const REFRESH_INTERVAL = seconds(1);
const requestedAt = new Map<string, number>();
const lineKey = (type: ItemType, id: number) => `${type} ${id}`;

/**
 * How long to wait before a line's details are asked for again: `refreshEvery` after the last time,
 * however long the response took. Without this the response's time would come on top of it.
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

/** What the catalogue says of an item now. The browser's cache asks with the answer's ETag. */
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

import type { ItemType } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { readMinimumOrder } from '@sabuja/contract/rules/shop-settings';
import { type Milliseconds, seconds } from '@sabuja/kit';
import { type FetchStatus, queryOptions } from '@tanstack/react-query';
import { mineKey } from '../session/index.ts';
import { type Sellable, sellable } from './sellable.ts';

export const cartKey = mineKey('cart');

export const cartQuery = (api: Client) =>
  queryOptions({
    queryKey: cartKey,
    queryFn: ({ signal }) => api('GET /api/v1/cart/', { signal }),
  });

/** The details of cart lines belong to the customer too: they go with the cart when it is reset. */
export const itemKey = mineKey('cart-item');

/** How often the details of a line are asked for while the cart is open. */
const refreshEvery = seconds(1);
const askedAt = new Map<string, number>();
const nameOf = (type: ItemType, id: number) => `${type} ${id}`;

/**
 * How long to wait before a line's details are asked for again: `refreshEvery` after the last time,
 * however long the response took. Without this the response's time would come on top of it.
 */
export function untilRefresh(type: ItemType, id: number, fetchStatus: FetchStatus): Milliseconds {
  const last = askedAt.get(nameOf(type, id));
  if (fetchStatus !== 'idle' || last === undefined) return refreshEvery;
  return Math.max(1, last + refreshEvery - performance.now());
}

/** What the catalogue says of an item now. The browser's cache asks with the answer's ETag. */
export const itemQuery = (api: Client, type: ItemType, id: number) =>
  queryOptions({
    queryKey: [...itemKey, type, id],
    queryFn: async ({ signal }): Promise<Sellable> => {
      askedAt.set(nameOf(type, id), performance.now());
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

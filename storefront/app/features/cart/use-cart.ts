import type { CartItem } from '@sabuja/contract';
import { type FetchStatus, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../session/index.ts';
import { emptyCart, type LineRef, quantityOf } from './cart-model.ts';
import { cartItemQuery, cartQuery, timeUntilRefresh } from './cart-queries.ts';
import type { CartLine } from './cart-rules.ts';
import { applyChanges } from './pending-changes.ts';
import { usePendingChanges } from './use-cart-sync.ts';

/** The signed-in customer's cart with pending changes applied; empty for a visitor. */
function useCart() {
  const api = useApi();
  const { isAuthenticated } = useSession();
  const cart = useQuery({ ...cartQuery(api), enabled: isAuthenticated });
  const pendingChanges = usePendingChanges();
  const displayedCart = useMemo(
    () => applyChanges(cart.data ?? emptyCart, pendingChanges),
    [cart.data, pendingChanges],
  );
  return {
    items: isAuthenticated ? displayedCart.items : emptyCart.items,
    isChanging: pendingChanges.length > 0,
    loading: isAuthenticated && cart.isPending,
    failed: isAuthenticated && cart.isError && cart.data === undefined,
    retry: () => void cart.refetch(),
  };
}

/** Number of lines, for badges. */
export const useCartCount = (): number => useCart().items.length;

/** Quantity of an item in the cart. */
export function useQuantityInCart(line: LineRef): number {
  const { items } = useCart();
  return quantityOf({ items }, line);
}

/**
 * `watch`: poll details every second while the page is visible (S9.3). `once`: load them once per
 * line.
 */
export type DetailsPolling = 'watch' | 'once' | 'off';

/**
 * The lines of the cart with their current catalogue data. Lines whose details fail to load are
 * skipped; if none has details, the cart failed to load.
 */
export function useCartLines(polling: DetailsPolling) {
  const api = useApi();
  const { items, isChanging, loading, failed, retry } = useCart();
  const details = useQueries({
    queries: items.map((item) => ({
      ...cartItemQuery(api, item.type, item.item_id),
      enabled: polling !== 'off',
      refetchInterval: ({ state }: { state: { fetchStatus: FetchStatus } }) =>
        polling === 'watch' && timeUntilRefresh(item.type, item.item_id, state.fetchStatus),
      refetchIntervalInBackground: false,
    })),
  });
  const lines = items.flatMap((item: CartItem, index): CartLine[] => {
    const product = details[index]?.data;
    return product === undefined ? [] : [{ item, product }];
  });
  const pendingLines = details.filter((detail) => detail.isPending).length;
  return {
    count: items.length,
    lines,
    /** True while a change has no response yet. */
    isChanging,
    loading,
    /** Number of lines whose details are loading. */
    pendingLines,
    failed: failed || (items.length > 0 && lines.length === 0 && pendingLines === 0),
    retry: () => {
      retry();
      for (const detail of details) if (detail.isError) void detail.refetch();
    },
  };
}

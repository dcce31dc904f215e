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

/** The signed-in customer's cart as it is pressed together, answered or not; a visitor has none. */
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

/** How many lines the cart has, for badges. */
export const useCartCount = (): number => useCart().items.length;

/** How many of an item are in the cart. */
export function useQuantityInCart(line: LineRef): number {
  const { items } = useCart();
  return quantityOf({ items }, line);
}

/** `watch`: ask for details every second while the page is visible. `once`: as they change hands. */
export type DetailsPolling = 'watch' | 'once' | 'off';

/**
 * The lines of the cart with what the catalogue says of each now. A line whose details cannot be
 * had is skipped.
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
  return {
    count: items.length,
    lines,
    /** A change is under way; what it comes to is not certain yet. */
    isChanging,
    loading,
    /** Lines whose details are still under way. */
    pendingLines: details.filter((detail) => detail.isPending).length,
    failed,
    retry,
  };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { type RequestedItem, resolveAvailability } from './availability.ts';
import { cartItemQuery, cartQuery } from './cart-queries.ts';
import { applyChanges } from './pending-changes.ts';
import { useCartActions } from './use-cart-actions.ts';
import { getCartSync } from './use-cart-sync.ts';

/** Without a network the mutation fails at once, instead of waiting for what it reads. */
const networkMode = 'always';

/**
 * Mutation that adds many items to the cart as far as they are in stock; its result lists the
 * shortfalls.
 */
export function useAddItemsToCart() {
  const api = useApi();
  const client = useQueryClient();
  const { add } = useCartActions();
  return useMutation({
    mutationFn: async (requested: readonly RequestedItem[]) => {
      const [cart, ...items] = await Promise.all([
        client.fetchQuery({ ...cartQuery(api), networkMode }),
        ...requested.map(({ type, item_id }) =>
          client
            .fetchQuery({ ...cartItemQuery(api, type, item_id), networkMode })
            .catch(() => undefined),
        ),
      ]);
      const displayedCart = applyChanges(cart, getCartSync(client, api).pending.get());
      const availability = resolveAvailability(requested, items, displayedCart);
      for (const { item_id, type, quantity } of availability.available)
        add({ item_id, type }, quantity);
      return availability;
    },
  });
}

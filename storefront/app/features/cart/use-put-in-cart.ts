import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { withPresses } from './cart-presses.ts';
import { cartQuery, itemQuery } from './cart-queries.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { cartSyncOf } from './use-cart-sync.ts';
import { type Wish, whatCanBeHad } from './what-can-be-had.ts';

/** Puts many items into the cart at once, as far as they can be had; the answer tells what was short. */
export function usePutInCart() {
  const api = useApi();
  const client = useQueryClient();
  const { add } = useCartChanges();
  return useMutation({
    mutationFn: async (wishes: readonly Wish[]) => {
      const [cart, ...items] = await Promise.all([
        client.fetchQuery(cartQuery(api)),
        ...wishes.map(({ type, item_id }) =>
          client.fetchQuery(itemQuery(api, type, item_id)).catch(() => undefined),
        ),
      ]);
      const shown = withPresses(cart, cartSyncOf(client, api).pending.get());
      const had = whatCanBeHad(wishes, items, shown);
      for (const { item_id, type, quantity } of had.add) add({ item_id, type }, quantity);
      return had;
    },
  });
}

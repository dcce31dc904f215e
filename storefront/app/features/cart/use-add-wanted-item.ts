import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { cartKey } from './cart-queries.ts';
import { takeWantedItem } from './take-wanted-item.ts';

/**
 * Run after sign-in: adds the item the visitor wanted to the cart and returns the path of its page.
 */
export function useAddWantedItem(): () => Promise<string | undefined> {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  return useCallback(async () => {
    const wanted = takeWantedItem(() => sessionStorage, Date.now());
    if (wanted === undefined) return undefined;
    try {
      const query = { item_id: wanted.item_id, type: wanted.type, quantity: 1 };
      const cart = await api('POST /api/v1/cart/item/', { query });
      // The cart requested at the start of the session may lack the item: its response must not replace this cart.
      await client.cancelQueries({ queryKey: cartKey });
      client.setQueryData(cartKey, cart);
    } catch (error) {
      toastError(errorMessage(error, t`Something went wrong. Please try again.`));
    }
    return wanted.path;
  }, [api, client, t]);
}

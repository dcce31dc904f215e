import { useLingui } from '@lingui/react/macro';
import type { Cart } from '@sabuja/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../lib/error-message.ts';
import { useApi } from '../../lib/use-api.ts';
import { toastError } from '../../ui/toast.ts';
import { emptyCart, type LineOf, lineOf, withAdded, withQuantity } from './cart-changes.ts';
import { cartKey } from './cart-queries.ts';
import { type CartChange, sendChange } from './send-change.ts';

const changeKey = ['cart-change'];

/**
 * Changes the cart on the screen at once and on the server one change after the other. A refused
 * change is taken back with the server's message.
 */
export function useCartChanges() {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const change = useMutation({
    mutationKey: changeKey,
    scope: { id: 'cart' },
    mutationFn: (asked: CartChange) => sendChange(api, asked),
    onMutate: async (asked) => {
      await client.cancelQueries({ queryKey: cartKey });
      const before = client.getQueryData<Cart>(cartKey);
      client.setQueryData<Cart>(cartKey, changed(before ?? emptyCart, asked));
      return before;
    },
    onSuccess: (cart) => {
      if (cart !== undefined && isLast()) client.setQueryData<Cart>(cartKey, cart);
    },
    onError: (error, _asked, before) => {
      if (isLast() && before !== undefined) client.setQueryData<Cart>(cartKey, before);
      toastError(errorMessage(error, t`Something went wrong. Please try again.`));
      return client.invalidateQueries({ queryKey: cartKey });
    },
  });
  const isLast = () => client.isMutating({ mutationKey: changeKey }) <= 1;
  const current = (line: LineOf) => lineOf(client.getQueryData<Cart>(cartKey) ?? emptyCart, line);
  return {
    add: (line: LineOf) => change.mutate({ kind: 'add', line, quantity: 1 }),
    /** Sets the line's quantity; 0 or below removes the line. */
    setQuantity: (line: LineOf, quantity: number) =>
      change.mutate({ kind: 'set', line, quantity, lineId: current(line)?.cart_item_id }),
  };
}

const changed = (cart: Cart, { kind, line, quantity }: CartChange): Cart =>
  kind === 'add' ? withAdded(cart, line, quantity) : withQuantity(cart, line, quantity);

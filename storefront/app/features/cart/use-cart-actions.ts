import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { preloadToaster } from '@sabuja/ui/toast-region.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { emptyCart, type LineRef } from './cart-model.ts';
import { cartItemKey, cartQuery } from './cart-queries.ts';
import {
  applyChanges,
  createAddChange,
  createSetChange,
  type PendingChange,
} from './pending-changes.ts';
import { getCartSync } from './use-cart-sync.ts';

/**
 * Actions that update the cart optimistically and send the changes one after the other. A refused
 * change is reverted with the server's message.
 */
export function useCartActions() {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const onRefused = (error: unknown) => {
    void client.invalidateQueries({ queryKey: cartItemKey });
    const failed = navigator.onLine
      ? t`Something went wrong. Please try again.`
      : t`No connection. Your cart was not changed.`;
    toastError(errorMessage(error, failed));
  };
  const submitChange = (createChange: (displayed: typeof emptyCart) => PendingChange) => {
    preloadToaster();
    const sync = getCartSync(client, api);
    const serverCart = client.getQueryData(cartQuery(api).queryKey) ?? emptyCart;
    sync.change(createChange(applyChanges(serverCart, sync.pending.get())), onRefused);
  };
  return {
    add: (line: LineRef, quantity = 1) =>
      submitChange((displayed) => createAddChange(displayed, line, quantity)),
    /** Sets the line's quantity; 0 or below removes the line. */
    setQuantity: (line: LineRef, quantity: number) =>
      submitChange(() => createSetChange(line, quantity)),
    /** Removes every line. */
    clear: () => submitChange(() => ({ kind: 'clear' })),
  };
}

import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../lib/api-error.ts';
import { useApi } from '../../lib/use-api.ts';
import { toastError } from '../../ui/toast.ts';
import { loadToaster } from '../../ui/toast-region.tsx';
import { emptyCart, type LineOf } from './cart-changes.ts';
import { addPress, type Press, setPress, withPresses } from './cart-presses.ts';
import { cartQuery, itemKey } from './cart-queries.ts';
import { cartSyncOf } from './use-cart-sync.ts';

/**
 * Changes the cart on the screen at once and on the server one change after the other. A refused
 * change is taken back with the server's message.
 */
export function useCartChanges() {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const refused = (error: unknown) => {
    void client.invalidateQueries({ queryKey: itemKey });
    const failed = navigator.onLine
      ? t`Something went wrong. Please try again.`
      : t`No connection. Your cart was not changed.`;
    toastError(errorMessage(error, failed));
  };
  const press = (make: (shown: typeof emptyCart) => Press) => {
    loadToaster().catch(() => undefined);
    const sync = cartSyncOf(client, api);
    const known = client.getQueryData(cartQuery(api).queryKey) ?? emptyCart;
    sync.press(make(withPresses(known, sync.pending.get())), refused);
  };
  return {
    add: (line: LineOf, quantity = 1) => press((shown) => addPress(shown, line, quantity)),
    /** Sets the line's quantity; 0 or below removes the line. */
    setQuantity: (line: LineOf, quantity: number) => press(() => setPress(line, quantity)),
    /** Removes every line. */
    clear: () => press(() => ({ kind: 'clear' })),
  };
}

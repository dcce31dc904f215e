import { useLingui } from '@lingui/react/macro';
import type { Order } from '@sabuja/contract';
import { isFinal } from '@sabuja/contract/rules/order-status';
import { Button } from '@sabuja/ui/button.tsx';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { offlineMessage } from '../../lib/offline-error.ts';
import { useApi } from '../../lib/use-api.ts';
import { useAddItemsToCart } from '../cart/index.ts';
import { orderItemsQuery } from './order-queries.ts';
import { ReorderResult, toRequestedItems } from './reorder.tsx';

/** Button in the list of orders that adds the items of a finished order to the cart; loads them on click. */
export function OrderAgain({ order }: { order: Order }) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const addToCart = useAddItemsToCart();
  const reorder = useMutation({
    mutationFn: async () => {
      const items = await client.fetchQuery({
        ...orderItemsQuery(api, order.uid),
        // Without a network the click fails at once.
        networkMode: 'always',
      });
      await addToCart.mutateAsync(toRequestedItems(items));
    },
    onError: (error) =>
      toastError(offlineMessage(error) ?? t`Something went wrong. Please try again.`),
  });
  if (!isFinal(order.o_status)) return null;
  return (
    <div className="grid gap-2 justify-items-start">
      <Button variant="outline" size="sm" busy={reorder.isPending} onClick={() => reorder.mutate()}>
        <RotateCcw aria-hidden="true" className="size-4" />
        {t`Order again`}
      </Button>
      <div className="w-full">
        <ReorderResult addToCart={addToCart} />
      </div>
    </div>
  );
}

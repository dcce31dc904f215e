import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderItem } from '@sabuja/contract';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { RotateCcw } from 'lucide-react';
import { failureMessage } from '../../lib/offline-error.ts';
import { type Availability, openCart, type useAddItemsToCart } from '../cart/index.ts';

/** Converts the items of an order to the items to request for the cart. */
export const toRequestedItems = (items: readonly OrderItem[]) =>
  items.map(({ item_id, type, item_name, quantity }) => ({
    item_id,
    type,
    quantity,
    name: item_name,
  }));

type AddToCartMutation = ReturnType<typeof useAddItemsToCart>;

/** Button that adds the items of an order to the cart again. */
export function ReorderButton({
  items,
  addToCart,
}: {
  items: readonly OrderItem[];
  addToCart: AddToCartMutation;
}) {
  const { t } = useLingui();
  return (
    <Button
      variant="outline"
      busy={addToCart.isPending}
      onClick={() => addToCart.mutate(toRequestedItems(items))}
    >
      <RotateCcw aria-hidden="true" className="size-4.5" />
      {t`Order again`}
    </Button>
  );
}

/** Shows which items were added and which were not available. */
export function ReorderResult({ addToCart }: { addToCart: AddToCartMutation }) {
  const { t } = useLingui();
  return (
    <div role="status" className="empty:hidden">
      {addToCart.isError && (
        <p className="font-medium text-chilli">
          {failureMessage(addToCart.error, t`Something went wrong. Please try again.`)}
        </p>
      )}
      {addToCart.data && <AvailabilityNotice availability={addToCart.data} />}
    </div>
  );
}

function AvailabilityNotice({
  availability: { available, shortfalls },
}: {
  availability: Availability;
}) {
  const { t } = useLingui();
  const count = available.length;
  return (
    <Alert tone="leaf" className="grid gap-2">
      <p className="flex flex-wrap items-center justify-between gap-x-4 font-semibold">
        {count === 0
          ? t`None of these items is available now.`
          : t`${plural(count, {
              one: 'One product is in your cart.',
              other: '# products are in your cart.',
            })}`}
        {count > 0 && (
          <button
            type="button"
            className="-my-1.5 min-h-touch underline underline-offset-3"
            onClick={openCart}
          >
            {t`See the cart`}
          </button>
        )}
      </p>
      {shortfalls.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {shortfalls.map(({ item_id, name, quantity }) => (
            <li key={item_id}>
              {quantity === 0
                ? t`${name}: not available now`
                : t`${name}: only ${quantity} in stock`}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

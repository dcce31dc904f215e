import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Combo, ItemType, Stock } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { toastWarning } from '@sabuja/ui/toast.ts';
import clsx from 'clsx';
import { Quantity } from '../../ui/quantity.tsx';
import { type ButtonState, buttonState, outOfStockMessage } from './cart-rules.ts';
import { availableQuantity, type Sellable, toSellable } from './sellable.ts';
import { useKeepFocus } from './use-keep-focus.ts';
import { useProductButton } from './use-product-button.ts';

type Size = 'card' | 'page';
export type ProductButtonProps = {
  item: Stock | Combo;
  type: ItemType;
  /** `card`: under the price on a card. `page`: the main button of a product page. */
  size?: Size;
  /** Element id on the page to return to after signing in. */
  anchorId?: string;
  className?: string;
};
type ControlProps = { product: Sellable; button: ReturnType<typeof useProductButton>; size: Size };

/** 'Add to Cart', the quantity control, or 'Notify Me'. */
export function ProductButton({ item, size = 'card', anchorId, className }: ProductButtonProps) {
  const product = toSellable(item);
  const button = useProductButton(product, anchorId);
  const state = buttonState(button.inCart, availableQuantity(product));
  const focusProps = useKeepFocus<HTMLSpanElement>(state);
  const Control = controls[state];
  return (
    <span {...focusProps} className={clsx('grid grid-cols-1', className)}>
      <Control product={product} button={button} size={size} />
    </span>
  );
}

function AddToCart({ product: { name }, button, size }: ControlProps) {
  const { t } = useLingui();
  return (
    <Button
      variant={size === 'page' ? 'primary' : 'outline'}
      size={size === 'page' ? 'lg' : 'md'}
      aria-label={t`Add to Cart: ${name}`}
      onClick={button.add}
    >
      {t`Add to Cart`}
    </Button>
  );
}

function NotifyMe({ product: { name }, button, size }: ControlProps) {
  const { t } = useLingui();
  const { inCart } = button;
  return (
    <>
      <Button
        variant="soft"
        size={size === 'page' ? 'lg' : 'md'}
        busy={button.notifying}
        aria-label={t`Notify Me: ${name}`}
        onClick={button.notifyMe}
      >
        {t`Notify Me`}
      </Button>
      {size === 'page' && inCart > 0 && (
        <span className="pt-1 text-center text-sm text-muted">
          {t`${plural(inCart, {
            one: 'The only one in stock is in your cart',
            other: 'All # in stock are in your cart',
          })}`}
        </span>
      )}
    </>
  );
}

function InCart({ product, button, size }: ControlProps) {
  const { t } = useLingui();
  const { name } = product;
  return (
    <Quantity
      value={button.inCart}
      size={size === 'page' ? 'lg' : 'md'}
      minus={{
        label: t`Remove one ${name}`,
        onPress: () => button.setQuantity(button.inCart - 1),
      }}
      plus={{
        label: t`Add one more ${name}`,
        onPress: () => button.setQuantity(button.inCart + 1),
        disabled: button.inCart >= product.quantity,
        onRefused: () => toastWarning(t(outOfStockMessage)),
      }}
    />
  );
}

const controls: Record<ButtonState, (props: ControlProps) => React.ReactNode> = {
  add: AddToCart,
  notify: NotifyMe,
  quantity: InCart,
};

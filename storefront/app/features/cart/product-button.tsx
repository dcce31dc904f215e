import { useLingui } from '@lingui/react/macro';
import type { Combo, ItemType, Stock } from '@sabuja/contract';
import clsx from 'clsx';
import { Button } from '../../ui/button.tsx';
import { Quantity } from '../../ui/quantity.tsx';
import { toastWarning } from '../../ui/toast.ts';
import { type ButtonState, buttonState, outOfStock } from './cart-rules.ts';
import { type Sellable, sellable } from './sellable.ts';
import { useKeepFocus } from './use-keep-focus.ts';
import { useProductButton } from './use-product-button.ts';

type Size = 'card' | 'page';
export type ProductButtonProps = {
  item: Stock | Combo;
  type: ItemType;
  /** `card`: beside or under the price on a card. `page`: the main button of a product page. */
  size?: Size;
  className?: string;
};
type Parts = { product: Sellable; button: ReturnType<typeof useProductButton>; size: Size };

/** 'Add to Cart', the quantity control, or 'Notify Me'. */
export function ProductButton({ item, size = 'card', className }: ProductButtonProps) {
  const product = sellable(item);
  const button = useProductButton(product);
  const state = buttonState(button.inCart, product.quantity);
  const keepFocus = useKeepFocus<HTMLSpanElement>(state);
  const Shown = controls[state];
  return (
    <span {...keepFocus} className={clsx('grid', className)}>
      <Shown product={product} button={button} size={size} />
    </span>
  );
}

const AddToCart = ({ product, button, size }: Parts) => (
  <Button
    variant={size === 'page' ? 'primary' : 'outline'}
    size={size === 'page' ? 'lg' : 'md'}
    aria-label={`Add to Cart: ${product.name}`}
    className={size === 'card' ? 'px-2! text-sm' : ''}
    onClick={button.add}
  >
    Add to Cart
  </Button>
);

const NotifyMe = ({ product, button, size }: Parts) => (
  <Button
    variant="soft"
    size={size === 'page' ? 'lg' : 'md'}
    busy={button.notifying}
    aria-label={`Notify Me: ${product.name}`}
    className={size === 'card' ? 'px-2! text-sm' : ''}
    onClick={button.notifyMe}
  >
    Notify Me
  </Button>
);

function InCart({ product, button, size }: Parts) {
  const { t } = useLingui();
  return (
    <Quantity
      value={button.inCart}
      size={size === 'page' ? 'lg' : 'md'}
      minus={{
        label: `Remove one ${product.name}`,
        onPress: () => button.setQuantity(button.inCart - 1),
      }}
      plus={{
        label: `Add one more ${product.name}`,
        onPress: () => button.setQuantity(button.inCart + 1),
        disabled: button.inCart >= product.quantity,
        onRefused: () => toastWarning(t(outOfStock)),
      }}
    />
  );
}

const controls: Record<ButtonState, (parts: Parts) => React.ReactNode> = {
  add: AddToCart,
  notify: NotifyMe,
  quantity: InCart,
};

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Combo, ItemType, Stock } from '@sabuja/contract';
import clsx from 'clsx';
import { Button } from '../../ui/button.tsx';
import { Quantity } from '../../ui/quantity.tsx';
import { toastWarning } from '../../ui/toast.ts';
import { type ButtonState, buttonState, outOfStock } from './cart-rules.ts';
import { onSale, type Sellable, sellable } from './sellable.ts';
import { useKeepFocus } from './use-keep-focus.ts';
import { useProductButton } from './use-product-button.ts';

type Size = 'card' | 'page';
export type ProductButtonProps = {
  item: Stock | Combo;
  type: ItemType;
  /** `card`: beside or under the price on a card. `page`: the main button of a product page. */
  size?: Size;
  /** The place on the page to come back to after signing in, as an id in the document. */
  place?: string;
  className?: string;
};
type Parts = { product: Sellable; button: ReturnType<typeof useProductButton>; size: Size };

/** 'Add to Cart', the quantity control, or 'Notify Me'. What it shows can be read in `data-shows`. */
export function ProductButton({ item, size = 'card', place, className }: ProductButtonProps) {
  const product = sellable(item);
  const button = useProductButton(product, place);
  const state = buttonState(button.inCart, onSale(product));
  const keepFocus = useKeepFocus<HTMLSpanElement>(state);
  const Shown = controls[state];
  return (
    <span {...keepFocus} data-shows={state} className={clsx('grid', className)}>
      <Shown product={product} button={button} size={size} />
    </span>
  );
}

/** On a narrow card the words are short; the button's name says all of it. */
function AddToCart({ product: { name }, button, size }: Parts) {
  const { t } = useLingui();
  return (
    <Button
      variant={size === 'page' ? 'primary' : 'outline'}
      size={size === 'page' ? 'lg' : 'md'}
      aria-label={t`Add to Cart: ${name}`}
      className={size === 'card' ? 'min-w-15 px-2! text-sm' : ''}
      onClick={button.add}
    >
      {size === 'page' ? (
        t`Add to Cart`
      ) : (
        <>
          <span className="@min-[11.5rem]:hidden">{t`Add`}</span>
          <span className="hidden @min-[11.5rem]:inline">{t`Add to Cart`}</span>
        </>
      )}
    </Button>
  );
}

function NotifyMe({ product: { name }, button, size }: Parts) {
  const { t } = useLingui();
  const { inCart } = button;
  return (
    <>
      <Button
        variant="soft"
        size={size === 'page' ? 'lg' : 'md'}
        busy={button.notifying}
        aria-label={t`Notify Me: ${name}`}
        className={size === 'card' ? 'px-2! text-sm' : ''}
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

function InCart({ product, button, size }: Parts) {
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

import { useLingui } from '@lingui/react/macro';
import { formatPaise, toPaise } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Picture } from '@sabuja/ui/picture.tsx';
import { toastWarning } from '@sabuja/ui/toast.ts';
import { Link } from 'react-router';
import { discountedPrice } from '../../lib/discounted-price.ts';
import { paths } from '../../lib/paths.ts';
import { Quantity } from '../../ui/quantity.tsx';
import {
  type CartLine,
  lineMessage,
  lineTotal,
  minusDisabled,
  plusDisabled,
  plusRefusal,
  plusTooltip,
} from './cart-rules.ts';
import { useCartActions } from './use-cart-actions.ts';

export function CartLineRow({ line, onLeave }: { line: CartLine; onLeave?: () => void }) {
  const { t } = useLingui();
  const { product } = line;
  const message = lineMessage(line);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div className="w-16 overflow-hidden rounded-field bg-sunk">
        <Picture url={product.image} alt="" sizes="64px" largest={160} />
      </div>
      <div className="min-w-0 flex-[1_1_5rem]">
        <p className="leading-snug font-semibold">
          <Link
            to={paths.product(product.id)}
            onClick={onLeave}
            className="line-clamp-2 min-h-6 hover:underline"
          >
            {product.name}
          </Link>
        </p>
        <p className="tabular text-sm text-muted">
          {product.units} · {formatPaise(discountedPrice(product))}
        </p>
        <RemoveButton line={line} />
      </div>
      <div className="ml-auto grid justify-items-end gap-1">
        <LineQuantity line={line} />
        <LinePrice line={line} />
      </div>
      {message && (
        <Alert tone="chilli" size="sm" role="alert" className="mt-2 w-full">
          {t(message)}
        </Alert>
      )}
    </div>
  );
}

function RemoveButton({ line }: { line: CartLine }) {
  const { t } = useLingui();
  const { setQuantity } = useCartActions();
  const { name } = line.product;
  return (
    <button
      type="button"
      data-remove
      aria-label={t`Remove ${name}`}
      onClick={() => setQuantity(line.item, 0)}
      className="-my-2 -ml-2 min-h-11 rounded-control px-2 text-sm font-semibold text-muted underline-offset-2 hover:text-ink hover:underline"
    >
      {t`Remove`}
    </button>
  );
}

function LineQuantity({ line }: { line: CartLine }) {
  const { t } = useLingui();
  const { setQuantity } = useCartActions();
  const { item, product } = line;
  const { name } = product;
  const refusal = plusRefusal(line);
  return (
    <Quantity
      value={item.quantity}
      className="w-28"
      minus={{
        label: t`Remove one ${name}`,
        disabled: minusDisabled(line),
        onPress: () => setQuantity(item, item.quantity - 1),
      }}
      plus={{
        label: t`Add one more ${name}`,
        disabled: plusDisabled(line),
        tooltip: t(plusTooltip(line)),
        onPress: () => setQuantity(item, item.quantity + 1),
        onRefused: () => refusal && toastWarning(t(refusal)),
      }}
    />
  );
}

function LinePrice({ line }: { line: CartLine }) {
  const { t } = useLingui();
  const { item, product } = line;
  const full = toPaise(product.cost) * item.quantity;
  const total = lineTotal(line);
  return (
    <p className="tabular text-sm">
      {full > total && (
        <s className="mr-1.5 text-muted">
          <span className="sr-only">{t`before discount`} </span>
          {formatPaise(full)}
        </s>
      )}
      <span className="font-bold">{formatPaise(total)}</span>
    </p>
  );
}

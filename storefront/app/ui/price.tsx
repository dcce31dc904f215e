import { useLingui } from '@lingui/react/macro';
import { formatPaise, formatRupees } from '@sabuja/kit';
import clsx from 'clsx';
import { discountedPrice } from '../lib/discounted-price.ts';

const sizes = {
  sm: { now: 'font-extrabold text-base', before: 'text-muted text-sm' },
  /** On a card: small enough for two prices side by side on most phones. */
  card: { now: 'card-price-now', before: 'card-price-before' },
  md: { now: 'font-extrabold text-lg', before: 'text-muted text-sm' },
  lg: { now: 'font-extrabold text-display', before: 'text-muted text-lg' },
} as const;

export type PriceProps = {
  /** Rupees before discount. */
  cost: number;
  /** Percent. */
  discount?: number;
  size?: keyof typeof sizes;
  className?: string;
};

/** Price after discount, with the price before it struck through. */
export function Price({ cost, discount = 0, size = 'md', className }: PriceProps) {
  const { t } = useLingui();
  return (
    <span className={clsx('price', className)}>
      <span className={sizes[size].now}>
        <span className="sr-only">{t`Price`} </span>
        {formatPaise(discountedPrice({ cost, discount }))}
      </span>
      {discount > 0 && (
        <s className={sizes[size].before}>
          <span className="sr-only">{t`before discount`} </span>
          {formatRupees(cost)}
        </s>
      )}
    </span>
  );
}

import { useLingui } from '@lingui/react/macro';
import { formatPaise, formatRupees } from '@sabuja/kit';
import clsx from 'clsx';
import { discountedPrice } from '../lib/discounted-price.ts';

const sizes = {
  sm: { now: 'text-base', before: 'text-sm' },
  /** On a card: small enough for two prices side by side on most phones. */
  card: { now: 'text-base md:text-lg', before: 'text-xs md:text-sm' },
  md: { now: 'text-lg', before: 'text-sm' },
  lg: { now: 'text-display', before: 'text-lg' },
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
    <span className={clsx('tabular flex flex-wrap items-baseline gap-x-1', className)}>
      <span className={clsx('font-extrabold', sizes[size].now)}>
        <span className="sr-only">{t`Price`} </span>
        {formatPaise(discountedPrice({ cost, discount }))}
      </span>
      {discount > 0 && (
        <s className={clsx('text-muted', sizes[size].before)}>
          <span className="sr-only">{t`before discount`} </span>
          {formatRupees(cost)}
        </s>
      )}
    </span>
  );
}

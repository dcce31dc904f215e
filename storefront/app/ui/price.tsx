import { discountedUnit, rupees, showRupees, toPaise } from '@sabuja/kit';
import clsx from 'clsx';

const sizes = { sm: 'text-base', md: 'text-lg', lg: 'text-display' } as const;

export type PriceProps = {
  /** Rupees before discount. */
  cost: number;
  /** Percent. */
  discount?: number;
  size?: keyof typeof sizes;
  className?: string;
};

/** Rupees after `discount` percent, rounded as the server rounds. */
export const priceAfter = (cost: number, discount = 0): number =>
  rupees(discountedUnit(toPaise(cost), discount));

/** What one costs, with the price before discount struck through beside it. */
export function Price({ cost, discount = 0, size = 'md', className }: PriceProps) {
  return (
    <span className={clsx('tabular flex flex-wrap items-baseline gap-x-1.5', className)}>
      <span className={clsx('font-[720]', sizes[size])}>
        <span className="sr-only">Price </span>
        {showRupees(priceAfter(cost, discount))}
      </span>
      {discount > 0 && (
        <s className={clsx('text-muted', size === 'lg' ? 'text-lg' : 'text-sm')}>
          <span className="sr-only">before discount </span>
          {showRupees(cost)}
        </s>
      )}
    </span>
  );
}

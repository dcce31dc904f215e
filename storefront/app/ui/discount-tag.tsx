import clsx from 'clsx';

/** '12% off'; nothing when there is no discount. */
export const DiscountTag = ({ discount, className }: { discount: number; className?: string }) =>
  discount > 0 ? (
    <span
      className={clsx(
        'tabular inline-block rounded-[7px] bg-haldi px-1.5 py-0.5 text-xs leading-4 font-[680] text-on-haldi',
        className,
      )}
    >
      {discount}% off
    </span>
  ) : null;

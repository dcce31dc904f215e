import { useLingui } from '@lingui/react/macro';
import clsx from 'clsx';

/** '12% off'; renders nothing without a discount. */
export function DiscountTag({ discount, className }: { discount: number; className?: string }) {
  const { t } = useLingui();
  if (discount <= 0) return null;
  return <span className={clsx('discount-tag', className)}>{t`${discount}% off`}</span>;
}

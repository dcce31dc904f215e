import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatPaise, sumPaise } from '@sabuja/kit';
import clsx from 'clsx';
import { ChevronRight, ShoppingCart } from 'lucide-react';
import { cartTotal, lineTotal, useCartLines } from '../cart/index.ts';
import { CartLink } from './nav-links.tsx';

/**
 * Strip at the bottom edge with the number of items and the two sums that the cart shows; phones
 * only. `isAboveButton`: above the page's own main button; hidden if the window is too low.
 */
export function CartStrip({ isAboveButton }: { isAboveButton: boolean }) {
  const { t } = useLingui();
  const { count, lines } = useCartLines('once');
  const pieces = lines.reduce((sum, { item }) => sum + item.quantity, 0);
  const isComplete = lines.length === count;
  const total = cartTotal(lines);
  const payable = sumPaise(lines.map(lineTotal));
  const totalText = formatPaise(total);
  const payableText = formatPaise(payable);
  return (
    <section aria-label={t`My Cart`}>
      <CartLink
        className={clsx(
          'fixed inset-x-3 z-20 flex min-h-13 flex-wrap items-center gap-x-3 rounded-card bg-leaf px-4 font-semibold max-xs:gap-x-2 text-on-leaf shadow-float md:hidden',
          isAboveButton
            ? 'bottom-[5.4rem] [@media(height<32rem)]:hidden'
            : 'bottom-[max(0.6rem,env(safe-area-inset-bottom))]',
        )}
      >
        <ShoppingCart aria-hidden="true" className="size-5 shrink-0 max-xs:hidden" />
        <span className="tabular min-w-0 flex-[1_1_7rem] py-1.5 leading-tight">
          {isComplete && (
            <span className="block text-sm font-normal">
              {t`${plural(pieces, { one: '# item', other: '# items' })} · Total ${totalText}`}
            </span>
          )}
          {isComplete && payable < total && t`You pay ${payableText}`}
        </span>
        <span className="ml-auto inline-flex items-center gap-1 py-1.5 max-xs:text-sm">
          {t`View cart`}
          <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
        </span>
      </CartLink>
    </section>
  );
}

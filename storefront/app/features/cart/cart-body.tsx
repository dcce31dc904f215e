import { useLingui } from '@lingui/react/macro';
import { RotateCw, ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SignInPrompt } from '../session/index.ts';
import { CartLineRow } from './cart-line-row.tsx';
import type { CartView } from './use-cart-view.ts';

/** The lines of the cart, or why there are none. `onLeave`: a link leads away from it. */
export function CartBody({ view, onLeave }: { view: CartView; onLeave?: () => void }) {
  const { t } = useLingui();
  switch (view.shows) {
    case 'visitor':
      return <SignInPrompt title={t`Sign in to see your cart`} {...(onLeave ? { onLeave } : {})} />;
    case 'loading':
      return <CartSkeleton />;
    case 'failed':
      return (
        <EmptyState icon={<RotateCw />} title={t`Your cart could not be loaded.`}>
          <Button variant="outline" onClick={view.retry}>
            {t`Try again`}
          </Button>
        </EmptyState>
      );
    case 'empty':
      return (
        <EmptyState icon={<ShoppingBasket />} title={t`Your cart is empty`}>
          <Link to={paths.home()} onClick={onLeave} className={buttonClass('primary', 'md')}>
            {t`Start shopping`}
          </Link>
        </EmptyState>
      );
    case 'lines':
      return (
        <ul className="divide-y divide-line">
          {view.lines.map((line) => (
            <li key={`${line.item.type}-${line.item.item_id}`} className="py-3.5">
              <CartLineRow line={line} {...(onLeave ? { onLeave } : {})} />
            </li>
          ))}
        </ul>
      );
  }
}

function CartSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" className="grid gap-5 py-4">
      <span className="sr-only">{t`Loading your cart`}</span>
      {[1, 2, 3].map((row) => (
        <span key={row} className="flex items-center gap-3">
          <Skeleton className="size-16" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </span>
          <Skeleton className="h-11 w-28" />
        </span>
      ))}
    </div>
  );
}

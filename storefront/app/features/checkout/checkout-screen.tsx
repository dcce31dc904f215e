import { useLingui } from '@lingui/react/macro';
import { ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCartLines } from '../cart/index.ts';
import { SignInPrompt, useSession } from '../session/index.ts';
import { CheckoutForm } from './checkout-form-view.tsx';
import { checkoutLine } from './checkout-lines.ts';

export function CheckoutScreen() {
  const { t } = useLingui();
  const { user, loading: sessionLoading } = useSession();
  const { lines, loading } = useCartLines('once');
  return (
    <div className="wrap pt-5 pb-0 md:pt-8 md:pb-12">
      <h1 className="pb-4 text-display font-[740]">{t`Checkout`}</h1>
      {sessionLoading || (user && loading && lines.length === 0) ? (
        <CheckoutSkeleton />
      ) : user === null ? (
        <SignInPrompt title={t`Sign in to check out`} />
      ) : lines.length === 0 ? (
        <EmptyState icon={<ShoppingBasket />} title={t`Your cart is empty`}>
          <Link to={paths.home()} className={buttonClass('primary', 'md')}>
            {t`Start shopping`}
          </Link>
        </EmptyState>
      ) : (
        <CheckoutForm user={user} lines={lines.map(checkoutLine)} />
      )}
    </div>
  );
}

function CheckoutSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" className="grid gap-5 pb-8 md:grid-cols-[1.15fr_1fr]">
      <span className="sr-only">{t`Loading your checkout`}</span>
      <Skeleton className="h-60 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}

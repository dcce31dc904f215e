import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { CartEmpty, CartFailed, openCart, useCartLines } from '../cart/index.ts';
import { SessionUnreachable, SignInPrompt, useSession } from '../session/index.ts';
import { CheckoutForm } from './checkout-form-view.tsx';
import { SubmissionNotice } from './submission-notice.tsx';
import { useResumeCheckout } from './use-complete-checkout.ts';
import { useSubmission } from './use-submission.ts';

export function CheckoutScreen() {
  const { t } = useLingui();
  const { user, loading, unreachable } = useSession();
  return (
    <div className="wrap pt-5 pb-0 md:pt-8 md:pb-12">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <h1 className="text-display font-extrabold">{t`Checkout`}</h1>
        {user && (
          <Button variant="ghost" size="sm" onClick={openCart}>
            <ShoppingCart aria-hidden="true" className="size-4.5" />
            {t`Change cart`}
          </Button>
        )}
      </div>
      {unreachable ? (
        <SessionUnreachable />
      ) : loading ? (
        <CheckoutSkeleton />
      ) : user === null ? (
        <SignInPrompt title={t`Sign in to check out`} />
      ) : (
        <SignedInCheckout user={user} />
      )}
    </div>
  );
}

/** Checkout of a signed-in customer, including the result of orders in progress. */
function SignedInCheckout({ user }: { user: User }) {
  const cart = useCartLines('once');
  const isLoaded = useLoadedOnce(cart);
  const view = useSubmission(user);
  const isResuming = useResumeCheckout(view, isLoaded ? cart.lines.length === 0 : undefined);
  if (cart.failed) return <CartFailed retry={cart.retry} />;
  if (!isLoaded || isResuming) return <CheckoutSkeleton />;
  // Paid items are removed from the cart before this page has completed the checkout.
  if (cart.lines.length > 0 || view.busy) {
    return <CheckoutForm user={user} cart={cart} view={view} />;
  }
  if (view.unresolved) return <SubmissionNotice view={view} />;
  return <CartEmpty />;
}

/** True once the whole cart has been loaded; a line added later only delays the estimate. */
function useLoadedOnce({ loading, pendingLines, failed }: ReturnType<typeof useCartLines>) {
  const [isLoaded, setIsLoaded] = useState(false);
  if (!isLoaded && !loading && !failed && pendingLines === 0) setIsLoaded(true);
  return isLoaded;
}

function CheckoutSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" className="grid items-start gap-x-6 gap-y-4 pb-8 lg:grid-cols-[1.15fr_1fr]">
      <span className="sr-only">{t`Loading your checkout`}</span>
      <Skeleton className="h-60 rounded-card" />
      <div className="grid gap-4">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
      </div>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CartEmpty, CartFailed, openCart, useCartLines } from '../cart/index.ts';
import { SignInPrompt, useSession } from '../session/index.ts';
import { CheckoutForm } from './checkout-form-view.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { PlacingNote } from './placing-note.tsx';
import { useOpenPayment } from './use-open-payment.ts';
import { usePlacing } from './use-placing.ts';

export function CheckoutScreen() {
  const { t } = useLingui();
  const { user, loading } = useSession();
  return (
    <div className="wrap pt-5 pb-0 md:pt-8 md:pb-12">
      <div className="flex items-center justify-between gap-3 pb-4">
        <h1 className="text-display font-[740]">{t`Checkout`}</h1>
        {user && (
          <Button variant="ghost" size="sm" onClick={openCart}>
            <ShoppingCart aria-hidden="true" className="size-4.5" />
            {t`Change cart`}
          </Button>
        )}
      </div>
      {loading ? (
        <CheckoutSkeleton />
      ) : user === null ? (
        <SignInPrompt title={t`Sign in to check out`} />
      ) : (
        <CheckoutOf user={user} />
      )}
    </div>
  );
}

/** The checkout of a customer, and what became of the orders that were under way. */
function CheckoutOf({ user }: { user: User }) {
  const cart = useCartLines('once');
  const known = useOnceKnown(cart);
  const view = usePlacing(user);
  const stands = useOpenPayment(view, known ? cart.lines.length === 0 : undefined);
  if (cart.failed) return <CartFailed retry={cart.retry} />;
  if (!known || stands) return <CheckoutSkeleton />;
  // Paid goods leave the cart before the page has said so.
  if (cart.lines.length > 0 || view.busy) {
    return <CheckoutForm user={user} cart={cart} view={view} />;
  }
  if (view.unsure) return <PlacingNote view={view} />;
  return <CartEmpty />;
}

/** True from the moment the whole cart was known; a line that comes later only makes the sum wait. */
function useOnceKnown({ loading, awaited }: ReturnType<typeof useCartLines>): boolean {
  const [known, setKnown] = useState(false);
  if (!known && !loading && awaited === 0) setKnown(true);
  return known;
}

import { useLingui } from '@lingui/react/macro';
import { SignInPrompt } from '../session/index.ts';
import { CartLines } from './cart-lines.tsx';
import { CartEmpty, CartFailed } from './cart-states.tsx';
import { LineSkeleton } from './line-skeleton.tsx';
import type { CartView } from './use-cart-view.ts';

/** The cart's lines, or why there are none. `onLeave` is called when a link leaves the cart. */
export function CartBody({ view, onLeave }: { view: CartView; onLeave?: () => void }) {
  const { t } = useLingui();
  const leaving = onLeave ? { onLeave } : {};
  switch (view.status) {
    case 'visitor':
      return <SignInPrompt title={t`Sign in to see your cart`} {...leaving} />;
    case 'loading':
      return <CartSkeleton />;
    case 'failed':
      return <CartFailed retry={view.retry} />;
    case 'empty':
      return <CartEmpty {...leaving} />;
    case 'lines':
      return <CartLines view={view} {...leaving} />;
  }
}

function CartSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{t`Loading your cart`}</span>
      {[1, 2, 3].map((row) => (
        <LineSkeleton key={row} />
      ))}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { CartBody } from './cart-body.tsx';
import { CartFoot } from './cart-foot.tsx';
import { useCartView } from './use-cart-view.ts';

/** The cart as a page of its own. */
export function CartPage() {
  const { t } = useLingui();
  const view = useCartView(true);
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-5 pb-8 md:pt-10">
      <h1 className="text-display font-[740]">{t`My Cart`}</h1>
      <CartBody view={view} />
      {view.shows === 'lines' && (
        <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-surface px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:static md:mx-0 md:rounded-card md:border md:p-5">
          <CartFoot view={view} />
        </div>
      )}
    </div>
  );
}

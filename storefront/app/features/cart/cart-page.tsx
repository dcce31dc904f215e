import { useLingui } from '@lingui/react/macro';
import { CartBody } from './cart-body.tsx';
import { CartFooter, hasFooter } from './cart-footer.tsx';
import { useCartView } from './use-cart-view.ts';

/** The cart as a separate page. */
export function CartPage() {
  const { t } = useLingui();
  const view = useCartView(true);
  return (
    <div className="wrap grid grid-cols-1 gap-x-8 pt-5 pb-0 md:pt-8 md:pb-12 lg:grid-cols-[1fr_22rem]">
      <h1 className="text-display font-extrabold md:pb-2 lg:col-span-2">{t`My Cart`}</h1>
      <div className="pb-6 md:rounded-card md:border md:border-line md:bg-surface md:px-5 md:pt-1 md:pb-4">
        <CartBody view={view} />
      </div>
      {hasFooter(view) && (
        <div className="sticky bottom-0 low:static z-10 -mx-4 border-t border-line bg-surface px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:static md:mx-0 md:mt-5 md:rounded-card md:border md:p-5 lg:sticky lg:top-24 lg:mt-0 lg:self-start">
          <CartFooter view={view} />
        </div>
      )}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Sheet } from '@sabuja/ui/sheet.tsx';
import { CartBody } from './cart-body.tsx';
import { CartFooter, hasFooter } from './cart-footer.tsx';
import { closeCart } from './cart-store.ts';
import { useCartView } from './use-cart-view.ts';

/** The cart as a sheet, from the right or, on phones, from the bottom. */
export function CartPanel({ open }: { open: boolean }) {
  const { t } = useLingui();
  const view = useCartView(open);
  return (
    <Sheet
      open={open}
      onClose={closeCart}
      title={t`My Cart`}
      footer={hasFooter(view) && <CartFooter view={view} onLeave={closeCart} />}
    >
      <CartBody view={view} onLeave={closeCart} />
    </Sheet>
  );
}

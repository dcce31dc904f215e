import { useLingui } from '@lingui/react/macro';
import { Sheet } from '../../ui/sheet.tsx';
import { CartBody } from './cart-body.tsx';
import { CartFoot, hasFoot } from './cart-foot.tsx';
import { closeCart } from './cart-store.ts';
import { useCartView } from './use-cart-view.ts';

/** The cart over the page, from the right or, on phones, from the bottom. */
export function CartPanel({ open }: { open: boolean }) {
  const { t } = useLingui();
  const view = useCartView(open);
  return (
    <Sheet
      open={open}
      onClose={closeCart}
      title={t`My Cart`}
      footer={hasFoot(view) && <CartFoot view={view} onLeave={closeCart} />}
    >
      <CartBody view={view} onLeave={closeCart} />
    </Sheet>
  );
}

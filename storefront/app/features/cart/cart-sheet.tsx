import { lazy, Suspense, useState } from 'react';
import { useCartOpen } from './cart-store.ts';

const CartPanel = lazy(async () => ({ default: (await import('./cart-panel.tsx')).CartPanel }));

/** Stands once in the root layout; what it shows is loaded when the cart is opened first. */
export function CartSheet() {
  const open = useCartOpen();
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <CartPanel />
      </Suspense>
    )
  );
}

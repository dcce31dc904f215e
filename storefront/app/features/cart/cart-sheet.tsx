import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useCartOpen } from './cart-store.ts';

const CartPanel = lazyDialog(async () => (await import('./cart-panel.tsx')).CartPanel);

/** Rendered once in the root layout; its content is loaded when the cart is first opened. */
export const CartSheet = () => <CartPanel open={useCartOpen()} />;

import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useCartOpen } from './cart-store.ts';

const CartPanel = lazyDialog(async () => (await import('./cart-panel.tsx')).CartPanel);

/** Stands once in the root layout; what it shows is loaded when the cart is opened first. */
export const CartSheet = () => <CartPanel open={useCartOpen()} />;

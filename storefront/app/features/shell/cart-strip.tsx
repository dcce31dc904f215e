import { ChevronRight, ShoppingCart } from 'lucide-react';
import { CartLink } from './nav-links.tsx';

/** Above the bottom bar once something is in the cart. Phones only. */
export const CartStrip = ({ count }: { count: number }) => (
  <CartLink className="fixed inset-x-3 bottom-[calc(var(--bottom-bar-height)+0.6rem)] z-20 flex min-h-13 items-center gap-3 rounded-card bg-leaf px-4 font-[650] text-on-leaf shadow-float md:hidden">
    <ShoppingCart aria-hidden="true" className="size-5" />
    <span className="tabular flex-1">
      {count} {count === 1 ? 'item' : 'items'} in your cart
    </span>
    View cart
    <ChevronRight aria-hidden="true" className="-ml-2 size-5" />
  </CartLink>
);

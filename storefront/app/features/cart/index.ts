export { CartPage } from './cart-page.tsx';
export type { CartLine } from './cart-rules.ts';
export { lineTotal, unitPrice } from './cart-rules.ts';
export { CartSheet } from './cart-sheet.tsx';
export { openCart } from './cart-store.ts';
export { ProductButton } from './product-button.tsx';
export { useBringWantedItem } from './use-bring-wanted-item.ts';
export { useCartCount, useCartLines } from './use-cart.ts';

import { createStore, useStore } from '@sabuja/ui/lib/create-store.ts';

const open = createStore(false);

/** Opens the cart sheet. */
export const openCart = (): void => open.set(true);
export const closeCart = (): void => open.set(false);

export const useCartOpen = (): boolean => useStore(open);

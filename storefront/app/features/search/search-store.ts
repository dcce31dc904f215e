import { createStore, useStore } from '@sabuja/ui/lib/create-store.ts';

const open = createStore(false);

/** Opens the full-screen search of phones. */
export const openSearch = (): void => open.set(true);
export const closeSearch = (): void => open.set(false);

export const useSearchOpen = (): boolean => useStore(open);

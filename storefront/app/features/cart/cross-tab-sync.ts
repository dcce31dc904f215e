import { withStorage } from '@sabuja/ui/lib/browser-storage.ts';

const storageKey = 'cart_changed';

/** Calls `onChange` when another tab of this browser has changed the cart. The listener is never removed. */
export function listenToOtherTabs(
  events: Pick<Window, 'addEventListener'>,
  onChange: () => void,
): void {
  events.addEventListener('storage', ({ key: changedKey, newValue }: StorageEvent) => {
    if (changedKey === storageKey && newValue !== null) onChange();
  });
}

/**
 * Notifies other tabs of this browser that the cart has changed. If storage is forbidden, they
 * refetch it only when they become visible.
 */
export function notifyOtherTabs(
  storage: () => Pick<Storage, 'setItem'> = () => localStorage,
): void {
  withStorage(() => storage().setItem(storageKey, crypto.randomUUID()));
}

import { withStorage } from '../../lib/browser-storage.ts';

const storageKey = 'cart_changed';

/** Calls back when another tab of this browser has changed the cart. */
export function listenToOtherTabs(
  events: Pick<Window, 'addEventListener'>,
  onChange: () => void,
): void {
  events.addEventListener('storage', ({ key: changedKey, newValue }: StorageEvent) => {
    if (changedKey === storageKey && newValue !== null) onChange();
  });
}

/**
 * Tells the other tabs of this browser that the cart has changed. Without storage they learn it when
 * they are looked at again.
 */
export function notifyOtherTabs(
  storage: () => Pick<Storage, 'setItem'> = () => localStorage,
): void {
  withStorage(() => storage().setItem(storageKey, crypto.randomUUID()));
}

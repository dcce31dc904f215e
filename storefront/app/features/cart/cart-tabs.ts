import { withStorage } from '../../lib/browser-storage.ts';

const key = 'cart_changed';

/** Calls back when another tab of this browser has changed the cart. */
export function hearTabs(events: Pick<Window, 'addEventListener'>, changed: () => void): void {
  events.addEventListener('storage', ({ key: written, newValue }: StorageEvent) => {
    if (written === key && newValue !== null) changed();
  });
}

/**
 * Tells the other tabs of this browser that the cart has changed. Without storage they learn it when
 * they are looked at again.
 */
export function tellTabs(storage: () => Pick<Storage, 'setItem'> = () => localStorage): void {
  withStorage(() => storage().setItem(key, crypto.randomUUID()));
}

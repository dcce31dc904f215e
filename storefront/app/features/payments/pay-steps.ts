import { useSyncExternalStore } from 'react';
import type { PayStep } from './pay.ts';

let step: PayStep = 'idle';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Notes how far the payment of this page has come. */
export function setPayStep(next: PayStep): void {
  step = next;
  for (const listener of listeners) listener();
}

/** How far the payment of this page has come. */
export const usePayStep = (): PayStep =>
  useSyncExternalStore(
    subscribe,
    () => step,
    () => 'idle',
  );

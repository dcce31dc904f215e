import { seconds } from '@sabuja/kit';
import { createStore } from '../lib/create-store.ts';

export type ToastKind = 'success' | 'error' | 'warning';
export type ToastCall = { kind: ToastKind; message: string; duration: number };

type Listener = (call: ToastCall) => void;
const queue: ToastCall[] = [];
let listener: Listener | undefined;

/** True once something was said: time to load the toaster. */
export const isToasterNeeded = createStore(false);

function show(kind: ToastKind, message: string, duration: number): void {
  const call = { kind, message, duration };
  if (listener) {
    listener(call);
    return;
  }
  queue.push(call);
  isToasterNeeded.set(true);
}

/** Good news for 2 s. */
export const toastSuccess = (message: string): void => show('success', message, seconds(2));
/** What went wrong, for 4 s. */
export const toastError = (message: string): void => show('error', message, seconds(4));
/** What stands in the way, for 4 s. */
export const toastWarning = (message: string): void => show('warning', message, seconds(4));

/** The toaster takes over: what waited is shown now. */
export function attachToaster(next: Listener): () => void {
  listener = next;
  for (const call of queue.splice(0)) next(call);
  return () => {
    listener = undefined;
  };
}

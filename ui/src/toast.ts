import { seconds } from '@sabuja/kit';
import { createStore } from './lib/create-store.ts';

export type ToastKind = 'success' | 'error' | 'warning' | 'loading';
/** A link or button in a toast. */
export type ToastAction = { label: string; onClick: () => void };
export type ToastCall = {
  kind: ToastKind;
  message: string;
  duration: number;
  action?: ToastAction | undefined;
};

type Listener = { show: (call: ToastCall) => void; dismissAll: () => void };
const queue: ToastCall[] = [];
let listener: Listener | undefined;

/** True once a toast was requested, so that the toaster is loaded. */
export const isToasterNeeded = createStore(false);

function show(
  kind: ToastKind,
  message: string,
  duration: number,
  action?: ToastAction | undefined,
): void {
  const call = { kind, message, duration, action };
  if (listener) {
    listener.show(call);
    return;
  }
  queue.push(call);
  isToasterNeeded.set(true);
}

/** Success toast for 2 s (S9.2). */
export const toastSuccess = (message: string, action?: ToastAction): void =>
  show('success', message, seconds(2), action);
/** Error toast for 4 s (S9.2). */
export const toastError = (message: string): void => show('error', message, seconds(4));
/** Warning toast for 4 s. */
export const toastWarning = (message: string): void => show('warning', message, seconds(4));

/** Toast with a spinner, until toasts are dismissed. */
export const toastProgress = (message: string): void =>
  show('loading', message, Number.POSITIVE_INFINITY);

/** Removes all toasts, when their messages no longer hold. */
export function dismissToasts(): void {
  queue.length = 0;
  listener?.dismissAll();
}

/** Attaches the loaded toaster, which shows the queued toasts; returns the detach function. */
export function attachToaster(next: Listener): () => void {
  listener = next;
  for (const call of queue.splice(0)) next.show(call);
  return () => {
    listener = undefined;
  };
}

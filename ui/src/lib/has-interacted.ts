import { createListeners, type Readable } from './create-store.ts';

let value = false;

const { subscribe } = createListeners((notify) => {
  const listening = new AbortController();
  const onInteraction = () => {
    listening.abort();
    value = true;
    notify();
  };
  // Scrolling of elements is not listened to: the offers of Home move by themselves.
  for (const event of ['scroll', 'touchstart', 'wheel'])
    addEventListener(event, onInteraction, { passive: true, signal: listening.signal });
  // Scrolled before, for example restored by the browser. Reading it earlier would force a layout during hydration.
  requestAnimationFrame(() => {
    if (!listening.signal.aborted && scrollY > 0) onInteraction();
  });
  return () => listening.abort();
});

/** Whether the visitor has scrolled or touched the page since it was loaded. */
export const hasInteracted: Readable<boolean> = {
  get: () => value,
  serverValue: false,
  subscribe,
};

/** Runs while no other tab, nor the service worker, sends what waits on this device. */
export const whileSending = (task: () => Promise<void>): Promise<void> =>
  navigator.locks.request('rider-actions', task);

/** Runs a task that sends the queue, under a lock that excludes the other tabs and the service worker. */
export const withSendLock = (task: () => Promise<void>): Promise<void> =>
  navigator.locks.request('rider-actions', task);

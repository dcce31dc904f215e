import { createListeners } from '@sabuja/ui/lib/create-store.ts';
import { useSyncExternalStore } from 'react';

/** A query that falls back to a snapshot stored on the device. */
export type StoredQuery = {
  data: { loadedAt: string; isStored: boolean } | undefined;
  isError: boolean;
};

const { subscribe } = createListeners((notify) => {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
});

/** Whether the server is reachable: the shown data came from the server, and the browser reports a network. */
export function useHasNetwork({ data, isError }: StoredQuery): boolean {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline && !isError && !data?.isStored;
}

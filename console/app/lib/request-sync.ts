import { SYNC_TAG } from './background-sync.ts';

type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> };
};

/** Registers a background sync, which sends the waiting actions without a page; no effect in browsers without it. */
export async function requestSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/console/');
  await (registration as SyncRegistration | undefined)?.sync?.register(SYNC_TAG);
}

import { SYNC_TAG } from './background-sync.ts';

type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> };
};

/** Asks the browser to send what waits once there is a network, also without a page; where it offers that. */
export async function requestSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/console/');
  await (registration as SyncRegistration | undefined)?.sync?.register(SYNC_TAG);
}

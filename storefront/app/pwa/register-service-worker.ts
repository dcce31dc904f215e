import { hours } from '@sabuja/kit';
import { Workbox } from 'workbox-window';

/**
 * Registers the service worker, gives a new one what this page was made of, and calls `onUpdate` when a
 * newer shop is ready; what that is given takes it and loads the page again.
 */
export async function registerServiceWorker(
  onUpdate: (applyUpdate: () => void) => void,
): Promise<void> {
  const isFirstVisit = navigator.serviceWorker.controller === null;
  const workbox = new Workbox('/service-worker.js');
  workbox.addEventListener('waiting', () =>
    onUpdate(() => {
      workbox.addEventListener('controlling', () => location.reload());
      workbox.messageSkipWaiting();
    }),
  );
  await workbox.register();
  setInterval(() => void workbox.update().catch(() => {}), hours(1));
  await workbox.active;
  if (isFirstVisit)
    void workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: loadedUrls() } });
}

/** The page and its files: they were loaded before the worker was there to see them. */
function loadedUrls(): string[] {
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.href, ...resources.filter((url) => url.startsWith(location.origin))];
}

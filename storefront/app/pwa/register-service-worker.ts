import { hours } from '@sabuja/kit';
import { storeLatinFonts } from '@sabuja/ui/styles/fonts.ts';
import { Workbox } from 'workbox-window';

/**
 * Registers the service worker, passes a new one the files of this page to cache, and calls
 * `onUpdate` when a new version is ready, with a function that activates it and reloads the page.
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
  const cacheUrls = (urlsToCache: string[]) =>
    workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache } });
  if (isFirstVisit) void cacheUrls(loadedUrls());
  await storeLatinFonts(cacheUrls);
}

/** URLs of the page and its files, which were loaded before the worker was active. */
function loadedUrls(): string[] {
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.href, ...resources.filter((url) => url.startsWith(location.origin))];
}

import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { PAGE_LIFETIME } from '../app/pwa/saved-pages.ts';
import {
  type CacheKind,
  cacheKindOf,
  isConsole,
  isPublicResponse,
  OFFLINE_SCRIPT,
  withSentAt,
} from './cache-policy.ts';
import { listenForPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: a new value makes the browser install the new worker. */
declare const __BUILD__: string;

const OFFLINE_PAGE = '/offline';
const SECONDS_PER_DAY = 24 * 60 * 60;

const publicResponsesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isPublicResponse(response) ? response : null),
};

const markAsCached: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse: page }) => (page ? withSentAt(page) : null),
};

const limitTo = (maxEntries: number, maxAgeSeconds: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true });

const strategies = {
  page: new NetworkFirst({
    cacheName: 'pages',
    // All languages share a URL: the page cached last is returned, whatever language the cookies state.
    matchOptions: { ignoreVary: true },
    plugins: [publicResponsesOnly, limitTo(60, PAGE_LIFETIME / 1000), markAsCached],
  }),
  picture: new CacheFirst({
    cacheName: 'pictures',
    plugins: [publicResponsesOnly, limitTo(400, 30 * SECONDS_PER_DAY)],
  }),
  asset: new CacheFirst({
    cacheName: 'assets',
    plugins: [publicResponsesOnly, limitTo(200, 60 * SECONDS_PER_DAY)],
  }),
};

for (const [kind, strategy] of Object.entries(strategies)) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && cacheKindOf(url) === (kind as CacheKind),
    strategy,
  );
}
// Offline, uncached pages show the offline page instead of the browser's own.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && cacheKindOf(url) === undefined && !isConsole(url),
  ({ request }) => fetch(request),
);
setCatchHandler(async ({ request }) => {
  const offline = request.mode === 'navigate' ? await caches.match(OFFLINE_PAGE) : undefined;
  return offline ?? Response.error();
});

self.addEventListener('install', (event) => event.waitUntil(precacheOfflinePage()));
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
listenForPush(self);
clientsClaim();

/** Caches the offline page and its files on installation. */
async function precacheOfflinePage(): Promise<void> {
  const response = await fetch(`${OFFLINE_PAGE}?build=${__BUILD__}`, { cache: 'reload' });
  if (!isPublicResponse(response)) throw new Error('The offline page could not be loaded');
  const html = await response.clone().text();
  const files = html.match(/\/assets\/[\w.-]+\.(?:css|woff2)/g) ?? [];
  await (await caches.open('pages')).put(OFFLINE_PAGE, response);
  const assets = await caches.open('assets');
  await Promise.all([OFFLINE_SCRIPT, ...new Set(files)].map((file) => assets.add(file)));
}

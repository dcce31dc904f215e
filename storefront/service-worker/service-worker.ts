import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { listenForPush } from './push.ts';
import { isForEveryone, type Kept, offlineScript, whatIsKept } from './what-is-kept.ts';

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: a new one makes the browser take the new worker. */
declare const __BUILD__: string;

const offlinePage = '/offline';
const day = 24 * 60 * 60;

const forEveryone: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isForEveryone(response) ? response : null),
};

const atMost = (maxEntries: number, maxAgeSeconds: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true });

const strategies = {
  page: new NetworkFirst({ cacheName: 'pages', plugins: [forEveryone, atMost(60, 7 * day)] }),
  picture: new CacheFirst({
    cacheName: 'pictures',
    plugins: [forEveryone, atMost(400, 30 * day)],
  }),
  asset: new CacheFirst({ cacheName: 'assets', plugins: [forEveryone, atMost(200, 60 * day)] }),
};

for (const [kind, strategy] of Object.entries(strategies)) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && whatIsKept(url) === (kind as Kept),
    strategy,
  );
}
// Pages that are never kept still end at the offline page rather than at the browser's own.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && whatIsKept(url) === undefined,
  ({ request }) => fetch(request),
);
setCatchHandler(async ({ request }) => {
  const offline = request.mode === 'navigate' ? await caches.match(offlinePage) : undefined;
  return offline ?? Response.error();
});

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
listenForPush(self);
clientsClaim();

/** The offline page, with the files it names, is there before it is needed. */
async function keepOfflinePage(): Promise<void> {
  const response = await fetch(`${offlinePage}?build=${__BUILD__}`, { cache: 'reload' });
  if (!isForEveryone(response)) throw new Error('The offline page could not be had');
  const html = await response.clone().text();
  const files = html.match(/\/assets\/[\w.-]+\.(?:css|woff2)/g) ?? [];
  await (await caches.open('pages')).put(offlinePage, response);
  const assets = await caches.open('assets');
  await Promise.all([offlineScript, ...new Set(files)].map((file) => assets.add(file)));
}

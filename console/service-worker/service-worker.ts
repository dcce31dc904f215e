import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { isPickingPicture, PICTURE_CACHE } from '../app/lib/picking-pictures.ts';
import { listenForSync } from './background-sync.ts';

declare const self: ServiceWorkerGlobalScope;

/** The scripts and styles of this build; their names change with their content. */
declare const __ASSETS__: readonly string[];
/** Revision of the console's HTML document. */
declare const __REVISION__: string;

const DOCUMENT = '/console/';
/** Without a response within this time, the cached document is used. */
const NETWORK_TIMEOUT_SECONDS = 5;
/** About 5 KB each; more than the products in one picker's orders of a day. */
const MAX_PICTURES = 600;
const PICTURE_DAYS = 7;
const SECONDS_PER_DAY = 24 * 60 * 60;

// All pages of the console have the same document: the cached one is used when the network or the server fails.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
      plugins: [
        {
          fetchDidSucceed: async ({ response }) => {
            if (response.status >= 500) throw new Error(`The server is away: ${response.status}`);
            return response;
          },
          handlerDidError: () => matchPrecache(DOCUMENT),
        },
      ],
    }),
  ),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/console\/assets\/.+\.woff2$/.test(url.pathname),
  new CacheFirst({ cacheName: 'console-fonts' }),
);
const pictureLimits = new ExpirationPlugin({
  maxEntries: MAX_PICTURES,
  maxAgeSeconds: PICTURE_DAYS * SECONDS_PER_DAY,
  purgeOnQuotaError: true,
});
// The small pictures of the picking page. A changed picture has a new URL, so a cached one is never stale.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPickingPicture(url.pathname),
  new CacheFirst({
    cacheName: PICTURE_CACHE,
    // The plugin's type differs from `WorkboxPlugin` only in optional fields.
    plugins: [pictureLimits as WorkboxPlugin],
  }),
);
// The same pictures from a separate media host: without a network, the cached copy of the shop's own host is used.
registerRoute(
  ({ url, sameOrigin }) => !sameOrigin && isPickingPicture(url.pathname),
  new NetworkOnly({
    plugins: [
      {
        handlerDidError: async ({ request }) =>
          (await caches.open(PICTURE_CACHE)).match(new URL(request.url).pathname),
      },
    ],
  }),
);
precacheAndRoute([
  { url: DOCUMENT, revision: __REVISION__ },
  ...__ASSETS__.map((url) => ({ url, revision: null })),
]);
cleanupOutdatedCaches();
clientsClaim();
listenForSync(self);

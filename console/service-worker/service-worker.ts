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
/** Changes with the document of the console. */
declare const __REVISION__: string;

const DOCUMENT = '/console/';
/** A network that does not respond within this time counts as none. */
const NETWORK_TIMEOUT_SECONDS = 5;
/** Of 5 KB or so each: more products than a picker's orders of a day have. */
const MAX_PICTURES = 600;
const PICTURE_DAYS = 7;
const SECONDS_PER_DAY = 24 * 60 * 60;

// Every page of the console has the same document: the stored one is shown when the network or the server has none.
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
// The small pictures that a picker knows the products by; an address changes with its picture.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPickingPicture(url.pathname),
  new CacheFirst({
    cacheName: PICTURE_CACHE,
    // Its type differs from that of plugins in optional fields only.
    plugins: [pictureLimits as WorkboxPlugin],
  }),
);
// From a media host of the shop they are shown as the shop's own host sent them, once the network is away.
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

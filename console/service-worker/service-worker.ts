import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

/** The scripts and styles of this build; their names change with their content. */
declare const __ASSETS__: readonly string[];
/** Changes with the document of the console. */
declare const __REVISION__: string;

const DOCUMENT = '/console/';
/** A network that does not respond within this time counts as none. */
const NETWORK_TIMEOUT_SECONDS = 5;

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
precacheAndRoute([
  { url: DOCUMENT, revision: __REVISION__ },
  ...__ASSETS__.map((url) => ({ url, revision: null })),
]);
cleanupOutdatedCaches();
clientsClaim();

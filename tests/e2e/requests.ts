import type { Page } from '@playwright/test';

type UrlPattern = Parameters<Page['route']>[0];

/** Holds the page's requests to the URL until the returned function is called. */
export async function holdRequests(page: Page, url: UrlPattern): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released.promise;
    // A request that the page has aborted in the meantime cannot continue.
    await route.continue().catch(() => undefined);
  });
  return released.resolve;
}

/** Lets the page's requests to the URL reach the server, but drops the responses. */
export const loseResponses = (page: Page, url: UrlPattern): Promise<unknown> =>
  page.route(url, async (route) => {
    await route.fetch();
    await route.abort();
  });

import { type BrowserContext, expect } from '@playwright/test';

/**
 * Cuts the network of the pages and of the newest service worker. A worker that has just started may still be online
 * for a moment, because Playwright attaches to it later than to a page.
 */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  const request = `fetch('/healthz').then(() => 'online', () => 'offline')`;
  await expect
    .poll(() => context.serviceWorkers().at(-1)?.evaluate<string>(request))
    .toBe('offline');
}

import type { Page } from '@playwright/test';

/** Navigates Home from another page, so that the browser requests the data itself. */
export async function navigateHome(page: Page): Promise<void> {
  await page.goto('/aboutus');
  // Before hydration a link loads a document, which the server renders with its own data.
  await waitForHydration(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Sabuja/ })
    .click();
  await page.waitForURL('/');
}

/** Resolves when the page is hydrated: from then on links navigate without loading a document. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => !('takeCapturedClicks' in globalThis));
}

export const jsonResponse = (body: unknown) => ({
  contentType: 'application/json',
  body: JSON.stringify(body),
});

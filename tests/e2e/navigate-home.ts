import type { Page } from '@playwright/test';

/** Navigates Home from another page, so that the browser requests the data itself. */
export async function navigateHome(page: Page): Promise<void> {
  await page.goto('/aboutus');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Sabuja/ })
    .click();
  await page.waitForURL('/');
}

export const jsonResponse = (body: unknown) => ({
  contentType: 'application/json',
  body: JSON.stringify(body),
});

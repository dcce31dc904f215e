import { expect, type Page } from '@playwright/test';
import { renderEverything } from './render-everything.ts';

/**
 * Expects the page not to scroll horizontally. It compares with the width of the layout, because on a phone
 * `innerWidth` grows with content that is too wide.
 */
export async function expectNoHorizontalScroll(page: Page, where: string): Promise<void> {
  await renderEverything(page);
  const { scrollWidth, clientWidth } = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth, `horizontal scroll ${where}`).toBeLessThanOrEqual(clientWidth);
}

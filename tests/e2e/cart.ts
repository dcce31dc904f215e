import type { Page } from '@playwright/test';
import { waitForHydration } from './navigate-home.ts';

/** Opens the cart over the page; before hydration its link leads to the cart's own page. */
export async function openCart(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByRole('link', { name: /^Cart/ }).first().click();
}
export const cartSheet = (page: Page) => page.getByRole('dialog', { name: 'My Cart' });
export const cartLine = (page: Page, name: string) =>
  cartSheet(page).getByRole('listitem').filter({ hasText: name });

import type { Page } from '@playwright/test';

export const openCart = (page: Page) => page.getByRole('link', { name: /^Cart/ }).first().click();
export const cartSheet = (page: Page) => page.getByRole('dialog', { name: 'My Cart' });
export const cartLine = (page: Page, name: string) =>
  cartSheet(page).getByRole('listitem').filter({ hasText: name });

import type { Page } from '@playwright/test';

/** Lays out and paints what is far below the window too, which `content-visibility` leaves out until it is near. */
export const renderEverything = (page: Page): Promise<void> =>
  page.evaluate(`{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  }`);

import type { Page } from '@playwright/test';

/** Renders the whole page, including parts far below the window that `content-visibility` otherwise skips. */
export const renderEverything = (page: Page): Promise<void> =>
  page.evaluate(`if (document.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  }`);

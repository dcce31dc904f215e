import type { Page } from '@playwright/test';

/** Records layout shifts of the pages that are opened from now on, except those caused by the visitor's input. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(`
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) =>
          [node?.parentElement?.tagName, node?.nodeName, node?.textContent?.slice(0, 20), from.x, from.y, '->', to.x, to.y].join(' '));
        window.layoutShifts.push(value.toFixed(4) + ': ' + moved.join(', '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  `);
}

/** The recorded shifts: their score, and which element moved from where to where. */
export const layoutShifts = (page: Page) =>
  page.evaluate('window.layoutShifts') as Promise<string[]>;

import { type BrowserContext, expect, type Page } from '@playwright/test';

const messagesByPage = new WeakMap<Page, string[]>();

/** Records the messages of toasts in all pages of the context. It must be called before the first page is opened. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  context.on('page', (page) => messagesByPage.set(page, []));
  await context.exposeBinding('recordToast', ({ page }, message: string) => {
    messagesByPage.get(page)?.push(message);
  });
  await context.addInitScript(() => {
    const { recordToast } = window as unknown as { recordToast: (message: string) => void };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        for (const title of node.querySelectorAll('[data-sonner-toast] [data-title]'))
          recordToast(title.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/**
 * Expects a toast with this message, even if it has already disappeared on a busy machine (success toasts stay for
 * 2 s). Each recorded toast satisfies one expectation.
 */
export async function expectToast(page: Page, message: string): Promise<void> {
  const messages = messagesByPage.get(page);
  if (!messages) throw new Error('recordToasts() was not called for the context of this page');
  await expect.poll(() => messages, 'messages of toasts').toContain(message);
  messages.splice(messages.indexOf(message), 1);
}

/** The toasts that the page shows now. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: /notifications/i }).getByRole('listitem');

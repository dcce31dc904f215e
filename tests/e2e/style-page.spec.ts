import type { Page } from '@playwright/test';
import { controlPageClock } from './page-clock.ts';
import { expect, test } from './shopper.ts';

const texts = { Success: 'Address added', Error: 'Failed to save address.' } as const;

/** Opens the style page, loads the toaster and stops the page's clock. */
async function stylePage(page: Page) {
  const time = await controlPageClock(page);
  await page.goto('/dev/ui');
  const toasts = (name: keyof typeof texts) =>
    page
      .getByRole('listitem')
      .filter({ hasText: texts[name] })
      .and(page.locator('[data-removed="false"]'));
  const button = (name: keyof typeof texts) => page.getByRole('button', { name }).first();
  // The first toast loads the toaster.
  await button('Success').click();
  await expect(toasts('Success')).toBeVisible();
  await time.stop();
  await time.advance(5000);
  await expect(toasts('Success')).toHaveCount(0);
  return {
    time,
    toasts,
    /** Shows a toast; its duration starts now. */
    showToast: async (name: keyof typeof texts) => {
      await button(name).dispatchEvent('click');
      await time.advance(1);
    },
  };
}

const distanceFromRight = async (page: Page, x: number) =>
  Number(await page.evaluate('document.documentElement.clientWidth')) - x;

test.describe('the style page', () => {
  // The page shows a broken picture.
  test.use({ expectedErrors: [/no\.webp/] });

  test('shows every control in both themes, all accessible', async ({ page, shopper }) => {
    await page.goto('/dev/ui');
    for (const name of ['Light', 'Dark']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await shopper.expectAccessible();
  });

  test('S2.17 S9.2 toasts are shown at the top right, 320 px wide, and fill a phone below 480 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 844 });
    const { time, showToast, toasts } = await stylePage(page);
    await showToast('Error');
    const toastPosition = async () => {
      const { x = 0, y = 0, width = 0 } = (await toasts('Error').boundingBox()) ?? {};
      return {
        fromLeft: x,
        fromTop: y,
        width,
        fromRight: await distanceFromRight(page, x + width),
      };
    };
    await time.advance(1000);
    expect(await toastPosition()).toMatchObject({ width: 320, fromRight: 16 });
    expect((await toastPosition()).fromTop).toBeLessThan(100);
    await page.setViewportSize({ width: 481, height: 844 });
    await expect.poll(toastPosition).toMatchObject({ width: 320, fromRight: 16 });
    await page.setViewportSize({ width: 480, height: 844 });
    await expect.poll(toastPosition).toMatchObject({ width: 480 - 24, fromLeft: 12 });
  });

  test('S9.2 a success stays for 2 s, an error for 4 s', async ({ page }) => {
    const { time, showToast, toasts } = await stylePage(page);
    for (const [name, seconds] of [
      ['Success', 2],
      ['Error', 4],
    ] as const) {
      await showToast(name);
      await expect(toasts(name)).toHaveCount(1);
      await time.advance(seconds * 1000 - 20);
      await expect(toasts(name)).toHaveCount(1);
      await time.advance(20);
      await expect(toasts(name)).toHaveCount(0);
    }
  });

  test('S9.2 twenty toasts at most show at once', async ({ page }) => {
    const { showToast, toasts } = await stylePage(page);
    for (let n = 0; n < 25; n++) await showToast('Error');
    await expect(toasts('Error')).toHaveCount(25);
    await expect(toasts('Error').and(page.locator('[data-visible="true"]'))).toHaveCount(20);
  });

  test('dialogs and sheets trap the focus and restore it', async ({ page, shopper }) => {
    await page.goto('/dev/ui');
    for (const name of ['Dialog', 'Sheet']) {
      const opener = page.getByRole('button', { name: `Open a ${name}` }).first();
      await opener.click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await shopper.expectAccessible();
      for (let n = 0; n < 6; n++) {
        await page.keyboard.press('Tab');
        await expect(dialog.locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
});

import { expect, test } from './shopper.ts';

test.describe('the style page', () => {
  // It shows a broken picture.
  test.use({ expectedErrors: [/no\.webp/] });

  test('shows every control in both themes, all of it readable', async ({ page, shopper }) => {
    await page.goto('/dev/ui');
    for (const name of ['Light', 'Dark']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await shopper.expectAccessible();
  });

  test('S2.17 S9.2 toasts come at the top right, 320 px wide, twenty at most, and go by themselves', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 844 });
    await page.goto('/dev/ui');
    const success = page.getByRole('button', { name: 'Success' }).first();
    const error = page.getByRole('button', { name: 'Error' }).first();
    const good = page.getByRole('listitem').filter({ hasText: 'Address added' });
    const bad = page.getByRole('listitem').filter({ hasText: 'Failed to save address.' });
    // The first one brings the toaster along; from then on the time is ours.
    await success.click();
    await expect(good).toBeVisible();
    await expect(good).toHaveCount(0);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await success.click();
    await error.click();
    await page.clock.runFor(1000);
    await expect(good).toBeVisible();
    await expect(bad).toBeVisible();
    const box = await good.boundingBox();
    expect(box?.width).toBe(320);
    expect(box && box.x + box.width).toBeGreaterThan(1000 - 50);
    expect(box?.y).toBeLessThan(200);
    await page.clock.runFor(1800);
    await expect(good).toHaveCount(0);
    await expect(bad).toBeVisible();
    await page.clock.runFor(2500);
    await expect(bad).toHaveCount(0);
    for (let n = 0; n < 25; n++) await error.dispatchEvent('click');
    await page.clock.runFor(500);
    await expect(bad.and(page.locator('[data-visible="true"]'))).toHaveCount(20);
  });

  test('dialogs and sheets hold the focus and give it back', async ({ page, shopper }) => {
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

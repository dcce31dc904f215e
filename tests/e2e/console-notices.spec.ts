import { expect, test } from './manager.ts';
import { expectAtEveryWidth } from './staff.ts';

test('S10.63 a manager shows a notice that shoppers read at their next load, in their language, and removes it', {
  tag: '@extended',
}, async ({ page, shopper, manager }) => {
  const text = `Heavy rain at ${shopper.number}`;
  const hindi = `तेज़ बारिश ${shopper.number}`;
  await manager.page.goto('/console/notices');
  await manager.page.getByRole('button', { name: 'New notice' }).click();
  const dialog = manager.page.getByRole('dialog', { name: 'New notice' });
  await dialog.getByLabel('English').fill(text);
  await dialog.getByLabel('हिंदी').fill(hindi);
  await dialog.getByLabel('From').fill('2026-01-02T10:00');
  await manager.shopper.expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = manager.page.getByRole('listitem').filter({ hasText: text });
  await expect(row).toContainText('Shown now');
  await expectAtEveryWidth(manager);

  const notice = page.getByRole('main').getByText(text);
  await expect(async () => {
    await page.goto('/');
    await expect(notice).toBeVisible({ timeout: 1000 });
  }).toPass();
  await shopper.expectAccessible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(notice).toBeVisible();

  await manager.page.setViewportSize({ width: 1280, height: 800 });
  await row.getByRole('button', { name: `Remove: ${text}` }).click();
  await expect(row).toHaveCount(0);
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
    await expect(notice).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

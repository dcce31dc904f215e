import { expect, test } from './manager.ts';
import { expectAtEveryWidth } from './staff.ts';
import { expectToast } from './toasts.ts';

test('S10.475 S10.476 a manager changes the delivery promise and publishes About Us, and shoppers read both', {
  tag: '@extended',
}, async ({ page, shopper, manager }) => {
  const addition = `Ask for ${shopper.number}.`;
  await manager.page.goto('/console/shop');
  const promise = manager.page
    .getByRole('group', { name: 'Delivery promise' })
    .getByLabel('English');
  await promise.fill('Harvested and home within *9 hours*');
  await expectAtEveryWidth(manager);
  await manager.page.getByRole('button', { name: 'Save' }).click();
  await expectToast(manager.page, 'Saved. Customers see it from now on.');

  await manager.page.goto('/console/legal');
  await manager.page.getByRole('link', { name: 'About Us', exact: true }).click();
  const text = manager.page.getByLabel('Text in English');
  await text.fill(`${await text.inputValue()}\n\n{{name}}: ${addition}`);
  const preview = manager.page.getByRole('figure', { name: 'As shoppers see it' });
  await expect(preview.getByText(`Sabuja: ${addition}`)).toBeVisible();
  await expectAtEveryWidth(manager);
  await manager.page.getByRole('button', { name: 'Save' }).click();
  await manager.page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = manager.page.getByRole('dialog', { name: /^Publish version/ });
  await dialog.getByRole('textbox', { name: 'What changed', exact: true }).fill('Whom to ask');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/aboutus');
  await expect(page.getByText(`Sabuja: ${addition}`)).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Version/)).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('Harvested and home within 9 hours');
  await shopper.expectAccessible();
});

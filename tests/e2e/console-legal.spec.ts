import { expect, test } from './manager.ts';
import { expectAtEveryWidth } from './staff.ts';

test('S10.224 S10.225 S10.84 a manager changes the terms, sees them as a shopper does and publishes; shoppers read them in two languages, and the version before', {
  tag: '@extended',
}, async ({ page, shopper, manager }) => {
  const english = `On festivals ${shopper.number}`;
  const hindi = `त्योहारों पर ${shopper.number}`;
  const note = `Festivals ${shopper.number}`;
  await manager.page.goto('/console/legal');
  await manager.page.getByRole('link', { name: 'Terms & Conditions' }).click();
  const write = async (field: string, heading: string) => {
    const area = manager.page.getByLabel(field);
    await area.fill(`${await area.inputValue()}\n\n## ${heading}\n\nCall **{{phone}}**.`);
    const preview = manager.page.getByRole('figure', { name: 'As shoppers see it' });
    await expect(preview.getByRole('heading', { name: heading })).toBeVisible();
  };
  await write('Text in English', english);
  await expect(manager.page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await manager.page.getByRole('button', { name: 'हिंदी' }).click();
  await write('Text in Hindi', hindi);
  await manager.shopper.expectAccessible();
  await expectAtEveryWidth(manager);
  await manager.page.setViewportSize({ width: 1280, height: 800 });
  await manager.page.getByRole('button', { name: 'Save' }).click();
  await manager.page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = manager.page.getByRole('dialog', { name: /^Publish version/ });
  await expect(dialog).toContainText('Not changed since the latest version: ଓଡ଼ିଆ.');
  await dialog.getByRole('textbox', { name: 'What changed', exact: true }).fill(note);
  await manager.shopper.expectAccessible();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  const row = manager.page.getByRole('listitem').filter({ hasText: note });
  await expect(row).toContainText('In effect');

  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: english })).toBeVisible();
  await expect(page.getByText(/^Version \d+\. Last changed on /)).toBeVisible();
  await shopper.expectAccessible();
  const versions = page.getByRole('navigation', { name: 'Versions' });
  await expect(versions).toContainText(note);
  await versions.getByRole('link').first().click();
  await expect(page.getByText('It does not apply any more.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Prices' })).toBeVisible();
  await expect(page.getByRole('heading', { name: english })).toHaveCount(0);

  await page.goto('/terms');
  await page.context().addCookies([{ name: 'lang', value: 'hi', url: page.url() }]);
  await page.reload();
  await expect(page.getByRole('heading', { name: hindi })).toBeVisible();
});

import { expect, test } from './manager.ts';
import { expectAtEveryWidth } from './staff.ts';

test('S10.117 S10.84 a manager puts a banner on Home, shoppers read it in their language, and it goes when it is hidden', {
  tag: '@extended',
}, async ({ page, shopper, manager }) => {
  const title = `Mangoes ${shopper.number}`;
  const hindi = `आम ${shopper.number}`;
  await manager.page.goto('/console/banners');
  await manager.page.getByRole('button', { name: 'New banner' }).click();
  const dialog = manager.page.getByRole('dialog', { name: 'New banner' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a picture or video.');
  await dialog.getByLabel('Picture or video').setInputFiles('storefront/public/icons/icon-512.png');
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await dialog.getByLabel('Title in Hindi').fill(hindi);
  await dialog.getByLabel('Leads to').fill('/search?q=mango');
  await dialog.getByLabel('Button', { exact: true }).fill('See mangoes');
  await dialog.getByLabel('Place on Home').fill('7');
  await expect(dialog.getByRole('figure', { name: 'As shoppers see it' })).toContainText(title);
  await manager.shopper.expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = manager.page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Shown now');
  await expectAtEveryWidth(manager);

  const readTitles = async (language: string) => {
    const headers = { 'accept-language': language };
    const response = await page.request.get('/api/v1/banner/', { headers });
    return ((await response.json()) as { title: string; inactive: number }[]).flatMap((banner) =>
      banner.inactive === 0 ? banner.title : [],
    );
  };
  await expect.poll(() => readTitles('en')).toContain(title);
  expect(await readTitles('hi')).toContain(hindi);
  await page.goto('/');
  await expect(page.getByText(title, { exact: true }).first()).toBeAttached();
  await shopper.expectAccessible();

  await manager.page.setViewportSize({ width: 1280, height: 800 });
  await row.getByRole('button', { name: `Hide: ${title}` }).click();
  await expect(row).toContainText('Hidden');
  await expect.poll(() => readTitles('en')).not.toContain(title);
  await row.getByRole('button', { name: `Remove: ${title}` }).click();
  await manager.page.getByRole('button', { name: 'Remove it' }).click();
  await expect(row).toHaveCount(0);
});

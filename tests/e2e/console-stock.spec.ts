import { expect, test } from './manager.ts';
import { expectAtEveryWidth } from './staff.ts';

test(
  'S10.50 S10.51 S10.52 S10.53 S10.54 a manager receives, counts and removes stock, and sees what is low and what changed it',
  { tag: '@extended' },
  async ({ shopkeeper, manager }, testInfo) => {
    const name = `Wood apple ${testInfo.workerIndex}-${testInfo.repeatEachIndex}-${Date.now()}`;
    const { subcategories } = await shopkeeper.createCategory(`Of ${name}`, ['Fruit']);
    const [subcategory] = subcategories;
    if (!subcategory) throw new Error('no subcategory');
    await shopkeeper.createStock(subcategory, { name, quantity: 0 });
    const { page } = manager;
    await page.goto('/console/stock?view=low');
    await page.getByRole('searchbox', { name: 'Find a product' }).fill(name);
    await page.getByRole('button', { name: 'Find' }).click();
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('sold out');
    await expectAtEveryWidth(manager);

    await row.getByRole('button').click();
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet).toContainText('Nothing has changed yet.');
    await sheet.getByRole('button', { name: 'Receive' }).click();
    await manager.shopper.expectAccessible();
    await sheet.getByLabel('Units received').fill('24');
    await sheet.getByLabel('Supplier').fill('Maa Tarini Farm');
    await sheet.getByLabel('Purchase price of one unit').fill('18.50');
    await sheet.getByLabel('Batch').fill('WA-7');
    await sheet.getByRole('button', { name: 'Receive' }).last().click();
    const history = sheet.getByRole('listitem');
    await expect(history).toContainText([
      /Received.*Maa Tarini Farm.*Batch WA-7 · ₹18.50 each.*\+24/,
    ]);

    await sheet.getByRole('button', { name: 'Count' }).click();
    await expect(sheet).toContainText('24 should be on hand');
    await sheet.getByLabel('Units counted').fill('22');
    await expect(sheet.getByRole('status')).toHaveText('2 missing');
    await sheet.getByLabel('Reason').fill('Samples');
    await sheet.getByRole('button', { name: 'Save the count' }).click();
    await expect(history).toContainText([/Counted.*Samples.*−2.*then 22/, /Received/]);

    await sheet.getByRole('button', { name: 'Waste' }).click();
    await expect(sheet).toContainText('At most 22: the others are sold.');
    await sheet.getByLabel('Units to remove').fill('20');
    await sheet.getByLabel('Reason').selectOption('Expired');
    await sheet.getByRole('button', { name: 'Remove' }).click();
    await expect(history).toContainText([/Waste.*Expired.*−20.*then 2/, /Counted/, /Received/]);

    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(row).toContainText('low');
  },
);

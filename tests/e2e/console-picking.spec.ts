import { dateInDays, signInAsCustomer } from './customer.ts';
import { expect, test } from './shopkeeper.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';
import { expectToast } from './toasts.ts';

test('S10.85 a picker shorts, weighs and replaces lines, another packs into two bags; the customer sees what comes and what it costs', {
  tag: '@extended',
}, async ({ browser, page, shopper, shopkeeper }) => {
  const { subcategories } = await shopkeeper.createCategory(`Dairy ${crypto.randomUUID()}`, [
    'Cold store',
  ]);
  const [place = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  const create = (name: string, cost: number) => shopkeeper.createStock(place, { name, cost });
  const paneer = await create('Fresh paneer', 100);
  const pumpkin = await create('Red pumpkin', 40);
  const curd = await create('Set curd', 60);
  await create('Local curd', 50);
  const customer = await signInAsCustomer(page, shopper);
  const uid = await customer.placeOrder(
    { id: paneer, quantity: 3 },
    { id: pumpkin, quantity: 2 },
    { id: curd, quantity: 1, if_missing: 'REPLACE' },
  );
  const number = `#${uid.split('-')[0]}`;
  await shopkeeper.transitionOrder(uid, 'CONFIRMED');
  await page.goto(`/orderSummary/${uid}`);
  await expect(page.locator('[aria-current="step"]')).toContainText('Confirmed');

  const picker = await openStaffBrowser(browser, shopkeeper.db, 'picker');
  await picker.page.setViewportSize({ width: 768, height: 1024 });
  await picker.page.goto(`/console/picking?date=${dateInDays()}`);
  await picker.page.getByRole('button', { name: `Start picking ${number}` }).click();
  const line = (name: string) => picker.page.getByRole('article', { name });
  const sheet = picker.page.getByRole('dialog');
  await line('Fresh paneer').getByRole('button', { name: 'Not all' }).click();
  await sheet.getByRole('button', { name: 'One less' }).click();
  await sheet.getByRole('radio', { name: 'Damaged' }).check();
  await picker.shopper.expectAccessible();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(line('Fresh paneer')).toContainText('2 of 3 found · Damaged');

  await line('Set curd').getByRole('button', { name: 'Not all' }).click();
  await sheet.getByRole('button', { name: 'Nothing: take it out' }).click();
  await sheet.getByRole('button', { name: /^Local curd/ }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(line('Set curd')).toContainText('Instead: 1 × Local curd, 1 kg');
  await expect(picker.page.getByRole('status').filter({ hasText: '1 line left' })).toBeVisible();
  await expectAtEveryWidth(picker);
  await picker.page.getByRole('button', { name: 'Release' }).click();

  const manager = await openStaffBrowser(browser, shopkeeper.db, 'manager');
  await manager.page.goto(`/console/picking/${uid}`);
  await manager.page.getByRole('button', { name: 'Start picking' }).click();
  const last = manager.page.getByRole('article', { name: 'Red pumpkin' });
  await last.getByRole('button', { name: 'Not all' }).click();
  await manager.page.getByLabel('Weight in grams').fill('1850');
  await manager.page.getByRole('button', { name: 'Save' }).click();
  await expect(last).toContainText('1850 g in all');
  await manager.page.getByRole('button', { name: 'One more: Bags' }).click();
  await expect(manager.page.getByRole('group', { name: 'Bags' })).toContainText('2');
  // The text beside the bags and the buttons has enough space at every width.
  for (const width of [390, 640, 768, 1280]) {
    await manager.page.setViewportSize({ width, height: 800 });
    const progress = manager.page.getByRole('status').filter({ hasText: 'Every line is picked' });
    expect((await progress.boundingBox())?.height, `at ${width} px`).toBeLessThan(60);
  }
  await manager.page.getByRole('button', { name: 'Mark packed' }).click();
  await expectToast(manager.page, `${number} is packed`);
  const href = await manager.page.getByRole('link', { name: 'Labels, 62 mm' }).getAttribute('href');
  const labels = await manager.page.request.get(href ?? '');
  expect([labels.status(), labels.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await manager.page.goto(`/console/sheets?kind=labels&date=${dateInDays()}`);
  const packed = manager.page.getByRole('listitem').filter({ hasText: number });
  await expect(packed).toContainText('2 bags');
  await expectAtEveryWidth(manager);
  await packed.getByRole('link', { name: number }).click();
  await expect(manager.page.getByRole('region', { name: 'Bags and labels' })).toContainText(
    '2 bags',
  );
  // S10.483: what comes of each line, beside what was ordered.
  const items = manager.page.getByRole('region', { name: 'Items' }).getByRole('listitem');
  await expect(items.filter({ hasText: 'Fresh paneer' })).toContainText('× 3 2');
  await expect(items.filter({ hasText: 'Set curd' })).toContainText(
    'Instead: 1 × Local curd, 1 kg',
  );

  // The customer's page was open all the time.
  await expect(page.locator('[aria-current="step"]')).toContainText('Packed');
  await expect(page.getByText('Delivered: 2 x 1 kg')).toBeVisible();
  await expect(page.getByText('Delivered: 1.85 x 1 kg')).toBeVisible();
  await expect(page.getByText('Instead: 1 x Local curd, 1 kg')).toBeVisible();
  await expect(page.getByText('₹116.00 less than the agreed ₹')).toBeVisible();
  await shopper.expectAccessible();
  await picker.context.close();
  await manager.context.close();
});

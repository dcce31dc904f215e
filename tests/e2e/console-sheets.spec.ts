import { dateInDays, demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth } from './staff.ts';

test('S10.16 S10.18 the harvest list sums up what the orders of a slot need, and the sheets can be printed', async ({
  page,
  shopper,
  shopkeeper,
  manager,
}, testInfo) => {
  // A day on which no other journey orders.
  const date = dateInDays(8 + ((testInfo.repeatEachIndex + 5 * testInfo.retry) % 10));
  const customer = await signInAsCustomer(page, shopper);
  await shopkeeper.updateStock(demoItems.tomato.id, 'quantity = quantity + 17');
  for (const quantity of [8, 9])
    await customer.placeOrderOn(date, { id: demoItems.tomato.id, quantity });
  await manager.page.goto(`/console/sheets?date=${date}`);
  const row = manager.page.getByRole('row', { name: /Desi tomato/ });
  await expect(row.getByRole('cell')).toHaveText(['17', '2']);
  await expectAtEveryWidth(manager);
  await manager.page
    .getByLabel('Slot', { exact: true })
    .selectOption({ label: '8:00 PM - 10:00 PM' });
  await expect(manager.page.getByText('Nothing to prepare')).toBeVisible();
  await manager.page.getByRole('button', { name: 'Kitchen sheet' }).click();
  await expect(
    manager.page.getByRole('heading', { level: 1, name: /^Kitchen sheet/ }),
  ).toBeVisible();
  const href = await manager.page.getByRole('link', { name: 'Print (PDF)' }).getAttribute('href');
  const pdf = await manager.page.request.get(href ?? '');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

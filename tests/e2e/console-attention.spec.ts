import { demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { Payer } from './payer.ts';
import { expectAtEveryWidth } from './staff.ts';

test('S10.79 S10.80 S10.81 S10.82 S10.302 a message that failed stands in the navigation and the list until it is resolved with a note; today has its figures', async ({
  page,
  shopper,
  shopkeeper,
  manager,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await shopkeeper.updateStock(demoItems.tomato.id, 'quantity = quantity + 20');
  await customer.placeOrder({ id: demoItems.tomato.id, quantity: 6 });
  const answer = `Unknown subscriber ${customer.uid.slice(0, 8)}`;
  await shopkeeper.failMessages(customer.uid, answer);
  const staffPage = manager.page;
  await staffPage.goto('/console/attention');
  const row = staffPage.getByRole('listitem').filter({ hasText: answer });
  await expect(row).toBeVisible();
  await expect(
    staffPage
      .getByRole('navigation', { name: 'Console' })
      .getByRole('link', { name: /Needs attention \d+ open/ }),
  ).toBeVisible();
  await expectAtEveryWidth(manager);
  await staffPage.goto('/console/attention?kind=PAYMENT_STUCK');
  const kind = staffPage.getByRole('combobox', { name: 'What needs attention' });
  await expect(kind).toHaveValue('PAYMENT_STUCK');
  await expect(row).toHaveCount(0);
  await kind.selectOption('MESSAGE_FAILED');
  await expect(staffPage).toHaveURL(/[?&]kind=MESSAGE_FAILED/);
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Done with a note' }).click();
  const dialog = staffPage.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Told by phone.');
  await manager.shopper.expectAccessible();
  await dialog.getByRole('button', { name: 'Take it off the list' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);

  await test.step('S10.82 the figures of today', async () => {
    await staffPage
      .getByRole('navigation', { name: 'Console' })
      .getByRole('link', { name: 'Today' })
      .click();
    await expect(staffPage.getByRole('region', { name: 'Ordered today' })).toContainText('₹');
    await expect(staffPage.getByRole('row', { name: /^All/ })).toBeVisible();
    await expectAtEveryWidth(manager);
  });
});

test('S10.422 a dispute is listed with the time to respond by, until the shop has responded', async ({
  page,
  shopper,
  manager,
}) => {
  const payer = new Payer(page, await signInAsCustomer(page, shopper));
  const payment_id = await payer.recharge(100);
  const dispute = {
    ...{ id: `disp_${payment_id}`, payment_id, amount: 10_000 },
    ...{ respond_by: 1_900_000_000, reason_description: 'Goods not received' },
  };
  await payer.reportDispute({ ...dispute, status: 'open' });
  const list = '/console/attention?kind=DISPUTE_OPEN';
  const staffPage = manager.page;
  const row = staffPage.getByRole('listitem').filter({ hasText: payment_id });
  await expect(async () => {
    await staffPage.goto(list);
    await expect(row).toContainText('₹100.00', { timeout: 1_000 });
  }).toPass();
  await expect(row).toContainText(/Respond by 17 Mar/);
  await expect(row).toContainText('Goods not received');
  await expectAtEveryWidth(manager);
  await payer.reportDispute({ ...dispute, status: 'under_review' });
  await expect(async () => {
    await staffPage.goto(list);
    await expect(staffPage.getByText('Nothing of this kind needs anybody.')).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
});

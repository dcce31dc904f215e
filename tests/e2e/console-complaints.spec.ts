import { demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

test('S10.30 S10.31 S10.33 S10.35 a complaint is answered, its item refunded with a second person, and settled; the customer sees all of it', async ({
  page,
  shopper,
  shopkeeper,
  manager,
  browser,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await shopkeeper.updateStock(demoItems.tomato.id, 'quantity = quantity + 20');
  const uid = await customer.placeOrder({ id: demoItems.tomato.id, quantity: 20 });
  await shopkeeper.transitionOrder(uid, 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED');
  const { ticket_no } = (await customer.request('POST', 'complaint/', {
    user_uid: customer.uid,
    order_id: uid,
    details: 'The tomatoes were crushed.',
    actions: 1,
    severity: 'MEDIUM',
    source: 'WEB',
  })) as { ticket_no: string };
  const support = await openStaffBrowser(browser, shopkeeper.db, 'support');
  const supportPage = support.page;

  await test.step('it is taken and answered', async () => {
    await supportPage.goto(`/console/complaints?${new URLSearchParams({ q: ticket_no })}`);
    const row = supportPage.getByRole('listitem').filter({ hasText: ticket_no });
    await expect(row).toContainText('Take by');
    await expectAtEveryWidth(support);
    await row.getByRole('link', { name: ticket_no }).click();
    await expect(supportPage.getByRole('heading', { level: 1 })).toContainText('new');
    await supportPage.getByRole('button', { name: 'Take it' }).click();
    await expect(supportPage.getByRole('heading', { level: 1 })).toContainText('in work');
    await supportPage
      .getByRole('textbox', { name: 'Answer' })
      .fill('We are sorry. We refund them.');
    await expectAtEveryWidth(support);
    await supportPage.getByRole('button', { name: 'Send the answer' }).click();
    await expect(supportPage.getByRole('heading', { level: 1 })).toContainText('answered');
  });

  await test.step('support asks for a refund of all units, which is above its limit', async () => {
    await supportPage.getByRole('link', { name: `#${uid.split('-')[0]}` }).click();
    await supportPage.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = supportPage.getByRole('dialog');
    await dialog.getByLabel(demoItems.tomato.name).selectOption('20');
    await dialog.getByRole('radio', { name: 'Waste, or the customer keeps it' }).check();
    await dialog.getByLabel('Reason').fill('Crushed');
    await expect(dialog).toContainText('another person has to approve it');
    await support.shopper.expectAccessible();
    await dialog.getByRole('button', { name: /^Ask for approval of ₹/ }).click();
    await expect(dialog).toBeHidden();
    const refunds = supportPage.getByRole('region', { name: 'Refunds' });
    await expect(refunds).toContainText('waits for approval');
    await expect(refunds.getByRole('button', { name: 'Approve and refund' })).toHaveCount(0);
  });

  await test.step('a manager approves it, and the credit note is issued', async () => {
    await manager.page.goto(`/console/orders/${uid}`);
    const refunds = manager.page.getByRole('region', { name: 'Refunds' });
    await expect(refunds).toContainText('waits for approval');
    await expectAtEveryWidth(manager);
    await refunds.getByRole('button', { name: 'Approve and refund' }).click();
    await expect(refunds).toContainText('to the wallet');
    await expect(refunds).not.toContainText('waits for approval');
    await expect(manager.page.getByRole('region', { name: 'Payment' })).toContainText(
      'Credit note',
    );
  });

  await test.step('the complaint is settled, and the customer sees answer and refund', async () => {
    await supportPage.goto(`/console/complaints/${ticket_no}`);
    await supportPage.getByRole('textbox', { name: 'Note' }).fill('Refunded.');
    await supportPage.getByRole('button', { name: 'Settle the complaint' }).click();
    await expect(supportPage.getByRole('heading', { level: 1 })).toContainText('settled');
    await page.goto(`/orderSummary/${uid}`);
    await expect(page.getByRole('list', { name: 'Your complaints' })).toContainText(
      'We refund them.',
    );
    await expect(page.getByText('is back in your wallet.')).toBeVisible();
  });
  await support.context.close();
});

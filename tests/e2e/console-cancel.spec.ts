import { demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth } from './staff.ts';

test('S10.9 S10.10 an order that is out is cancelled with what becomes of its items; its credit note and complaint are shown', {
  tag: '@extended',
}, async ({ page, shopper, shopkeeper, manager }) => {
  const customer = await signInAsCustomer(page, shopper);
  await shopkeeper.updateStock(demoItems.tomato.id, 'quantity = quantity + 8');
  const uid = await customer.placeOrder({ id: demoItems.tomato.id, quantity: 8 });
  await shopkeeper.transitionOrder(uid, 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY');
  await customer.request('POST', 'complaint/', {
    user_uid: customer.uid,
    order_id: uid,
    details: 'Two tomatoes were crushed.',
    actions: 1,
    severity: 'MEDIUM',
    source: 'WEB',
  });
  await manager.page.goto(`/console/orders/${uid}`);
  await expect(manager.page.getByRole('region', { name: 'Complaints' })).toContainText(
    'Two tomatoes were crushed.',
  );
  await manager.page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = manager.page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Nobody can be reached');
  const waste = dialog.getByRole('radio', { name: 'Waste' });
  await expect(waste).not.toBeChecked();
  // No request is sent until each item has a choice.
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(dialog).toBeVisible();
  await waste.check();
  await manager.shopper.expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(manager.page.getByRole('heading', { level: 1 })).toContainText('Cancelled');
  const payment = manager.page.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText('Credit note');
  await expect(payment).toContainText('Nothing to collect');
  await expectAtEveryWidth(manager);
  const href = await payment.getByRole('link', { name: 'Open as PDF' }).getAttribute('href');
  const pdf = await manager.page.request.get(href ?? '');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

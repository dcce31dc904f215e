import { demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth } from './staff.ts';

test('S10.30 S10.31 a complaint is taken, answered on the console, and settled; the customer reads the answer', async ({
  page,
  shopper,
  shopkeeper,
  manager,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await shopkeeper.updateStock(demoItems.tomato.id, 'quantity = quantity + 8');
  const uid = await customer.placeOrder({ id: demoItems.tomato.id, quantity: 8 });
  const { ticket_no } = (await customer.request('POST', 'complaint/', {
    user_uid: customer.uid,
    order_id: uid,
    details: 'Two tomatoes were crushed.',
    actions: 1,
    severity: 'MEDIUM',
    source: 'WEB',
  })) as { ticket_no: string };
  const console = manager.page;
  const search = new URLSearchParams({ q: ticket_no });
  await console.goto(`/console/complaints?${search}`);
  const row = console.getByRole('listitem').filter({ hasText: ticket_no });
  await expect(row).toContainText('Take by');
  await expectAtEveryWidth(manager);
  await row.getByRole('link', { name: ticket_no }).click();
  await expect(console.getByRole('heading', { level: 1 })).toContainText('new');
  await console.getByRole('button', { name: 'Take it' }).click();
  await expect(console.getByRole('heading', { level: 1 })).toContainText('in work');
  await expect(console.getByRole('combobox', { name: 'Looked after by' })).toContainText(
    manager.name,
  );
  await console
    .getByRole('textbox', { name: 'Answer' })
    .fill('We are sorry. New ones come tomorrow.');
  await expectAtEveryWidth(manager);
  await console.getByRole('button', { name: 'Send the answer' }).click();
  await console.getByRole('textbox', { name: 'Note' }).fill('Sent new tomatoes.');
  await console.getByRole('button', { name: 'Settle the complaint' }).click();
  await expect(console.getByRole('heading', { level: 1 })).toContainText('settled');
  await page.goto(`/orderSummary/${uid}`);
  await expect(page.getByRole('list', { name: 'Your complaints' })).toContainText(
    'New ones come tomorrow.',
  );
});

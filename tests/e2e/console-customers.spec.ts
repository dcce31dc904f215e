import { demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth } from './staff.ts';

test('S10.75 S10.76 S10.77 S10.78 a customer is found, revealed, noted and blocked, and their order refused', {
  tag: '@extended',
}, async ({ page, shopper, shopkeeper, manager }) => {
  const customer = await signInAsCustomer(page, shopper);
  await shopkeeper.updateStock(demoItems.tomato.id, 'quantity = quantity + 20');
  const uid = await customer.placeOrder({ id: demoItems.tomato.id, quantity: 6 });
  const number = uid.slice(0, 8);
  const staffPage = manager.page;

  await test.step('found from their order, by its number', async () => {
    await staffPage.goto(`/console/orders/${uid}`);
    await staffPage.getByRole('link', { name: 'Account and other orders' }).click();
    const found = staffPage.getByRole('list', { name: 'Customers' }).getByRole('listitem');
    await expect(found).toHaveCount(1);
    await expect(found).toContainText('1 order');
    await expectAtEveryWidth(manager);
    await found.getByRole('link').click();
    await expect(staffPage.getByRole('region', { name: /^Orders/ })).toContainText(`#${number}`);
    await expect(staffPage.getByRole('region', { name: /^Messages/ })).toContainText(number);
    await expectAtEveryWidth(manager);
  });

  await test.step('phone and addresses are shown when asked for', async () => {
    const contact = staffPage.getByRole('region', { name: 'Contact and wallet' });
    await expect(contact).toContainText('+91 ••••••');
    await contact.getByRole('button', { name: 'Show phone and addresses' }).click();
    await expect(contact.getByRole('link', { name: /^\+91\d{10}$/ })).toBeVisible();
  });

  await test.step('a note stays', async () => {
    const notes = staffPage.getByRole('region', { name: 'Notes of staff' });
    await notes.getByRole('textbox', { name: 'New note' }).fill('Rings at the side door.');
    await notes.getByRole('button', { name: 'Add the note' }).click();
    await expect(notes.getByRole('listitem')).toContainText('Rings at the side door.');
    await expect(notes.getByRole('textbox', { name: 'New note' })).toHaveValue('');
  });

  await test.step('a block refuses the next order with a message', async () => {
    await staffPage.getByRole('button', { name: 'Block from ordering' }).click();
    const dialog = staffPage.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Refused three deliveries');
    await manager.shopper.expectAccessible();
    await dialog.getByRole('button', { name: 'Block from ordering' }).click();
    const ordering = staffPage.getByRole('region', { name: 'Ordering' });
    await expect(ordering).toContainText('Refused three deliveries');
    await expect(customer.placeOrder({ id: demoItems.tomato.id, quantity: 6 })).rejects.toThrow(
      'cannot place orders',
    );
    await ordering.getByRole('button', { name: 'Let them order again' }).click();
    await expect(ordering).toContainText('This customer can order.');
    await customer.placeOrder({ id: demoItems.tomato.id, quantity: 6 });
  });
});

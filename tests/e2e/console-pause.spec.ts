import { dateInDays, demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth } from './staff.ts';

// The estimate for an address of the paused zone is refused.
test.use({ expectedErrors: [/status of 409/] });

test('S10.11 S10.15 S10.265 a manager pauses ordering for a zone, whose customers read why with the amounts, sees it on every page, and gives an order another slot', async ({
  page,
  shopper,
  shopkeeper,
  manager,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await shopkeeper.updateStock(demoItems.tomato.id, 'quantity = quantity + 8');
  const uid = await customer.placeOrder({ id: demoItems.tomato.id, quantity: 8 });
  // This test uses its own zone, to which no other test delivers.
  const zone = `Hills ${shopper.number}`;
  const pincode = `3${shopper.number.slice(-5)}`;
  await shopkeeper.createZone(zone, pincode);
  await manager.page.goto('/console/slots');
  const ordering = manager.page.getByRole('region', { name: 'Ordering', exact: true });
  await ordering.getByRole('button', { name: 'Pause ordering' }).click();
  const dialog = manager.page.getByRole('dialog');
  await dialog.getByLabel('For').selectOption(zone);
  await dialog.getByRole('textbox', { name: 'English' }).fill('The bridge is closed until Friday.');
  await manager.shopper.expectAccessible();
  await dialog.getByRole('button', { name: 'Pause ordering' }).click();
  await expect(ordering).toContainText('The bridge is closed until Friday.');

  await customer.addToCart({ id: demoItems.tomato.id, quantity: 8 });
  await customer.saveAddress(pincode);
  await page.goto('/checkout');
  await customer.chooseDelivery('Grocery');
  await page.getByLabel('Payment Type').selectOption({ label: 'Cash on Delivery' });
  await page.getByLabel('Address', { exact: false }).first().selectOption({ index: 1 });
  await expect(page.getByText('The bridge is closed until Friday.')).toBeVisible();

  await manager.page.goto(`/console/orders/${uid}`);
  const banner = manager.page.getByRole('region', { name: 'Ordering is paused' });
  await expect(banner).toContainText(zone);
  await manager.page.getByRole('button', { name: 'Another slot' }).click();
  await dialog.getByLabel('Day').fill(dateInDays(3));
  await dialog.getByRole('radio').last().check();
  await dialog.getByLabel('Reason').fill('The customer is away');
  await manager.shopper.expectAccessible();
  await dialog.getByRole('button', { name: 'Move to this slot' }).click();
  await expect(dialog).toBeHidden();
  await expect(manager.page.getByRole('main')).toContainText('8:00 PM - 10:00 PM');
  await expectAtEveryWidth(manager);

  await banner.getByRole('link', { name: 'Show' }).click();
  await ordering.getByRole('button', { name: `Resume: ${zone}` }).click();
  await expect(banner.filter({ hasText: zone })).toHaveCount(0);
});

import { placeOrder, prepareOrder, region } from './checkout-pages.ts';
import { demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth } from './staff.ts';

test('S10.118 S10.120 S10.122 S10.123 a manager creates a coupon, a shopper uses it and cancels, and its budget returns', {
  tag: '@extended',
}, async ({ page, shopper, manager }) => {
  const code = `T${shopper.number}`;
  await manager.page.goto('/console/coupons');
  await manager.page.getByRole('button', { name: 'New coupon' }).click();
  const dialog = manager.page.getByRole('dialog', { name: 'New coupon' });
  await dialog.getByLabel('Code').fill(code.toLowerCase());
  await dialog.getByLabel('Percent off').fill('10');
  await dialog.getByLabel('Or rupees off').fill('20');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Fill in the percentage or the rupees, not both.',
  );
  await dialog.getByLabel('Or rupees off').fill('');
  await dialog.getByLabel('At most, in rupees').fill('20');
  await dialog.getByLabel('Each customer').selectOption('Once, for the first order');
  await dialog.getByLabel('Budget, in rupees').fill('500');
  await manager.shopper.expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = manager.page.getByRole('listitem').filter({ hasText: code });
  await expect(row).toContainText('Running');
  await expect(row).toContainText('10% off, at most ₹20');
  await expectAtEveryWidth(manager);

  const customer = await signInAsCustomer(page, shopper);
  await prepareOrder(customer, { ...demoItems.tomato, quantity: 6 });
  const amounts = region(page, 'Estimation Details');
  const field = amounts.getByLabel('Coupon code');
  await field.fill('NOSUCHCODE');
  await field.press('Enter');
  await expect(amounts.getByRole('alert')).toHaveText(
    'There is no coupon of this code. Please check it.',
  );
  await expect(placeOrder(page)).toBeEnabled();
  await shopper.expectAccessible();
  await field.fill(` ${code.toLowerCase()} `);
  await field.press('Enter');
  await expect(amounts.getByText(`Coupon ${code}: you save ₹20.00.`)).toBeVisible();
  await expect(amounts.getByText(`of it by coupon ${code}`)).toBeVisible();
  await expect(amounts.getByRole('button', { name: 'Remove' })).toBeFocused();
  await shopper.expectAccessible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(amounts.getByText(`of it by coupon ${code}`)).toHaveCount(0);
  await field.fill(code);
  await amounts.getByRole('button', { name: 'Apply' }).click();
  await expect(amounts.getByText(`of it by coupon ${code}`)).toBeVisible();
  await page.reload();
  await expect(amounts.getByText(`of it by coupon ${code}`)).toBeVisible();
  await customer.waitForAmounts();
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/orderSummary\//);
  await expect(page.getByText(`with the coupon ${code}`)).toBeVisible();
  await shopper.expectAccessible();

  await manager.page.setViewportSize({ width: 1280, height: 800 });
  await manager.page.reload();
  await expect(row).toContainText('₹20 of ₹500 used · 1 checkout');
  const [order] = await customer.listOrders();
  await manager.page.goto(`/console/orders/${order?.uid}`);
  await expect(manager.page.getByText(`Discount with coupon ${code}`)).toBeVisible();
  await customer.request('POST', `orders/${order?.uid}/cancel`, {});
  await manager.page.goto('/console/coupons');
  await expect(row).toContainText('₹0 of ₹500 used · 0 checkouts');
  await row.getByRole('button', { name: `Pause: ${code}` }).click();
  await expect(row).toContainText('Paused');
});

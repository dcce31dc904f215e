import { demoItems, signInAsCustomer } from './customer.ts';
import { expectNoHorizontalScroll } from './horizontal-scroll.ts';
import { expect, test } from './manager.ts';
import { Payer } from './payer.ts';
import { expectAtEveryWidth } from './staff.ts';
import { expectToast } from './toasts.ts';

test.use({ expectedErrors: [/status of 409/] });

test('S10.349 an account that owes money is deleted neither by the customer nor by staff, until the debt is written off', {
  tag: '@extended',
}, async ({ page, shopper, shopkeeper, manager }) => {
  const customer = await signInAsCustomer(page, shopper);
  const payer = new Payer(page, customer);
  await shopkeeper.updateStock(demoItems.nashikOnion.id, 'quantity = quantity + 20');
  const paymentId = await payer.recharge(100);
  const order = await customer.placeOrderFromWallet({ id: demoItems.nashikOnion.id, quantity: 6 });
  await shopkeeper.transitionOrder(order, 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED');
  await payer.refundAtProvider(paymentId, 100, 100);
  const deleteButton = page.getByRole('button', { name: 'Yes, Delete My Account' });

  await test.step('the customer is told what is owed, and where to pay it', async () => {
    await page.goto('/deleteAccount');
    await page.getByLabel('I understand and want to proceed').check();
    await deleteButton.click();
    await expectToast(page, 'Failed to send OTP');
    const notice = page.getByRole('alert').filter({ hasText: '₹100.00 are owed' });
    await expect(notice).toBeFocused();
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoHorizontalScroll(page, `at ${width} px`);
    }
    await shopper.expectAccessible();
    await notice.getByRole('link', { name: 'My Wallet' }).click();
    await expect(page).toHaveURL('/profile/wallet');
  });

  const staffPage = manager.page;
  await test.step('a request to delete the account leads to the customer, where it is written off', async () => {
    await staffPage.goto(`/console/customers/${customer.uid}`);
    const part = staffPage.getByRole('region', { name: 'Requests about their data' });
    await part.getByRole('button', { name: 'Record a request' }).click();
    const dialog = staffPage.getByRole('dialog');
    await dialog.getByLabel('Asks for').selectOption('deletion of the account');
    await dialog.getByLabel('How it was proven').selectOption('called back on their number');
    await dialog.getByRole('button', { name: 'Record the request' }).click();
    await part.getByRole('listitem').getByRole('link').click();
    await expect(staffPage.getByText('The customer owes ₹100.00')).toBeVisible();
    await expect(staffPage.getByRole('button', { name: 'Delete the account' })).toHaveCount(0);
    await expectAtEveryWidth(manager);
    await staffPage.getByRole('link', { name: 'Open the customer’s page' }).click();
    const wallet = staffPage.getByRole('region', { name: 'Contact and wallet' });
    await expectAtEveryWidth(manager);
    await wallet.getByRole('button', { name: 'Write off the debt' }).click();
    await expect(dialog).toContainText('Write off ₹100.00?');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Moved away, cannot be reached.');
    await manager.shopper.expectAccessible();
    await dialog.getByRole('button', { name: 'Write off the debt' }).click();
    await expect(dialog).toBeHidden();
    await expect(wallet).not.toContainText('owed');
    await expect(wallet.getByRole('heading', { level: 2 })).toBeFocused();
    await staffPage.goBack();
    await expect(staffPage.getByRole('button', { name: 'Delete the account' })).toBeEnabled();
  });

  await test.step('the customer can delete the account', async () => {
    await page.goto('/deleteAccount');
    await page.getByLabel('I understand and want to proceed').check();
    await deleteButton.click();
    await expectToast(page, 'OTP sent to your registered mobile number');
    await expect(page.getByRole('dialog').getByLabel('Digit 1 of 5')).toBeFocused();
  });
});

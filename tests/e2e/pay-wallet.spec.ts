import type { Page } from '@playwright/test';
import { demoItems, signInAsCustomer } from './customer.ts';
import { expectText, Payer } from './payer.ts';
import { expect, test } from './shopper.ts';
import { expectToast } from './toasts.ts';

const { tomato } = demoItems;
const openWalletDialog = (page: Page) =>
  page.getByRole('button', { name: 'Open Wallet Modal' }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Wallet Payment' });

test.use({ expectedErrors: [/500/] });

test('S2f.9 S4g.1 S8.10 S8.12 a wallet with too little balance pays its part, the rest is paid on delivery', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const payer = new Payer(page, customer);
  await payer.recharge(100);
  await customer.addToCart({ ...tomato, quantity: 6 });
  await customer.saveAddress();
  await customer.fillCheckoutPayingBy('Wallet Payment', 'Grocery');
  await expect(
    page.getByRole('region', { name: 'User Information' }).getByText('₹100.00'),
  ).toBeVisible();

  await page.route('**/api/v1/wallet/?*', (route) => route.fulfill({ status: 500, json: {} }));
  await openWalletDialog(page);
  await expectText(page, 'Failed to fetch wallet balance');
  await page.unroute('**/api/v1/wallet/?*');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();

  await expect(dialog(page).getByRole('term')).toHaveText([
    'Wallet balance',
    'Amount',
    'Paid from your wallet',
    'To pay on deliveryPartial Payment',
  ]);
  const [balance, amount, fromWallet, remaining] = await dialog(page)
    .getByRole('definition')
    .allInnerTexts();
  expect([balance, fromWallet]).toEqual(['₹100.00', '₹100.00']);
  const parseRupees = (text = '') => Number(text.replace(/[₹,]/g, ''));
  expect(parseRupees(remaining)).toBeCloseTo(parseRupees(amount) - 100, 2);
  await expectText(page, 'Wallet use applies to Grocery and Party orders.');
  await shopper.expectAccessible();
  await dialog(page).getByRole('button', { name: 'Place Order' }).click();
  await expectToast(page, 'Payment Successful!,Orders placed successfully!');
  await expect(page.getByText('Wallet Payment · Partial Payment')).toBeVisible();
  await expect(page.getByText('Pending Amount')).toBeVisible();
  const [order] = await customer.listOrders();
  expect([order?.pending_amount, await payer.balance()]).toEqual([parseRupees(remaining), 0]);
  expect(await customer.readCart()).toEqual([]);
});

test('S2f.9 S4g.6 an empty wallet places no order, and links to the recharge', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await customer.addToCart({ ...tomato, quantity: 6 });
  await customer.saveAddress();
  await customer.fillCheckoutPayingBy('Wallet Payment', 'Grocery');
  await openWalletDialog(page);
  await expect(dialog(page).getByRole('button', { name: 'Place Order' })).toBeDisabled();
  await shopper.expectAccessible();
  await dialog(page).getByRole('link', { name: 'Recharge Your Wallet' }).click();
  await expect(page).toHaveURL('/profile/wallet');
  await expect(page.getByRole('heading', { name: 'My Wallet' })).toBeVisible();
  expect(await customer.listOrders()).toEqual([]);
});

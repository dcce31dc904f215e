import type { Page } from '@playwright/test';
import { signInAsCustomer } from './customer.ts';
import { expectText, Payer } from './payer.ts';
import { expect, test } from './shopper.ts';
import { expectToast } from './toasts.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const balance = (page: Page) => page.getByRole('status').filter({ hasText: 'Balance' });
const amount = (page: Page) => page.getByLabel('Amount to add');
const recharge = (page: Page) => page.getByRole('button', { name: 'Recharge' }).click();

test('S2.9 S2e.4 S5.11 S4h.1 S7d.3 S8.10 S9.7 a wallet is recharged by an amount and by a plan', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const payer = new Payer(page, customer);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'My Wallet' }).click();
  await expect(balance(page)).toHaveText('Balance₹0.00');
  await expectText(page, 'No transactions found.');
  await expect(region(page, 'My subscriptions').getByText('No subscriptions found.')).toBeVisible();
  const plans = region(page, 'Subscription plans');
  await expect(plans.getByRole('heading', { level: 3 })).toHaveText([
    'Seedling',
    'Sapling',
    'Orchard',
    'Founding family',
  ]);
  await shopper.expectAccessible();

  await test.step('by an amount', async () => {
    await recharge(page);
    await expect(amount(page)).toHaveAccessibleDescription('Please enter a valid amount.');
    await amount(page).fill('-5');
    await expect(amount(page)).toHaveValue('0');
    await recharge(page);
    await expect(amount(page)).toHaveAccessibleDescription('Please enter a valid amount.');
    await amount(page).fill('250.50');
    await recharge(page);
    const recorded = page.waitForRequest('**/api/v1/wallet/recharge/');
    await payer.choose(/Pay by UPI/);
    expect((await recorded).postDataJSON()).toEqual({
      user_id: customer.uid,
      payment_id: expect.stringMatching(/^pay_/),
      method: 'ONLINE',
      description: 'Wallet recharge',
    });
    await expectToast(page, 'Wallet recharged successfully!');
    await expect(balance(page)).toHaveText('Balance₹250.50');
    await expect(
      region(page, 'Transactions').getByRole('listitem').getByText('+₹250.50'),
    ).toBeVisible();
  });

  await test.step('by a plan, and by another', async () => {
    await plans.getByRole('button', { name: 'Choose Seedling' }).click();
    const dialog = page.getByRole('dialog', { name: 'Seedling' });
    await dialog.getByLabel('Amount to add').fill('998');
    await dialog.getByRole('button', { name: 'Pay ₹998.00' }).click();
    await expect(dialog.getByLabel('Amount to add')).toHaveAccessibleDescription(
      'The plan Seedling needs a recharge of at least ₹999.00.',
    );
    await dialog.getByLabel('Amount to add').fill('999');
    await shopper.expectAccessible();
    await dialog.getByRole('button', { name: 'Pay ₹999.00' }).click();
    await payer.choose(/Pay by card/);
    await expect(balance(page)).toHaveText('Balance₹1,274.50');
    const mySubscriptions = region(page, 'My subscriptions');
    await expect(mySubscriptions.getByRole('heading', { name: 'Seedling' })).toBeVisible();
    await expect(mySubscriptions.getByText(/^From \d.* to \d/)).toBeVisible();

    await plans.getByRole('button', { name: 'Choose Sapling' }).click();
    await expectText(page, 'Your plan Seedling ends when this one starts.');
    await page.getByRole('button', { name: 'Pay ₹2,499.00' }).click();
    await payer.choose(/Pay by card/);
    await expect(mySubscriptions.getByRole('article').getByRole('heading')).toHaveText('Sapling');
    await expect(mySubscriptions.getByRole('listitem').filter({ hasText: 'Past' })).toContainText(
      'Seedling',
    );
  });

  await test.step('its history has four entries per page', async () => {
    const history = region(page, 'Transactions');
    await expect(history.getByRole('listitem')).toHaveCount(4);
    await history.getByRole('button', { name: 'Next' }).click();
    await expect(history.getByText('Page 2 of 2')).toBeVisible();
    await expect(history.getByRole('listitem')).toHaveCount(1);
    await history.getByRole('button', { name: 'Previous' }).click();
    await expect(history.getByRole('listitem')).toHaveCount(4);
  });
});

test('a recharge that the sheet never reports is credited to the wallet', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const payer = new Payer(page, customer);
  await page.goto('/profile/wallet');
  await amount(page).fill('100');
  await recharge(page);
  await payer.choose(/The UPI app takes over/);
  await payer.expectHeading('Waiting for your UPI app');
  await payer.closeSheet();
  await expectText(page, 'Payment cancelled.');
  await expect(page.getByText(/^If you have paid, the amount is in your wallet/)).toBeVisible();
  // The page polls every 5 s.
  await expect(balance(page)).toHaveText('Balance₹100.00', { timeout: 30_000 });
});

test.describe('failures', () => {
  test.use({ expectedErrors: [/400|500|502|ERR_FAILED/] });

  test('S8.10 are shown in each part, and can be retried', { tag: '@extended' }, async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    const payer = new Payer(page, customer);
    const calls = [
      '**/api/v1/wallet/?*',
      '**/api/v1/wallet/transactions/*',
      '**/api/v1/subscriptions/',
      '**/api/v1/subscriptions/users/*',
    ];
    const failCalls = async (mode: 'refused' | 'unanswered') => {
      for (const call of calls) {
        await page.route(call, (route) =>
          mode === 'refused' ? route.fulfill({ status: 400, json: {} }) : route.abort(),
        );
      }
    };
    await failCalls('refused');
    await page.goto('/profile/wallet');
    await expectText(page, 'Failed to fetch wallet details.');
    await expectText(page, 'Failed to fetch transaction history.');
    await expect(page.getByText('Failed to fetch subscriptions.')).toHaveCount(2);
    await shopper.expectAccessible();

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route('**/api/v1/subscriptions/', (route) =>
      route.fulfill({ json: { results: 7 } }),
    );
    await page.reload();
    await expectText(page, 'Invalid subscriptions data');
    await expectText(page, 'No transactions found.');

    await failCalls('unanswered');
    await page.reload();
    await expectText(page, 'An error occurred while fetching wallet details.');
    await expectText(page, 'Error fetching transaction history.');

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route('**/api/v1/wallet/recharge/', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await amount(page).fill('60');
    await recharge(page);
    await payer.choose(/Pay by UPI/);
    await expectText(page, 'Failed to recharge wallet.');
    await expect(balance(page)).toHaveText('Balance₹60.00');
  });
});

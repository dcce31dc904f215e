import { demoItems, signInAsCustomer } from './customer.ts';
import { Payer } from './payer.ts';
import { expect, test } from './shopper.ts';
import { expectToast } from './toasts.ts';

test.use({ expectedErrors: [/status of 403/] });

test('a payment from the wallet on a new device asks for a code, and goes on with the order', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await new Payer(page, customer).recharge(500);
  await customer.addToCart({ ...demoItems.tomato, quantity: 6 });
  await customer.saveAddress();
  await customer.fillCheckoutPayingBy('Wallet Payment', 'Grocery');
  await page.getByRole('button', { name: 'Open Wallet Modal' }).click();
  // Simulates a sign-in that is longer ago.
  let refused = 0;
  await page.route('**/api/v1/orders/', async (route) => {
    if (route.request().method() !== 'POST' || refused > 0) return route.fallback();
    refused += 1;
    const problem = { code: 'STEP_UP_NEEDED', message: 'Please confirm with a code.' };
    await route.fulfill({ status: 403, json: problem });
  });
  await page
    .getByRole('dialog', { name: 'Wallet Payment' })
    .getByRole('button', { name: 'Place Order' })
    .click();
  await shopper.confirmSession();
  await expectToast(page, 'Payment Successful!,Orders placed successfully!');
  expect(await customer.listOrders()).toHaveLength(1);
});

test('a customer without their old number replaces it, and undoes it by the link', async ({
  page,
  shopper,
}) => {
  await signInAsCustomer(page, shopper);
  await page.goto('/profile/info');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await confirmation.getByRole('button', { name: 'I no longer have this number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace a lost number' });
  const number = shopper.number.replace(/^./, '6');
  await dialog.getByLabel('New mobile number').fill(number);
  await dialog.getByRole('button', { name: 'Get OTP' }).click();
  const readOutbox = async (to: string): Promise<string> => {
    const response = await page.request.get(
      `/dev/outbox.json?to=${encodeURIComponent(`+91${to}`)}`,
    );
    const [newest] = (await response.json()) as { body: string }[];
    return newest?.body ?? '';
  };
  await expect(dialog.getByPlaceholder('Enter OTP')).toBeVisible();
  await shopper.expectAccessible();
  await dialog.getByPlaceholder('Enter OTP').fill((await readOutbox(number)).slice(0, 5));
  await dialog.getByRole('button', { name: 'Confirm number' }).click();
  await expect(dialog.getByText(/^Your number changes on/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('Until then your wallet cannot be used.')).toBeVisible();

  const token = (await readOutbox(shopper.number)).split('#')[1];
  await page.goto(`/numberchange#${token}`);
  await shopper.expectAccessible();
  await page.getByRole('button', { name: 'Keep my number' }).click();
  await expect(page.getByText('Your mobile number stays as it was.')).toBeVisible();
});

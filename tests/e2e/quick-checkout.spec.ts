import type { Page } from '@playwright/test';
import { dateInDays, demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './shopper.ts';
import { expectToast } from './toasts.ts';

const { tomato } = demoItems;
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const groceryDetails = (page: Page) => page.getByRole('region', { name: 'Grocery Order Details' });
const amounts = (page: Page) => page.getByRole('region', { name: 'Estimation Details' });

test('S10.41 S10.485 a first checkout is filled in with one tap, the next with two is ordered, and the name is asked once', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await customer.addToCart({ ...tomato, quantity: 6 });
  await customer.saveAddress();
  await page.goto('/checkout');

  await test.step('amounts are shown before anything is selected, with what makes delivery free', async () => {
    await expect(amounts(page).getByText('For delivery to 751024')).toBeVisible();
    await expect(
      amounts(page).getByText(/^Add items for ₹\d+ more and delivery is free/),
    ).toBeVisible();
    await expect(page.getByLabel('Payment Type')).toHaveValue('');
    await expect(page.getByLabel('Address').first()).toHaveValue('');
    await expect(groceryDetails(page).getByLabel('Date')).toHaveValue('');
  });

  const fillIn = page.getByRole('button', { name: /^Fill in your address and the next free slot/ });
  await expect(fillIn).toContainText(/Home · (today|tomorrow) [\d-]+ [AP]M/);
  await fillIn.click();
  const filledIn = page.getByRole('button', { name: /^Filled in/ });
  await expect(filledIn).toBeFocused();
  await expect(filledIn).toContainText('Choose the payment type below');
  await expect(groceryDetails(page).getByLabel('Time Slot').locator('option:checked')).toHaveText(
    /^\d.* - /,
  );
  await expect(page.getByLabel('Payment Type')).toHaveValue('');
  await page.getByLabel('Payment Type').selectOption('COD');
  await expect(filledIn).toContainText('Check it below and place the order');
  await page.getByLabel('Your name').fill('Asha Das');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Call me' }).check();
  await page.getByRole('button', { name: /^Add a note/ }).click();
  await page.getByLabel(/^Note for/).fill('Ripe, for today');
  await customer.waitForAmounts();
  await shopper.expectAccessible();
  await placeOrder(page).click();
  await expectToast(page, 'Orders placed successfully!');
  // The focus is in the new page, where the thanks are read first.
  await expect(page.locator('#page:focus, #page :focus')).toHaveCount(1);
  await expect(page.getByText('Asha Das').first()).toBeVisible();
  await expect(page.getByText('“Ripe, for today”')).toBeVisible();

  await test.step('the second time: two taps, however many orders were cancelled since', async () => {
    for (let n = 0; n < 3; n++) {
      const uid = await customer.placeOrder({ id: tomato.id, quantity: 6 });
      await customer.request('POST', `orders/${uid}/cancel`, {});
    }
    await customer.addToCart({ ...tomato, quantity: 6 });
    await page.goto('/checkout');
    const again = page.getByRole('button', { name: /^Fill in as last time/ });
    await expect(again).toContainText(/Home · (today|tomorrow) .* · Cash on Delivery/);
    await expect(page.getByLabel('Your name')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'Call me' })).toBeChecked();
    await again.click();
    await customer.waitForAmounts();
    await placeOrder(page).click();
    await expectToast(page, 'Orders placed successfully!');
    const orders = (await customer.listOrders()).filter((order) => order.o_status !== 'CANCELLED');
    expect(orders.map((order) => order.deliver_to)).toEqual(['Asha Das', 'Asha Das']);
    expect(orders.map((order) => order.if_missing)).toEqual(['CALL', 'CALL']);
  });
});

test.describe('below the minimum', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('S10.485 the quick choice and the amounts say so, and offer the cart', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    await customer.addToCart({ ...tomato, quantity: 1 });
    await customer.saveAddress();
    await page.goto('/checkout');
    await page.getByRole('button', { name: /^Fill in your address/ }).click();
    await expect(page.getByRole('button', { name: /^Filled in/ })).toContainText(
      'The minimum order amount is not reached yet.',
    );
    const notice = amounts(page).getByRole('alert');
    await expect(notice).toContainText('Minimum order amount is ₹199');
    await expect(notice.getByRole('button', { name: 'Try again' })).toBeHidden();
    await shopper.expectAccessible();
    await notice.getByRole('button', { name: 'Change cart' }).click();
    await expect(page.getByRole('dialog').getByText('Desi tomato')).toBeVisible();
  });
});

test('S4g.5 slots are chips with their places, and those inside the lead time stay with their reason', async ({
  page,
  shopper,
}) => {
  // The window is so tall that the bar at the bottom covers no chip.
  await page.setViewportSize({ width: 390, height: 2000 });
  const customer = await signInAsCustomer(page, shopper);
  const { results } = (await customer.request('GET', 'stocks/search?q=dalma tray')) as {
    results: { stock_id: number; name: string }[];
  };
  const tray = results.find(({ name }) => name === 'Dalma tray')?.stock_id ?? 0;
  await customer.addToCart({ id: tray, quantity: 1 });
  await customer.saveAddress();
  await page.goto('/checkout');
  const details = page.getByRole('region', { name: 'Kitchen Order Details' });
  await expect(details.getByText(/24 hours ahead/)).toBeVisible();
  await details.getByLabel('Date').fill(dateInDays(0));
  const chips = details.getByRole('group', { name: 'Slots of this day' }).getByRole('button');
  const options = details.getByLabel('Time Slot').getByRole('option');
  for (const option of (await options.all()).slice(1)) await expect(option).toBeDisabled();
  await details.getByLabel('Date').fill(dateInDays(2));
  await expect(chips.first()).toContainText(/places? left/);
  await chips.first().click();
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(details.getByLabel('Time Slot').locator('option:checked')).toHaveText(/^\d.* - /);
  await expect(page.getByRole('button', { name: 'Place Order' })).not.toHaveAttribute('aria-busy');
  await shopper.expectAccessible();
});

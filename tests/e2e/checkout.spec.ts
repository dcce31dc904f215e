import type { Page } from '@playwright/test';
import {
  estimateCall,
  placeOrder,
  prepareBothOrders,
  recordOrderRequests,
  region,
} from './checkout-pages.ts';
import { dateInDays, demoItems, signInAsCustomer } from './customer.ts';
import { expectNoHorizontalScroll } from './horizontal-scroll.ts';
import { expect, test } from './shopper.ts';
import { expectToast } from './toasts.ts';

const { tomato, onion, dalma } = demoItems;

test('S2f.1 S2f.2 S2f.3 S2f.4 S2f.5 S2f.6 S2f.7 checkout shows the items and the customer, and asks for everything else', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const customer = await signInAsCustomer(page, shopper);
  await customer.addToCart({ ...tomato, quantity: 6 }, { ...dalma, quantity: 2 });
  await customer.saveAddress();
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible();

  const kitchen = page.getByRole('table', { name: 'Kitchen Order' });
  const grocery = page.getByRole('table', { name: 'Grocery Order' });
  for (const table of [kitchen, grocery]) {
    await expect(table.getByRole('columnheader')).toHaveText([
      'Name',
      'Cost',
      'Quantity',
      'Total Price',
    ]);
  }
  await expect(
    kitchen.getByRole('row', { name: /Dalma with rice.*₹81.00.*2.*₹162.00/ }),
  ).toBeVisible();
  await expect(grocery.getByRole('row', { name: /Desi tomato.*₹37.84.*6.*₹227.04/ })).toBeVisible();
  await expect(region(page, 'Grocery Order').getByText('Total', { exact: true })).toBeVisible();

  const user = region(page, 'User Information');
  await expect(user.getByText('--')).toHaveCount(2);
  await expect(user.getByText('₹0.00')).toBeVisible();

  const details = region(page, 'Kitchen Order Details');
  await expect(details.getByLabel('Count of Members')).toHaveAttribute('min', '1');
  await expect(details.getByLabel('Occasion')).toHaveAttribute('required', '');
  await expect(details.getByLabel('Date')).toHaveAttribute('min', dateInDays(0));
  await expect(details.getByRole('option', { name: 'Select Kitchen Time Slot' })).toBeAttached();
  await expect(
    region(page, 'Grocery Order Details').getByRole('option', { name: 'Select Grocery Time Slot' }),
  ).toBeAttached();
  await expect(page.getByLabel('Payment Type').getByRole('option')).toHaveText([
    'Select Payment Type',
    'Cash on Delivery',
    'Online Payment',
    'Wallet Payment',
  ]);
  await expect(page.getByRole('option', { name: '12, Lane 3, Patia, 751024' })).toBeAttached();
  await expect(region(page, 'Estimation Details').getByRole('term')).toHaveText([
    'Total Item Cost',
    'Shipping Chargs',
    'Tax Amount',
    'Total Discount',
    'Final Amount',
  ]);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await shopper.expectAccessible();
});

test('S4g.3 S4g.4 S7f.2 S8.12 two departments in one delivery become two orders, the cheaper first', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const orderRequests = recordOrderRequests(page);
  await prepareBothOrders(customer, [4, 4]);
  await expect(
    page.getByText('Both orders come together, with one delivery charge.'),
  ).toBeVisible();
  await region(page, 'Kitchen Order Details').getByLabel('Occasion').fill('Puja');
  await region(page, 'Kitchen Order Details').getByLabel('Count of Members').fill('12');
  await placeOrder(page).click();
  await expectToast(page, 'Orders placed successfully!');
  await expect(page.getByRole('heading', { name: 'Your 2 orders are placed' })).toBeVisible();
  expect(orderRequests.map(({ department, estimate }) => [department, estimate.slice(36)])).toEqual(
    [
      ['KITCHEN', '__2'],
      ['GROCERY', '__1'],
    ],
  );
  expect(orderRequests[0]?.body).toMatchObject({ occasion: 'Puja', occasion_members: 12 });
  expect(orderRequests[1]?.body).not.toHaveProperty('occasion');
  await shopper.expectAccessible();

  const orders = await customer.listOrders();
  expect(orders.map((order) => order.department)).toEqual(['GROCERY', 'KITCHEN']);
  await page.getByRole('link', { name: /^Kitchen order #/ }).click();
  await expect(page.getByText('Dalma with rice')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Grocery order #/ })).toBeVisible();
  expect(await customer.readCart()).toEqual([]);
});

test('S5.13 S8.14 all missing fields are named in one message and at the field, and the first is focused', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await customer.addToCart({ ...tomato, quantity: 6 }, { ...dalma, quantity: 1 });
  await page.goto('/checkout');
  await placeOrder(page).click();
  await expect(
    page.getByText(
      'Please fill in the following fields: Kitchen Date, Kitchen Time Slot, Grocery Date, Grocery Time Slot, Address, Payment Method',
    ),
  ).toBeVisible();
  const kitchenDate = region(page, 'Kitchen Order Details').getByLabel('Date');
  await expect(kitchenDate).toBeFocused();
  await expect(kitchenDate).toHaveAccessibleDescription('Choose the date.');
  await expect(page.getByLabel('Payment Type')).toHaveAttribute('aria-invalid', 'true');
  await shopper.expectAccessible();

  await customer.chooseDelivery('Kitchen');
  await expect(kitchenDate).not.toHaveAttribute('aria-invalid', 'true');
  await kitchenDate.fill(dateInDays(-1));
  await expect(kitchenDate).toHaveAccessibleDescription(/^Choose a day from today to /);
  await customer.chooseDelivery('Kitchen');
  await placeOrder(page).click();
  await expect(region(page, 'Grocery Order Details').getByLabel('Date')).toBeFocused();
});

test.describe('amounts', () => {
  test.use({ expectedErrors: [/422|500/] });

  test('S4g.2 S2f.8 S7f.4 are requested again on every relevant change, and a late response is dropped', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    await customer.addToCart({ ...tomato, quantity: 6 }, { ...dalma, quantity: 1 });
    await customer.saveAddress();
    await customer.saveAddress('751007');
    const estimateUrls: URL[] = [];
    const releases: (() => void)[] = [];
    let isHolding = false;
    await page.route(estimateCall, async (route) => {
      estimateUrls.push(new URL(route.request().url()));
      if (isHolding) await new Promise<void>((release) => void releases.push(release));
      await route.continue().catch(() => undefined);
    });
    await customer.fillCheckout('Kitchen', 'Grocery');
    const expectNewEstimate = async (change: () => Promise<unknown>) => {
      const countBefore = estimateUrls.length;
      await change();
      await expect.poll(() => estimateUrls.length).toBeGreaterThan(countBefore);
      await customer.waitForAmounts();
    };
    const details = region(page, 'Kitchen Order Details');
    await expectNewEstimate(() => details.getByLabel('Time Slot').selectOption({ index: 3 }));
    await expectNewEstimate(() => details.getByLabel('Date').fill(dateInDays(2)));
    const groceries = region(page, 'Grocery Order Details');
    await expectNewEstimate(() => groceries.getByLabel('Time Slot').selectOption({ index: 3 }));
    await expectNewEstimate(() => groceries.getByLabel('Date').fill(dateInDays(2)));
    await expectNewEstimate(() => page.getByLabel('Address').first().selectOption({ index: 2 }));
    expect(estimateUrls.at(-1)?.searchParams.get('pincode')).toBe('751007');
    expect(estimateUrls.at(-1)?.searchParams.get('payment_method')).toBe('COD');
    const payment = page.getByLabel('Payment Type');
    await expectNewEstimate(() => payment.selectOption(''));
    await expectNewEstimate(() => payment.selectOption('COD'));

    await test.step('the button shows it, and the last request determines the amounts', async () => {
      isHolding = true;
      const countBefore = estimateUrls.length;
      await customer.chooseDelivery('Kitchen', 4, dateInDays(3));
      await expect.poll(() => estimateUrls.length).toBeGreaterThan(countBefore);
      await expect(page.getByRole('button', { name: 'Calculating...' })).toBeVisible();
      await customer.chooseDelivery('Grocery', 4, dateInDays(3));
      // The request of the first change may still be on its way.
      await expect.poll(() => estimateUrls.at(-1)?.searchParams.get('is_same')).toBe('true');
      isHolding = false;
      for (const release of releases.reverse()) release();
      await customer.waitForAmounts();
      await expect(
        region(page, 'Estimation Details').getByText('₹19.00', { exact: true }),
        'one delivery for both',
      ).toBeVisible();
    });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('S8.13 a failure shows the server’s reason, or that the estimation failed', {
    tag: '@extended',
  }, async ({ page, shopper }) => {
    const customer = await signInAsCustomer(page, shopper);
    await customer.addToCart({ ...tomato, quantity: 1 });
    await customer.saveAddress();
    await page.goto('/checkout');
    await page.getByLabel('Payment Type').selectOption('COD');
    await page.getByLabel('Address').first().selectOption({ index: 1 });
    await expect(page.getByText('Minimum order amount is ₹199')).toBeVisible();
    await page.route(estimateCall, (route) => route.fulfill({ status: 500, body: '' }));
    await customer.chooseDelivery('Grocery');
    await expect(
      page.getByText(/^Failed to calculate estimation\. Please try again\.(?:Try again)?$/),
    ).toBeVisible();
    await placeOrder(page).click();
    expect(await customer.listOrders()).toEqual([]);
    await page.unroute(estimateCall);
    await page.getByLabel('Payment Type').selectOption('ONLINE');
    await expect(page.getByText('Minimum order amount is ₹199')).toBeVisible();
  });

  test('S4i.1 S8.9 an address is added in place; an undeliverable one is named', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    await customer.addToCart({ ...tomato, quantity: 6 });
    await page.goto('/checkout');
    await page.getByLabel('Payment Type').selectOption('COD');
    await page.getByRole('button', { name: 'Add address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add address' });
    await dialog.getByLabel('Locality').fill('Somewhere else');
    await dialog.getByLabel('Pincode').fill('110001');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expectToast(page, 'Geocoding failed.');
    await expectToast(page, 'Address added');
    const address = page.getByLabel('Address').first();
    await expect(address).toHaveAccessibleDescription('We do not deliver to 110001 yet.');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
  });
});

test('full and closed slots are marked and cannot be selected', async ({ page, shopper }) => {
  const customer = await signInAsCustomer(page, shopper);
  await customer.addToCart({ ...tomato, quantity: 6 });
  await page.route(/time_slots\/\?date=/, async (route) => {
    const response = await route.fetch();
    const slots = await response.json();
    slots.grocery[0].state = 'full';
    slots.grocery[1].state = 'closed';
    await route.fulfill({ response, json: slots });
  });
  await page.goto('/checkout');
  await region(page, 'Grocery Order Details').getByLabel('Date').fill(dateInDays());
  const slot = region(page, 'Grocery Order Details').getByLabel('Time Slot');
  await expect(slot.getByRole('option', { name: '6:00 AM - 8:00 AM (full)' })).toBeDisabled();
  await expect(
    slot.getByRole('option', { name: '8:00 AM - 10:00 AM (closed for orders)' }),
  ).toBeDisabled();
  await expect(slot.getByRole('option', { name: '10:00 AM - 12:00 PM' })).toBeEnabled();
});

test('selections survive a reload and returning', async ({ page, shopper }) => {
  const customer = await signInAsCustomer(page, shopper);
  await customer.addToCart({ ...tomato, quantity: 6 }, { ...dalma, quantity: 1 });
  await customer.saveAddress();
  await customer.fillCheckout('Kitchen', 'Grocery');
  const kitchen = region(page, 'Kitchen Order Details');
  await kitchen.getByLabel('Occasion').fill('Annaprasan');
  await kitchen.getByLabel('Count of Members').fill('25');
  const expectFormRestored = async () => {
    await expect(kitchen.getByLabel('Occasion')).toHaveValue('Annaprasan');
    await expect(kitchen.getByLabel('Count of Members')).toHaveValue('25');
    await expect(kitchen.getByLabel('Date')).toHaveValue(dateInDays());
    await expect(kitchen.getByLabel('Time Slot').locator('option:checked')).toHaveText(/AM|PM/);
    await expect(page.getByLabel('Payment Type')).toHaveValue('COD');
    await customer.waitForAmounts();
  };
  await page.reload();
  await expectFormRestored();
  await page.goto('/');
  await page.goBack();
  await expectFormRestored();
  await kitchen.getByLabel('Count of Members').fill('0');
  await kitchen.getByLabel('Occasion').click();
  await expect(kitchen.getByLabel('Count of Members')).toHaveValue('1');
});

test('checkout works with the keyboard alone', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const customer = await signInAsCustomer(page, shopper);
  await customer.addToCart({ ...tomato, quantity: 6 });
  await customer.saveAddress();
  await page.goto('/checkout');
  const { keyboard } = page;
  const tabTo = async (target: ReturnType<Page['getByRole']>) => {
    await expect(target).toBeVisible();
    for (let tabCount = 0; tabCount < 60; tabCount++) {
      if ((await target.and(page.locator(':focus')).count()) > 0) return;
      await keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  const details = region(page, 'Grocery Order Details');
  await tabTo(details.getByRole('button', { name: 'Tomorrow' }));
  await keyboard.press('Enter');
  await tabTo(details.getByLabel('Time Slot'));
  await expect(details.getByRole('option', { name: '6:00 PM - 8:00 PM' })).toBeAttached();
  await keyboard.type('6:00 PM');
  await tabTo(page.getByLabel('Payment Type'));
  await keyboard.type('Cash');
  await tabTo(page.getByLabel('Address').first());
  await keyboard.type('12');
  await customer.waitForAmounts();
  await tabTo(placeOrder(page));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orderSummary\//);
  const [order] = await customer.listOrders();
  expect(order?.delivery_slot).toBe('6:00 PM - 8:00 PM');
});

test('a phone shows the final amount beside the main button at its bottom edge', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await customer.addToCart({ ...tomato, quantity: 6 }, { ...onion, quantity: 1 });
  await customer.saveAddress();
  await customer.fillCheckout('Grocery');
  await page.evaluate('scrollTo(0, 0)');
  await expect(placeOrder(page)).toBeInViewport();
  const bar = page.getByText('To pay').locator('..');
  await expect(bar).toContainText(/₹\d+\.\d\d/);
  const box = await placeOrder(page).boundingBox();
  expect(box && box.y + box.height).toBeGreaterThan(844 - 60);

  await page.setViewportSize({ width: 320, height: 844 });
  await page.route('**/orders/calculate-estimation*', () => {});
  await customer.chooseDelivery('Grocery', 2);
  await expect(page.getByRole('button', { name: 'Calculating...' })).toBeInViewport({ ratio: 1 });
  await expectNoHorizontalScroll(page, 'while amounts are calculated');
});

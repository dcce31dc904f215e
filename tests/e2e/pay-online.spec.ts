import type { Page } from '@playwright/test';
import { createEmptySubcategory } from './catalogue-pages.ts';
import { type Customer, demoItems, signInAsCustomer } from './customer.ts';
import { expectText, FORGED_CALLBACK, Payer, recordPaymentRequests } from './payer.ts';
import { holdRequests } from './requests.ts';
import { test as testWithShopkeeper } from './shopkeeper.ts';
import { expect, test } from './shopper.ts';
import { expectToast, toasts } from './toasts.ts';

const { tomato, dalma } = demoItems;
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Online Payment' });
const verifyingText = 'Please wait, do not close or refresh the app, verifying your payment';
const confirmingText = 'We are confirming your payment';

/** Prepares a grocery checkout with online payment. */
async function prepareOnlinePayment(
  customer: Customer,
  ...extraLines: { id: number; quantity: number }[]
) {
  await customer.addToCart({ ...tomato, quantity: 6 }, ...extraLines);
  await customer.saveAddress();
  const departments =
    extraLines.length > 0 ? (['Kitchen', 'Grocery'] as const) : (['Grocery'] as const);
  await customer.fillCheckoutPayingBy('Online Payment', ...departments);
}

/** Opens the payment sheet from the checkout. */
async function openPaymentSheet(page: Page) {
  await placeOrder(page).click();
  await dialog(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
}

const orderStates = (customer: Customer) => async () =>
  (await customer.listOrders()).map(({ o_status, raz_pay_status }) => [o_status, raz_pay_status]);

test('S2f.9 S2f.10 S4g.1 S4h.1 S8.12 S9.8 the two orders of a checkout are paid with one payment', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const payer = new Payer(page, customer);
  const paymentRequests = await recordPaymentRequests(page);
  await prepareOnlinePayment(customer, { ...dalma, quantity: 1 });
  await placeOrder(page).click();
  await expect(dialog(page).getByText('One payment for both orders.')).toBeVisible();
  await shopper.expectAccessible();
  await dialog(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();

  const release = await holdRequests(page, '**/api/v1/payment/verify');
  await payer.choose(/Pay by UPI/);
  await expectText(page, verifyingText);
  await page.keyboard.press('Escape');
  await expectText(page, verifyingText);
  await shopper.expectAccessible();
  release();
  await expectToast(page, 'Payment Success. Order Placed!');
  await expect(page).toHaveURL('/');
  expect(await customer.readCart()).toEqual([]);
  const orders = await customer.listOrders();
  expect(orders.map((order) => [order.department, order.o_status, order.raz_pay_status])).toEqual([
    ['GROCERY', 'PLACED', 1],
    ['KITCHEN', 'PLACED', 1],
  ]);
  expect(new Set(orders.map((order) => order.payment_id)).size).toBe(1);
  expect(paymentRequests.map(({ order_uids }) => order_uids.length)).toEqual([2]);
});

testWithShopkeeper(
  'S4h.1 S7f.3 S8.11 a payment called off or declined leaves nothing ordered and the cart as it is; the next one pays',
  async ({ page, shopper, shopkeeper }) => {
    const { subcategories } = await shopkeeper.createCategory('Paid shelf', ['Paid goods']);
    const [subcategory] = subcategories;
    if (!subcategory) throw new Error('the category has no shelf');
    const stock = await shopkeeper.createStock(subcategory, {
      name: 'Sesame oil',
      cost: 300,
      quantity: 3,
    });
    const readStock = async () => {
      const response = await page.request.get(`/api/v1/stocks/${stock}`);
      return (await response.json()).quantity;
    };
    const customer = await signInAsCustomer(page, shopper);
    const payer = new Payer(page, customer);
    await customer.addToCart({ id: stock, quantity: 3 });
    await customer.saveAddress();
    await customer.fillCheckoutPayingBy('Online Payment', 'Grocery');
    await openPaymentSheet(page);
    await expect(payer.sheet.getByText('How do you want to pay?')).toBeVisible();
    await expect.poll(readStock).toBe(0);
    await payer.closeSheet();
    await expectText(page, 'Payment cancelled.');
    await expect.poll(orderStates(customer)).toEqual([['CANCELLED', 2]]);
    await expect.poll(readStock).toBe(3);
    expect(await customer.readCart()).toHaveLength(1);

    await customer.waitForAmounts();
    await openPaymentSheet(page);
    await payer.choose(/The bank declines/);
    await payer.expectHeading('Payment failed');
    await payer.closeSheet();
    await expectText(page, 'Payment was not completed.');
    await expect(page).toHaveURL(/\/checkout/);

    await customer.waitForAmounts();
    await openPaymentSheet(page);
    await payer.choose(/The bank declines/);
    await payer.choose('Try again');
    await payer.choose(/Pay by card/);
    await expectToast(page, 'Payment Success. Order Placed!');
    expect((await orderStates(customer)()).map(([status]) => status)).toEqual([
      'PLACED',
      'CANCELLED',
      'CANCELLED',
    ]);
    await expect.poll(readStock).toBe(0);
    expect(await customer.readCart()).toEqual([]);
  },
);

test('a payment in the UPI app that the sheet never reports: the server learns of it, and the page follows', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const payer = new Payer(page, customer);
  await prepareOnlinePayment(customer);
  await openPaymentSheet(page);
  await payer.choose(/The UPI app takes over/);
  // The page polls every 5 s.
  await expect(page).toHaveURL('/', { timeout: 30_000 });
  await expectToast(page, 'Payment Success. Order Placed!');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await orderStates(customer)()).toEqual([['PLACED', 1]]);
});

test('a page closed while paying: its order can be paid from its own page, which shows the result', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const payer = new Payer(page, customer);
  const paymentRequests = await recordPaymentRequests(page);
  await prepareOnlinePayment(customer, { ...dalma, quantity: 1 });
  await openPaymentSheet(page);
  await expect(payer.sheet.getByText('How do you want to pay?')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/orderSummary\//);
  await expect(page.getByRole('heading', { name: 'This order is not paid yet' })).toBeVisible();
  await shopper.expectAccessible();

  await test.step('after closing the sheet there, it keeps waiting', async () => {
    await page.getByRole('button', { name: /^Pay both orders now · ₹/ }).click();
    await payer.closeSheet();
    await expectText(page, 'Payment cancelled.');
    expect((await orderStates(customer)()).map(([status]) => status)).toEqual([
      'PAYMENT_PENDING',
      'PAYMENT_PENDING',
    ]);
    expect(new Set(paymentRequests.map(({ id }) => id)).size).toBe(1);
  });
  await test.step('a payment made outside the sheet is found', async () => {
    await payer.payOutsideSheet(paymentRequests[0]?.id ?? '');
    await expect(page.getByRole('listitem').filter({ hasText: /^Placed\s*\d/ })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(page.getByText('Online Payment · Payment DONE')).toBeVisible();
    expect(await customer.readCart()).toEqual([]);
  });
  await test.step('paid while the shop was closed, it does not block a new checkout', async () => {
    await customer.addToCart({ ...tomato, quantity: 6 });
    await customer.fillCheckoutPayingBy('Online Payment', 'Grocery');
    const countBefore = paymentRequests.length;
    await openPaymentSheet(page);
    await expect(payer.sheet.getByText('How do you want to pay?')).toBeVisible();
    await expect.poll(() => paymentRequests.length).toBeGreaterThan(countBefore);
    await page.goto('/');
    await payer.payOutsideSheet(paymentRequests.at(-1)?.id ?? '');
    await expect.poll(() => customer.readCart()).toEqual([]);
    await customer.addToCart({ ...tomato, quantity: 6 });
    await page.goto('/checkout');
    await expect(placeOrder(page)).toBeVisible();
  });
});

test.describe('messages to the customer', () => {
  test.use({ expectedErrors: [/400|409|422|500|502|503|ERR_FAILED/] });

  test('S8.11 S4h.1 when no payment can be created, the sheet fails to load, or its callback is forged', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    const payer = new Payer(page, customer);
    await prepareOnlinePayment(customer);
    const expectFailure = async (text: string) => {
      await openPaymentSheet(page);
      await expectText(page, text);
      await expect.poll(async () => (await orderStates(customer)())[0]).toEqual(['CANCELLED', 2]);
      await customer.waitForAmounts();
    };
    await page.route('**/api/v1/payment/create', (route) =>
      route.fulfill({ status: 502, json: { code: 'NOT_CREATED', message: 'No.' } }),
    );
    await expectFailure('Failed to create Razorpay order.');
    await page.unroute('**/api/v1/payment/create');
    await page.route('**/v1/checkout.js', (route) => route.abort());
    await expectFailure('Payment was not completed.');
    await page.unroute('**/v1/checkout.js');
    await payer.stubSheet(FORGED_CALLBACK);
    await expectFailure('Payment verification failed.');
    await page.evaluate(
      `Razorpay.prototype.open = function () { this.options.modal.ondismiss('timeout'); }`,
    );
    await expectFailure('Payment timeout. Please try again.');
    expect(await customer.readCart()).toHaveLength(1);
  });

  test('S8.11 S4h.1 S9.8 after a minute without a response the order’s page takes over, and paying again completes it', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    const payer = new Payer(page, customer);
    await page.clock.install();
    await prepareOnlinePayment(customer);
    await payer.stubSheet(FORGED_CALLBACK);
    await page.route('**/api/v1/payment/verify', (route) => route.abort());
    await page.route(/\/api\/v1\/orders\/[0-9a-f-]{36}\/$/, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await openPaymentSheet(page);
    await expectText(page, verifyingText);
    await page.clock.runFor(61_000);
    await expectText(page, 'Error verifying payment.');
    await expect(page).toHaveURL(/\/orderSummary\//);
    await expect(page.getByRole('heading', { name: confirmingText })).toBeVisible();
    await shopper.expectAccessible();

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expect(page.getByRole('heading', { name: confirmingText })).toBeVisible();
    await page.getByRole('button', { name: /^Pay now · ₹/ }).click();
    await payer.choose(/Pay by UPI/);
    await expectToast(page, 'Payment Success. Order Placed!');
    await expect(page.getByRole('heading', { name: confirmingText })).toHaveCount(0);
    expect(await orderStates(customer)()).toEqual([['PLACED', 1]]);
  });

  test('S4g.1 S8.14 a payment method that the server rejects is named, and no dialog opens', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    await prepareOnlinePayment(customer);
    await placeOrder(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    // The page requests a payment method that is not available any more; the server itself refuses it.
    await page.route('**/api/v1/orders/calculate-estimation*', (route) =>
      route.continue({
        url: route.request().url().replace('payment_method=WALLET', 'payment_method=CHEQUE'),
      }),
    );
    await page.getByLabel('Payment Type').selectOption('WALLET');
    await expect(page.getByLabel('Payment Type')).toHaveAccessibleDescription(
      'Please select a valid payment method.',
    );
    await page.getByRole('button', { name: 'Open Wallet Modal' }).click();
    await expect(page.getByRole('status').getByText('valid payment method')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await customer.listOrders()).toEqual([]);
  });

  testWithShopkeeper(
    'S4g.1 S8.13 an estimate rejected meanwhile is shown with the server’s message, no dialog opens and nothing is ordered',
    async ({ page, shopper, shopkeeper }) => {
      const stock = await shopkeeper.createStock(await createEmptySubcategory(shopkeeper), {
        name: 'Mustard oil',
        cost: 300,
        quantity: 5,
      });
      const customer = await signInAsCustomer(page, shopper);
      await customer.addToCart({ id: stock, quantity: 2 });
      await customer.saveAddress();
      await customer.fillCheckoutPayingBy('Online Payment', 'Grocery');
      await shopkeeper.updateStock(stock, 'quantity = 1');
      const refusal = 'Mustard oil: Only 1 in stock. Please reduce quantity.';
      for (const [payment, button] of [
        ['Wallet Payment', 'Open Wallet Modal'],
        ['Online Payment', 'Place Order'],
      ] as const) {
        await page.getByLabel('Payment Type').selectOption({ label: payment });
        await expect(
          page.getByRole('region', { name: 'Estimation Details' }).getByText(refusal),
        ).toBeVisible();
        await page.getByRole('button', { name: button }).click();
        await expect(toasts(page).filter({ hasText: refusal }).first()).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      expect(await customer.listOrders()).toEqual([]);
    },
  );

  test('S2e.5 money for an order cancelled meanwhile is refunded; the order and My Orders show it', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    const payer = new Payer(page, customer);
    await prepareOnlinePayment(customer);
    await openPaymentSheet(page);
    await expect(payer.sheet.getByText('How do you want to pay?')).toBeVisible();
    const [order] = await customer.listOrders();
    // The page does not notice the cancellation in time, and the customer pays.
    await page.route(`**/api/v1/orders/${order?.uid}/`, (route) => route.abort());
    await customer.request('POST', `orders/${order?.uid}/cancel`, {});
    await payer.choose(/Pay by card/);
    await expect(page).toHaveURL(new RegExp(`/orderSummary/${order?.uid}`));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expect(
      page.getByRole('heading', { name: /^Your money (is on its way back|was sent back)$/ }),
    ).toBeVisible();
    await expect(page.getByText(/^₹\d.* of your payment pay_\w+ /)).toBeVisible();

    const card = page.getByRole('article');
    await page.goto('/profile/order');
    await expect(card.getByText('ONLINE - CANCELLED')).toBeVisible();
    await expect(
      card.getByText(/^₹\d[\d.,]* (is on its way back|was sent back) to you$/),
    ).toBeVisible();
    await shopper.expectAccessible();

    await test.step('a refund that could not be sent is not called on its way', async () => {
      await page.route('**/api/v1/orders/user/**', async (route) => {
        const response = await route.fetch();
        const list = await response.json();
        for (const refund of list.results[0].refunds) refund.state = 'HELD_UP';
        await route.fulfill({ response, json: list });
      });
      await page.reload();
      await expect(
        card.getByText(
          /^₹\d.* of your payment pay_\w+ could not be sent back yet\. We are looking after it\.$/,
        ),
      ).toBeVisible();
      await expect(card.getByText(/back to you/)).toHaveCount(0);
      await shopper.expectAccessible();
    });
  });
});

import {
  keyCall,
  onions,
  ordersCall,
  placeOrder,
  prepareBothOrders,
  prepareOrder,
  recordOrderRequests,
} from './checkout-pages.ts';
import { Customer, demoItems, signInAsCustomer } from './customer.ts';
import { holdRequests, loseResponses } from './requests.ts';
import { expect, test } from './shopper.ts';
import { expectToast } from './toasts.ts';

const { tomato } = demoItems;

test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_ABORTED/] });
const notPlacedText = 'Your order was not placed. Your cart is as it was.';
const unknownOutcomeText =
  'The shop did not answer. We do not know yet whether your order is placed.';

test('a double press places one order', async ({ page, shopper }) => {
  const customer = await signInAsCustomer(page, shopper);
  const orderRequests = recordOrderRequests(page);
  await prepareOrder(customer);
  await placeOrder(page).dblclick();
  await expect(page).toHaveURL(/\/orderSummary\//);
  expect(orderRequests).toHaveLength(1);
  expect(await customer.listOrders()).toHaveLength(1);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/checkout/);
});

test('S2f.8 going back while it is placed leaves one order, and shows it', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await customer.addToCart({ ...tomato, quantity: 6 });
  await customer.saveAddress();
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await customer.chooseDelivery('Grocery');
  await page.getByLabel('Payment Type').selectOption('COD');
  await page.getByLabel('Address').first().selectOption({ index: 1 });
  await customer.waitForAmounts();
  const release = await holdRequests(page, ordersCall);
  await placeOrder(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  release();
  await expectToast(page, 'Orders placed successfully!');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  expect(await customer.listOrders()).toHaveLength(1);
});

test('a reload after the request was lost: no order, the page shows so, and pressing again places one', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const orderRequests = recordOrderRequests(page);
  await prepareOrder(customer);
  await page.context().setOffline(true);
  await placeOrder(page).click();
  await expect(page.getByText(unknownOutcomeText)).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByText(notPlacedText)).toBeVisible();
  await shopper.expectAccessible();
  expect(await customer.listOrders()).toEqual([]);
  await customer.waitForAmounts();
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/orderSummary\//);
  expect(await customer.listOrders()).toHaveLength(1);
  expect(new Set(orderRequests.map(({ key }) => key)).size).toBe(1);
});

test('a reload after the request arrived: one order, and the page shows it', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await prepareOrder(customer);
  const arrived = Promise.withResolvers<void>();
  await page.route(ordersCall, async (route) => {
    await route.fetch();
    arrived.resolve();
  });
  await placeOrder(page).click();
  await arrived.promise;
  await page.reload();
  await expect(page).toHaveURL(/\/orderSummary\//);
  await expect(page.getByText('Thank you. Your order is placed.')).toBeVisible();
  expect(await customer.listOrders()).toHaveLength(1);
});

test('S8.12 a network failure: the outcome is unknown, looked up on reconnect, and nothing is doubled', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await prepareOrder(customer);
  await page.context().setOffline(true);
  await placeOrder(page).click();
  await expect(
    page.getByText('Failed to place orders. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(unknownOutcomeText)).toBeVisible();
  await expect(
    page.getByText('We look again as soon as there is a connection. Nothing is ordered twice.'),
  ).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(notPlacedText)).toBeVisible();
  expect(await customer.listOrders()).toEqual([]);
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/orderSummary\//);
  expect(await customer.listOrders()).toHaveLength(1);
});

test('a lost response: the order is found, and there is only one', async ({ page, shopper }) => {
  const customer = await signInAsCustomer(page, shopper);
  await prepareOrder(customer);
  await loseResponses(page, ordersCall);
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/orderSummary\//);
  await expect(page.getByText('Thank you. Your order is placed.')).toBeVisible();
  expect(await customer.listOrders()).toHaveLength(1);
  expect(await customer.readCart()).toEqual([]);
});

test('S4g.4 a lost response of one of two orders: it is found and named, and only the other is sent again', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const orderRequests = recordOrderRequests(page);
  await prepareBothOrders(customer, [1, 2], onions);
  await page.route(ordersCall, async (route) => {
    if (route.request().postDataJSON().items[0].department === 'GROCERY') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await placeOrder(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Your kitchen order #' });
  await expect(notice).toContainText('The grocery order is not placed yet.');
  await customer.waitForAmounts();
  await placeOrder(page).click();
  await expect(page.getByRole('heading', { name: 'Your 2 orders are placed' })).toBeVisible();
  expect(orderRequests.map(({ department }) => department)).toEqual([
    'KITCHEN',
    'KITCHEN',
    'GROCERY',
  ]);
  expect(await customer.listOrders()).toHaveLength(2);
});

test('an older order with the same contents is never taken for one that did not arrive', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await customer.placeOrder(onions);
  await prepareOrder(customer, onions);
  await page.route(ordersCall, async (route) => {
    // Simulates that the customer removes the lines by hand before the response arrives.
    await customer.request('DELETE', 'cart/');
    await route.abort();
  });
  await placeOrder(page).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout/);
  expect(await customer.listOrders()).toHaveLength(1);
});

test('a request that arrives after its page was closed is found by the next page', {
  tag: '@extended',
}, async ({ page, shopper }) => {
  const customer = await signInAsCustomer(page, shopper);
  const closedPage = await page.context().newPage();
  const orderRequests = recordOrderRequests(closedPage);
  await prepareOrder(new Customer(closedPage, customer.token, customer.uid), onions);
  await closedPage.route(ordersCall, (route) => route.abort());
  await closedPage.route(keyCall, () => undefined);
  await placeOrder(closedPage).click();
  await expect(closedPage.getByText(unknownOutcomeText)).toBeVisible();
  await closedPage.close();

  const [sent] = orderRequests;
  let looks = 0;
  await page.route(keyCall, async (route) => {
    looks += 1;
    if (looks > 1) return route.continue();
    const response = await route.fetch();
    expect(await response.json()).toEqual({ data: [] });
    const headers = {
      authorization: `Bearer ${customer.token}`,
      'idempotency-key': sent?.key ?? '',
    };
    await page.request.post('/api/v1/orders/', { headers, data: sent?.body });
    return route.fulfill({ response });
  });
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/orderSummary\//);
  expect([looks, (await customer.listOrders()).length]).toEqual([2, 1]);
});

test('the same order from two tabs is one order, and both show it', async ({ page, shopper }) => {
  const customer = await signInAsCustomer(page, shopper);
  await prepareOrder(customer, onions);
  const release = await holdRequests(page, ordersCall);
  await placeOrder(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  const otherTab = await page.context().newPage();
  await new Customer(otherTab, customer.token, customer.uid).fillCheckout('Grocery');
  await expect(otherTab.getByText(notPlacedText)).toBeVisible();
  await placeOrder(otherTab).click();
  await expect(otherTab).toHaveURL(/\/orderSummary\//);
  release();
  await expect(page).toHaveURL(otherTab.url());
  expect(await customer.listOrders()).toHaveLength(1);
});

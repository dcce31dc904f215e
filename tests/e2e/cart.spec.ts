import type { Locator, Page } from '@playwright/test';
import { cartLine as lineOf, openCart, cartSheet as sheet } from './cart.ts';
import { demoItems, signInAsCustomer } from './customer.ts';
import { holdRequests } from './requests.ts';
import { expect, logOf, test } from './shopper.ts';
import { toasts } from './toasts.ts';

const { tomato, onion, dalma } = demoItems;

const incrementButton = (page: Page, name: string) =>
  lineOf(page, name).getByRole('button', { name: `Add one more ${name}` });
const decrementButton = (page: Page, name: string) =>
  lineOf(page, name).getByRole('button', { name: `Remove one ${name}` });
const removeButton = (page: Page, name: string) =>
  lineOf(page, name).getByRole('button', { name: `Remove ${name}` });
const quantityIn = (page: Page, name: string) => lineOf(page, name).getByRole('status');

/** Presses a button that is marked as disabled; without `force` Playwright would wait until it is enabled. */
async function pressDisabled(button: Locator): Promise<void> {
  // Waits until the sheet has slid in: a forced click throws at once if the button is still outside the window.
  await button.hover();
  await button.click({ force: true });
}

test('S2b.3 S6.2 a visitor is asked to sign in, and sees no checkout button', async ({
  page,
  shopper,
}) => {
  await page.goto('/');
  await openCart(page);
  await expect(sheet(page).getByText('Sign in to see your cart')).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: 'Checkout' })).toHaveCount(0);
  await shopper.expectAccessible();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toBeHidden();
});

for (const [variant, width] of [
  ['sheet on a phone', 390],
  ['sidebar on a desktop', 1440],
] as const) {
  test(`S2b.3 S9.5 the ${variant} shows lines, a total before discounts, and leads to checkout`, async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const customer = await signInAsCustomer(page, shopper);
    await customer.addToCart({ ...tomato, quantity: 5 }, { ...onion, quantity: 1 });
    await page.goto('/');
    await openCart(page);
    await expect(lineOf(page, tomato.name).getByText('₹189.20')).toBeVisible();
    await expect(sheet(page).getByText('₹249.00')).toBeVisible();
    await expect(sheet(page).getByText('Before discounts, 6 items')).toBeVisible();
    await expect(sheet(page).getByText('−₹25.80')).toBeVisible();
    await shopper.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await openCart(page);
    await sheet(page).getByRole('button', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(sheet(page)).toBeHidden();
  });
}

test('S4c.2 S7b.1 S7b.2 S7b.3 S7b.4 buttons change the cart on the server, and the badge counts its lines', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await customer.addToCart({ ...tomato, quantity: 1 }, { ...onion, quantity: 2 });
  await page.goto('/product/1258');
  await page
    .getByRole('button', { name: `Add to Cart: ${dalma.name}` })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' }).first()).toBeVisible();
  await openCart(page);
  await incrementButton(page, tomato.name).click();
  await decrementButton(page, onion.name).click();
  await removeButton(page, dalma.name).click();
  await expect(lineOf(page, dalma.name)).toHaveCount(0);
  await expect(removeButton(page, onion.name), 'the focus stays in the list').toBeFocused();
  await expect
    .poll(() => customer.readCart())
    .toEqual([
      { item_id: tomato.id, quantity: 2 },
      { item_id: onion.id, quantity: 1 },
    ]);
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' }).first()).toBeVisible();
});

test('S7b.4 clearing the cart asks first', async ({ page, shopper }) => {
  const customer = await signInAsCustomer(page, shopper);
  await customer.addToCart({ ...tomato, quantity: 1 }, { ...onion, quantity: 2 });
  await page.goto('/cart');
  const confirmation = page.getByRole('dialog', { name: 'Clear your cart?' });
  await page.getByRole('button', { name: 'Clear cart' }).click();
  await expect(confirmation.getByText('All 2 products in it will be removed.')).toBeVisible();
  await shopper.expectAccessible();
  await confirmation.getByRole('button', { name: 'Keep it' }).click();
  await expect(confirmation).toBeHidden();
  await expect(page.getByText(tomato.name)).toBeVisible();
  await page.getByRole('button', { name: 'Clear cart' }).click();
  await confirmation.getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect.poll(() => customer.readCart()).toEqual([]);
});

test.describe('catalogue data of the lines', () => {
  test('S5.3 S5.4 S5.5 S5.6 S5.7 S8.7 S4c.4 lines that are over stock or inactive are named, and block checkout', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    await customer.addToCart(
      { ...tomato, quantity: 4 },
      { ...onion, quantity: 1 },
      { ...dalma, quantity: 1 },
    );
    const overrides: Record<number, object> = { [tomato.id]: { quantity: 4 }, [onion.id]: {} };
    await page.route(/\/api\/v1\/stocks\/\d+$/, async (route) => {
      const id = Number(route.request().url().split('/').at(-1));
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...overrides[id] } });
    });
    await page.goto('/');
    await openCart(page);
    const checkout = sheet(page).getByRole('button', { name: 'Checkout' });
    await expect(checkout).toBeEnabled();

    await test.step('minus stops at 1 without removing, plus stops at the stock', async () => {
      await expect(decrementButton(page, onion.name)).toHaveAttribute('aria-disabled', 'true');
      await pressDisabled(decrementButton(page, onion.name));
      await expect(incrementButton(page, onion.name)).toHaveAccessibleDescription('Add one more');
      await expect(incrementButton(page, tomato.name)).toHaveAttribute('aria-disabled', 'true');
      await expect(incrementButton(page, tomato.name)).toHaveAccessibleDescription(
        'Only 4 in stock',
      );
      await pressDisabled(incrementButton(page, tomato.name));
      await expect(page.getByText('Product is out of stock', { exact: true })).toBeVisible();
      await expect(quantityIn(page, tomato.name)).toHaveText('4');
      await expect(quantityIn(page, onion.name)).toHaveText('1');
    });

    await test.step('changes in the catalogue are shown within a second', async () => {
      overrides[tomato.id] = { quantity: 3 };
      overrides[onion.id] = { inactive: 1 };
      await expect(sheet(page).getByText('Only 3 in stock. Please reduce quantity.')).toBeVisible();
      await expect(
        sheet(page).getByText('This product is out of stock or inactive.'),
      ).toBeVisible();
      await expect(
        sheet(page).getByText(
          'One or more products are either out of stock, inactive, or exceeding available stock.',
        ),
      ).toBeVisible();
      await expect(checkout).toBeDisabled();
      await expect(decrementButton(page, onion.name)).toHaveAttribute('aria-disabled', 'true');
      await shopper.expectAccessible();
    });

    await test.step('reducing and removing resolve the problems, and the minimum order is shown', async () => {
      await decrementButton(page, tomato.name).click();
      await removeButton(page, onion.name).click();
      await expect(checkout).toBeEnabled();
      await removeButton(page, dalma.name).click();
      await expect(sheet(page).getByText('Minimum order amount is ₹199')).toBeVisible();
      await expect(checkout).toBeDisabled();
    });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('S3.3 S4c.3 S8.20 details are polled while the cart is visible, an unchanged response is a 304, a failed one skips its line and is logged', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    await customer.addToCart({ ...tomato, quantity: 5 }, { ...onion, quantity: 1 });
    const statuses = await recordStatuses(page, `/api/v1/stocks/${tomato.id}`);
    await page.clock.install();
    await page.goto('/cart');
    await expect(page.getByText('₹189.20').first()).toBeVisible();
    const first = statuses.length;
    await page.clock.runFor(3000);
    await expect.poll(() => statuses.length).toBeGreaterThanOrEqual(first + 2);
    expect(statuses.slice(first).every((status) => status === 304)).toBe(true);

    await setVisibility(page, 'hidden');
    const hidden = statuses.length;
    await page.clock.runFor(10_000);
    // Requests that were in flight when the page was hidden may still end.
    const whileHidden = statuses.length;
    expect(whileHidden - hidden, 'nothing was asked while hidden').toBeLessThanOrEqual(2);
    await setVisibility(page, 'visible');
    await expect.poll(() => statuses.length).toBeGreaterThan(whileHidden);

    const readLog = logOf(page);
    await page.route(`**/api/v1/stocks/${onion.id}`, (route) => route.abort());
    await page.reload();
    await expect(page.getByText('₹189.20').first()).toBeVisible();
    await expect(page.getByText(onion.name)).toHaveCount(0);
    await expect.poll(readLog).toMatch(new RegExp(`cart-item.*${onion.id}`));
    await expect(toasts(page)).toHaveCount(0);
  });
  test.use({ expectedErrors: [/ERR_FAILED/] });
});

/** Statuses of responses on a path, as the browser received them from the network. */
async function recordStatuses(page: Page, path: string): Promise<number[]> {
  const statuses: number[] = [];
  const requestIds = new Set<string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith(path)) requestIds.add(requestId);
  });
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (requestIds.has(requestId)) statuses.push(statusCode);
  });
  return statuses;
}

const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
    window.dispatchEvent(new Event('visibilitychange'));
  `);

test.describe('the minimum order', () => {
  test.use({ expectedErrors: [/500/] });
  test('S7b.10 S8.20 is requested each time the cart opens; invalid values and failures count as 0, and a failure is only logged', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    await customer.addToCart({ ...tomato, quantity: 1 });
    const readLog = logOf(page);
    let requestCount = 0;
    let response: { status?: number; json: object } = { json: { MIN_ORDER_AMOUNT: '50' } };
    await page.route('**/settings/general/key/MIN_ORDER_AMOUNT', (route) => {
      requestCount += 1;
      return route.fulfill(response);
    });
    const checkout = sheet(page).getByRole('button', { name: 'Checkout' });
    const openWith = async (next: typeof response) => {
      response = next;
      await openCart(page);
      await expect.poll(() => requestCount).toBe(countBefore + 1);
      countBefore = requestCount;
    };
    const closeSheet = async () => {
      await sheet(page).getByRole('button', { name: 'Close' }).click();
      await expect(sheet(page)).toBeHidden();
    };
    let countBefore = 0;
    await page.goto('/');
    await openWith({ json: { MIN_ORDER_AMOUNT: '50' } });
    await expect(sheet(page).getByText('Minimum order amount is ₹50')).toBeVisible();
    await expect(checkout).toBeDisabled();
    await closeSheet();
    await openWith({ json: { MIN_ORDER_AMOUNT: 'many' } });
    await expect(checkout).toBeEnabled();
    await closeSheet();
    await openWith({ json: { MIN_ORDER_AMOUNT: '60' } });
    await expect(sheet(page).getByText('Minimum order amount is ₹60')).toBeVisible();
    await closeSheet();
    expect(readLog()).not.toContain('MIN_ORDER_AMOUNT');
    await openWith({ status: 500, json: {} });
    await expect(checkout).toBeEnabled();
    await expect(sheet(page).getByRole('alert')).toHaveCount(0);
    await expect.poll(readLog).toContain('MIN_ORDER_AMOUNT');
    await expect(toasts(page)).toHaveCount(0);
  });
});

test.describe('quick presses and a bad network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|409|500/] });

  test('a burst of presses is shown at once, sent as one request, and none is lost or doubled', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    await customer.addToCart({ ...onion, quantity: 1 });
    const sentQuantities: string[] = [];
    const release = await holdRequests(page, '**/api/v1/cart/item*');
    page.on('request', (request) => {
      const url = new URL(request.url());
      const isSent = url.pathname.startsWith('/api/v1/cart/item') && request.method() !== 'OPTIONS';
      if (isSent) sentQuantities.push(url.searchParams.get('quantity') ?? '');
    });
    await page.goto('/');
    await openCart(page);
    await expect(quantityIn(page, onion.name)).toHaveText('1');
    for (let quantity = 2; quantity <= 6; quantity++) {
      await incrementButton(page, onion.name).click();
      await expect(quantityIn(page, onion.name)).toHaveText(String(quantity));
    }
    await decrementButton(page, onion.name).click();
    await expect(quantityIn(page, onion.name)).toHaveText('5');
    release();
    await expect.poll(() => customer.readCart()).toEqual([{ item_id: onion.id, quantity: 5 }]);
    expect(sentQuantities).toEqual(['2', '5']);
    await expect(quantityIn(page, onion.name)).toHaveText('5');
  });

  test('S8.22 a rejected change is reverted with the reason', async ({ page, shopper }) => {
    const customer = await signInAsCustomer(page, shopper);
    await customer.addToCart({ ...onion, quantity: 2 });
    await page.route('**/api/v1/cart/item*', (route) =>
      route.fulfill({ status: 409, json: { code: 'TOO_MANY', message: 'Only 2 in stock' } }),
    );
    await page.goto('/');
    await openCart(page);
    await incrementButton(page, onion.name).click();
    await expect(page.getByText('Only 2 in stock', { exact: true })).toBeVisible();
    await expect(quantityIn(page, onion.name)).toHaveText('2');
  });

  test('S8.22 without a connection a change is reverted and the customer is notified', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    await customer.addToCart({ ...onion, quantity: 2 });
    // The cart preloads the script that shows toasts.
    const toaster = page.waitForResponse(/\/toaster-[^/]*\.js$/);
    await page.goto('/');
    await openCart(page);
    await expect(quantityIn(page, onion.name)).toHaveText('2');
    await (await toaster).finished();
    await page.context().setOffline(true);
    await incrementButton(page, onion.name).click();
    await expect(page.getByText('No connection. Your cart was not changed.')).toBeVisible();
    await expect(quantityIn(page, onion.name)).toHaveText('2');
    await page.context().setOffline(false);
    await incrementButton(page, onion.name).click();
    await expect.poll(() => customer.readCart()).toEqual([{ item_id: onion.id, quantity: 3 }]);
  });

  test('S3.3 a cart that fails to load shows so, and can be retried', async ({ page, shopper }) => {
    const customer = await signInAsCustomer(page, shopper);
    await customer.addToCart({ ...onion, quantity: 2 });
    let isFailing = true;
    await page.route('**/api/v1/cart/', (route) =>
      isFailing ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.goto('/cart');
    await expect(page.getByText('Your cart could not be loaded.')).toBeVisible();
    await shopper.expectAccessible();
    isFailing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(onion.name)).toBeVisible();
  });
});

test('two tabs stay in sync', async ({ page, shopper }) => {
  const customer = await signInAsCustomer(page, shopper);
  await customer.addToCart({ ...onion, quantity: 1 });
  const otherTab = await page.context().newPage();
  await otherTab.goto('/cart');
  await expect(otherTab.getByRole('status').filter({ hasText: /^1$/ })).toBeVisible();
  await page.goto(`/product/${tomato.id}`);
  await page
    .getByRole('button', { name: `Add to Cart: ${tomato.name}` })
    .first()
    .click();
  await expect(otherTab.getByRole('link', { name: tomato.name })).toBeVisible();
  await otherTab.getByRole('button', { name: `Add one more ${tomato.name}` }).click();
  await expect(page.getByRole('status').filter({ hasText: /^2$/ }).first()).toBeVisible();
  await otherTab.getByRole('button', { name: 'Clear cart' }).click();
  await otherTab.getByRole('dialog').getByRole('button', { name: 'Clear cart' }).click();
  await expect(
    page.getByRole('button', { name: `Add to Cart: ${tomato.name}` }).first(),
  ).toBeVisible();
});

import type { Page } from '@playwright/test';
import { estimateCall, onions, placeOrder, prepareOrder, region } from './checkout-pages.ts';
import { dateInDays, demoItems, signInAsCustomer } from './customer.ts';
import { layoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { holdRequests } from './requests.ts';
import { expect, test } from './shopper.ts';
import { expectToast } from './toasts.ts';

const { dalma } = demoItems;
const whoamiCall = '**/api/v1/auth/whoami';
const failed = { status: 503, json: {} };
/** Runs in the page: as if the customer came back to it. */
const LOOK_AGAIN = `document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`;
const couponField = (page: Page) => page.getByLabel('Coupon code');

test.describe('when requests fail', () => {
  test.use({ expectedErrors: [/status of (?:503|401)/] });

  test('S10.332 a checkout outlives a session that cannot be reached, and ends with one that has ended', {
    tag: '@extended',
  }, async ({ page, shopper }) => {
    const customer = await signInAsCustomer(page, shopper);
    await page.clock.install();
    await prepareOrder(customer, onions);
    await couponField(page).fill('typed');
    let status = 503;
    let count = 0;
    await page.route(whoamiCall, (route) => {
      count += 1;
      return route.fulfill({ status, json: {} });
    });

    await test.step('that was known', async () => {
      await page.clock.fastForward(90_000);
      await page.evaluate(LOOK_AGAIN);
      // The request and its two repetitions.
      await expect.poll(() => count).toBe(3);
      await customer.waitForAmounts();
      await expect(couponField(page)).toHaveValue('typed');
      await expect(page.getByLabel('Payment Type')).toHaveValue('COD');
    });

    await test.step('that was not known yet, with another try in place', async () => {
      // The cookies are deleted, because the server would recognise the customer by them.
      await page.context().clearCookies();
      await page.reload();
      await expect(page.getByText('Failed to fetch user details')).toBeVisible();
      await expect(page.getByText('Sign in to check out')).toHaveCount(0);
      await shopper.expectAccessible();
      await page.unroute(whoamiCall);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByLabel('Payment Type')).toHaveValue('COD');
      await customer.waitForAmounts();
    });

    await test.step('a 401 signs out', async () => {
      status = 401;
      await page.route(whoamiCall, (route) => route.fulfill({ status, json: {} }));
      await page.route('**/api/v1/auth/refresh', (route) => route.fulfill({ status, json: {} }));
      await page.reload();
      await expect(page.getByText('Sign in to check out')).toBeVisible();
    });
  });

  test('S10.333 a list that cannot be loaded says so and is tried again in place; the rest stays as it is', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    await prepareOrder(customer, onions);
    await test.step('the items of the cart', async () => {
      const details = `**/api/v1/stocks/${onions.id}`;
      await page.route(details, (route) => route.fulfill(failed));
      await page.reload();
      await expect(page.getByText('Your cart could not be loaded.')).toBeVisible();
      await page.unroute(details);
      await page.getByRole('button', { name: 'Try again' }).click();
      await customer.waitForAmounts();
    });
    const lists = [
      ['**/settings/general/key/PAYMENT_METHODS', 'The payment types could not be loaded.'],
      [/time_slots\/\?date=/, 'The time slots could not be loaded.'],
      ['**/api/v1/address/user/*', 'Failed to fetch addresses.'],
    ] as const;
    for (const [call] of lists) await page.route(call, (route) => route.fulfill(failed));
    await page.reload();
    for (const [, words] of lists) await expect(page.getByText(words).first()).toBeVisible();
    await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
    await shopper.expectAccessible();
    const details = region(page, 'Grocery Order Details');
    await expect(details.getByLabel('Date')).toHaveValue(dateInDays());
    await page.getByRole('radio', { name: 'Call me' }).check();
    await couponField(page).fill('typed');
    for (const [call, words] of lists) {
      await page.unroute(call);
      const part = page.getByRole('alert').filter({ hasText: words });
      await part.getByRole('button', { name: 'Try again' }).click();
      await expect(part).toHaveCount(0);
    }
    await expect(page.getByLabel('Payment Type')).toHaveValue('COD');
    await expect(details.getByLabel('Time Slot').locator('option:checked')).toHaveText(/AM|PM/);
    await expect(page.getByRole('radio', { name: 'Call me' })).toBeChecked();
    await expect(couponField(page)).toHaveValue('typed');
    await customer.waitForAmounts();
    await placeOrder(page).click();
    await expectToast(page, 'Orders placed successfully!');
  });

  test('S10.333 amounts that cannot be requested again stay in sight', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    await prepareOrder(customer, onions);
    const amounts = region(page, 'Estimation Details');
    const final = await amounts.getByText(/^₹/).last().textContent();
    await page.route(estimateCall, (route) => route.fulfill(failed));
    await customer.chooseDelivery('Grocery', 2);
    await expect(amounts.getByText(/^Failed to calculate estimation/)).toBeVisible();
    await expect(amounts.getByText(/^₹/).last()).toHaveText(final ?? '');
    await expect(page.getByText('To pay').locator('..')).toContainText(final ?? '');
    await page.unroute(estimateCall);
    await amounts.getByRole('button', { name: 'Try again' }).click();
    await expect(amounts.getByText(/^Failed to calculate estimation/)).toHaveCount(0);
    await placeOrder(page).click();
    await expectToast(page, 'Orders placed successfully!');
  });
});

test('S10.334 the choice of one tap arrives in its reserved place, so that nothing moves', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await customer.addToCart(onions);
  await recordLayoutShifts(page);
  /** Opens the checkout and lets the choice arrive after everything else. */
  const openSlowly = async (shown: RegExp) => {
    const release = await holdRequests(page, '**/time_slots/next*');
    await page.goto('/checkout');
    // The discount of an estimate, in each language.
    await expect(page.getByText(/^−₹/)).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByText(shown)).toHaveCount(0);
    await page.evaluate('document.fonts.ready');
    await page.evaluate('window.layoutShifts = []');
    release();
    await expect(page.getByText(shown)).toBeVisible();
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    return layoutShifts(page);
  };
  await customer.saveAddress();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await openSlowly(/^Fill in your address/), `at ${width} px`).toEqual([]);
  }
  await customer.addToCart({ ...dalma, quantity: 1 });
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'lang', value: 'or', url: origin }]);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const moved = await openSlowly(/^ଆପଣଙ୍କ ଠିକଣା ଓ/);
    expect(moved, `both orders in Odia at ${width} px`).toEqual([]);
  }
  // With several addresses and no order so far there is no choice.
  await customer.saveAddress('751007');
  expect(await openSlowly(/^ଠିକଣା, ସମୟ ଓ ପେମେଣ୍ଟ/), 'without a choice').toEqual([]);
});

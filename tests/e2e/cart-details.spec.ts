import type { Page, Request } from '@playwright/test';
import { cartLine, cartSheet, openCart } from './cart.ts';
import { demoItems, signInAsCustomer } from './customer.ts';
import { waitForHydration } from './navigate-home.ts';
import { controlPageClock } from './page-clock.ts';
import { expect, test } from './shopper.ts';

const { tomato, onion } = demoItems;

const isCartRequest = (request: Request) =>
  request.method() === 'GET' && new URL(request.url()).pathname === '/api/v1/cart/';

test('S4c.3 the cart is fetched for a customer, each time it opens and after each change, and for no visitor', async ({
  page,
  shopper,
}) => {
  let requestCount = 0;
  page.on('request', (request) => {
    if (isCartRequest(request)) requestCount += 1;
  });
  const cartResponse = () => page.waitForResponse((response) => isCartRequest(response.request()));
  const close = async () => {
    await cartSheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(cartSheet(page)).toBeHidden();
  };
  await page.goto('/aboutus');
  await openCart(page);
  await expect(cartSheet(page).getByText('Sign in to see your cart')).toBeVisible();
  expect(requestCount, 'a visitor’s cart').toBe(0);

  const customer = await signInAsCustomer(page, shopper);
  await customer.addToCart({ ...onion, quantity: 1 });
  await page.goto('/aboutus');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  // A change on another device is visible as soon as the sidebar opens.
  await customer.addToCart({ ...tomato, quantity: 1 });
  await openCart(page);
  await expect(cartLine(page, tomato.name)).toBeVisible();
  await close();
  let openedCart = cartResponse();
  await openCart(page);
  await openedCart;
  await close();
  openedCart = cartResponse();
  await openCart(page);
  await openedCart;

  for (const change of ['Add one more', 'Remove one', 'Remove']) {
    const changed = cartResponse();
    await cartLine(page, onion.name)
      .getByRole('button', { name: `${change} ${onion.name}`, exact: true })
      .click();
    await changed;
  }
});

/** Records when the page requests the details of a stock, by the page's own clock. */
const RECORD_DETAIL_REQUESTS = `
  window.requestLog = [];
  const send = window.fetch;
  window.fetch = (...request) => {
    const id = /\\/api\\/v1\\/stocks\\/(\\d+)$/.exec(request[0])?.[1];
    if (id) window.requestLog.push({ id: Number(id), at: performance.now() });
    return send(...request);
  };`;

/** Responds to requests for details with the number of the request as the cost; responses can be held and released. */
async function countDetailRequests(page: Page) {
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  const times = new Map<number, number>();
  await page.route(/\/api\/v1\/stocks\/\d+$/, async (route) => {
    const id = Number(route.request().url().split('/').at(-1));
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    const opened = gate.promise;
    const response = await route.fetch();
    const details = { ...(await response.json()), cost: time, discount: 0 };
    await opened;
    await route.fulfill({ response, json: details });
  });
  return {
    hold: () => {
      gate = Promise.withResolvers();
    },
    release: () => gate.resolve(),
    /** Waits until every request of the page was received, so that `latest` returns the cost of its last request. */
    expectAllReceived: () =>
      expect
        .poll(async () => {
          const received = [...times.values()].reduce((sum, time) => sum + time, 0);
          return received - ((await page.evaluate('window.requestLog.length')) as number);
        })
        .toBe(0),
    /** The cost in the latest details of a stock. */
    latest: (id: number) => `₹${times.get(id)}.00`,
  };
}

for (const [variant, path] of [
  ['sidebar', '/aboutus'],
  ['sidebar over the cart’s page', '/cart'],
] as const) {
  test(`S4c.3 S9.3 every line’s details are requested every 1000 ms while the ${variant} is open, however slow the responses`, async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    await customer.addToCart({ ...tomato, quantity: 1 }, { ...onion, quantity: 1 });
    const lines = [tomato, onion];
    const time = await controlPageClock(page);
    await page.addInitScript(RECORD_DETAIL_REQUESTS);
    const details = await countDetailRequests(page);
    const expectAllShown = () =>
      expect(async () => {
        await time.advance(1);
        for (const { id, name } of lines) {
          const price = cartLine(page, name).getByText(details.latest(id)).first();
          await expect(price).toBeVisible({ timeout: 100 });
        }
      }).toPass();

    await page.goto(path);
    // Before hydration the link would load the cart's own page.
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Cart, 2 items' }).click();
    // Waits for the cart sheet, since the page below it shows cart lines too.
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'My Cart' })).toBeVisible();
    await expect(cartLine(page, onion.name)).toBeVisible();
    await time.stop();
    await expectAllShown();
    const loaded = (await page.evaluate('window.requestLog.length')) as number;

    const seconds = 4;
    for (let second = 0; second <= seconds; second++) {
      details.hold();
      await time.advance(700);
      await details.expectAllReceived();
      details.release();
      await expectAllShown();
      await time.advance(300);
      await details.expectAllReceived();
    }
    const detailRequests = (await page.evaluate(`window.requestLog.slice(${loaded})`)) as {
      id: number;
      at: number;
    }[];
    for (const { id } of lines) {
      const timestamps = detailRequests
        .filter((one) => one.id === id)
        .map(({ at }) => Math.round(at));
      const intervals = timestamps.slice(1).map((at, index) => at - (timestamps[index] ?? 0));
      expect(intervals.slice(0, seconds)).toEqual(Array(seconds).fill(1000));
    }
  });
}

test('S4c.3 S9.3 no details are requested before the sidebar opens and after it closes', async ({
  page,
  shopper,
}) => {
  // A wide screen, which has no strip with the sum of the cart.
  await page.setViewportSize({ width: 1440, height: 900 });
  const customer = await signInAsCustomer(page, shopper);
  await customer.addToCart({ ...onion, quantity: 1 });
  const time = await controlPageClock(page);
  await page.addInitScript(RECORD_DETAIL_REQUESTS);
  const detailRequests = () => page.evaluate('window.requestLog.length');
  await page.goto('/aboutus');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await time.stop();
  await time.advance(5000);
  expect(await detailRequests()).toBe(0);
  await openCart(page);
  await expect(async () => {
    await time.advance(1000);
    expect(await detailRequests()).toBeGreaterThan(1);
  }).toPass();
  await cartSheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(async () => {
    await time.advance(100);
    await expect(cartSheet(page)).toBeHidden({ timeout: 100 });
  }).toPass();
  const before = await detailRequests();
  await time.advance(5000);
  expect(await detailRequests()).toBe(before);
});

import { buttonNamed, createEmptySubcategory, productPath, signIn } from './catalogue-pages.ts';
import { controlPageClock } from './page-clock.ts';
import { expect, test } from './shopkeeper.ts';
import { expectToast } from './toasts.ts';

/** Runs in the page: counts the subscription requests that the page sends. */
const RECORD_SUBSCRIPTIONS = `
  window.subscriptions = 0;
  const send = window.fetch;
  window.fetch = (...request) => {
    if (request[0].endsWith('/notifications/subscribe')) window.subscriptions += 1;
    return send(...request);
  };`;

test.describe('the product button', () => {
  test('S2d.3 S4d.1 S4d.2 S4c.1 adds, counts, and offers a notification when the whole stock is in the cart', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const id = await shopkeeper.createStock(await createEmptySubcategory(shopkeeper), {
      name: 'Rajma',
      quantity: 3,
    });
    await signIn(page, shopper);
    await page.goto(productPath(id));
    await buttonNamed(page, 'Add to Cart: Rajma').press('Enter');
    const plus = buttonNamed(page, 'Add one more Rajma');
    await expect(plus).toBeFocused();
    const count = page.getByRole('main').getByRole('status');
    await expect(count).toHaveText('1');
    await page.keyboard.press('Enter');
    await expect(count).toHaveText('2');
    await shopper.expectAccessible();
    await buttonNamed(page, 'Remove one Rajma').click();
    await expect(count).toHaveText('1');
    await buttonNamed(page, 'Remove one Rajma').click();
    await expect(buttonNamed(page, 'Add to Cart: Rajma')).toBeFocused();
    await buttonNamed(page, 'Add to Cart: Rajma').click();
    await plus.click();
    await plus.click();
    await expect(page.getByText('All 3 in stock are in your cart')).toBeVisible();
    await expect(buttonNamed(page, 'Notify Me: Rajma')).toBeFocused();
    await shopper.expectAccessible();
  });

  test('S4d.2 S4d.3 a press on Notify Me within 0.6 s of the plus button it replaced creates no subscription', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const id = await shopkeeper.createStock(await createEmptySubcategory(shopkeeper), {
      name: 'Urad',
      quantity: 2,
    });
    await signIn(page, shopper);
    const time = await controlPageClock(page);
    await page.addInitScript(RECORD_SUBSCRIPTIONS);
    const readSubscriptions = () => page.evaluate('window.subscriptions');
    await page.goto(productPath(id));
    await buttonNamed(page, 'Add to Cart: Urad').click();
    await expect(buttonNamed(page, 'Add one more Urad')).toBeVisible();
    await time.stop();
    await buttonNamed(page, 'Add one more Urad').click();
    const notify = buttonNamed(page, 'Notify Me: Urad');
    for (const wait of [0, 300, 299]) {
      await time.advance(wait);
      await notify.click();
      expect(await readSubscriptions()).toBe(0);
    }
    await time.advance(1);
    await notify.click();
    expect(await readSubscriptions()).toBe(1);
    await time.resume();
    await expectToast(page, 'You will be notified when this product is back in stock!');
  });

  test('S4d.1 S4d.3 S5.10 S7b.13 S8.15 of a sold-out product leads a visitor to sign-in, and subscribes a customer', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const id = await shopkeeper.createStock(await createEmptySubcategory(shopkeeper), {
      name: 'Lobia',
      quantity: 0,
    });
    await page.goto(productPath(id));
    await expect(page.getByText('Out of stock')).toBeVisible();
    await buttonNamed(page, 'Notify Me: Lobia').click();
    await expect(
      page.getByText('You must be logged in to subscribe for notifications.', { exact: true }),
    ).toBeVisible();
    await signIn(page, shopper);
    await page.goto(productPath(id));
    const subscribeRequest = page.waitForRequest('**/api/v1/notifications/subscribe');
    await buttonNamed(page, 'Notify Me: Lobia').click();
    const sent = await subscribeRequest;
    expect(sent.postDataJSON()).toEqual({
      user_id: expect.any(Number),
      topic_id: id,
      topic_type: 'STOCK',
      custom_topic_name: 'Lobia',
    });
    expect((await sent.response())?.status()).toBe(200);
    await expectToast(page, 'You will be notified when this product is back in stock!');
  });

  test('S5.10 S8.15 of a combo shows a visitor that login is required', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const subcategory = await createEmptySubcategory(shopkeeper);
    const part = await shopkeeper.createStock(subcategory, { name: 'Part' });
    const combo = await shopkeeper.createCombo(subcategory, [part], { name: 'Pulse set' });
    await page.goto(productPath(combo));
    await buttonNamed(page, 'Add to Cart: Pulse set').click();
    await expect(
      page.getByText('You must be logged in to update your cart', { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(new RegExp(productPath(combo)));
  });

  test('S5.10 returns a visitor from sign-in to the same card, with the item in the cart', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const subcategory = await createEmptySubcategory(shopkeeper);
    await shopkeeper.createStocks(subcategory, 'Pea', 18);
    await page.goto(`/categories/${subcategory.categoryId}`);
    await buttonNamed(page, 'Add to Cart: Pea 17').click();
    await shopper.signIn();
    await expect(buttonNamed(page, 'Add one more Pea 17')).toBeInViewport();
  });

  test.describe('that is refused', () => {
    test.use({ expectedErrors: [/409|500|ERR_FAILED/] });

    test('reverts the change with the server’s message', async ({ page, shopper, shopkeeper }) => {
      const id = await shopkeeper.createStock(await createEmptySubcategory(shopkeeper), {
        name: 'Horsegram',
        quantity: 5,
      });
      await signIn(page, shopper);
      await page.goto(productPath(id));
      await buttonNamed(page, 'Add to Cart: Horsegram').click();
      await expect(buttonNamed(page, 'Add one more Horsegram')).toBeVisible();
      await shopkeeper.updateStock(id, 'quantity = 1');
      await buttonNamed(page, 'Add one more Horsegram').click();
      await expect(page.getByText('Only 1 in stock')).toBeVisible();
      await expect(page.getByRole('main').getByRole('status')).toHaveText('1');
    });

    test('S8.15 shows when the subscription cannot be stored', async ({
      page,
      shopper,
      shopkeeper,
    }) => {
      const id = await shopkeeper.createStock(await createEmptySubcategory(shopkeeper), {
        name: 'Matar',
        quantity: 0,
      });
      await signIn(page, shopper);
      await page.goto(productPath(id));
      const subscribe = '**/api/v1/notifications/subscribe';
      await page.route(subscribe, (route) => route.fulfill({ status: 500, body: '{}' }));
      await buttonNamed(page, 'Notify Me: Matar').click();
      await expect(
        page.getByText('Failed to subscribe for notification.', { exact: true }),
      ).toBeVisible();
      await page.unroute(subscribe);
      await page.route(subscribe, (route) => route.abort());
      await buttonNamed(page, 'Notify Me: Matar').click();
      await expect(
        page.getByText('Something went wrong. Please try again.', { exact: true }),
      ).toBeVisible();
    });
  });
});

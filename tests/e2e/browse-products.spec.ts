import type { Page } from '@playwright/test';
import { expect, type Shelf, type Shopkeeper, test } from './shopkeeper.ts';
import type { Shopper } from './shopper.ts';

const product = (id: number) => `/product/${id}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The link to a part of the combo that is shown. */
const partOf = (page: Page, name: string) =>
  page.locator('section', { hasText: 'In this combo' }).getByRole('link', { name });
const unique = () => Math.random().toString(36).slice(2, 7);

async function aShelf(shopkeeper: Shopkeeper): Promise<Shelf> {
  const { shelves, categoryId } = await shopkeeper.category(`Pantry ${unique()}`, ['Pulses']);
  return shelves[0] ?? { categoryId, subcategoryId: 0 };
}

/** Signs in and waits until the sign-in screen has led home. */
async function signIn(page: Page, shopper: Shopper): Promise<void> {
  await page.goto('/Auth');
  await shopper.signIn();
  await expect(page.getByText('Signed in as')).toBeVisible();
}

test.describe('a product page', () => {
  test('S2d.1 S3.4 S9.5 says what it is, what it costs and how much is left', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const shelf = await aShelf(shopkeeper);
    const id = await shopkeeper.stock(shelf, {
      name: 'Moong dal',
      description: 'Split and washed.',
      units: '500 g',
      cost: 80,
      discountPercent: 12.5,
      gstPercent: 5,
      quantity: 3,
    });
    const response = await page.goto(product(id));
    expect(response?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Moong dal' })).toBeVisible();
    await expect(main.getByText('Split and washed.')).toBeVisible();
    await expect(main.getByText('₹70.00').first()).toBeVisible();
    await expect(main.getByText('₹80.00').first()).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
    await expect(main.getByText('₹140.00 per kg · 5% GST added at checkout')).toBeVisible();
    await expect(main.getByText('Only 3 left')).toBeVisible();
    await expect(main.getByRole('img', { name: 'Vegetarian' })).toBeVisible();
    await expect(main.getByText('Vegetarian', { exact: true })).toBeVisible();
    await shopper.expectAccessible();
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link')).toHaveText(['Home', /^Pantry/, 'Pulses']);
    await trail.getByRole('link', { name: 'Pulses' }).click();
    await expect(page).toHaveURL(new RegExp(`/categories/${shelf.categoryId}\\?sub=`));
  });

  test('keeps its button in reach of the thumb, however far one reads', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const shelf = await aShelf(shopkeeper);
    const id = await shopkeeper.stock(shelf, {
      name: 'Long',
      description: 'Read on. '.repeat(400),
    });
    await page.goto(product(id));
    const add = button(page, 'Add to Cart: Long');
    await expect(add).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 1500);
    await expect(add).toBeInViewport({ ratio: 1 });
    await expect(add).toHaveText('Add to Cart');
  });

  test('shows others of its shelf, and not itself', async ({ page, shopper: _, shopkeeper }) => {
    const shelf = await aShelf(shopkeeper);
    const [id = 0] = await shopkeeper.row(shelf, 'Dal', 4);
    await page.goto(product(id));
    const cards = page.locator('section', { hasText: 'More from this shelf' }).getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText(['Dal 02', 'Dal 03', 'Dal 04']);
    await cards.getByRole('link', { name: 'Dal 03' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dal 03' })).toBeVisible();
  });

  test('S3.4 S7h.1 has all its pictures to swipe through', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const shelf = await aShelf(shopkeeper);
    const imageUrls = await shopkeeper.pictures(3);
    const id = await shopkeeper.stock(shelf, { name: 'Sprouts', imageUrls });
    await page.goto(product(id));
    const second = page.getByRole('img', { name: 'Sprouts, picture 2' });
    await expect(page.getByRole('img', { name: 'Sprouts', exact: true })).toBeInViewport();
    await expect(second).not.toBeInViewport();
    await button(page, 'Show picture 2 of Sprouts').click();
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await expect(button(page, 'Show picture 2 of Sprouts')).toHaveAttribute('aria-current', 'true');
    await page.getByRole('region', { name: 'Pictures of Sprouts' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('img', { name: 'Sprouts', exact: true })).toBeInViewport();
    await shopper.expectAccessible();
  });

  test('is not sold while it is not on sale', async ({ page, shopper, shopkeeper }) => {
    const shelf = await aShelf(shopkeeper);
    const id = await shopkeeper.stock(shelf, { name: 'Off season', inactive: true });
    await page.goto(product(id));
    await expect(page.getByText('This product is not on sale at present.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Add to Cart/ })).toHaveCount(0);
    await expect(button(page, 'Notify Me: Off season')).toBeVisible();
    await shopper.expectAccessible();
  });

  test('S2d.1 says Loading product... while it is asked for by id alone', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const shelf = await aShelf(shopkeeper);
    const id = await shopkeeper.stock(shelf, { name: 'Chana' });
    const combo = await shopkeeper.combo(shelf, [id], { name: 'Chana set' });
    await page.goto(product(combo));
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(`**/api/v1/stocks/${id}`, async (route) => {
      await held;
      await route.continue();
    });
    await partOf(page, 'Chana').click();
    await expect(page.getByText('Loading product...', { exact: true })).toBeVisible();
    letThrough();
    await expect(page.getByRole('heading', { level: 1, name: 'Chana' })).toBeVisible();
  });

  test.describe('that cannot be had', () => {
    test.use({ expectedErrors: [/404|ERR_FAILED/] });
    test('S8.20 S7h.1 shows a placeholder for a broken picture', async ({
      page,
      shopper,
      shopkeeper,
    }) => {
      const shelf = await aShelf(shopkeeper);
      const imageUrls = ['/media/stocks/nothing-00000000/640.webp'];
      const id = await shopkeeper.stock(shelf, { name: 'Unpictured', imageUrls });
      await page.goto(product(id));
      const picture = page.getByRole('img', { name: 'Unpictured' });
      await expect(picture).toBeVisible();
      await expect(picture).not.toHaveJSProperty('tagName', 'IMG');
      await shopper.expectAccessible();
      await page.goto(`/categories/${shelf.categoryId}`);
      await expect(page.getByRole('article').locator('img')).toHaveCount(0);
    });

    test('says so and is tried again', async ({ page, shopper: _, shopkeeper }) => {
      const shelf = await aShelf(shopkeeper);
      const id = await shopkeeper.stock(shelf, { name: 'Masoor' });
      const combo = await shopkeeper.combo(shelf, [id], { name: 'Masoor set' });
      await page.goto(product(combo));
      await page.route(`**/api/v1/stocks/${id}`, (route) => route.abort());
      await partOf(page, 'Masoor').click();
      await expect(page.getByText('The product could not be loaded.')).toBeVisible();
      await page.unroute(`**/api/v1/stocks/${id}`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Masoor' })).toBeVisible();
    });
  });
});

test.describe('sharing a product', () => {
  test('opens the sheet of the phone', async ({ page, shopper: _, shopkeeper, baseURL }) => {
    const id = await shopkeeper.stock(await aShelf(shopkeeper), { name: 'Tur dal' });
    await page.addInitScript(
      'navigator.share = (data) => { window.handed = data; return Promise.resolve(); };',
    );
    await page.goto(product(id));
    await button(page, 'Share').click();
    await expect
      .poll(() => page.evaluate('window.handed'))
      .toEqual({ url: `${baseURL}/product/${id}`, title: 'Tur dal' });
  });

  test('copies the link where there is none', async ({
    page,
    shopper: _,
    shopkeeper,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = await shopkeeper.stock(await aShelf(shopkeeper), { name: 'Urad' });
    await page.addInitScript('navigator.share = undefined;');
    await page.goto(product(id));
    await button(page, 'Share').click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${baseURL}/product/${id}`);
  });
});

test.describe('the product button', () => {
  test('S4d.1 S4d.2 S4d.3 S4c.1 adds, counts, and offers to tell when all there is is in the cart', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const id = await shopkeeper.stock(await aShelf(shopkeeper), { name: 'Rajma', quantity: 3 });
    await signIn(page, shopper);
    await page.goto(product(id));
    await button(page, 'Add to Cart: Rajma').press('Enter');
    const plus = button(page, 'Add one more Rajma');
    await expect(plus).toBeFocused();
    const count = page.getByRole('main').getByRole('status');
    await expect(count).toHaveText('1');
    await page.keyboard.press('Enter');
    await expect(count).toHaveText('2');
    await shopper.expectAccessible();
    await button(page, 'Remove one Rajma').click();
    await expect(count).toHaveText('1');
    await button(page, 'Remove one Rajma').click();
    await expect(button(page, 'Add to Cart: Rajma')).toBeFocused();
    await button(page, 'Add to Cart: Rajma').click();
    await plus.click();
    await plus.click();
    await expect(page.getByText('All 3 in stock are in your cart')).toBeVisible();
    await expect(button(page, 'Notify Me: Rajma')).toBeFocused();
    await shopper.expectAccessible();
    await expect(async () => {
      await button(page, 'Notify Me: Rajma').click();
      await expect(
        page.getByText('You will be notified when this product is back in stock!').first(),
      ).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test('S4d.1 S4d.3 S5.10 S8.15 of what is sold out tells a visitor to sign in, and a customer when it is back', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const id = await shopkeeper.stock(await aShelf(shopkeeper), { name: 'Lobia', quantity: 0 });
    await page.goto(product(id));
    await expect(page.getByText('Out of stock')).toBeVisible();
    await button(page, 'Notify Me: Lobia').click();
    await expect(
      page.getByText('You must be logged in to subscribe for notifications.'),
    ).toBeVisible();
    await signIn(page, shopper);
    await page.goto(product(id));
    const asked = page.waitForRequest('**/api/v1/notifications/subscribe');
    await button(page, 'Notify Me: Lobia').click();
    expect((await asked).postDataJSON()).toMatchObject({
      topic_id: id,
      topic_type: 'STOCK',
      custom_topic_name: 'Lobia',
    });
    await expect(
      page.getByText('You will be notified when this product is back in stock!'),
    ).toBeVisible();
  });

  test('S5.10 of a combo tells a visitor that login is needed', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const shelf = await aShelf(shopkeeper);
    const part = await shopkeeper.stock(shelf, { name: 'Part' });
    const combo = await shopkeeper.combo(shelf, [part], { name: 'Pulse set' });
    await page.goto(product(combo));
    await button(page, 'Add to Cart: Pulse set').click();
    await expect(page.getByText('You must be logged in to update your cart')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(product(combo)));
  });

  test('S5.10 brings a visitor back from sign-in to the very card, the item in the cart', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const shelf = await aShelf(shopkeeper);
    await shopkeeper.row(shelf, 'Pea', 18);
    await page.goto(`/categories/${shelf.categoryId}`);
    await button(page, 'Add to Cart: Pea 17').click();
    await shopper.signIn();
    await expect(button(page, 'Add one more Pea 17')).toBeInViewport();
  });

  test.describe('that is refused', () => {
    test.use({ expectedErrors: [/409|500|ERR_FAILED/] });

    test('takes the change back with the words of the server', async ({
      page,
      shopper,
      shopkeeper,
    }) => {
      const id = await shopkeeper.stock(await aShelf(shopkeeper), {
        name: 'Horsegram',
        quantity: 5,
      });
      await signIn(page, shopper);
      await page.goto(product(id));
      await button(page, 'Add to Cart: Horsegram').click();
      await expect(button(page, 'Add one more Horsegram')).toBeVisible();
      await shopkeeper.change(id, 'quantity = 1');
      await button(page, 'Add one more Horsegram').click();
      await expect(page.getByText('Only 1 in stock')).toBeVisible();
      await expect(page.getByRole('main').getByRole('status')).toHaveText('1');
    });

    test('S8.15 says when it cannot note the wish to be told', async ({
      page,
      shopper,
      shopkeeper,
    }) => {
      const id = await shopkeeper.stock(await aShelf(shopkeeper), { name: 'Matar', quantity: 0 });
      await signIn(page, shopper);
      await page.goto(product(id));
      const subscribe = '**/api/v1/notifications/subscribe';
      await page.route(subscribe, (route) => route.fulfill({ status: 500, body: '{}' }));
      await button(page, 'Notify Me: Matar').click();
      await expect(page.getByText('Failed to subscribe for notification.')).toBeVisible();
      await page.unroute(subscribe);
      await page.route(subscribe, (route) => route.abort());
      await button(page, 'Notify Me: Matar').click();
      await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
    });
  });
});

test.describe('a combo page', () => {
  test('S2d.1 S3.5 S7b.6 names its parts, leads to each, and says what it saves', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const shelf = await aShelf(shopkeeper);
    const dal = await shopkeeper.stock(shelf, { name: 'Dal', cost: 80, discountPercent: 10 });
    const rice = await shopkeeper.stock(shelf, { name: 'Rice', cost: 55.5, units: '1 kg bag' });
    const combo = await shopkeeper.combo(shelf, [dal, rice], {
      name: 'Dal and rice',
      cost: 120,
      discountPercent: 5,
    });
    await page.goto(product(combo));
    await expect(page.getByRole('heading', { level: 1, name: 'Dal and rice' })).toBeVisible();
    const parts = page.locator('section', { hasText: 'In this combo' });
    await expect(parts.getByRole('listitem')).toHaveText([
      /Dal.*₹72\.00/s,
      /Rice.*1 × 1 kg bag.*₹55\.50/s,
    ]);
    await expect(parts.getByText('Bought one by one: ₹127.50')).toBeVisible();
    await expect(parts.getByText('You save ₹13.50')).toBeVisible();
    await shopper.expectAccessible();
    await partOf(page, 'Rice').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rice' })).toBeVisible();
  });

  test('S4d.1 S4d.2 is put into the cart as a combo', async ({ page, shopper, shopkeeper }) => {
    const shelf = await aShelf(shopkeeper);
    const part = await shopkeeper.stock(shelf, { name: 'Besan', quantity: 2 });
    const combo = await shopkeeper.combo(shelf, [part], { name: 'Besan set' });
    await signIn(page, shopper);
    await page.goto(`/categories/${shelf.categoryId}?show=combo`);
    const sent = page.waitForRequest('**/api/v1/cart/item/?*');
    await button(page, 'Add to Cart: Besan set').click();
    const query = new URL((await sent).url()).searchParams;
    expect([query.get('item_id'), query.get('type')]).toEqual([String(combo), 'COMBO']);
    await button(page, 'Add one more Besan set').click();
    await expect(button(page, 'Notify Me: Besan set')).toBeVisible();
  });

  test.describe('with nothing to show', () => {
    test.use({ expectedErrors: [/404/] });
    test('S2d.2 says that no items are included, or that there are no details', async ({
      page,
      shopper,
      shopkeeper,
    }) => {
      const shelf = await aShelf(shopkeeper);
      const part = await shopkeeper.stock(shelf, { name: 'Sattu' });
      const hollow = await shopkeeper.combo(shelf, [part], { name: 'Hollow' });
      await shopkeeper.emptyCombo(hollow);
      await page.goto(product(hollow));
      await expect(
        page.getByText('No items included in this combo.', { exact: true }),
      ).toBeVisible();
      await shopper.expectAccessible();

      const gone = await shopkeeper.combo(shelf, [part], { name: 'Gone set' });
      await page.goto(`/categories/${shelf.categoryId}?show=combo`);
      await expect(page.getByRole('link', { name: 'Gone set' })).toBeVisible();
      await shopkeeper.removeCombo(gone);
      await page.getByRole('link', { name: 'Gone set' }).click();
      await expect(page.getByText('No combo details available.', { exact: true })).toBeVisible();
      await shopper.expectAccessible();
    });
  });
});

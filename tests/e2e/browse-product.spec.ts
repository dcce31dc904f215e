import {
  buttonNamed,
  comboPartLink,
  createEmptySubcategory,
  productPath,
} from './catalogue-pages.ts';
import { waitForHydration } from './navigate-home.ts';
import { holdRequests } from './requests.ts';
import { expect, test } from './shopkeeper.ts';
import { swipe } from './swipe.ts';
import { expectToast, toasts } from './toasts.ts';

test.describe('a product page', () => {
  test('S2d.1 S3.4 S9.5 shows its name, price and stock', async ({ page, shopper, shopkeeper }) => {
    const subcategory = await createEmptySubcategory(shopkeeper);
    const id = await shopkeeper.createStock(subcategory, {
      name: 'Moong dal',
      description: 'Split and washed.',
      units: '500 g',
      cost: 80,
      discountPercent: 12.5,
      gstPercent: 5,
      quantity: 3,
    });
    const response = await page.goto(productPath(id));
    expect(response?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Moong dal' })).toBeVisible();
    await expect(main.getByText('Split and washed.')).toBeVisible();
    await expect(main.getByText('₹70.00').first()).toBeVisible();
    await expect(main.getByText('₹80.00').first()).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
    await expect(main.getByText('₹0.14 per g · incl. GST')).toBeVisible();
    await expect(main.getByText('Only 3 left')).toBeVisible();
    await expect(main.getByRole('img', { name: 'Vegetarian' })).toBeVisible();
    await expect(main.getByText('Vegetarian', { exact: true })).toBeVisible();
    await shopper.expectAccessible();
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('link')).toHaveText(['Home', /^Pantry/, 'Pulses']);
    await breadcrumb.getByRole('link', { name: 'Pulses' }).click();
    await expect(page).toHaveURL(new RegExp(`/categories/${subcategory.categoryId}\\?sub=`));
  });

  test('keeps its button visible while scrolling', async ({ page, shopper: _, shopkeeper }) => {
    const subcategory = await createEmptySubcategory(shopkeeper);
    const id = await shopkeeper.createStock(subcategory, {
      name: 'Long',
      description: 'Read on. '.repeat(400),
    });
    await page.goto(productPath(id));
    const add = buttonNamed(page, 'Add to Cart: Long');
    await expect(add).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 1500);
    await expect(add).toBeInViewport({ ratio: 1 });
    await expect(add).toHaveText('Add to Cart');
  });

  test('shows related products, excluding itself', async ({ page, shopper: _, shopkeeper }) => {
    const subcategory = await createEmptySubcategory(shopkeeper);
    const [id = 0] = await shopkeeper.createStocks(subcategory, 'Dal', 4);
    await page.goto(productPath(id));
    const cards = page.locator('section', { hasText: 'More from this shelf' }).getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText(['Dal 02', 'Dal 03', 'Dal 04']);
    await cards.getByRole('link', { name: 'Dal 03' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dal 03' })).toBeVisible();
  });

  test('S3.4 shows all its pictures, swipeable', async ({ page, shopper, shopkeeper }) => {
    const subcategory = await createEmptySubcategory(shopkeeper);
    const imageUrls = await shopkeeper.pictureUrls(3);
    const id = await shopkeeper.createStock(subcategory, { name: 'Sprouts', imageUrls });
    await page.goto(productPath(id));
    const second = page.getByRole('img', { name: 'Sprouts, picture 2' });
    await expect(page.getByRole('img', { name: 'Sprouts', exact: true })).toBeInViewport();
    await expect(second).not.toBeInViewport();
    await buttonNamed(page, 'Show picture 2 of Sprouts').click();
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await expect(buttonNamed(page, 'Show picture 2 of Sprouts')).toHaveAttribute(
      'aria-current',
      'true',
    );
    const pictures = page.getByRole('region', { name: 'Pictures of Sprouts' });
    await swipe(pictures, 'left');
    await expect(buttonNamed(page, 'Show picture 3 of Sprouts')).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.getByRole('img', { name: 'Sprouts, picture 3' })).toBeInViewport({
      ratio: 1,
    });
    await swipe(pictures, 'right');
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await pictures.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('img', { name: 'Sprouts', exact: true })).toBeInViewport();
    await shopper.expectAccessible();
  });

  test('loads its picture first', async ({ page, shopper: _, shopkeeper }) => {
    const subcategory = await createEmptySubcategory(shopkeeper);
    const imageUrls = await shopkeeper.pictureUrls(1);
    const id = await shopkeeper.createStock(subcategory, { name: 'Seed', imageUrls });
    await page.goto(productPath(id));
    const picture = page.getByRole('img', { name: 'Seed', exact: true });
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).toHaveAttribute('loading', 'eager');
  });

  test('cannot be bought while inactive', async ({ page, shopper, shopkeeper }) => {
    const subcategory = await createEmptySubcategory(shopkeeper);
    const id = await shopkeeper.createStock(subcategory, { name: 'Off season', inactive: true });
    await page.goto(productPath(id));
    await expect(page.getByText('This product is not on sale at present.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Add to Cart/ })).toHaveCount(0);
    await expect(buttonNamed(page, 'Notify Me: Off season')).toBeVisible();
    await shopper.expectAccessible();
  });

  test('S2d.1 shows Loading product... while loading by id alone', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const subcategory = await createEmptySubcategory(shopkeeper);
    const id = await shopkeeper.createStock(subcategory, { name: 'Chana' });
    const combo = await shopkeeper.createCombo(subcategory, [id], { name: 'Chana set' });
    await page.goto(productPath(combo));
    await waitForHydration(page);
    const release = await holdRequests(page, `**/api/v1/stocks/${id}`);
    await comboPartLink(page, 'Chana').click();
    await expect(page.getByText('Loading product...', { exact: true })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Chana' })).toBeVisible();
  });

  test.describe('that cannot be had', () => {
    test.use({ expectedErrors: [/404|ERR_FAILED/] });
    test('S8.20 S7h.1 shows a placeholder for a broken picture, and where there is none', async ({
      page,
      shopper,
      shopkeeper,
    }) => {
      const subcategory = await createEmptySubcategory(shopkeeper);
      const imageUrls = ['/media/stocks/nothing-00000000/640.webp'];
      const id = await shopkeeper.createStock(subcategory, { name: 'Unpictured', imageUrls });
      await page.goto(productPath(id));
      const picture = page.getByRole('img', { name: 'Unpictured' });
      await expect(picture).toBeVisible();
      await expect(picture).not.toHaveJSProperty('tagName', 'IMG');
      await shopper.expectAccessible();
      await expect(toasts(page)).toHaveCount(0);
      const bare = await shopkeeper.createStock(subcategory, { name: 'Bare', imageUrls: [] });
      await page.goto(productPath(bare));
      await expect(page.getByRole('img', { name: 'Bare' })).not.toHaveJSProperty('tagName', 'IMG');
      await page.goto(`/categories/${subcategory.categoryId}`);
      await expect(page.getByRole('article')).toHaveCount(2);
      await expect(page.getByRole('article').locator('img')).toHaveCount(0);
    });

    test('shows the failure and can be retried', async ({ page, shopper: _, shopkeeper }) => {
      const subcategory = await createEmptySubcategory(shopkeeper);
      const id = await shopkeeper.createStock(subcategory, { name: 'Masoor' });
      const combo = await shopkeeper.createCombo(subcategory, [id], { name: 'Masoor set' });
      await page.goto(productPath(combo));
      await waitForHydration(page);
      await page.route(`**/api/v1/stocks/${id}`, (route) => route.abort());
      await comboPartLink(page, 'Masoor').click();
      await expect(page.getByText('The product could not be loaded.')).toBeVisible();
      await page.unroute(`**/api/v1/stocks/${id}`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Masoor' })).toBeVisible();
    });
  });
});

test.describe('sharing a product', () => {
  test('opens the share sheet of the device', async ({ page, shopper: _, shopkeeper, baseURL }) => {
    const id = await shopkeeper.createStock(await createEmptySubcategory(shopkeeper), {
      name: 'Tur dal',
    });
    await page.addInitScript(
      'navigator.share = (data) => { window.handed = data; return Promise.resolve(); };',
    );
    await page.goto(productPath(id));
    await buttonNamed(page, 'Share').click();
    await expect
      .poll(() => page.evaluate('window.handed'))
      .toEqual({ url: `${baseURL}/product/${id}`, title: 'Tur dal' });
  });

  test('copies the link if there is no share sheet', async ({
    page,
    shopper: _,
    shopkeeper,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = await shopkeeper.createStock(await createEmptySubcategory(shopkeeper), {
      name: 'Urad',
    });
    await page.addInitScript('navigator.share = undefined;');
    await page.goto(productPath(id));
    await buttonNamed(page, 'Share').click();
    await expectToast(page, 'Link copied');
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${baseURL}/product/${id}`);
  });
});

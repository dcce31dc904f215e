import { createEmptySubcategory, listingPath } from './catalogue-pages.ts';
import { waitForHydration } from './navigate-home.ts';
import { expect, type Shopkeeper, test } from './shopkeeper.ts';

/** Creates a list of twelve products, each with a picture of its own, and returns its path. */
async function createPicturedList(shopkeeper: Shopkeeper): Promise<string> {
  const subcategory = await createEmptySubcategory(shopkeeper);
  for (const [index, url] of (await shopkeeper.pictureUrls(12)).entries())
    await shopkeeper.createStock(subcategory, { sequence: index, imageUrls: [url] });
  return listingPath(subcategory);
}

test.describe('the pictures of a list', () => {
  test('S10.472 below the first screen are loaded when the visitor begins to scroll', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/media/stocks/')) loaded.add(request.url());
    });
    await page.goto(await createPicturedList(shopkeeper), { waitUntil: 'networkidle' });
    await waitForHydration(page);
    expect(loaded.size).toBe(6);
    const pictures = page.getByRole('article').locator('img');
    const attributes = await pictures.evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ fetchPriority, loading }) => `${fetchPriority} ${loading}`),
    );
    const [first, other] = ['high eager', 'auto lazy'];
    expect(attributes).toEqual([first, first, other, other, other, other]);
    await page.mouse.wheel(0, 50);
    await expect.poll(() => loaded.size).toBe(12);
  });

  test('S10.472 are all loaded on a screen that shows all', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    await page.setViewportSize({ width: 390, height: 2400 });
    await page.goto(await createPicturedList(shopkeeper));
    await expect(page.getByRole('article').locator('img')).toHaveCount(12);
  });

  test.describe('whose scripts cannot be loaded', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });
    test('S10.472 are all shown', async ({ page, shopper: _, shopkeeper }) => {
      await page.route(/\/assets\/frame-/, (route) => route.abort());
      await page.goto(await createPicturedList(shopkeeper));
      await expect(page.getByRole('article').locator('img')).toHaveCount(12);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('S10.472 are all shown', async ({ page, shopkeeper }) => {
      await page.goto(await createPicturedList(shopkeeper));
      const pictures = page.getByRole('article').locator('img');
      await expect(pictures).toHaveCount(12);
      await pictures.last().scrollIntoViewIfNeeded();
      await expect
        .poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });
  });
});

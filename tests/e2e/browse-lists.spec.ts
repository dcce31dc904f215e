import {
  cardNamed,
  cardNames,
  createEmptySubcategory,
  createLongListing,
  listingPath,
  scrollTo,
  scrollUntil,
  scrollY,
  uniqueWord,
} from './catalogue-pages.ts';
import { layoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { waitForHydration } from './navigate-home.ts';
import { holdRequests } from './requests.ts';
import { expect, test } from './shopkeeper.ts';

test.describe('a listing of three pages', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('S2c.4 S9.7 S7b.7 is loaded while scrolling, twenty items at a time, and the URL follows', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const { subcategory } = await createLongListing(shopkeeper);
    const requestUrls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/stocks/search')) requestUrls.push(request.url());
    });
    await page.goto(listingPath(subcategory));
    expect(await cardNames(page)).toHaveLength(20);
    await scrollUntil(page, 'Bean 45');
    expect(new Set(await cardNames(page)).size).toBe(45);
    const pages = requestUrls.map((url) => new URL(url).searchParams);
    expect(pages.map((query) => [query.get('page'), query.get('limit')])).toEqual([
      ['2', '20'],
      ['3', '20'],
    ]);
    expect(pages.map((query) => query.get('active_only'))).toEqual(['true', 'true']);
    await scrollTo(page, 'Bean 30');
    await expect(page).toHaveURL(/[?&]page=2/);
    await scrollTo(page, 'Bean 45');
    await expect(page).toHaveURL(/[?&]page=3/);
    await scrollTo(page, 'Bean 01');
    await expect(page).not.toHaveURL(/page=/);
    await shopper.expectAccessible();
  });

  test('S2c.4 S9.7 S7b.6 loads combos twenty at a time too', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const subcategory = await createEmptySubcategory(shopkeeper);
    const part = await shopkeeper.createStock(subcategory, { name: 'Part' });
    for (let n = 10; n <= 30; n++)
      await shopkeeper.createCombo(subcategory, [part], { name: `Plate ${n}` });
    const requestUrls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/combos/')) requestUrls.push(request.url());
    });
    await page.goto(`${listingPath(subcategory)}&show=combo`);
    expect(await cardNames(page)).toHaveLength(20);
    await scrollUntil(page, 'Plate 30');
    expect(new Set(await cardNames(page)).size).toBe(21);
    const pages = requestUrls.map((url) => new URL(url).searchParams);
    expect(pages.map((query) => [query.get('page'), query.get('limit')])).toEqual([['2', '20']]);
  });

  test('restores the scroll position when returning from a product', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { subcategory } = await createLongListing(shopkeeper);
    await page.goto(listingPath(subcategory));
    await scrollUntil(page, 'Bean 45');
    await scrollTo(page, 'Bean 33');
    await expect(page).toHaveURL(/[?&]page=2/);
    const [positionBefore, address] = [await scrollY(page), page.url()];
    await cardNamed(page, 'Bean 33').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bean 33' })).toBeVisible();
    await page.goBack();
    await expect(cardNamed(page, 'Bean 33')).toBeInViewport();
    await expect.poll(() => scrollY(page)).toBe(positionBefore);
    expect(await cardNames(page)).toHaveLength(45);
    expect(page.url()).toBe(address);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Bean 33' })).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect.poll(() => scrollY(page)).toBe(positionBefore);
  });

  test('restores the scroll position after a reload', async ({ page, shopper: _, shopkeeper }) => {
    const { subcategory } = await createLongListing(shopkeeper);
    await page.goto(listingPath(subcategory));
    await scrollUntil(page, 'Bean 45');
    await scrollTo(page, 'Bean 33');
    await expect(page).toHaveURL(/[?&]page=2/);
    const positionOf = async (name: string) => (await cardNamed(page, name).boundingBox())?.y ?? 0;
    const positionBefore = await positionOf('Bean 33');
    await page.reload();
    // Card heights have fractions of a pixel, but scroll positions are integers.
    await expect
      .poll(async () => Math.abs((await positionOf('Bean 33')) - positionBefore))
      .toBeLessThanOrEqual(1);
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(cardNamed(page, 'Bean 45')).toBeAttached();
  });

  test('S2c.4 opens at any page by its URL, and earlier pages can be loaded', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const { subcategory } = await createLongListing(shopkeeper);
    await page.goto(`${listingPath(subcategory)}&page=3`);
    await waitForHydration(page);
    expect(await cardNames(page)).toEqual(['Bean 41', 'Bean 42', 'Bean 43', 'Bean 44', 'Bean 45']);
    await shopper.expectAccessible();
    const earlier = page.getByRole('link', { name: 'Show earlier items' });
    await expect(earlier).toHaveAttribute('href', /page=2/);
    await earlier.click();
    await expect(cardNamed(page, 'Bean 21')).toBeAttached();
    await earlier.click();
    await expect(cardNamed(page, 'Bean 01')).toBeAttached();
    await expect(earlier).toHaveCount(0);
    expect(await cardNames(page)).toHaveLength(45);
    await expect(cardNamed(page, 'Bean 01').getByRole('link')).toBeFocused();
  });

  test('S2c.4 links to each page, and moves the focus there', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { subcategory } = await createLongListing(shopkeeper);
    await page.goto(listingPath(subcategory));
    await scrollUntil(page, 'Bean 45');
    await scrollTo(page, 'Bean 45');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    // The URL changes before the links are rendered; until then a click on page 2 would replace the entry of the same URL.
    await expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page).toHaveURL(/[?&]page=3/);
    await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(cardNamed(page, 'Bean 21').getByRole('link')).toBeFocused();
    await expect(cardNamed(page, 'Bean 21')).toBeInViewport();
    await page.goBack();
    await expect(cardNamed(page, 'Bean 45')).toBeInViewport();
  });

  test('shows no item twice when products are added while scrolling', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { subcategory } = await createLongListing(shopkeeper, 40);
    await page.goto(listingPath(subcategory));
    await shopkeeper.createStocks(subcategory, 'Early', 3, { sequence: 0 });
    await scrollUntil(page, 'Bean 40');
    const displayedNames = await cardNames(page);
    expect(new Set(displayedNames).size).toBe(displayedNames.length);
    expect(displayedNames).toContain('Bean 20');
  });

  test('shows when the next page fails to load, and retries', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { subcategory } = await createLongListing(shopkeeper, 25);
    await page.goto(listingPath(subcategory));
    await page.route('**/stocks/search*', (route) => route.abort());
    await expect(async () => {
      await page.mouse.wheel(0, 1200);
      await expect(page.getByText('More could not be loaded.')).toBeVisible({ timeout: 250 });
    }).toPass();
    await page.unroute('**/stocks/search*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cardNamed(page, 'Bean 25')).toBeAttached();
  });

  test('S2b.2 shows a product picked in the search in place, highlighted for a moment', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { subcategory, ids } = await createLongListing(shopkeeper);
    const name = `Quillwort ${uniqueWord()}`;
    await shopkeeper.updateStock(ids[41] ?? 0, `name = '${name}'`);
    const searchUrl = `/api/v1/stocks/search?q=${encodeURIComponent(name)}&active_only=true`;
    await expect.poll(async () => (await page.request.get(searchUrl)).text()).toContain(name);
    await page.goto('/');
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.getByRole('combobox', { name: 'Search products' }).fill(name);
    // The mark disappears after 3 s, so the page itself waits for it.
    const isMarked = page.waitForFunction(
      (text) =>
        [...document.querySelectorAll('article[data-marked]')].some((card) =>
          card.textContent?.includes(text),
        ),
      name,
    );
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await expect(page).toHaveURL(new RegExp(`/categories/${subcategory.categoryId}\\?.*page=3`));
    await expect(cardNamed(page, name)).toBeInViewport();
    await isMarked;
    await expect(cardNamed(page, name)).not.toHaveAttribute('data-marked');
    expect(await cardNames(page)).toHaveLength(5);
    await cardNamed(page, name).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(cardNamed(page, name)).not.toHaveAttribute('data-marked');
  });

  test('has no layout shift while loading and scrolling', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { subcategory } = await createLongListing(shopkeeper);
    await recordLayoutShifts(page);
    await page.goto(listingPath(subcategory));
    await scrollUntil(page, 'Bean 45');
    await scrollTo(page, 'Bean 45');
    await expect(page).toHaveURL(/page=3/);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('has no layout shift for who reached its end before scripts ran', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { subcategory } = await createLongListing(shopkeeper);
    await recordLayoutShifts(page);
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(listingPath(subcategory), { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Page 2' }).scrollIntoViewIfNeeded();
    release();
    await expect(cardNamed(page, 'Bean 40')).toBeAttached();
    expect(await layoutShifts(page)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('S2c.4 a long listing can be read page by page, and its products opened', async ({
    page,
    shopkeeper,
  }) => {
    const { subcategory } = await createLongListing(shopkeeper);
    await page.goto(listingPath(subcategory));
    await expect(cardNamed(page, 'Bean 20')).toBeVisible();
    await expect(page.getByText('Loading more')).toBeHidden();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(cardNamed(page, 'Bean 21')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(20);
    await page.getByRole('link', { name: 'Show earlier items' }).click();
    await page.getByRole('link', { name: 'Page 3', exact: true }).click();
    await cardNamed(page, 'Bean 45').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bean 45' })).toBeVisible();
    await page.getByRole('link', { name: 'Beans' }).click();
    await expect(cardNamed(page, 'Bean 01')).toBeVisible();
  });
});

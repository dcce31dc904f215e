import {
  aLongShelf,
  aShelf,
  card,
  names,
  pathOf,
  scrollTo,
  scrollUntil,
  scrollY,
  unique,
} from './shelves.ts';
import { expect, test } from './shopkeeper.ts';

test.describe('a shelf of three pages', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('S2c.4 S9.7 S7b.7 is loaded as one scrolls, twenty at a time, and the address follows', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const { shelf } = await aLongShelf(shopkeeper);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/stocks/search')) asked.push(request.url());
    });
    await page.goto(pathOf(shelf));
    expect(await names(page)).toHaveLength(20);
    await scrollUntil(page, 'Bean 45');
    expect(new Set(await names(page)).size).toBe(45);
    const pages = asked.map((url) => new URL(url).searchParams);
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

  test('S2c.4 S9.7 S7b.6 has its combos twenty at a time too', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const shelf = await aShelf(shopkeeper);
    const part = await shopkeeper.stock(shelf, { name: 'Part' });
    for (let n = 10; n <= 30; n++) await shopkeeper.combo(shelf, [part], { name: `Plate ${n}` });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/combos/')) asked.push(request.url());
    });
    await page.goto(`${pathOf(shelf)}&show=combo`);
    expect(await names(page)).toHaveLength(20);
    await scrollUntil(page, 'Plate 30');
    expect(new Set(await names(page)).size).toBe(21);
    const pages = asked.map((url) => new URL(url).searchParams);
    expect(pages.map((query) => [query.get('page'), query.get('limit')])).toEqual([['2', '20']]);
  });

  test('is found at the same place when one comes back from a product', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { shelf } = await aLongShelf(shopkeeper);
    await page.goto(pathOf(shelf));
    await scrollUntil(page, 'Bean 45');
    await scrollTo(page, 'Bean 33');
    await expect(page).toHaveURL(/[?&]page=2/);
    const [before, address] = [await scrollY(page), page.url()];
    await card(page, 'Bean 33').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bean 33' })).toBeVisible();
    await page.goBack();
    await expect(card(page, 'Bean 33')).toBeInViewport();
    await expect.poll(() => scrollY(page)).toBe(before);
    expect(await names(page)).toHaveLength(45);
    expect(page.url()).toBe(address);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Bean 33' })).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect.poll(() => scrollY(page)).toBe(before);
  });

  test('is found at the same place after a reload', async ({ page, shopper: _, shopkeeper }) => {
    const { shelf } = await aLongShelf(shopkeeper);
    await page.goto(pathOf(shelf));
    await scrollUntil(page, 'Bean 45');
    await scrollTo(page, 'Bean 33');
    await expect(page).toHaveURL(/[?&]page=2/);
    const placeOf = async (name: string) =>
      Math.round((await card(page, name).boundingBox())?.y ?? 0);
    const before = await placeOf('Bean 33');
    await page.reload();
    await expect.poll(() => placeOf('Bean 33')).toBe(before);
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(card(page, 'Bean 45')).toBeAttached();
  });

  test('S2c.4 is opened at any page by its address, and what comes before can be loaded', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const { shelf } = await aLongShelf(shopkeeper);
    await page.goto(`${pathOf(shelf)}&page=3`);
    expect(await names(page)).toEqual(['Bean 41', 'Bean 42', 'Bean 43', 'Bean 44', 'Bean 45']);
    await shopper.expectAccessible();
    const earlier = page.getByRole('link', { name: 'Show earlier items' });
    await expect(earlier).toHaveAttribute('href', /page=2/);
    await earlier.click();
    await expect(card(page, 'Bean 21')).toBeAttached();
    await earlier.click();
    await expect(card(page, 'Bean 01')).toBeAttached();
    await expect(earlier).toHaveCount(0);
    expect(await names(page)).toHaveLength(45);
    await expect(card(page, 'Bean 01').getByRole('link')).toBeFocused();
  });

  test('S2c.4 leads to each page by a link of its own, and the focus goes there', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { shelf } = await aLongShelf(shopkeeper);
    await page.goto(pathOf(shelf));
    await scrollUntil(page, 'Bean 45');
    await scrollTo(page, 'Bean 45');
    await expect(page).toHaveURL(/[?&]page=3/);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(card(page, 'Bean 21').getByRole('link')).toBeFocused();
    await expect(card(page, 'Bean 21')).toBeInViewport();
    await page.goBack();
    await expect(card(page, 'Bean 45')).toBeInViewport();
  });

  test('shows nothing twice when goods are added while one scrolls', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { shelf } = await aLongShelf(shopkeeper, 40);
    await page.goto(pathOf(shelf));
    await shopkeeper.row(shelf, 'Early', 3, { sequence: 0 });
    await scrollUntil(page, 'Bean 40');
    const shown = await names(page);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toContain('Bean 20');
  });

  test('tells when more cannot be loaded, and tries again', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { shelf } = await aLongShelf(shopkeeper, 25);
    await page.goto(pathOf(shelf));
    await page.route('**/stocks/search*', (route) => route.abort());
    await expect(async () => {
      await page.mouse.wheel(0, 1200);
      await expect(page.getByText('More could not be loaded.')).toBeVisible({ timeout: 250 });
    }).toPass();
    await page.unroute('**/stocks/search*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Bean 25')).toBeAttached();
  });

  test('S2b.2 shows a product picked in the search where it lies, marked for a moment', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { shelf, ids } = await aLongShelf(shopkeeper);
    const name = `Quillwort ${unique()}`;
    await shopkeeper.change(ids[41] ?? 0, `name = '${name}'`);
    const found = `/api/v1/stocks/search?q=${encodeURIComponent(name)}&active_only=true`;
    await expect.poll(async () => (await page.request.get(found)).text()).toContain(name);
    await page.goto('/');
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.getByRole('combobox').fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await expect(page).toHaveURL(new RegExp(`/categories/${shelf.categoryId}\\?.*page=3`));
    await expect(card(page, name)).toBeInViewport();
    await expect(card(page, name)).toHaveAttribute('data-marked');
    await expect(card(page, name)).not.toHaveAttribute('data-marked');
    expect(await names(page)).toHaveLength(5);
    await card(page, name).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(card(page, name)).not.toHaveAttribute('data-marked');
  });

  test('nothing jumps while it loads and is scrolled', async ({ page, shopper: _, shopkeeper }) => {
    const { shelf } = await aLongShelf(shopkeeper);
    await page.addInitScript(`
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.shifts.push(value);
      }).observe({ type: 'layout-shift', buffered: true });
    `);
    await page.goto(pathOf(shelf));
    await scrollUntil(page, 'Bean 45');
    await scrollTo(page, 'Bean 45');
    await expect(page).toHaveURL(/page=3/);
    expect(await page.evaluate('window.shifts.reduce((a, b) => a + b, 0)')).toBeLessThan(0.001);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('S2c.4 a long shelf is read page by page, and its products opened', async ({
    page,
    shopkeeper,
  }) => {
    const { shelf } = await aLongShelf(shopkeeper);
    await page.goto(pathOf(shelf));
    await expect(card(page, 'Bean 20')).toBeVisible();
    await page.getByRole('link', { name: 'Next page' }).click();
    expect(await names(page)).toHaveLength(20);
    await expect(card(page, 'Bean 21')).toBeVisible();
    await page.getByRole('link', { name: 'Show earlier items' }).click();
    await page.getByRole('link', { name: 'Page 3', exact: true }).click();
    await card(page, 'Bean 45').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bean 45' })).toBeVisible();
    await page.getByRole('link', { name: 'Beans' }).click();
    await expect(card(page, 'Bean 01')).toBeVisible();
  });
});

import type { Locator, Page } from '@playwright/test';
import { controlPageClock } from './page-clock.ts';
import { holdRequests } from './requests.ts';
import { expect, test } from './shopper.ts';

const openSearch = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search “chhena poda”' }).click();
  return page.getByRole('combobox', { name: 'Search products' });
};
const resultOptions = (page: Page) => page.getByRole('listbox').getByRole('option');

test('S2b.2 S4e.1 results show the price, and link to the listing with the product in view', async ({
  page,
  shopper,
}) => {
  const field = await openSearch(page);
  await field.pressSequentially('desi tom');
  await expect(resultOptions(page).first()).toContainText('Desi tomato');
  await expect(resultOptions(page).first()).toContainText('₹37.84');
  await shopper.expectAccessible();
  await resultOptions(page).first().click();
  await expect(page).toHaveURL(/\/categories\/1\?sub=\d+/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Desi tomato' })).toBeInViewport();
  const { item } = (await page.evaluate('history.state.usr')) as { item: { name: string } };
  expect(item.name).toBe('Desi tomato');
});

test('S2b.1 the search opens as soon as its code has arrived', async ({ page }) => {
  const time = await controlPageClock(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await time.stop();
  await page.getByRole('button', { name: 'Search “chhena poda”' }).click();
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeVisible();
});

test('S4e.1 an empty or blank text sends no request, other text is debounced', async ({ page }) => {
  const queries: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/stocks/search') && url.searchParams.has('q')) {
      queries.push(url.search);
    }
  });
  const time = await controlPageClock(page);
  const field = await openSearch(page);
  await expect(field).toBeFocused();
  await time.stop();
  for (const nothing of ['   ', '\t', 'm', '']) {
    await field.fill(nothing);
    if (nothing === 'm') continue;
    await time.advance(5000);
    await field.press('Enter');
    await time.advance(5000);
    await expect(page.getByText('Searching')).toHaveCount(0);
    await expect(page.getByText('No product found')).toHaveCount(0);
    await expect(resultOptions(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
  }
  await field.pressSequentially(' milk');
  await expect(async () => {
    await time.advance(100);
    await expect(resultOptions(page).first()).toBeVisible({ timeout: 100 });
  }).toPass();
  expect(queries).toEqual(['?q=milk&active_only=true&active_categories=true']);
});

test('S4e.1 the clear icon and picking a result empty the search and close the overlay', async ({
  page,
}) => {
  const isEmpty = async (field: Locator) => {
    await expect(field).toHaveValue('');
    await expect(resultOptions(page)).toHaveCount(0);
  };
  let field = await openSearch(page);
  await field.fill('milk');
  await expect(resultOptions(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Search “chhena poda”' }).click();
  await isEmpty(field);
  await field.fill('desi tomato');
  await resultOptions(page).first().click();
  await expect(page).toHaveURL(/\/categories\//);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  field = page.getByRole('combobox', { name: 'Search products' });
  await isEmpty(field);
});

test('arrow keys move through the results', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('milk');
  await expect(resultOptions(page).first()).toBeVisible();
  const names = await resultOptions(page).allInnerTexts();
  await field.press('ArrowDown');
  await expect(resultOptions(page).first()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowUp');
  await field.press('ArrowUp');
  await expect(resultOptions(page).last()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/categories\/\d+/);
  const picked = names.at(-1)?.split('\n')[0] ?? '';
  await expect(page.getByRole('link', { name: picked, exact: true }).first()).toBeInViewport();
});

test('S8.6 S2b.2 S4e.1 no results shows No product found', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('qqqqqqqqqqzz');
  await expect(page.getByText('No product found', { exact: true })).toBeVisible();
});

test.describe('when the shop can’t be asked', () => {
  test.use({ expectedErrors: [/500/] });
  test('S8.6 S4e.1 a failed search shows No product found', async ({ page }) => {
    await page.route('**/api/v1/stocks/search?q=**', (route) => route.fulfill({ status: 500 }));
    const field = await openSearch(page);
    await field.fill('tomato');
    await expect(page.getByText('No product found', { exact: true })).toBeVisible();
  });
});

test('S4e.1 a loader is shown while searching, and a late response to an earlier text is never displayed', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/api/v1/stocks/search?q=tomato**');
  const field = await openSearch(page);
  await field.fill('tomato');
  await expect(page.getByText('Searching')).toBeVisible();
  await field.fill('paneer');
  await expect(resultOptions(page).first()).toContainText(/paneer/i);
  release();
  await expect(resultOptions(page).filter({ hasText: /tomato/i })).toHaveCount(0);
});

test('S5.8 inactive products are left out', async ({ page }) => {
  await page.route('**/api/v1/stocks/search?q=**', async (route) => {
    const response = await (await route.fetch()).json();
    for (const stock of response.results) stock.inactive = stock.name === 'Desi tomato' ? 1 : 0;
    await route.fulfill({ contentType: 'application/json', body: JSON.stringify(response) });
  });
  const field = await openSearch(page);
  await field.fill('tomato');
  await expect(resultOptions(page).filter({ hasText: 'Hybrid tomato' })).toHaveCount(1);
  await expect(resultOptions(page).filter({ hasText: 'Desi tomato' })).toHaveCount(0);
});

test('recent searches are offered, and can be cleared', { tag: '@extended' }, async ({
  page,
  shopper,
}) => {
  let field = await openSearch(page);
  await field.fill('desi tomato');
  await resultOptions(page).first().click();
  await expect(page).toHaveURL(/\/categories\//);
  field = await openSearch(page);
  await shopper.expectAccessible();
  await page.getByRole('button', { name: 'desi tomato' }).click();
  await expect(resultOptions(page).first()).toContainText('Desi tomato');
  await field.fill('');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('button', { name: 'desi tomato' })).toHaveCount(0);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('S2b.1 S2b.2 results drop down under the box', async ({ page, shopper }) => {
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Search products' });
    await field.fill('rohu');
    await expect(resultOptions(page).first()).toContainText(/rohu/i);
    await shopper.expectAccessible();
    await field.fill('rice');
    await expect(resultOptions(page).nth(10)).toBeAttached();
    await expect(resultOptions(page).nth(10)).not.toBeInViewport();
    await shopper.expectAccessible();
    await field.press('ArrowUp');
    await expect(resultOptions(page).last()).toBeInViewport();
    await expect(resultOptions(page).last()).toHaveAttribute('aria-selected', 'true');
    await field.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('shows products and combos together, so that no row moves once it can be chosen', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/api/v1/combos/?q=*');
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Search products' });
    const productsFound = page.waitForResponse('**/stocks/search?q=puja*');
    await field.fill('puja');
    await (await productsFound).finished();
    await expect(page.getByText('Searching')).toBeVisible();
    await expect(resultOptions(page)).toHaveCount(0);
    release();
    await expect(resultOptions(page).last()).toContainText('Puja');
    await field.press('ArrowUp');
    await expect(resultOptions(page).last()).toHaveAttribute('aria-selected', 'true');
  });

  test('S4e.1 the clear icon and picking a result empty the box', async ({ page, shopper: _ }) => {
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Search products' });
    await field.fill('rohu');
    await expect(resultOptions(page).first()).toContainText(/rohu/i);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(field).toHaveValue('');
    await expect(resultOptions(page)).toHaveCount(0);
    await field.fill('rohu');
    await resultOptions(page).first().click();
    await expect(page).toHaveURL(/\/categories\//);
    await expect(field).toHaveValue('');
    await expect(resultOptions(page)).toHaveCount(0);
  });
});

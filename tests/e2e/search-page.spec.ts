import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll } from './horizontal-scroll.ts';
import { holdRequests } from './requests.ts';
import { expect, test } from './shopper.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const heading = (page: Page, q: string) =>
  page.getByRole('heading', { level: 1, name: `Results for “${q}”` });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('Enter shows all results, with filters and sort in the address', async ({ page, shopper }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search “chhena poda”' }).click();
  await field(page).fill('doodh');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=doodh');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page, 'doodh')).toBeVisible();
  await expect(cards(page).first()).toContainText(/milk/i);
  await shopper.expectAccessible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_desc');
  await expect(page).toHaveURL('/search?q=doodh&sort=price_desc');
  await expect(cards(page).first()).toContainText('A2 milk, Gir cow');
  await page.getByRole('link', { name: 'Discounted' }).click();
  await expect(page).toHaveURL('/search?q=doodh&sort=price_desc&off=1');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the results are rendered by the server, combos included', async ({ request }) => {
  const page = await (await request.get('/search?q=puja')).text();
  expect(page).toContain('Puja fruit plate');
  expect(page).toContain('noindex');
});

test('See all results leads there, and a result can be added from the dropdown', async ({
  page,
  shopper,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search “chhena poda”' }).click();
  await field(page).fill('paneer');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add to Cart: / })
      .first(),
  ).toBeVisible();
  await shopper.expectAccessible();
  await page.getByRole('button', { name: 'See all results' }).click();
  await expect(page).toHaveURL('/search?q=paneer');
  await expect(cards(page).first()).toContainText(/paneer/i);
});

test('S10.487 a search that only combos match says how many, and continues them', async ({
  page,
  shopper,
}) => {
  await page.goto('/search?q=combo');
  const shown = await cards(page).count();
  // Other journeys add combos meanwhile.
  const count = page.getByText(/^\d+ combos found$/);
  expect(Number.parseInt((await count.textContent()) ?? '', 10)).toBeGreaterThan(shown);
  await shopper.expectAccessible();
  await page.getByRole('button', { name: 'Show more combos' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(shown);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_desc');
  await expect(page).toHaveURL('/search?q=combo&sort=price_desc');
  await expect(count).toBeVisible();
});

test('no results say so and lead on', async ({ page }) => {
  await page.goto('/search?q=qqqqqqzz');
  await expect(page.getByText('No product found', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Categories' })).toBeVisible();
  await page.goto('/search?q=paneer&off=1&stock=1&sort=price');
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1, name: 'Search', exact: true })).toBeVisible();
});

test('combos are found in the dropdown and lead to their list', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search “chhena poda”' }).click();
  await field(page).fill('puja fruit');
  await page.getByRole('option', { name: /Puja fruit plate/ }).click();
  await expect(page).toHaveURL(/\/categories\/\d+\?sub=\d+&show=combo/);
  await expect(page.getByRole('link', { name: 'Puja fruit plate' })).toBeVisible();
});

test('a combo picked with the keyboard is marked in the dropdown and in its list', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search “chhena poda”' }).click();
  await field(page).fill('puja fruit');
  const option = page.getByRole('option', { name: /Puja fruit plate/ });
  await expect(option).toBeVisible();
  while ((await option.getAttribute('aria-selected')) !== 'true')
    await field(page).press('ArrowUp');
  const id = await option.getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? 'no id');
  await field(page).press('Enter');
  const card = cards(page).filter({ hasText: 'Puja fruit plate' });
  await expect(card).toHaveAttribute('data-marked', 'true');
  await expect(card).toBeInViewport();
});

test('S10.335 filters and sort keep the focus while other results are loaded', async ({
  page,
  shopper,
}) => {
  await page.goto('/search?q=milk');
  await expect(cards(page).first()).toBeVisible();
  const count = page.getByRole('main').getByRole('status');
  const list = page.locator('main [aria-busy]:has(article)');
  const release = await holdRequests(page, /stocks\/search\?.*discounted/);
  const filter = page.getByRole('link', { name: 'Discounted' });
  await filter.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=milk&off=1');
  await expect(count).toHaveText('Searching');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(list.getByRole('status')).toHaveCount(0);
  await expect(filter).toBeFocused();
  release();
  await expect(count).toHaveText(/found/);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(filter).toBeFocused();
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.focus();
  await sort.selectOption('price_desc');
  await expect(page).toHaveURL('/search?q=milk&sort=price_desc&off=1');
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(sort).toBeFocused();
  await shopper.expectAccessible();
});

test.describe('when more cannot be loaded', () => {
  test.use({ expectedErrors: [/status of 422|ERR_INTERNET_DISCONNECTED/] });
  test('S10.335 the results stay, the page says so and tries again', async ({
    page,
    context,
    shopper,
  }) => {
    const nextPage = /stocks\/search\?.*page=2/;
    await page.route(nextPage, (route) =>
      route.fulfill({ status: 422, json: { code: 'INVALID', message: 'No.' } }),
    );
    await page.goto('/search?q=a');
    const shown = await cards(page).count();
    await page.getByRole('button', { name: 'Show more', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('More could not be loaded.');
    await expect(cards(page)).toHaveCount(shown);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeFocused();
    await shopper.expectAccessible();
    await page.unroute(nextPage);
    await context.setOffline(true);
    const failure = page.waitForEvent('requestfailed', (request) => nextPage.test(request.url()));
    await page.keyboard.press('Enter');
    await failure;
    await expect(page.getByRole('alert')).toHaveText('More could not be loaded.');
    await context.setOffline(false);
    // Once back online, the list may be loaded again, which clears the failure.
    await expect(page.getByRole('button', { name: /^(?:Try again|Show more)$/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => cards(page).count()).toBeGreaterThan(shown);
    await expect(page.getByText('More could not be loaded.')).toHaveCount(0);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('picking with the keyboard closes the dropdown', async ({ page }) => {
    await page.goto('/');
    await field(page).fill('rohu');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field(page).press('ArrowDown');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/categories\//);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(page.getByText('Recent searches')).toHaveCount(0);
  });
});

test.describe('in Odia', () => {
  test('names are in Odia and found in it', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: 'or', url: baseURL ?? '' }]);
    await page.goto('/search?q=ଆଳୁ');
    await expect(cards(page).first()).toContainText('ଆଳୁ');
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoHorizontalScroll(page, `at ${width} px`);
    }
  });
});

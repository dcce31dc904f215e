import type { Page } from '@playwright/test';
import { jsonResponse, navigateHome } from './navigate-home.ts';
import { holdRequests } from './requests.ts';
import { expect, logOf, test } from './shopper.ts';
import { toasts } from './toasts.ts';

test('S2b.4 S2b.5 S9.6 three skeleton cards and a block of 400 px are shown until categories and banners load', async ({
  page,
}) => {
  const release = await holdRequests(page, /api\/v1\/(banner|categories)\//);
  await navigateHome(page);
  const placeholder = page.getByRole('status', { name: 'Loading categories' });
  await expect(placeholder.locator('> *')).toHaveCount(3);
  await expect(page.getByRole('status', { name: 'Loading offers' })).toHaveCSS('height', '400px');
  release();
  await expect(page.getByRole('link', { name: /^Vegetables/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible();
});

test('S2b.4 a category shows its description on a phone, or says that it has none, and its card links there', async ({
  page,
}) => {
  await page.route(/api\/v1\/categories\/\?/, async (route) => {
    const categories = await (await route.fetch()).json();
    categories[0].category_description = null;
    await route.fulfill(jsonResponse(categories));
  });
  await navigateHome(page);
  await expect(page.getByText('Tree-ripened where the road is short enough.')).toBeInViewport();
  const card = page.getByRole('link', { name: 'Vegetables No description available' });
  await card.click();
  await expect(page).toHaveURL('/categories/1');
  expect(await page.evaluate('history.state.usr')).toEqual({ categoryId: 1 });
});

test.describe('when the shop can’t be asked', () => {
  test.use({ expectedErrors: [/500/] });
  const banners = '**/api/v1/banner/';
  const categories = /api\/v1\/categories\/\?/;

  /** Expects Home to show no banners, categories or toasts, but everything else. */
  async function expectNothingShown(page: Page) {
    await expect(page.getByRole('heading', { name: 'Fresh this morning' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Offers' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Categories' })).toHaveCount(0);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expect(toasts(page)).toHaveCount(0);
  }

  test('S8.20 failed requests of banners and categories are logged without a toast', async ({
    page,
  }) => {
    const readLog = logOf(page);
    for (const call of [banners, categories]) {
      await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    }
    await page.clock.install();
    await navigateHome(page);
    await page.clock.runFor(10_000);
    await expectNothingShown(page);
    await expect.poll(readLog).toMatch(/banners.*ApiError/);
    await expect.poll(readLog).toMatch(/categories.*ApiError/);
  });

  test('S8.21 invalid responses of categories and banners are logged and nothing is rendered', async ({
    page,
  }) => {
    const readLog = logOf(page);
    await page.route(banners, (route) => route.fulfill(jsonResponse({ banners: 'nonsense' })));
    await page.route(categories, (route) => route.fulfill(jsonResponse({ results: [] })));
    await page.clock.install();
    await navigateHome(page);
    await page.clock.runFor(10_000);
    await expectNothingShown(page);
    await expect.poll(readLog).toMatch(/banners.*The response holds no list of banners/);
    await expect.poll(readLog).toMatch(/categories.*The response holds no list of categories/);
  });
});

test('S2b.5 Home shows the number of the signed-in customer', async ({ page, shopper }) => {
  await page.goto('/');
  await expect(page.getByText('Signed in as')).toHaveCount(0);
  await page.goto('/Auth');
  await shopper.signIn();
  await expect(page).toHaveURL('/');
  const signedInText = page.getByText(
    `Signed in as +91 ${shopper.number.slice(0, 5)} ${shopper.number.slice(5)}`,
  );
  await expect(signedInText).toBeVisible();
  await page.reload();
  await expect(signedInText).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, logOf, test, toasts } from './shopper.ts';

/** Home by the way of another page: the browser asks for everything itself. */
async function comeHome(page: Page) {
  await page.goto('/aboutus');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Sabuja/ })
    .click();
  await expect(page).toHaveURL('/');
}
const json = (body: unknown) => ({ contentType: 'application/json', body: JSON.stringify(body) });
const offer = (view_sequence: number | null, title: string, inactive = 0) => ({
  banner_id: (view_sequence ?? 90) + inactive * 100,
  image_url: '/media/banners/none-00000000/1200.webp',
  view_sequence,
  inactive,
  title,
  subtitle: '',
  action: 'See',
  link: '/categories/1',
  tone: 'leaf dark',
});

test('S2b.5 S9.6 the carousel goes on every three seconds, round and round, until it is stopped', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const offers = page.getByRole('region', { name: 'Offers' });
  const dots = offers.getByRole('button', { name: /^Offer \d/ });
  const current = () => dots.and(page.locator('[aria-current]'));
  const count = await dots.count();
  expect(count).toBeGreaterThan(2);
  await expect(offers.getByRole('button', { name: /next|previous/i })).toHaveCount(0);
  for (const number of [2, 3]) {
    await page.clock.runFor(3000);
    await expect(current()).toHaveAccessibleName(new RegExp(`^Offer ${number} of ${count}`));
  }
  await dots.last().click();
  await expect(current()).toHaveAccessibleName(new RegExp(`^Offer ${count} of`));
  await offers.getByRole('button', { name: 'Play offers' }).click();
  await page.getByRole('heading', { name: 'Categories' }).hover();
  await page.evaluate('document.activeElement.blur()');
  await page.clock.runFor(3000);
  await expect(current()).toHaveAccessibleName(/^Offer 1 of/);
  await offers.getByRole('button', { name: 'Pause offers' }).click();
  await page.clock.runFor(9000);
  await expect(current()).toHaveAccessibleName(/^Offer 1 of/);
});

test.describe('for who prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the carousel stands still', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const first = page.getByRole('button', { name: /^Offer 1 of/ });
    await expect(first).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(9000);
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: 'Pause offers' })).toHaveCount(0);
  });
});

test('S5.9 S9.6 Home shows active banners up to 7 in order, and 6 and 7 by themselves', async ({
  page,
}) => {
  const banners = [
    offer(7, 'Seventh'),
    offer(2, 'Second'),
    offer(6, 'Sixth'),
    offer(8, 'Eighth'),
    offer(null, 'Nowhere'),
    offer(1, 'Hidden', 1),
  ];
  await page.route('**/api/v1/banner/', (route) => route.fulfill(json({ banners })));
  await page.route('**/media/banners/none-*/**', (route) => route.fulfill({ status: 204 }));
  await comeHome(page);
  await expect(page.getByRole('button', { name: 'Offer 1 of 3: Second' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Offer 2 of 3: Sixth' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Offer 3 of 3: Seventh' })).toBeVisible();
  await expect(page.getByText('Sixth').last()).toBeVisible();
  await expect(page.getByText('Seventh').last()).toBeVisible();
  for (const absent of ['Eighth', 'Nowhere', 'Hidden']) {
    await expect(page.getByText(absent)).toHaveCount(0);
  }
});

test('S2b.4 S2b.5 S9.6 three cards and a block of 400 px stand in until categories and banners come', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/api\/v1\/(banner|categories)\//, async (route) => {
    await held;
    await route.continue();
  });
  await comeHome(page);
  const waiting = page.getByRole('status', { name: 'Loading categories' });
  await expect(waiting.locator('> *')).toHaveCount(3);
  await expect(page.getByRole('status', { name: 'Loading offers' })).toHaveCSS('height', '400px');
  answer();
  await expect(page.getByRole('link', { name: /^Vegetables/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible();
});

test('S2b.4 a category without a description says so, and its card leads there', async ({
  page,
}) => {
  await page.route(/api\/v1\/categories\/\?/, async (route) => {
    const categories = await (await route.fetch()).json();
    categories[0].category_description = null;
    await route.fulfill(json(categories));
  });
  await comeHome(page);
  const card = page.getByRole('link', { name: 'Vegetables No description available' });
  await card.click();
  await expect(page).toHaveURL('/categories/1');
  expect(await page.evaluate('history.state.usr')).toEqual({ categoryId: 1 });
});

test.describe('when the shop can’t be asked', () => {
  test.use({ expectedErrors: [/500/] });
  const banners = '**/api/v1/banner/';
  const categories = /api\/v1\/categories\/\?/;

  /** Nothing stands in place of banners and categories, nobody is told, and the rest of Home is there. */
  async function isQuiet(page: Page) {
    await expect(page.getByRole('heading', { name: 'Fresh this morning' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Offers' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Categories' })).toHaveCount(0);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expect(toasts(page)).toHaveCount(0);
  }

  test('S8.20 banners and categories that cannot be fetched are logged, and nobody is told', async ({
    page,
  }) => {
    const logged = logOf(page);
    for (const call of [banners, categories]) {
      await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    }
    await page.clock.install();
    await comeHome(page);
    await page.clock.runFor(10_000);
    await isQuiet(page);
    await expect.poll(logged).toMatch(/banners.*ApiError/);
    await expect.poll(logged).toMatch(/categories.*ApiError/);
  });

  test('S8.21 categories that are no list, and banners of no known shape, are logged and nothing is rendered', async ({
    page,
  }) => {
    const logged = logOf(page);
    await page.route(banners, (route) => route.fulfill(json({ banners: 'nonsense' })));
    await page.route(categories, (route) => route.fulfill(json({ results: [] })));
    await page.clock.install();
    await comeHome(page);
    await page.clock.runFor(10_000);
    await isQuiet(page);
    await expect.poll(logged).toMatch(/banners.*The answer holds no list of banners/);
    await expect.poll(logged).toMatch(/categories.*The response holds no list of categories/);
  });
});

test('S2b.5 S1.3 Home shows the number of who is signed in', async ({ page, shopper }) => {
  await page.goto('/');
  await expect(page.getByText('Signed in as')).toHaveCount(0);
  await page.goto('/Auth');
  await shopper.signIn();
  await expect(page).toHaveURL('/');
  const shown = page.getByText(
    `Signed in as +91 ${shopper.number.slice(0, 5)} ${shopper.number.slice(5)}`,
  );
  await expect(shown).toBeVisible();
  await page.reload();
  await expect(shown).toBeVisible();
});

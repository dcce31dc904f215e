import { expect, test } from './shopper.ts';

test('S1.3 a visitor finds the top bar, categories, banners, the footer and the search', async ({
  page,
  shopper: _,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: /^Sabuja/ })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Cart' })).toBeVisible();
  const offers = page.getByRole('region', { name: 'Offers' });
  await expect(offers.getByRole('button', { name: /^Offer 1 of/ })).toBeVisible();
  await expect(offers.getByRole('link')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Office & Farm');

  await bar.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('combobox', { name: 'Search products' }).fill('desi tomato');
  await expect(page.getByRole('option').first()).toContainText('Desi tomato');
  await page.getByRole('button', { name: 'Close search' }).click();

  const categories = page.getByRole('main').locator('section', { hasText: 'Categories' });
  await categories.getByRole('link', { name: /^Vegetables/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vegetables' })).toBeVisible();
  await page.getByRole('link', { name: 'Desi tomato' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Desi tomato' })).toBeVisible();
});

const uid = '6f7f1c0e-1111-4111-8111-111111111111';

for (const [description, path, expectedText, calls] of [
  ['cart', '/cart', 'Sign in to see your cart', ['GET cart/', 'DELETE cart/']],
  ['checkout', '/checkout', 'Sign in to check out', ['POST orders/']],
  [
    'profile',
    '/profile/info',
    'User is not authenticated',
    ['GET auth/whoami', `PUT users/${uid}`],
  ],
  [
    'addresses',
    '/profile/myaddress',
    'User is not authenticated',
    [`GET address/user/${uid}`, `POST address/${uid}`, `DELETE address/${uid}`],
  ],
  [
    'wallet',
    '/profile/wallet',
    'User is not authenticated',
    [`GET wallet/?user_uid=${uid}`, `GET wallet/transactions/?user_uid=${uid}`],
  ],
  ['orders', '/profile/order', 'User is not authenticated', [`GET orders/user/${uid}/`]],
  [
    'order',
    `/orderSummary/${uid}`,
    'User is not authenticated',
    [`GET orders/${uid}/`, `GET orders/${uid}/items/`],
  ],
] as const) {
  test(`S1.3 a visitor who wants the ${description} is asked to sign in, and the server rejects the request`, async ({
    page,
    shopper: _,
  }) => {
    await page.goto(path);
    await expect(page.getByText(expectedText, { exact: true })).toBeVisible();
    for (const call of calls) {
      const [method = '', address = ''] = call.split(' ');
      const response = await page.request.fetch(`/api/v1/${address}`, { method });
      expect([call, response.status()]).toEqual([call, 401]);
    }
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/Auth\b/);
    await expect(page.getByPlaceholder('Enter mobile number')).toBeVisible();
  });
}

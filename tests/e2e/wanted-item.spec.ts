import { expect, test } from './shopper.ts';

test('S5.10 a visitor who presses Add to Cart in a category signs in, returns there, and has the item', async ({
  page,
  shopper,
}) => {
  await page.goto('/categories/1');
  const card = page.getByRole('article').filter({ hasText: 'Onion, Nashik' });
  await card.getByRole('button', { name: 'Add to Cart: Onion, Nashik' }).click();
  await shopper.signIn();
  await expect(page).toHaveURL(/\/categories\/1/);
  await expect(card.getByRole('button', { name: 'Remove one Onion, Nashik' })).toBeVisible();
  await page.getByRole('link', { name: 'Cart, 1 item' }).first().click();
  const cart = page.getByRole('dialog');
  await expect(cart.getByRole('heading', { name: 'My Cart' })).toBeVisible();
  await expect(cart.getByText('Onion, Nashik')).toBeVisible();
});

test('S4a.2 a cart survives signing out and in again', async ({ page, shopper }) => {
  await page.goto('/product/1002');
  await page.getByRole('button', { name: 'Add to Cart: Hybrid tomato' }).first().click();
  await shopper.signIn();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
  await page.goto('/profile/info');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toHaveCount(0);
  expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
  await page.goto('/Auth');
  await shopper.signIn();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
});

import { expectNoHorizontalScroll } from './horizontal-scroll.ts';
import { expect, test } from './shopper.ts';

/** Ledger numbers, name, path and heading of each screen. */
const SCREENS = [
  ['S2.1 S2.2', 'Home', '/', 'Categories'],
  ['S2.4', 'a category', '/categories/1', 'Vegetables'],
  ['', 'its combos', '/categories/1?show=combo', 'Vegetables'],
  ['S2.5', 'a product', '/product/1001', 'Desi tomato'],
  ['S2.3', 'sign-in', '/Auth', 'Sign in to Sabuja'],
  ['S2.11', 'an empty cart', '/cart', 'My Cart'],
  ['S2.13', 'About Us', '/aboutus', 'About Us'],
  ['S2.14', 'Contact Us', '/contactus', 'Contact Us'],
  ['S2b.6', 'Terms', '/terms', 'Terms'],
  ['S2b.6', 'Privacy', '/privacy', 'Privacy'],
  ['', 'the profile of nobody', '/profile/info', /./],
] as const;

/** Runs in the page: lists the elements that have animations or transitions despite `prefers-reduced-motion`. */
const MOVING = `[...document.querySelectorAll('body *')].filter((element) => {
  const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element);
  const takes = (animationDuration + ',' + transitionDuration).split(',').map(parseFloat);
  return takes.some((seconds) => seconds > 0.01) || scrollBehavior === 'smooth';
}).map((element) => element.className || element.tagName)`;

for (const [numbers, name, path, heading] of SCREENS) {
  test(
    `${numbers} ${name} is open to everyone, at every width, in the light and in the dark`.trim(),
    async ({ page, shopper }) => {
      const expectNoOverflow = async (width: number) => {
        await page.setViewportSize({ width, height: 844 });
        await expectNoHorizontalScroll(page, `at ${width} px`);
      };
      await page.goto(path);
      await expect(
        page.getByRole('main').getByRole('heading', { name: heading }).first(),
      ).toBeAttached();
      await expectNoOverflow(390);
      await shopper.expectAccessible();
      await expectNoOverflow(768);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoOverflow(1440);
      await shopper.expectAccessible();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await page.evaluate(MOVING), 'with reduced motion').toEqual([]);
    },
  );
}

test.describe('missing pages', () => {
  test.use({ expectedErrors: [/404/] });
  test('S2.17 S8.18 an unknown URL shows Page not found and links Home', async ({
    page,
    shopper,
  }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await shopper.expectAccessible();
    await page.getByRole('main').getByRole('link', { name: /home/i }).click();
    await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the products can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Fresh this morning' })).toBeVisible();
    await page.goto('/categories/1');
    await expect(page.getByRole('link', { name: 'Desi tomato' })).toBeVisible();
    await page.getByRole('link', { name: 'Desi tomato' }).click();
    await expect(page.getByText('₹37.84').first()).toBeVisible();
  });
});

test('S2e.1 S6.2 a visitor is asked to sign in to see the account', async ({ page }) => {
  await page.goto('/profile/info');
  await expect(page.getByText('User is not authenticated')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0);
});

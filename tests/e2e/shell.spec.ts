import { demoItems, signInAsCustomer } from './customer.ts';
import { expectNoHorizontalScroll } from './horizontal-scroll.ts';
import { expect, test } from './shopper.ts';
import { expectToast } from './toasts.ts';

test('S2b.1 the top bar links to Home, sign-in and the cart; on Home there is no home icon', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  const home = bar.getByRole('link', { name: 'Home', exact: true });
  await page.goto('/');
  await expect(bar.getByRole('link', { name: /^Sabuja/ })).toBeVisible();
  await expect(home).toHaveCount(0);
  await bar.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/Auth$/);
  await home.click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/aboutus');
  await bar.getByRole('link', { name: /^Sabuja/ }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('S2b.1 on a phone every icon of the top bar is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/aboutus');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 });
  for (const name of [/^Sabuja/, 'Home', 'Profile', 'Cart'])
    await expect(bar.getByRole('link', { name }).last()).toBeInViewport({ ratio: 1 });
});

test('S2b.1 a long name of the shop is cut on one line, and leaves room for icons and search', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  const name = bar.getByRole('link', { name: /^Sabuja/ }).getByText('Sabuja');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/aboutus');
    const lines = await name.evaluate((element) => {
      element.textContent = 'Sabuja Annapurna Krushi Bazaar and Farm Fresh Foods, Jatni';
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set(Array.from(text.getClientRects(), ({ top }) => top)).size;
    });
    expect(lines, `lines at ${width} px`).toBe(1);
    await expect(bar.getByRole('link', { name: 'Cart' })).toBeInViewport({ ratio: 1 });
    const search = bar.getByRole(width < 768 ? 'button' : 'combobox').first();
    await expect(search).toBeInViewport({ ratio: 1 });
    expect((await search.boundingBox())?.width, `at ${width} px`).toBeGreaterThan(40);
    await expectNoHorizontalScroll(page, `at ${width} px`);
  }
});

/** Runs in the page: the height in pixels of the bars that stay in view when the page is scrolled. */
const HEIGHT_OF_BARS = `(() => {
  scrollTo(0, 600);
  return [...document.querySelectorAll('body *')]
    .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
    .reduce((sum, { height }) => sum + height, 0);
})()`;

test('bars take at most a quarter of a low window', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  for (const path of ['/', '/categories/1', '/product/1001', '/aboutus']) {
    await page.goto(path);
    expect(await page.evaluate(HEIGHT_OF_BARS), path).toBeLessThanOrEqual(100);
  }
});

test('S2b.1 the badge counts lines, the strip at the bottom edge shows items and total', async ({
  page,
  shopper,
}) => {
  await page.goto('/product/1001');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await shopper.signIn();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add one more Desi tomato' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^2$/ })).toBeVisible();

  await page.setViewportSize({ width: 640, height: 400 });
  expect(await page.evaluate(HEIGHT_OF_BARS), 'with a cart').toBeLessThanOrEqual(100);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto('/aboutus');
  const strip = page.getByRole('region', { name: 'My Cart' }).getByRole('link');
  await expect(strip).toHaveText(/2 items · Total ₹86\.00\s*You pay ₹75\.68\s*View cart/);
  await shopper.expectAccessible();
  await strip.click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'My Cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile\/info$/);
});

test.describe('when the code of the strip cannot be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  test('the page stays as it is, with the cart in its top bar', async ({ page, shopper }) => {
    const customer = await signInAsCustomer(page, shopper);
    await customer.addToCart({ ...demoItems.tomato, quantity: 1 });
    await page.route(/\/assets\/cart-strip-/, (route) => route.abort());
    const failure = page.waitForEvent('requestfailed', (each) => each.url().includes('cart-strip'));
    await page.goto('/aboutus');
    await failure;
    await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
  });
});

test('S1.5 S2b.6 the footer has four columns with the shop’s profile, version and the current year', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const columns = ['Office & Farm', 'Contact & Help', 'Follow Us', 'Download App'];
  await expect(footer.getByRole('heading')).toHaveText(columns);
  await expect(footer).toContainText('Bhubaneswar');
  await expect(footer.getByRole('link', { name: '+91 67400 00199' })).toHaveAttribute(
    'href',
    'tel:+916740000199',
  );
  for (const name of ['Order on chat', 'Instagram', 'Google Play', 'care@sabuja.example']) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
  await expect(footer).toContainText('FSSAI licence 12026000000199');
  await expect(footer).toContainText('Version 1.0.7');
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' });
  await expect(footer).toContainText(`© ${year.format(new Date())} Sabuja Farm Foods`);
  for (const name of ['About Us', 'Contact Us', 'Terms & Conditions', 'Privacy Policy']) {
    await footer.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('S1.4 S1.6 S9.10 About Us promises 8 hours and refunds; Contact Us shows how to reach the shop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/aboutus');
  await expect(page.getByText(/within 8 hours after an order/)).toBeVisible();
  await expect(page.getByText(/We refund it/)).toBeVisible();

  await page.goto('/contactus');
  const main = page.getByRole('main');
  for (const name of ['Order on chat', 'care@sabuja.example', 'Instagram', 'App Store']) {
    await expect(main.getByRole('link', { name })).toBeVisible();
  }
  await main.getByRole('button', { name: 'Copy the address: Office' }).click();
  await expectToast(page, 'Address copied');
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain('Jagamara Road');
  await expect(main.getByRole('link', { name: 'Open in maps Farm' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=20\.2417%2C85\.9077$/,
  );
});

test('a skip link leads keyboard users past the top bar, and the focus is visible', async ({
  page,
}) => {
  await page.goto('/aboutus');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe(
    'solid',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'See what is fresh' })).toBeFocused();
});

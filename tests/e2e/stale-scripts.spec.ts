import { waitForHydration } from './navigate-home.ts';
import { expect, test } from './shopper.ts';

test.use({
  expectedErrors: [
    /ERR_FAILED|dynamically imported module|Minified React error|Error loading route/,
  ],
});

test('S2.17 S8.18 a script removed by a newer version makes the page reload once, then show an error', async ({
  page,
  shopper,
}) => {
  await page.goto('/aboutus');
  await waitForHydration(page);
  const cartLink = page.getByRole('banner').getByRole('link', { name: 'Cart' });
  await page.route('**/assets/cart-panel-*.js', (route) => route.abort());
  const reloaded = page.waitForEvent('load');
  await cartLink.click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();

  await waitForHydration(page);
  await cartLink.click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await shopper.expectAccessible();

  await page.unroute('**/assets/cart-panel-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await waitForHydration(page);
  await cartLink.click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'My Cart' })).toBeVisible();
});

test('a page whose own script was removed is reloaded', async ({ page }) => {
  await page.goto('/aboutus');
  await waitForHydration(page);
  await page.route('**/assets/route-*.js', (route) => route.abort());
  const reloaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await reloaded;
  await page.unroute('**/assets/route-*.js');
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});

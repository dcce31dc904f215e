import { expectNoHorizontalScroll } from './horizontal-scroll.ts';
import { expect, test } from './manager.ts';
import { openStaffBrowser } from './staff.ts';

/** An owner may open every page of the navigation. */
const PAGES_IN_NAVIGATION = 36;
/** Pages that others link to. */
const LINKED_PAGES = [
  ...['orders/new', 'picking/together', 'combos/new', 'products/new', 'products/grid'],
  ...['stock/counts', 'stock/recalls'],
];

for (const [device, width, colorScheme] of [
  ['a phone, in the light', 390, 'light'],
  ['a desktop, in the dark', 1280, 'dark'],
] as const) {
  test(`every page of the navigation loads its data and is accessible, on ${device}`, async ({
    browser,
    shopkeeper,
  }) => {
    test.slow();
    const { page, context, shopper } = await openStaffBrowser(browser, shopkeeper.db, 'owner');
    let path = '/console/account';
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${path}: ${message.text()}`);
    });
    page.on('pageerror', (error) => errors.push(`${path}: ${error.message}`));
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
    await expect(links).toHaveCount(PAGES_IN_NAVIGATION);
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await page.setViewportSize({ width, height: 800 });
    const main = page.getByRole('main');
    for (const each of [...paths, ...LINKED_PAGES.map((name) => `/console/${name}`)]) {
      path = each ?? '';
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(page).toHaveURL(path);
      const heading = main.getByRole('heading', { level: 1 });
      await expect(heading, path).toBeVisible();
      await expect(heading, path).not.toHaveText('Page not found');
      await expect(main.locator('.animate-pulse-soft'), path).toHaveCount(0);
      await expectNoHorizontalScroll(page, `of ${path} at ${width} px`);
      await shopper.expectAccessible();
    }
    expect(errors).toEqual([]);
    await context.close();
  });
}

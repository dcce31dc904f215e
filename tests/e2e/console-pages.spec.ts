import { expectNoHorizontalScroll } from './horizontal-scroll.ts';
import { expect, test } from './manager.ts';
import { collectErrors } from './shopper.ts';
import { openStaffBrowser, type StaffBrowser } from './staff.ts';

/** An owner may open every page of the navigation. */
const PAGES_IN_NAVIGATION = 36;
/** Pages that others link to. */
const LINKED_PAGES = [
  ...['orders/new', 'picking/together', 'combos/new', 'products/new', 'products/grid'],
  ...['stock/counts', 'stock/recalls'],
];
/** The navigation is in sight. */
const DESKTOP = { width: 1280, height: 800 };
const DEVICES = [
  { viewport: DESKTOP, colorScheme: 'dark' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const;

/** Expects the open page to show its data on both devices, without horizontal scroll or accessibility violations. */
async function expectWhole({ page, shopper }: StaffBrowser, name: string) {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading, name).toBeVisible();
  await expect(heading, name).not.toHaveText('Page not found');
  await expect(main.locator('.animate-pulse-soft'), `skeletons of ${name}`).toHaveCount(0);
  for (const { viewport, colorScheme } of DEVICES) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await expectNoHorizontalScroll(page, `of ${name} at ${viewport.width} px`);
    await shopper.expectAccessible();
  }
  await page.setViewportSize(DESKTOP);
}

test('every page of the navigation loads its data and is accessible, on a desktop in the dark and a phone in the light', async ({
  browser,
  shopkeeper,
}) => {
  test.slow();
  const owner = await openStaffBrowser(browser, shopkeeper.db, 'owner');
  const { page, context } = owner;
  const errors = collectErrors(page);
  await page.goto('/console/account');
  await page.setViewportSize(DESKTOP);
  const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
  await expect(links).toHaveCount(PAGES_IN_NAVIGATION);
  for (const link of await links.all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expectWhole(owner, (await link.getAttribute('href')) ?? '');
  }
  for (const path of LINKED_PAGES) {
    await page.goto(`/console/${path}`);
    await expectWhole(owner, path);
  }
  expect(errors, 'errors on the console').toEqual([]);
  await context.close();
});

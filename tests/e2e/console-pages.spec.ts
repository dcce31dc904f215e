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

/** Expects the open page to show its data at this width, without horizontal scroll or accessibility violations. */
async function expectWhole({ page, shopper }: StaffBrowser, name: string, width: number) {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading, name).toBeVisible();
  await expect(heading, name).not.toHaveText('Page not found');
  await expect(main.locator('.animate-pulse-soft'), `skeletons of ${name}`).toHaveCount(0);
  await page.setViewportSize({ ...DESKTOP, width });
  await expectNoHorizontalScroll(page, `of ${name} at ${width} px`);
  await shopper.expectAccessible();
}

for (const [device, width, colorScheme] of [
  ['a phone, in the light', 390, 'light'],
  ['a desktop, in the dark', DESKTOP.width, 'dark'],
] as const) {
  test(`every page of the navigation loads its data and is accessible, on ${device}`, async ({
    browser,
    shopkeeper,
  }) => {
    test.slow();
    const owner = await openStaffBrowser(browser, shopkeeper.db, 'owner');
    const { page, context } = owner;
    const errors = collectErrors(page);
    await page.emulateMedia({ colorScheme });
    await page.goto('/console/account');
    const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
    await expect(links).toHaveCount(PAGES_IN_NAVIGATION);
    for (const link of await links.all()) {
      await page.setViewportSize(DESKTOP);
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expectWhole(owner, (await link.getAttribute('href')) ?? '', width);
    }
    for (const path of LINKED_PAGES) {
      await page.goto(`/console/${path}`);
      await expectWhole(owner, path, width);
    }
    expect(errors, 'errors on the console').toEqual([]);
    await context.close();
  });
}

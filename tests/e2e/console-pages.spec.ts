import { expectNoHorizontalScroll } from './horizontal-scroll.ts';
import { expect, test } from './manager.ts';
import { openStaffBrowser } from './staff.ts';

/** Those that an owner may open. */
const MIN_PAGES = 30;

test('every page of the navigation loads its data, on a desktop in the dark and on a phone, and is accessible', async ({
  browser,
  shopkeeper,
}) => {
  test.slow();
  const { page, context, shopper } = await openStaffBrowser(browser, shopkeeper.db, 'owner');
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/console/account');
  const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
  await expect(links.filter({ hasText: 'My account' })).toBeVisible();
  const count = await links.count();
  expect(count).toBeGreaterThanOrEqual(MIN_PAGES);
  for (let i = 0; i < count; i++) {
    const link = links.nth(i);
    const name = await link.innerText();
    await link.click();
    await expect(link, name).toHaveAttribute('aria-current', 'page');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }), name).toBeVisible();
    await expect(main.locator('.animate-pulse-soft'), name).toHaveCount(0);
    await shopper.expectAccessible();
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoHorizontalScroll(page, `of ${name} at 390 px`);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  expect(errors).toEqual([]);
  await context.close();
});

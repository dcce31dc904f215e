import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { mayStaff, type StaffRole } from '@sabuja/contract/rules/staff-roles';
import { StaffSecrets } from '@sabuja/server/modules/staff';
import { systemClock } from '@sabuja/server/platform/clock';
import type { Db } from '@sabuja/server/platform/db';
import { insertSignedInMember } from '@sabuja/testing/builders';
import { expectNoHorizontalScroll } from './horizontal-scroll.ts';
import { port, sessionSecret } from './shop-folder.ts';
import { Shopper } from './shopper.ts';
import { recordToasts } from './toasts.ts';

const secrets = new StaffSecrets(sessionSecret);
const url = `http://127.0.0.1:${port}`;

/** The browser of a signed-in member of staff. */
export type StaffBrowser = { page: Page; context: BrowserContext; name: string; shopper: Shopper };

/** Opens a browser for a new member, signed in with a second factor. With `offline` it allows a service worker. */
export async function openStaffBrowser(
  browser: Browser,
  db: Db,
  role: StaffRole,
  { offline = false } = {},
): Promise<StaffBrowser> {
  const member = await insertSignedInMember({ db, secrets }, systemClock.now(), role);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: offline ? 'allow' : 'block',
  });
  await context.addCookies([
    { name: 'sabuja_staff', value: member.token, url: `${url}/api/v1/staff`, httpOnly: true },
    { name: 'XSRF-TOKEN-STAFF', value: secrets.xsrfTokenOf(member.token), url },
  ]);
  await recordToasts(context);
  const page = await context.newPage();
  return { page, context, name: member.name, shopper: new Shopper(page) };
}

/** Ends the sessions of a member as if they had expired, or makes them valid again when `ended_at` is null. */
export const setSessionsEnded = (db: Db, name: string, ended_at: Date | null) =>
  db
    .updateTable('staff.sessions')
    .set({ ended_at })
    .where('member_id', 'in', (e) =>
      e.selectFrom('staff.members').select('staff.members.id').where('name', '=', name),
    )
    .execute();

/** Expects the navigation to list exactly the pages that the role may open. */
export async function expectNavigation(page: Page, role: StaffRole): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Console' });
  await expect(nav.getByRole('link', { name: 'My account' })).toBeVisible();
  for (const [name, permission] of [
    ['Orders', 'orders.read'],
    ['Sheets', 'orders.read'],
    ['Picking', 'orders.pick'],
    ['Slots', 'slots.read'],
    ['Rounds', 'orders.dispatch'],
    ['My deliveries', 'orders.deliver'],
    ['Cash', 'cash.close'],
    ['Settings', 'settings.manage'],
    ['Today', 'figures.read'],
    ['Figures', 'figures.read'],
    ['Settlement', 'settlements.read'],
    ['Needs attention', 'attention.read'],
    ['Health', 'health.manage'],
    ['Customers', 'customers.read'],
    ['Complaints', 'complaints.manage'],
    ['Privacy requests', 'privacy.manage'],
    ['Stock', 'stock.read'],
    ['Products', 'catalogue.read'],
    ['Combos', 'catalogue.read'],
    ['Categories', 'catalogue.read'],
    ['Search', 'catalogue.read'],
    ['Import', 'catalogue.manage'],
    ['Zones', 'settings.manage'],
    ['Plans', 'settings.manage'],
    ['Complaint reasons', 'settings.manage'],
    ['Coupons', 'coupons.manage'],
    ['Notices', 'notices.manage'],
    ['About the shop', 'settings.manage'],
    ['People', 'members.manage'],
    ['Devices', 'devices.manage'],
    ['Audit', 'audit.read'],
  ] as const) {
    await expect(nav.getByRole('link', { name })).toHaveCount(mayStaff(role, permission) ? 1 : 0);
  }
}

/**
 * Expects no horizontal scroll on a phone, a tablet and a desktop, nothing cut off in the sidebar, and no accessibility
 * violations on the phone in the light theme and on the desktop in the dark theme.
 */
export async function expectAtEveryWidth({ page, shopper }: StaffBrowser): Promise<void> {
  for (const width of [768, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page, `at ${width} px`);
    if (width === 390) await shopper.expectAccessible();
  }
  // The pages of the sign-in have no sidebar.
  const cutOff = await page
    .locator('aside > *')
    .evaluateAll((parts) => parts.map((part) => part.scrollWidth - part.clientWidth));
  expect(Math.max(0, ...cutOff), 'pixels of the sidebar that are cut off').toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shopper.expectAccessible();
  await page.emulateMedia({ colorScheme: 'light' });
}

import { test as base, expect } from './shopkeeper.ts';
import { collectErrors } from './shopper.ts';
import { openStaffBrowser, type StaffBrowser } from './staff.ts';

/** A test with a signed-in manager in a separate browser. */
export const test = base.extend<{ manager: StaffBrowser }>({
  manager: async ({ browser, shopkeeper }, use) => {
    const manager = await openStaffBrowser(browser, shopkeeper.db, 'manager');
    const errors = collectErrors(manager.page);
    await use(manager);
    await manager.context.close();
    expect(errors, 'errors on the console').toEqual([]);
  },
});
export { expect };

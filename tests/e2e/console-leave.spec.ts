import type { Page } from '@playwright/test';
import { extended } from './extended.ts';
import { expect, test } from './manager.ts';
import { openStaffBrowser, setSessionsEnded } from './staff.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Leaves the page by a link of the navigation. */
const leave = (page: Page) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Slots' }).click();

/** Expects that the browser asks before the tab is closed, and keeps it open. */
async function expectTabAsks(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

const forms = [
  { path: '/console/settings', label: /^Units of one kitchen product/, text: '199' },
  { path: '/console/shop', label: /^Link to chat/, text: 'https://wa.me/910000000000' },
];

for (const { path, label, text } of forms)
  test(
    `S10.84 leaving ${path} with unsaved changes asks, for another page and for closing the tab`,
    extended(path === '/console/settings'),
    async ({ manager: { page, shopper } }) => {
      await page.goto(path);
      const field = page.getByLabel(label).first();
      const before = await field.inputValue();
      await field.fill(text);
      await leave(page);
      await expect(question(page)).toBeVisible();
      await shopper.expectAccessible();
      await question(page).getByRole('button', { name: 'Keep it' }).click();
      await expect(field).toHaveValue(text);
      await expectTabAsks(page);

      // A form that is unchanged or saved can be left without a question.
      await field.fill(before);
      await leave(page);
      await expect(page).toHaveURL(/\/console\/slots/);
      await page.goto(path);
      for (const value of [text, before]) {
        await field.fill(value);
        const saved = page.waitForResponse(
          (response) => response.request().method() !== 'GET' && response.ok(),
        );
        await page
          .locator('form')
          .filter({ has: field })
          .getByRole('button', { name: 'Save' })
          .click();
        await saved;
        await page.reload();
        await expect(field).toHaveValue(value);
      }
      await leave(page);
      await expect(page).toHaveURL(/\/console\/slots/);
    },
  );

test('S10.84 a checked box is a change of the settings as well', async ({ manager: { page } }) => {
  await page.goto('/console/settings');
  const box = page.getByRole('group', { name: /pay/i }).getByRole('checkbox').first();
  await box.click();
  await leave(page);
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/console\/slots/);
});

test('S10.84 closing the form of a category, notice, banner or pause with unsaved changes asks', {
  tag: '@extended',
}, async ({ manager: { page } }) => {
  for (const [path, create, label] of [
    ['/console/categories', 'New category', 'Name'],
    ['/console/notices', 'New notice', 'English'],
    ['/console/banners', 'New banner', 'Title'],
    ['/console/slots', 'Pause ordering', 'English'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: create }).click();
    const form = page.getByRole('dialog', { name: create });
    await form.getByLabel(label).first().fill('Half written');
    await form.getByRole('button', { name: 'Close' }).click();
    await question(page).getByRole('button', { name: 'Keep it' }).click();
    await expect(form.getByLabel(label).first()).toHaveValue('Half written');
    await expectTabAsks(page);
    await form.getByRole('button', { name: 'Close' }).click();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(form).toBeHidden();
    await leave(page);
    await expect(page).toHaveURL(/\/console\/slots/);
  }
});

test('S10.436 what is typed when the session ends can be saved after signing in in another tab', async ({
  browser,
  shopkeeper: { db },
}) => {
  const { page, context, name, shopper } = await openStaffBrowser(browser, db, 'manager');
  const other = await openStaffBrowser(browser, db, 'manager');
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await page.goto('/console/shop');
  const field = page.getByLabel(/^Link to chat/);
  const save = page.locator('form').filter({ has: field }).getByRole('button', { name: 'Save' });
  /** Ends a session and saves, unless the page has already noticed the end and covers the button. */
  const endAndSave = async (member: string) => {
    // Else a request of the page may notice the end before the form has noticed the change.
    await page.waitForFunction(
      () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    );
    await setSessionsEnded(db, member, new Date());
    await save.dispatchEvent('click');
    await expect(ended).toBeVisible();
  };
  const before = await field.inputValue();
  const text = 'https://wa.me/911111111111';

  await field.fill(text);
  await endAndSave(name);
  await shopper.expectAccessible();
  await ended.getByRole('button', { name: 'Continue' }).click();
  await expect(ended.getByRole('alert')).toBeVisible();
  const tab = context.waitForEvent('page');
  await ended.getByRole('link', { name: 'Sign in in another tab' }).click();
  await expect((await tab).getByLabel('Passphrase')).toBeVisible();
  // As after signing in there.
  await setSessionsEnded(db, name, null);
  await ended.getByRole('button', { name: 'Continue' }).click();
  await expect(ended).toBeHidden();
  for (const value of [text, before]) {
    await field.fill(value);
    const saved = page.waitForResponse(
      (response) => response.request().method() !== 'GET' && response.ok(),
    );
    await save.click();
    await saved;
  }

  // What one member typed is not saved by another.
  await field.fill(text);
  await endAndSave(name);
  await context.addCookies(await other.context.cookies());
  await ended.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('aside').getByText(other.name)).toBeVisible();
  await expect(field).toHaveValue(before);

  await field.fill(text);
  await endAndSave(other.name);
  await ended.getByRole('button', { name: 'Discard and sign in here' }).click();
  await expect(page.getByLabel('Passphrase')).toBeVisible();
  await context.close();
  await other.context.close();
});

import type { Page } from '@playwright/test';
import type { Db } from '@sabuja/server/platform/db';
import { dateInDays, signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { createGourd, makeRound, placePackedOrder } from './round.ts';
import {
  expectAtEveryWidth,
  openStaffBrowser,
  type StaffBrowser,
  setSessionsEnded,
} from './staff.ts';
import { expectToast } from './toasts.ts';

const pin = '580274';

/** Taps digits on the keypad of the page. */
async function typePin(tablet: Page, digits: string): Promise<void> {
  for (const digit of digits) {
    await tablet.getByRole('button', { name: digit, exact: true }).click();
  }
}

/** Signs in on the tablet by PIN, from the page with the members' tiles. */
async function enterPin(tablet: Page, name: string): Promise<void> {
  await tablet.getByRole('button', { name }).click();
  await expect(tablet.getByRole('region', { name: `PIN of ${name}` })).toBeVisible();
  await tablet.keyboard.type(pin);
  await expect(tablet.getByRole('button', { name: 'Change person' })).toBeVisible();
}

/** The manager gives a member a start PIN on the page of devices; the member sets their own PIN on the tablet. */
async function givePin(manager: Page, tablet: Page, name: string): Promise<void> {
  await manager.getByRole('button', { name: `Give a start PIN to ${name}` }).click();
  const dialog = manager.getByRole('dialog', { name: `Start PIN of ${name}` });
  const start = (await dialog.getByText(/^\d{6}$/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  await tablet.reload();
  await tablet.getByRole('button', { name }).click();
  await typePin(tablet, start);
  await expect(tablet.getByRole('region', { name: 'Choose a PIN of your own' })).toBeVisible();
  await typePin(tablet, pin);
  await expect(tablet.getByRole('region', { name: 'Enter the new PIN again' })).toBeVisible();
  await typePin(tablet, pin);
  await expect(tablet.getByRole('button', { name: 'Change person' })).toBeVisible();
  await tablet.getByRole('button', { name: 'Change person' }).click();
  await expect(tablet.getByText('Who are you?')).toBeVisible();
}

/** Enrols a tablet by a code that the manager creates. */
async function enrolTablet(manager: StaffBrowser, tablet: Page, name: string): Promise<void> {
  await manager.page.goto('/console/devices');
  await manager.page.getByRole('button', { name: 'Create a code' }).click();
  const form = manager.page.getByRole('dialog', { name: 'Enrol another device' });
  await form.getByLabel('Name of the device').fill(name);
  await manager.shopper.expectAccessible();
  await form.getByRole('button', { name: 'Create a code' }).click();
  const shown = manager.page.getByRole('dialog', { name: `Code for ${name}` });
  const code = (await shown.getByText(/^[a-z0-9]{5}-[a-z0-9]{5}$/).textContent()) ?? '';
  await shown.getByRole('button', { name: 'Done' }).click();
  await tablet.goto('/console/sign-in');
  await tablet.getByRole('link', { name: 'Sign in by PIN on a shop tablet' }).click();
  await tablet.getByLabel('Code of the device').fill(code);
  await tablet.getByRole('button', { name: 'Enrol this device' }).click();
  await expect(tablet.getByRole('heading', { name })).toBeVisible();
}

const statusOf = async (db: Db, uid: string) =>
  (
    await db
      .selectFrom('orders.orders')
      .select('status')
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow()
  ).status;

test('S10.159 a picker and a rider share a tablet by PIN; what the rider did waits for the rider, and a revoked tablet lets nobody in', {
  tag: '@extended',
}, async ({ browser, page, shopper, shopkeeper, manager }) => {
  // The test is slow: three browsers, and the network is lost and restored.
  test.slow();
  const { db } = shopkeeper;
  const customer = await signInAsCustomer(page, shopper);
  const id = await createGourd(shopkeeper, 'Shared gourd');
  const { uid, number } = await placePackedOrder(customer, shopkeeper, { id, quantity: 7 });
  const [rider, picker] = [
    await openStaffBrowser(browser, db, 'rider'),
    await openStaffBrowser(browser, db, 'picker'),
  ];
  await makeRound(manager, rider, [number]);

  await rider.context.clearCookies();
  const tablet = rider.page;
  await tablet.setViewportSize({ width: 768, height: 1024 });
  const name = `Cold store ${number}`;
  await enrolTablet(manager, tablet, name);
  await givePin(manager.page, tablet, picker.name);
  await givePin(manager.page, tablet, rider.name);
  await expectAtEveryWidth({ ...rider, page: tablet });
  await tablet.setViewportSize({ width: 768, height: 1024 });
  await tablet.getByRole('button', { name: picker.name }).click();
  await typePin(tablet, '927461');
  await expect(tablet.getByRole('alert')).toContainText('The PIN is wrong.');
  await rider.shopper.expectAccessible();
  await tablet.getByRole('button', { name: 'Somebody else' }).click();

  // The rider acts without a network, and the session ends before the network is back.
  await enterPin(tablet, rider.name);
  await tablet.goto('/console/rider');
  await expect(tablet.getByRole('button', { name: 'Take them along' })).toBeVisible();
  await rider.context.setOffline(true);
  await tablet.getByRole('button', { name: 'Take them along' }).click();
  await expect(tablet.getByRole('region', { name: 'Waiting to be sent' })).toBeVisible();
  await setSessionsEnded(db, rider.name, new Date());
  await rider.context.setOffline(false);
  await expect(tablet.getByRole('heading', { name })).toBeVisible();
  await expect(tablet.getByText('1 action on this device waits to be sent.')).toBeVisible();

  await enterPin(tablet, picker.name);
  await tablet.goto('/console/account');
  await expect(tablet.getByText('You are signed in by PIN.')).toBeVisible();
  await expect(tablet.getByRole('heading', { name: 'Passkeys' })).toBeHidden();
  await tablet.goto(`/console/picking?date=${dateInDays()}`);
  await expect(tablet.getByRole('heading', { name: 'Picking' })).toBeVisible();
  expect(await statusOf(db, uid)).toBe('PACKED');
  await tablet.getByRole('button', { name: 'Change person' }).click();
  await expect(tablet.getByText('1 action on this device waits to be sent.')).toBeVisible();
  await enterPin(tablet, rider.name);
  await tablet.goto('/console/rider');
  await expect(tablet.getByRole('article', { name: number })).toBeVisible();
  await expect.poll(() => statusOf(db, uid)).toBe('OUT_FOR_DELIVERY');

  await manager.page.reload();
  await expect(manager.page.getByText(new RegExp(`^Last used .* by ${rider.name}$`))).toBeVisible();
  await expectAtEveryWidth(manager);
  await manager.page.getByRole('button', { name: `Revoke ${name}` }).click();
  await manager.page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(manager.page.getByRole('button', { name: `Revoke ${name}` })).toBeHidden();
  await tablet.goto('/console/rider');
  await expect(tablet.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await tablet.goto('/console/sign-in/pin');
  await expect(tablet.getByLabel('Code of the device')).toBeVisible();
  await rider.context.close();
  await picker.context.close();
});

test('S10.155 S10.156 S10.157 a tablet that a manager enrols by hand signs the manager out, takes the PIN that a picker set, and signs them out when nobody touches it, with and without a network', {
  tag: '@extended',
}, async ({ browser, shopkeeper }) => {
  const picker = await openStaffBrowser(browser, shopkeeper.db, 'picker');
  await picker.page.goto('/console/account');
  const field = picker.page.getByLabel('New PIN');
  await field.fill('150886');
  await picker.page.getByRole('button', { name: 'Set the PIN' }).click();
  await expect(picker.page.getByText('This PIN is easy to guess.')).toBeVisible();
  await picker.shopper.expectAccessible();
  await field.fill(pin);
  await picker.page.getByRole('button', { name: 'Set the PIN' }).click();
  await expectToast(picker.page, 'Your PIN is set.');

  const manager = await openStaffBrowser(browser, shopkeeper.db, 'manager');
  const tablet = manager.page;
  await tablet.clock.install();
  await tablet.setViewportSize({ width: 768, height: 1024 });
  await tablet.goto('/console/devices');
  await tablet.getByRole('button', { name: 'Enrol this device' }).click();
  const dialog = tablet.getByRole('dialog', { name: 'Enrol this device' });
  const name = `Packing ${crypto.randomUUID()}`;
  await dialog.getByLabel('Name of the device').fill(name);
  await dialog.getByRole('button', { name: 'Enrol this device' }).click();
  await expect(tablet.getByRole('heading', { name })).toBeVisible();
  // The sign-in page shows the tiles too, and offers the passphrase as an alternative.
  await tablet.goto('/console/sign-in');
  await expect(tablet.getByRole('heading', { name })).toBeVisible();
  await tablet.getByRole('link', { name: 'Sign in with e-mail and passphrase' }).click();
  await expect(tablet.getByLabel('Passphrase')).toBeVisible();
  await tablet.getByRole('link', { name: 'Sign in by PIN on a shop tablet' }).click();
  await enterPin(tablet, picker.name);
  await tablet.clock.fastForward('29:00');
  await expect(tablet.getByRole('button', { name: 'Change person' })).toBeVisible();
  await tablet.clock.fastForward('02:00');
  await expect(tablet.getByText('Who are you?')).toBeVisible();

  // Without a network too, inactivity ends the session: it does not come back with the network, though the server
  // has not noticed the inactivity.
  await enterPin(tablet, picker.name);
  await manager.context.setOffline(true);
  await tablet.clock.fastForward('31:00');
  await expect(tablet.getByLabel('Passphrase')).toBeVisible();
  await manager.context.setOffline(false);
  await tablet.goto('/console/picking');
  await expect(tablet.getByText('Who are you?')).toBeVisible();
  await picker.context.close();
  await manager.context.close();
});

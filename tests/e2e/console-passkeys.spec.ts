import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { StaffRole } from '@sabuja/contract/rules/staff-roles';
import { hours } from '@sabuja/kit';
import { StaffSecrets } from '@sabuja/server/modules/staff';
import { systemClock } from '@sabuja/server/platform/clock';
import { connect, type Db } from '@sabuja/server/platform/db';
import { insertSignedInMember } from '@sabuja/testing/builders';
import { DATABASE_URL_FILE, port, sessionSecret } from './shop-folder.ts';
import { expect, test } from './shopper.ts';
import { expectAtEveryWidth } from './staff.ts';
import { expectToast, toasts } from './toasts.ts';

const secrets = new StaffSecrets(sessionSecret);
/** Passkeys need a host name; they do not work at the IP address that the other journeys use. */
const named = `http://localhost:${port}`;

let db: Db;
let close: () => Promise<void>;
test.beforeAll(() => {
  ({ db, close } = connect(readFileSync(DATABASE_URL_FILE, 'utf8'), 2, 'seed'));
});
test.afterAll(() => close());

/** Creates a member and their session, whose next step of the sign-in is `next`, at a URL of the shop. */
async function signIn(
  context: BrowserContext,
  {
    role = 'owner',
    next = 'done',
    url = named,
  }: { role?: StaffRole; next?: 'enrol' | 'done'; url?: string },
) {
  const member = await insertSignedInMember({ db, secrets }, systemClock.now(), role);
  await db.updateTable('staff.sessions').set({ next }).where('id', '=', member.sessionId).execute();
  await context.addCookies([
    { name: 'sabuja_staff', value: member.token, url: `${url}/api/v1/staff`, httpOnly: true },
    { name: 'XSRF-TOKEN-STAFF', value: secrets.xsrfTokenOf(member.token), url },
  ]);
  return member;
}

/** Adds a virtual authenticator to the page, which verifies its user without input. */
async function addAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setVerified = (isUserVerified: boolean) =>
    devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { setVerified };
}

test.describe('a passkey', () => {
  // Actions that need the second factor again are refused at first, and the last factor cannot be removed.
  test.use({ expectedErrors: [/status of (401|403|409)/] });

  test('S10.136 S10.139 is enrolled, signs in alone, and confirms an act once more', async ({
    page,
    context,
    shopper,
  }) => {
    await addAuthenticator(page);
    const member = await signIn(context, { next: 'enrol' });
    await page.goto(`${named}/console/`);
    await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
    await shopper.expectAccessible();
    await page.getByRole('button', { name: 'Use an authenticator app instead' }).click();
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    await page.getByRole('button', { name: 'Set up a passkey' }).click();
    await expect(page.getByRole('listitem')).toHaveCount(10);
    await page.getByRole('button', { name: 'I have stored them' }).click();
    await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible();

    await page.goto(`${named}/console/account`);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible();

    await page.goto(`${named}/console/account`);
    await expect(page.getByText(member.email)).toBeVisible();
    await expect(page.getByText(/^Added .*, last used /)).toBeVisible();
    await db
      .updateTable('staff.sessions')
      .set({ second_factor_at: new Date(Date.now() - hours(1)) })
      .where('member_id', '=', member.id)
      .execute();
    await page.getByRole('button', { name: 'Make new recovery codes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await shopper.expectAccessible();
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('button', { name: 'Save as a file' })).toBeVisible();

    // The session is now in the state after the passphrase.
    await db
      .updateTable('staff.sessions')
      .set({ next: 'passkey' })
      .where('member_id', '=', member.id)
      .execute();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your second factor' })).toBeVisible();
    await expect(page.getByText('One of your recovery codes.')).toBeVisible();
    await shopper.expectAccessible();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  });

  test('S10.138 is added, renamed and removed on the page of the account, the last one not', async ({
    page,
    context,
    shopper,
  }) => {
    await addAuthenticator(page);
    const member = await signIn(context, { role: 'manager' });
    await page.goto(`${named}/console/account`);
    await expect(page.getByText('No passkey yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Add a passkey on this device' }).click();
    await expectToast(page, 'The passkey is added.');
    const rename = page.getByRole('button', { name: /^Rename / });
    await rename.click();
    await shopper.expectAccessible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Office laptop');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Office laptop')).toBeVisible();
    await expectAtEveryWidth({ page, context, name: member.name, shopper });

    await page.getByRole('button', { name: 'Add a passkey on this device' }).click();
    await expect(
      page.getByText('This device has a passkey of your account already.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Remove Office laptop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toasts(page).filter({ hasText: 'Your role needs a second factor' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Office laptop' })).toBeVisible();
  });

  test('S10.137 S10.139 of somebody who is not verified does not sign in', async ({
    page,
    context,
    shopper,
  }) => {
    const { setVerified } = await addAuthenticator(page);
    await signIn(context, { next: 'enrol' });
    await page.goto(`${named}/console/`);
    await page.getByRole('button', { name: 'Set up a passkey' }).click();
    await page.getByRole('button', { name: 'I have stored them' }).click();
    await page.goto(`${named}/console/account`);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await setVerified(false);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('No passkey was used');
    await shopper.expectAccessible();
    await setVerified(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible();
  });

  test('S10.139 is not offered at a bare address, which says why and offers the app', async ({
    page,
    context,
    shopper,
  }) => {
    await signIn(context, { next: 'enrol', url: `http://127.0.0.1:${port}` });
    await page.goto('/console/');
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    await expect(page.getByText('Passkeys do not work here')).toBeVisible();
    await expect(page.getByRole('button', { name: /passkey/ })).toHaveCount(0);
    await shopper.expectAccessible();
  });
});

import { readFileSync } from 'node:fs';
import { createSetUpLink, StaffSecrets } from '@sabuja/server/modules/staff';
import { systemClock } from '@sabuja/server/platform/clock';
import { connect } from '@sabuja/server/platform/db';
import { createApp, enterCode } from './authenticator.ts';
import { DATABASE_URL_FILE, port, sessionSecret } from './shop-folder.ts';
import { expect, test } from './shopper.ts';

const owner = {
  name: 'Subhashree Mohanty',
  email: 'owner@sabuja.example',
  passphrase: 'paddy fields after rain',
};

/** Creates the setup link that a shop without staff prints at its start. */
async function printedLink(): Promise<string> {
  const { db, close } = connect(readFileSync(DATABASE_URL_FILE, 'utf8'), 1, 'seed');
  const secrets = new StaffSecrets(sessionSecret);
  const origin = () => `http://127.0.0.1:${port}`;
  const link = await createSetUpLink({ db, clock: systemClock, secrets, origin });
  await close();
  if (link === undefined) throw new Error('the shop has staff already');
  return link;
}

test.describe('the first owner', () => {
  test.use({ expectedErrors: [/status of (401|422)/] });

  test('sets up the shop with the printed link, an authenticator app, and signs in again', async ({
    page,
    shopper,
  }) => {
    await page.goto(await printedLink());
    await expect(page.getByRole('heading', { name: 'Set up the shop' })).toBeVisible();
    // The page removes the token from the address bar.
    await expect(page).toHaveURL(/\/console\/setup$/);
    await shopper.expectAccessible();
    await page.getByLabel('Your name').fill(owner.name);
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Passphrase').fill('password1234');
    await page.getByRole('button', { name: 'Create the owner' }).click();
    await expect(page.getByRole('alert')).toContainText('passphrase');
    await page.getByLabel('Passphrase').fill(owner.passphrase);
    await page.getByRole('button', { name: 'Create the owner' }).click();

    await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    await shopper.expectAccessible();
    const app = createApp(await page.locator('figcaption code').innerText());
    await enterCode(page, app.code());
    await expect(page.getByRole('listitem')).toHaveCount(10);
    await shopper.expectAccessible();
    const recoveryCode = await page.getByRole('listitem').first().innerText();
    await page.getByRole('button', { name: 'I have stored them' }).click();
    await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible();

    await page.goto('/console/account');
    await expect(page.getByText('This device')).toBeVisible();
    await expect(page.getByText(owner.email)).toBeVisible();
    await shopper.expectAccessible();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

    await page.goto('/console/account');
    await expect(page).toHaveURL(/\/console\/sign-in\?next=%2Faccount$/);
    await shopper.expectAccessible();
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Passphrase').fill('another one of four words');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(owner.email);
    await page.getByLabel('Passphrase').fill(owner.passphrase);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await enterCode(page, recoveryCode);
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  });
});

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ShopProcess } from '../faults/shop-process.ts';
import { createApp, enterCode } from './authenticator.ts';
import { port } from './shop-folder.ts';
import { expect, Shopper, test } from './shopper.ts';
import { expectAtEveryWidth } from './staff.ts';
import { expectToast, recordToasts } from './toasts.ts';

/** This journey uses its own empty shop, since the shop of the other journeys is already open. */
const emptyPort = port + 5000;
const url = `http://127.0.0.1:${emptyPort}`;
let folder: string;
let server: ShopProcess;

test.use({ baseURL: url, actionTimeout: 15_000 });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sabuja-empty-shop-'));
  // Started by root, the database runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  server = new ShopProcess({ DATA_DIR: folder, PORT: String(emptyPort), DEMO_SHOP: '0' });
  await server.open();
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const stepOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Steps' })
    .locator('> li')
    .filter({
      has: page.getByRole('heading', { name: new RegExp(`^\\d\\. ${name}$`) }),
    });

/** Sets up the first owner with the link that the server prints; returns the key of the authenticator app. */
async function setUpOwner(page: Page): Promise<string> {
  const printed = () => /(http:\S+\/console\/setup\?token=\S+)/.exec(server.stdout)?.[1] ?? '';
  await expect.poll(printed).toContain('token=');
  await page.goto(printed());
  await page.getByLabel('Your name').fill('Mina Sahu');
  await page.getByLabel('E-mail').fill('mina@haldi.example');
  await page.getByLabel('Passphrase').fill('paddy fields after rain');
  await page.getByRole('button', { name: 'Create the owner' }).click();
  const key = await page.locator('figcaption code').innerText();
  await enterCode(page, createApp(key).code());
  await page.getByRole('button', { name: 'I have stored them' }).click();
  return key;
}

async function enterProfile(page: Page): Promise<void> {
  await stepOf(page, 'About the shop').getByRole('link', { name: 'About the shop' }).click();
  for (const [label, value] of [
    ['Name of the shop', 'Haldi'],
    ['Legal name', 'Haldi Foods LLP'],
    ['FSSAI licence number', '12345678901234'],
    ['Phone', '+919437000001'],
    ['E-mail', 'shop@haldi.example'],
    ['Phone of the officer', '+919437000002'],
    ['E-mail of the officer', 'care@haldi.example'],
  ] as const) {
    await page
      .getByLabel(new RegExp(`^${label}( \\*)?$`))
      .first()
      .fill(value);
  }
  for (const [name, value] of [
    [/^Office/, '1 Station Square, Bhubaneswar'],
    [/^Name and post/, 'Mina Sahu, owner'],
  ] as const) {
    await page.getByRole('group', { name }).getByLabel('English').fill(value);
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved. Customers see it from now on.');
}

async function createZoneAndSlot(page: Page): Promise<void> {
  await page.goto('/console/zones');
  await page.getByRole('button', { name: 'New zone' }).click();
  const zone = page.getByRole('dialog', { name: 'New zone' });
  await zone.getByLabel('Name').fill('Patia');
  await zone.getByLabel('Pincodes').fill('751024 Patia 20.35, 85.82');
  await zone.getByRole('button', { name: 'Save' }).click();
  await expect(zone).toBeHidden();

  await page.goto('/console/slots');
  await page.getByRole('button', { name: 'New slot' }).click();
  const slot = page.getByRole('dialog', { name: 'New slot' });
  await slot.getByLabel(/^Starts/).fill('18:00');
  await slot.getByLabel(/^Ends/).fill('17:00');
  await slot.getByRole('button', { name: 'Create the slot' }).click();
  await expect(slot.getByText('Please enter an end that is after the start.')).toBeVisible();
  await slot.getByLabel(/^Ends/).fill('20:00');
  await slot.getByRole('button', { name: 'Create the slot' }).click();
  await expect(slot).toBeHidden();
  await expect(page.getByText('6:00 PM - 8:00 PM')).toBeVisible();
}

async function importFirstProducts(page: Page): Promise<void> {
  await page.goto('/console/categories');
  for (const [button, name] of [
    ['New category', 'Vegetables'],
    ['New subcategory', 'Daily vegetables'],
  ] as const) {
    await page.getByRole('button', { name: button }).first().click();
    const dialog = page.getByRole('dialog', { name: button });
    await dialog.getByLabel(/^Name( \*)?$/).fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  }

  await page.goto('/console/opening');
  const products = stepOf(page, 'First products');
  const downloading = page.waitForEvent('download');
  await products.getByRole('button', { name: 'Save an example sheet' }).click();
  const sheet = await readFile(await (await downloading).path(), 'utf8');
  await products.getByRole('link', { name: 'Import' }).click();
  await page.getByLabel('Choose a').setInputFiles({
    name: 'first.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(sheet.replaceAll(',draft,', ',active,')),
  });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('status').getByText('Checked, not imported')).toBeVisible();
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('status').getByText('Imported', { exact: true })).toBeVisible();
}

async function chooseAndTestProviders(page: Page): Promise<void> {
  await page.goto('/console/settings');
  await page.getByLabel('Cash', { exact: true }).check();
  await page.getByLabel('Online').check();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expectToast(page, 'Saved. It holds from now on.');
  await page.goto('/console/opening');
  const payment = stepOf(page, 'Payment');
  await expect(payment).toContainText('its keys have not passed the test');
  await payment.getByRole('button', { name: 'Test the keys' }).click();
  await expect(payment.getByText('The provider accepts the keys.')).toBeVisible();
  const sms = stepOf(page, 'SMS');
  await sms.getByLabel('Your mobile number').fill('12');
  await sms.getByRole('button', { name: 'Send a test SMS' }).click();
  await expect(sms.getByText('Please enter +91 and ten digits.')).toBeVisible();
  await sms.getByLabel('Your mobile number').fill('94370 00001');
  await sms.getByRole('button', { name: 'Send a test SMS' }).click();
  await expect(sms.getByText('The message was taken.')).toBeVisible();
  const outbox = await page.request.get('/dev/outbox.json?to=%2B919437000001');
  expect(await outbox.text()).toContain('12345 is your Haldi sign-in code');
}

async function order(page: Page, shopper: Shopper): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('link', { name: /Vegetables/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Add to Cart.*Wheat flour/ })
    .first()
    .click();
  await shopper.signIn();
  await page.goto('/checkout');
  await page
    .getByRole('button', { name: /Add.*address/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Room Number').fill('12');
  await dialog.getByLabel('Locality').fill('Lane 3');
  await dialog.getByLabel('Area').fill('Patia');
  await dialog.getByLabel('Pincode').fill('751024');
  await dialog.getByRole('combobox').selectOption('Home');
  await dialog.getByRole('button', { name: /Save|Add/ }).click();
  await expectToast(page, 'Address added');
  const tomorrow = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    Date.now() + 24 * 3_600_000,
  );
  await page.getByLabel(/Date/).fill(tomorrow);
  await page.getByLabel(/Time Slot/).selectOption({ index: 1 });
  await page.getByLabel(/Payment Type/).selectOption({ label: 'Cash on Delivery' });
  await page.getByRole('button', { name: /Place Order/ }).click();
  await expect(page).toHaveURL(/\/orderSummary\//);
}

test.describe('an empty shop', () => {
  test.use({ expectedErrors: [/status of (401|404|422)/] });

  test('S10.197 S10.198 S10.199 S10.200 S10.201 S10.202 S10.203 is set up by its owner, opens, and a shopper orders', async ({
    page: visitor,
    shopper,
    browser,
  }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await recordToasts(context);
    const page = await context.newPage();
    const staff = { page, context, name: 'Mina Sahu', shopper: new Shopper(page) };
    await setUpOwner(page);
    await expect(page).toHaveURL(/\/console\/opening$/);
    await expect(page.getByText('The shop is not open.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open the shop' })).toHaveCount(0);
    await expectAtEveryWidth(staff);
    await page.setViewportSize({ width: 1280, height: 800 });

    await enterProfile(page);
    await visitor.goto('/categories/1');
    await expect(visitor.getByRole('heading', { name: 'We open soon' })).toBeVisible();
    await expect(visitor.getByRole('link', { name: '+919437000001' })).toBeVisible();
    await shopper.expectAccessible();
    await visitor.getByRole('link', { name: 'हिंदी' }).click();
    await expect(visitor.getByRole('heading', { name: 'हम जल्द ही खुल रहे हैं' })).toBeVisible();

    await createZoneAndSlot(page);
    await importFirstProducts(page);
    await chooseAndTestProviders(page);

    await page.getByRole('button', { name: 'Preview the shop' }).click();
    await expect(page.getByRole('link', { name: /Vegetables/ }).first()).toBeVisible();
    await page.goto('/console');
    await page.getByRole('button', { name: 'Open the shop' }).click();
    await staff.shopper.expectAccessible();
    await page.getByRole('button', { name: 'Open it now' }).click();
    await expect(page.getByText('Mina Sahu opened it.')).toBeVisible();
    await page.goto('/console');
    await expect(page).toHaveURL(/\/console\/orders/);
    await context.close();

    await order(visitor, shopper);
  });
});

import type { Page } from '@playwright/test';
import { demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './shopper.ts';
import { expectToast } from './toasts.ts';

const { tomato } = demoItems;
const offlineText = 'No connection. Please try again as soon as there is one.';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

/** Opens a page and waits until it can show messages without a network: a customer's page loads them when it is idle. */
async function openPage(page: Page, path: string): Promise<void> {
  const toaster = page.waitForResponse(/\/assets\/toaster-[\w-]+\.js/);
  await page.goto(path);
  await (await toaster).finished();
}

test('S10.336 without a network an address is not saved, says so at once and keeps what was typed', async ({
  page,
  context,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await openPage(page, '/profile/myaddress');
  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Room Number').fill('12');
  await dialog.getByLabel('Pincode').fill('751024');
  await expect(dialog.getByText('We deliver to Patia')).toBeVisible();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expectToast(page, 'Error saving address.');
  await expect(dialog.getByRole('alert').filter({ hasText: offlineText })).toBeVisible();
  await expect(dialog.getByLabel('Room Number')).toHaveValue('12');
  await shopper.expectAccessible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expectToast(page, 'Address added');
  expect(await customer.request('GET', `address/user/${customer.uid}`)).toHaveLength(1);
});

test('S10.336 without a network the profile is not saved, and says so at once', async ({
  page,
  context,
  shopper,
}) => {
  await signInAsCustomer(page, shopper);
  await openPage(page, '/profile/info');
  await page.getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('Asha Das');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Failed to update profile.');
  await expect(page.getByRole('alert').filter({ hasText: offlineText })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Das');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Profile updated successfully!');
});

test('S10.336 a customer’s first message appears although the network has just failed', async ({
  page,
  context,
  shopper,
}) => {
  await signInAsCustomer(page, shopper);
  await openPage(page, `/product/${tomato.id}`);
  await context.setOffline(true);
  const heart = page.getByRole('button', { name: `Favourite: ${tomato.name}` });
  await heart.click();
  await expectToast(page, offlineText);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test.describe('when the code that shows messages cannot be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });
  test('S10.336 the message is shown all the same, and what was typed stays', {
    tag: '@extended',
  }, async ({ page, context, shopper }) => {
    await signInAsCustomer(page, shopper);
    await page.route(/\/assets\/toaster-/, (route) => route.abort());
    await page.goto('/profile/info');
    await page.getByRole('button', { name: /^Edit/ }).click();
    await page.getByLabel('Name', { exact: true }).fill('Asha Das');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save' }).click();
    const message = page.getByRole('status').getByText('Failed to update profile.');
    await expect(message).toBeVisible();
    await shopper.expectAccessible();
    await expect(message).toHaveCount(0);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Das');
  });
});

test.describe('when the code of a dialog cannot be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });
  test('S10.336 the page says so and stays, and the dialog opens once there is a network', async ({
    page,
    context,
    shopper,
  }) => {
    await signInAsCustomer(page, shopper);
    await openPage(page, '/profile/myaddress');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add address' }).click();
    await expectToast(page, offlineText);
    await expect(page.getByRole('button', { name: 'Add address' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('dialog').getByLabel('Room Number')).toBeFocused();
  });
});

test.describe('when favourites cannot be saved', () => {
  test.use({ expectedErrors: [/status of 503/] });
  test('S10.336 the heart shows the newest click, and the stored state once all have failed', async ({
    page,
    shopper,
  }) => {
    await signInAsCustomer(page, shopper);
    await page.goto(`/product/${tomato.id}`, { waitUntil: 'networkidle' });
    const released = Promise.withResolvers<void>();
    let failed = 0;
    await page.route('**/api/v1/favourites/**', async (route) => {
      await released.promise;
      await route.fulfill({ status: 503, json: {} });
      if (route.request().method() !== 'GET') failed += 1;
    });
    const heart = page.getByRole('button', { name: `Favourite: ${tomato.name}` });
    for (const pressed of ['true', 'false']) {
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', pressed);
    }
    released.resolve();
    await expect.poll(() => failed).toBe(2);
    await expectToast(page, 'Something went wrong. Please try again.');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});

test('a visitor does not load the code of messages before the first one', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`/product/${tomato.id}`, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('/assets/toaster'))).toEqual([]);
});

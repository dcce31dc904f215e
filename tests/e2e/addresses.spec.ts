import { signInAsCustomer } from './customer.ts';
import { holdRequests } from './requests.ts';
import { expect, test } from './shopper.ts';
import { expectToast } from './toasts.ts';

const addressCalls = '**/api/v1/address/**';
const geocoding = '**/api/v1/geo/geocode/forward';
type Saved = {
  area: string;
  latitude: number | null;
  longitude: number | null;
  landmark: string;
}[];

test.describe('saved addresses', () => {
  test.use({
    expectedErrors: [/status of 4(04|22)/],
    geolocation: { latitude: 20.3010004, longitude: 85.8010004 },
    permissions: ['geolocation'],
  });
  test('S2.8 S2e.3 S4i.1 S8.9 are added, changed, pinned and deleted', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    const listAddresses = async () =>
      (await customer.request('GET', `address/user/${customer.uid}`)) as Saved;
    await page.goto('/profile/myaddress');
    await expect(page.getByRole('heading', { name: 'My Address' })).toBeVisible();
    await page.getByRole('button', { name: 'Add address' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Room Number')).toBeFocused();
    await dialog.getByLabel('Room Number').fill('12');
    await dialog.getByLabel('Locality').fill('Lane 3');
    await dialog.getByLabel('Area').fill('Patia');
    await dialog.getByLabel('Pincode').fill('110001');
    await expect(dialog.getByText('We do not deliver to 110001 yet')).toBeVisible();
    await dialog.getByLabel('Pincode').fill('751024');
    await expect(dialog.getByText('We deliver to Patia')).toBeVisible();
    const type = dialog.getByLabel('Type');
    await expect(type.getByRole('option')).toHaveText(['Select Type', 'Home', 'Office', 'Other']);
    await type.selectOption('Home');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expectToast(page, 'Address added');
    const card = page.getByRole('article');
    await expect(card).toContainText('12, Lane 3, Patia, 751024');
    expect((await listAddresses())[0]?.latitude).not.toBeNull();

    await page.route(geocoding, (route) =>
      route.fulfill({ status: 422, json: { message: 'No.' } }),
    );
    await page.getByRole('button', { name: 'Edit 12, Lane 3' }).click();
    await dialog.getByLabel('Area').fill('Chandrasekharpur');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expectToast(page, 'Geocoding failed.');
    await expectToast(page, 'Address updated');
    expect(await listAddresses()).toMatchObject([{ area: 'Chandrasekharpur', latitude: null }]);

    await page.getByRole('button', { name: 'Edit 12, Lane 3' }).click();
    await dialog.getByRole('button', { name: 'Use my current location' }).click();
    await expect(dialog.getByText('20.30100° N, 85.80100° E')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /the pin|exact spot/ })).toHaveCount(0);
    await dialog.getByLabel('Landmark').fill('Opposite the tank');
    await shopper.expectAccessible();
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog).toBeHidden();
    expect(await listAddresses()).toMatchObject([
      { latitude: 20.301, longitude: 85.801, landmark: 'Opposite the tank' },
    ]);
    await expect(card).toContainText('Opposite the tank');
    await shopper.expectAccessible();

    await page.getByRole('button', { name: 'Delete 12, Lane 3' }).click();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(card).toBeVisible();
    await page.getByRole('button', { name: 'Delete 12, Lane 3' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Address deleted.');
    await expect(page.getByText('No address saved yet.')).toBeVisible();
  });
});

test('S2e.3 each opening of the dialog starts anew, whatever becomes of an earlier one', async ({
  page,
  shopper,
}) => {
  await signInAsCustomer(page, shopper);
  await page.goto('/profile/myaddress');
  const add = page.getByRole('button', { name: 'Add address' }).first();
  const dialog = page.getByRole('dialog');
  const room = dialog.getByLabel('Room Number');
  await add.click();
  await room.fill('12');
  await dialog.getByLabel('Type').selectOption('Office');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await add.click();
  await expect(room).toBeFocused();
  await expect(room).toHaveValue('');
  await expect(dialog.getByLabel('Type')).toHaveValue('');

  await room.fill('14');
  await dialog.getByLabel('Pincode').fill('751024');
  const release = await holdRequests(page, addressCalls);
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await add.click();
  await room.fill('15');
  release();
  await expectToast(page, 'Address added');
  await expect(page.getByText('14, 751024')).toBeAttached();
  await expect(dialog).toBeVisible();
  await expect(room).toHaveValue('15');
});

test.describe('when the server rejects or is unreachable', () => {
  test.use({ expectedErrors: [/status of 422|net::ERR_FAILED/] });
  test('S8.9 each failure of the address book has its own message, and typed values stay', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    await customer.saveAddress();
    const rejection = {
      status: 422,
      json: { code: 'INVALID', message: 'Please check area.', field: 'area' },
    };
    await page.route(addressCalls, (route) => route.fulfill(rejection));
    await page.goto('/profile/myaddress');
    await expect(
      page.getByText('Failed to fetch addresses.', { exact: true }).first(),
    ).toBeVisible();
    await page.unroute(addressCalls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Edit 12, Lane 3' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Area').fill('Elsewhere');
    await page.route(addressCalls, (route) => route.fulfill(rejection));
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Failed to save address.', { exact: true })).toBeVisible();
    await expect(dialog.getByLabel('Area')).toHaveAccessibleDescription('Please check area.');
    await page.unroute(addressCalls);
    await page.route(addressCalls, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Error saving address.', { exact: true })).toBeVisible();
    await expect(dialog.getByLabel('Area')).toHaveValue('Elsewhere');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit 12, Lane 3' }).click();
    await expect(dialog.getByLabel('Area')).toHaveValue('Patia');
    await expect(dialog.getByLabel('Area')).not.toHaveAccessibleDescription('Please check area.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete 12, Lane 3' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Error deleting address.', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Error while fetching addresses.', { exact: true })).toBeVisible();
  });
});

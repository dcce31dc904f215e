import { readFile } from 'node:fs/promises';
import { signInAsCustomer } from './customer.ts';
import { expect, test } from './shopper.ts';
import { expectToast } from './toasts.ts';

const savedText = 'Profile updated successfully!';

test.describe('errors are shown at their field', () => {
  test.use({ expectedErrors: [/status of 4(00|03|22)/] });
  test('S2.6 S2.7 S2e.2 S7c.1 S8.8 S10.87 S10.88 a customer edits their details, changes the number by a code, names a nominee and downloads their data', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    await page.goto('/profile');
    await expect(page).toHaveURL('/profile/info');
    await expect(page.getByRole('heading', { name: 'Profile details' })).toBeVisible();
    const edit = page.getByRole('button', { name: 'Edit' });
    const save = page.getByRole('button', { name: 'Save' });

    await edit.click();
    await page.getByLabel('Name').fill('Asha Das');
    await page.getByLabel('E-mail').fill('asha@example');
    await save.click();
    await expect(page.getByText('Failed to update profile.', { exact: true })).toBeVisible();
    const email = page.getByLabel('E-mail');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/like name@example\.com/);
    await expect(page.getByLabel('Name')).toHaveValue('Asha Das');
    await shopper.expectAccessible();
    await email.fill('Asha@Example.com');
    const saving = page.waitForRequest(`**/api/v1/users/${customer.uid}`);
    await save.click();
    const request = await saving;
    expect([request.method(), request.headers()['content-type']]).toEqual([
      'PUT',
      expect.stringMatching(/^multipart\/form-data; boundary=/),
    ]);
    await shopper.confirmSession();
    const fields = request.postData()?.match(/(?<=name=")\w+/g);
    expect(fields?.sort()).toEqual(['email', 'full_name', 'mobile_no']);
    await expectToast(page, savedText);
    await expect(page.getByText('asha@example.com')).toBeVisible();
    await expect(edit).toBeFocused();

    const number = shopper.number.replace(/^./, '7');
    await edit.click();
    await page.getByLabel('Mobile number').fill(number);
    await save.click();
    const code = page.getByLabel('One-time code');
    await expect(code).toBeFocused();
    await expect(page.getByRole('button', { name: /^Resend OTP in \d+s$/ })).toBeDisabled();
    const outbox = await page.request.get(
      `/dev/outbox.json?to=${encodeURIComponent(`+91${number}`)}`,
    );
    const [{ body }] = await outbox.json();
    const digits = body.slice(0, 5);
    await code.fill(digits === '11111' ? '22222' : '11111');
    await page.getByRole('button', { name: 'Confirm number' }).click();
    await expect(code).toHaveAccessibleDescription('Invalid OTP');
    await code.fill(digits);
    await page.getByRole('button', { name: 'Confirm number' }).click();
    await expectToast(page, savedText);
    await expect(page.getByText(`+91 ${number.slice(0, 5)} ${number.slice(5)}`)).toBeVisible();

    const offers = page.getByRole('checkbox', { name: 'Offers and news' });
    await expect(offers).not.toBeChecked();
    await offers.click();
    await expect(offers).toBeChecked();
    await page.getByRole('button', { name: 'Name a nominee' }).click();
    await page.getByLabel('Name of the nominee').fill('Mira Das');
    const contact = page.getByLabel('Their mobile number or e-mail');
    await contact.fill('12345');
    await save.click();
    await expect(contact).toHaveAccessibleDescription(/ten digits/);
    await contact.fill('98123 45678');
    await shopper.expectAccessible();
    await save.click();
    await expect(page.getByText('Mira Das · +919812345678')).toBeVisible();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^sabuja-\d{4}-\d\d-\d\d\.json$/);
    const exported = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(exported.privacy_choices).toMatchObject({
      marketing: [{ withdrawn_at: null }],
      nominee: { full_name: 'Mira Das' },
    });
    expect(exported.profile).toMatchObject({ uid: customer.uid, email: 'asha@example.com' });

    // This check comes last, because a page that was once wider than its window stays zoomed out.
    const entries = page.getByRole('navigation', { name: 'Profile' });
    for (const size of ['100%', '200%']) {
      await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate('scrollTo(0, 0)');
      for (const entry of await entries.locator('a, button').all())
        await expect(entry).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('when the shop cannot be asked', () => {
  test.use({ expectedErrors: [/status of 503/] });
  test('S8.8 the details are requested again, and nobody is signed out', async ({
    page,
    shopper,
  }) => {
    await signInAsCustomer(page, shopper);
    const whoami = '**/api/v1/auth/whoami';
    // The cookies are deleted, because the server would recognise the customer by them.
    await page.context().clearCookies();
    await page.route(whoami, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/profile/info');
    await expect(
      page.getByText('Failed to fetch profile details.', { exact: true }).first(),
    ).toBeVisible();
    await shopper.expectAccessible();
    await page.unroute(whoami);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Profile details' })).toBeVisible();
  });
});

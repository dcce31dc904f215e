import type { Page } from '@playwright/test';
import { signInAsCustomer } from './customer.ts';
import { expect, test } from './shopkeeper.ts';
import { expectToast, recordToasts } from './toasts.ts';

const wrongCode = (code: string) => (code === '11111' ? '22222' : '11111');

/** Records which elements get the focus; the returned function returns their names and clears the record. */
async function recordFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const names: string[] = [];
    Object.assign(window, { focusNames: names });
    document.addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement;
      names.push(element.getAttribute('aria-label') ?? element.textContent ?? '');
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { focusNames: string[] }).focusNames.splice(0));
}

test.describe('from the profile', () => {
  test.use({
    expectedErrors: [/status of 40[01]/],
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  test('S2.15 S2e.1 S2h.2 S2h.3 S2h.4 S4j.1 S5.15 S8.16 a customer deletes their account, and no trace stays in the browser', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    await customer.addToCart({ id: 1001, quantity: 1 });
    await page.goto('/profile/info');
    const nav = page.getByRole('navigation', { name: 'Profile' });
    await nav.getByRole('link', { name: 'Delete Account' }).click();
    await expect(page).toHaveURL('/deleteAccount');
    await expect(page.getByText('Deleting your account cannot be undone.')).toBeVisible();
    await expect(page.getByText('Your orders, preferences and history are lost')).toBeVisible();
    await expect(
      page.getByText(`+91 ${shopper.number.slice(0, 5)} ${shopper.number.slice(5)}`),
    ).toBeVisible();
    await shopper.expectAccessible();
    const deleteButton = page.getByRole('button', { name: 'Yes, Delete My Account' });
    await expect(deleteButton).toBeDisabled();
    await page.getByLabel('I understand and want to proceed').check();
    const focused = await recordFocus(page);
    await deleteButton.click();
    await expectToast(page, 'OTP sent to your registered mobile number');

    const dialog = page.getByRole('dialog');
    const verify = dialog.getByRole('button', { name: 'Verify' });
    const digitBox = (position: number) => dialog.getByLabel(`Digit ${position} of 5`);
    const enteredDigits = () =>
      Promise.all([1, 2, 3, 4, 5].map((position) => digitBox(position).inputValue())).then((all) =>
        all.join('|'),
      );
    await expect(digitBox(1)).toBeFocused();
    expect(await focused()).toEqual(['Yes, Delete My Account', 'Digit 1 of 5']);
    await page.keyboard.type('1a2');
    expect(await enteredDigits()).toBe('1|2|||');
    await expect(digitBox(3)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(digitBox(2)).toBeFocused();
    expect(await enteredDigits()).toBe('1||||');
    await expect(verify).toBeDisabled();
    await shopper.expectAccessible();

    const code = await shopper.readCode();
    await page.evaluate((text) => navigator.clipboard.writeText(text), wrongCode(code));
    await page.keyboard.press('ControlOrMeta+V');
    await expect(digitBox(5)).toBeFocused();
    await verify.click();
    await expect(dialog.getByText('Invalid OTP', { exact: true })).toBeVisible();
    await digitBox(1).focus();
    await page.keyboard.type(code);
    await focused();
    await expect(verify).toBeEnabled();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Account deleted successfully');
    await expect(page).toHaveURL('/Auth');
    await expect(page.getByRole('heading', { name: 'Sign in to Sabuja' })).toBeFocused();
    expect(await focused()).toEqual(['Sign in to Sabuja']);
    const remaining = await page.evaluate(() => [
      localStorage.getItem('token'),
      localStorage.getItem('refresh_token'),
      document.cookie,
    ]);
    expect(remaining).toEqual([null, null, '']);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
    await expect(page.getByRole('link', { name: /Cart, 1 item/ })).toHaveCount(0);
  });
});

test.describe('obstacles', () => {
  test.use({ expectedErrors: [/status of 409/] });
  test('S8.16 a balance is forfeited by its own consent to the exact amount; open orders are named', async ({
    page,
    shopper,
  }) => {
    await signInAsCustomer(page, shopper);
    await page.context().clearCookies();
    await page.route('**/api/v1/auth/whoami', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), wallet: { balance: 250.5 } } });
    });
    const forfeitedBalances: unknown[] = [];
    await page.route('**/delete-confirm/otp/', (route) => {
      forfeitedBalances.push(route.request().postDataJSON().give_up_balance);
      const problem = {
        code: 'ORDERS_TO_COME',
        message: 'To come.',
        details: { orders: ['ab12'] },
      };
      return route.fulfill({ status: 409, json: problem });
    });
    await page.goto('/deleteAccount');
    const deleteButton = page.getByRole('button', { name: 'Yes, Delete My Account' });
    await page.getByLabel('I understand and want to proceed').check();
    await expect(deleteButton).toBeDisabled();
    await page.getByLabel(/I give up the ₹250\.50 in my wallet/).check();
    await deleteButton.click();
    await expect(page.getByText('Failed to send OTP', { exact: true })).toBeVisible();
    await expect(page.getByText(/Still to come: #ab12/)).toBeVisible();
    expect(forfeitedBalances).toEqual([250.5]);
    await shopper.expectAccessible();
  });
});

test.describe('orders that are placed meanwhile', () => {
  test.use({ expectedErrors: [/status of 409/] });
  test('S8.16 the notice takes the focus once, and the next attempt asks for a new code', async ({
    page,
    shopper,
  }) => {
    await signInAsCustomer(page, shopper);
    const problem = { code: 'ORDERS_TO_COME', message: 'To come.', details: { orders: ['ab12'] } };
    const verifyCalls = '**/delete-verify/otp/**';
    await page.route('**/delete-confirm/otp/', (route) =>
      route.fulfill({ json: { message: 'sent', channel: 'sms', sent_to: '+91…' } }),
    );
    await page.route(verifyCalls, (route) => route.fulfill({ status: 409, json: problem }));
    await page.goto('/deleteAccount');
    const consent = page.getByLabel('I understand and want to proceed');
    await consent.check();
    const deleteButton = page.getByRole('button', { name: 'Yes, Delete My Account' });
    await deleteButton.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Digit 1 of 5')).toBeFocused();
    await page.keyboard.type('12345');
    const focused = await recordFocus(page);
    await page.keyboard.press('Enter');
    const notice = page.getByRole('alert').filter({ hasText: 'Still to come: #ab12' });
    await expect(notice).toBeFocused();
    await expect(dialog).toHaveCount(0);
    expect(await focused()).toEqual([expect.stringContaining('Still to come')]);
    await consent.uncheck();
    await expect(consent).toBeFocused();
    await consent.check();
    await deleteButton.click();
    await expect(notice).toHaveCount(0);
    await expect(dialog.getByLabel('Digit 1 of 5')).toBeFocused();
  });
});

test.describe('from an app', () => {
  test.use({ expectedErrors: [/sabuja:\/\/Auth/i] });
  test('S2h.1 S2h.2 S2h.4 S6.3 S7g.1 S7g.2 S8.16 a link’s token leaves the URL at once, the code goes to the registered e-mail, the app is opened', async ({
    page,
    shopper,
    shopkeeper,
    browser,
    baseURL,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    const email = `${shopper.number}@example.com`;
    // The address is set as if long ago, since an address of the last 72 hours gets no code.
    await shopkeeper.db
      .updateTable('identity.customers')
      .set({ full_name: 'Asha', email })
      .where('uid', '=', customer.uid)
      .execute();
    // A second browser, without a session.
    const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
    await recordToasts(context);
    const appBrowserPage = await context.newPage();
    const requestUrls: string[] = [];
    appBrowserPage.on('request', (request) => {
      requestUrls.push(`${request.url()} ${request.headers().referer ?? ''}`);
    });
    // The app is not installed here: the attempt to open it is read from the console.
    const openedUrls: string[] = [];
    const devtools = await context.newCDPSession(appBrowserPage);
    await devtools.send('Page.enable');
    devtools.on('Page.frameRequestedNavigation', ({ url }) => openedUrls.push(url));
    const query = new URLSearchParams({
      full_name: 'Asha',
      email: 'elsewhere@example.com',
      mobile_no: `+91${shopper.number}`,
      token: customer.token,
      src: 'android',
    });
    await appBrowserPage.goto(`/deleteAccount?${query}`);
    await expect(appBrowserPage).toHaveURL('/deleteAccount');
    await expect(appBrowserPage.getByText('Hello Asha,')).toBeVisible();
    await expect(appBrowserPage.getByText(email)).toBeVisible();
    expect(await appBrowserPage.evaluate(() => localStorage.getItem('token'))).toBe(customer.token);
    expect(requestUrls.slice(1).filter((request) => request.includes(customer.token))).toEqual([]);
    await appBrowserPage.getByLabel('I understand and want to proceed').check();
    const body = {
      notify_type: 'email',
      mobile_no: `+91${shopper.number}`,
      email: 'elsewhere@example.com',
      token: customer.token,
    };
    const confirm = appBrowserPage.waitForRequest('**/api/v1/users/delete-confirm/otp/');
    await appBrowserPage.getByRole('button', { name: 'Yes, Delete My Account' }).click();
    expect((await confirm).postDataJSON()).toEqual(body);
    await expectToast(appBrowserPage, 'OTP sent to your registered email');
    const sent = await appBrowserPage.request.get(
      `/dev/outbox.json?to=${encodeURIComponent(email)}`,
    );
    const [mail] = await sent.json();
    const code = mail.body.slice(0, 5);
    await appBrowserPage.getByLabel('Digit 1 of 5').focus();
    await appBrowserPage.keyboard.type(code);
    const verify = appBrowserPage.waitForRequest(`**/api/v1/users/delete-verify/otp/?otp=${code}`);
    await appBrowserPage.getByRole('button', { name: 'Verify' }).click();
    expect((await verify).postDataJSON()).toEqual(body);
    await expectToast(appBrowserPage, 'Account deleted successfully');
    await expect.poll(() => openedUrls).toContain('sabuja://Auth');
    await context.close();
  });
});

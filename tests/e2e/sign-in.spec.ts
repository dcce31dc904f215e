import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { signInAsCustomer } from './customer.ts';
import { expect, test } from './shopper.ts';

test('S2.3 S2a.1 S2a.2 S2a.3 S2a.4 S4b.1 S5.1 S5.2 S8.4 a visitor signs in by a code, waits a minute for another, and is Home after two seconds', async ({
  page,
  shopper,
}) => {
  await page.clock.install();
  await page.goto('/Auth');
  await expect(page.getByRole('heading', { name: 'Sign in to Sabuja' })).toBeVisible();
  await expect(page.getByText('Use your mobile number')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.locator('img')).toBeVisible();
  // Signing in gives the consent, as a text on the page states; there is no checkbox.
  await expect(main.getByRole('link', { name: 'privacy notice' })).toBeVisible();
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  const getOtp = page.getByRole('button', { name: 'Get OTP' });
  const mobile = page.getByPlaceholder('Enter mobile number');
  await mobile.pressSequentially('98a765');
  await expect(mobile).toHaveValue('98765');
  await expect(getOtp).toBeDisabled();
  await mobile.fill(`${shopper.number}77`);
  await expect(mobile).toHaveValue(shopper.number);
  await getOtp.click();
  await expect(page.getByText('OTP has been sent to your mobile number')).toBeVisible();

  const first = await shopper.readCode();
  const resend = page.getByRole('button', { name: /^Resend OTP/ });
  await expect(resend).toHaveText(/^Resend OTP in \d+s$/);
  await expect(resend).toBeDisabled();
  await page.clock.fastForward(60_000);
  await expect(resend).toHaveText('Resend OTP');
  await resend.click();
  await expect(page.getByText('OTP resent successfully')).toBeVisible();
  await expect(resend).toHaveText(/^Resend OTP in \d+s$/);
  await expect.poll(() => shopper.readCode()).not.toBe(first);

  const otp = page.getByPlaceholder('Enter OTP');
  const submit = page.getByRole('button', { name: 'Submit OTP' });
  await otp.fill('12x4');
  await expect(otp).toHaveValue('124');
  await expect(submit).toBeDisabled();
  await otp.fill(await shopper.readCode());
  // From here on the page's clock advances in small steps, so that the toast does not disappear unseen.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await submit.click();
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(page.getByText('Login successful')).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page).toHaveURL('/Auth');
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('a wrong code', () => {
  test.use({ expectedErrors: [/status of 400/] });
  test('S8.3 is marked in its field and selected, and the toast of the code that was sent is gone', async ({
    page,
    shopper,
  }) => {
    await page.goto('/Auth');
    await page.getByPlaceholder('Enter mobile number').fill(shopper.number);
    await page.getByRole('button', { name: 'Get OTP' }).click();
    const sent = page.getByText('OTP has been sent to your mobile number');
    await expect(sent).toBeVisible();
    const right = await shopper.readCode();
    const otp = page.getByPlaceholder('Enter OTP');
    await otp.fill(right === '11111' ? '22222' : '11111');
    await page.getByRole('button', { name: 'Submit OTP' }).click();
    await expect(otp).toHaveAccessibleDescription('Invalid OTP');
    await expect(sent).toHaveCount(0);
    await page.keyboard.type(right);
    await expect(otp).toHaveValue(right);
  });
});

test.describe('above the budget of codes of its network', () => {
  test.use({ expectedErrors: [/status of 429/] });
  test('the page solves a challenge by itself, says so, and the code is sent', async ({
    page,
    shopper,
  }) => {
    const secret = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };
    const challenge = await createChallenge({
      ...{ algorithm: 'PBKDF2/SHA-256', cost: 2000, counter: 300, deriveKey },
      ...secret,
    });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const solved = Promise.withResolvers<string>();
    const mayLoad = Promise.withResolvers<void>();
    await page.route('**/solve-in-workers-*', async (route) => {
      await mayLoad.promise;
      return route.continue();
    });
    await page.route('**/api/v1/auth/otp', async (route) => {
      const proof = route.request().headers()['x-proof-of-work'];
      if (proof === undefined) {
        const problem = { code: 'TOO_MANY_CODES', message: 'Please wait.', retry_after: 3600 };
        return route.fulfill({ status: 429, json: { ...problem, challenge } });
      }
      solved.resolve(proof);
      return route.continue();
    });
    await page.goto('/Auth');
    await page.getByPlaceholder('Enter mobile number').fill(shopper.number);
    const isSolver = (url: string) => /proof-of-work\.worker|solve-in-workers/.test(url);
    expect(scripts.filter(isSolver)).toEqual([]);
    await page.getByRole('button', { name: 'Get OTP' }).click();
    const progress = page.getByText('Many codes were requested from your network.');
    await expect(progress).toBeVisible();
    mayLoad.resolve();
    const { solution } = JSON.parse(Buffer.from(await solved.promise, 'base64').toString());
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secret });
    expect(verified).toBe(true);
    expect(scripts.filter(isSolver)).not.toEqual([]);
    await expect(page.getByPlaceholder('Enter OTP')).toBeFocused();
    await expect(progress).toHaveCount(0);
    await expect.poll(() => shopper.readCode()).toMatch(/^\d{5}$/);
  });
});

const profilePages = [
  '/profile/info',
  '/profile/myaddress',
  '/profile/wallet',
  '/profile/order',
  '/deleteAccount',
];

test('S2e.1 S6.2 S6.4 a visitor is asked to sign in on every page of the profile, does so and returns to it', async ({
  page,
  shopper,
}) => {
  for (const path of profilePages) {
    await page.goto(path);
    await expect(page.getByText('User is not authenticated')).toBeVisible();
  }
  await page.goto('/profile/myaddress');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await shopper.signIn();
  await expect(page).toHaveURL('/profile/myaddress');
  await expect(page.getByRole('heading', { name: 'My Address' })).toBeVisible();
});

test.describe('a session', () => {
  test.use({ expectedErrors: [/status of 401/] });
  test('S4a.2 an expired token is renewed once, silently; signing out in one tab signs out the others', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    await customer.addToCart({ id: 1001, quantity: 2 });
    await page.evaluate(() => localStorage.setItem('token', 'run.out.long-ago'));
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/refresh')) renewals.push(request.url());
    });
    await page.goto('/cart');
    await expect(page.getByText('Desi tomato').first()).toBeVisible();
    expect(renewals).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toContain('run.out');

    const otherTab = await page.context().newPage();
    await otherTab.goto('/profile/info');
    await otherTab
      .getByRole('navigation', { name: 'Profile' })
      .getByRole('button', { name: 'Logout' })
      .click();
    await expect(otherTab).toHaveURL('/');
    await expect(page.getByText('Desi tomato')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0);
    await page.goto('/profile/info');
    await expect(page.getByText('User is not authenticated')).toBeVisible();
  });
});

import { createHmac } from 'node:crypto';
import type { Client } from '@sabuja/contract/client';
import { days, istDate, seconds, toPaise } from '@sabuja/kit';
import { deriveKeys, SandboxControl } from '@sabuja/sandbox-razorpay/control';
import { createSetUpLink } from '@sabuja/server/modules/staff';
import {
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  payInSandbox,
  readLatestCode,
  requestPayment,
  type TestShop,
  verifyPayment,
} from '@sabuja/testing';
import { TOTP } from 'otpauth';
import { connect, type Secrets } from './logged-shop.ts';

/** The server at a URL, and a test shop with the same database and session secret. */
export type LoggedShop = { shop: TestShop; url: string; sessionSecret: string };

async function signIn({ shop }: LoggedShop, client: Client, mobile_number: string) {
  await client('POST /api/v1/auth/otp', { body: { mobile_number } });
  const otp = await readLatestCode(shop, mobile_number);
  const session = await client('POST /api/v1/auth/otp/validate', { body: { mobile_number, otp } });
  return { otp, ...session };
}

/** A customer in a browser signs in, changes data, gets a refusal, renews the session and signs out. */
export async function browseAsCustomer(logged: LoggedShop): Promise<Secrets> {
  const cookies = new Map<string, string>();
  const browser = connect(logged.url, {}, cookies);
  const { otp, user } = await signIn(logged, browser, '+919437012346');
  const first = [...cookies.values()];
  await browser('PUT /api/v1/users/{uid}/privacy/marketing', {
    params: { uid: user.uid },
    body: { allowed: true },
  });
  await expectRefusal(
    browser('DELETE /api/v1/cart/', { headers: { 'x-xsrf-token': 'that of another session' } }),
  );
  await browser('POST /api/v1/auth/refresh', { body: {} });
  const renewed = [...cookies.values()];
  await browser('GET /api/v1/auth/logout');
  await expectRefusal(browser('GET /api/v1/auth/whoami'));
  return { texts: [...first, ...renewed, 'that of another session'], codes: [otp] };
}

/** The first owner sets up the account and an authenticator app, and signs in again by codes and a recovery code. */
export async function signInAsOwner({ shop, url }: LoggedShop): Promise<Secrets> {
  const link = (await createSetUpLink(shop.app.staff)) ?? '';
  const token = new URL(link).searchParams.get('token') ?? '';
  const [email, passphrase] = ['bina@example.in', 'paddy fields after rain'];
  const [first, second] = [new Map<string, string>(), new Map<string, string>()];
  const browser = connect(url, {}, first);
  await browser('POST /api/v1/staff/setup', {
    body: { token, name: 'Bina Barunei', email, passphrase },
  });
  const { secret } = await browser('POST /api/v1/staff/totp');
  const app = new TOTP({ secret });
  const code = app.generate();
  const { recovery_codes } = await browser('POST /api/v1/staff/totp/confirm', { body: { code } });
  const later = connect(url, {}, second);
  await expectRefusal(
    later('POST /api/v1/staff/session', { body: { email, passphrase: `${passphrase}.` } }),
  );
  await later('POST /api/v1/staff/session', { body: { email, passphrase } });
  // The current code has been used already.
  await expectRefusal(later('POST /api/v1/staff/session/totp', { body: { code } }));
  const next = app.generate({ timestamp: Date.now() + seconds(30) });
  await later('POST /api/v1/staff/session/totp', { body: { code: next } });
  await later('POST /api/v1/staff/session', { body: { email, passphrase } });
  const [recovery = ''] = recovery_codes;
  await later('POST /api/v1/staff/session/totp', { body: { code: recovery } });
  const cookies = [...first.values(), ...second.values()];
  await later('DELETE /api/v1/staff/session');
  return {
    texts: [token, email, passphrase, 'Barunei', secret, ...recovery_codes, ...cookies],
    codes: [code, next],
  };
}

/** Pays an order online; forged signatures are refused, both from the page and in a webhook. */
export async function payOnline(
  logged: LoggedShop,
  category: { categoryId: number; subcategoryId: number },
): Promise<Secrets> {
  const { shop, url, sessionSecret } = logged;
  const { access_token } = await signIn(logged, connect(url), '+919437012347');
  const api = connect(url, { authorization: `Bearer ${access_token}` });
  const uid = await createOrder({ api }, [groceryLine(await createStock(shop, category))], {
    payment_method: 'ONLINE',
    delivery_date: istDate(new Date(Date.now() + days(2))),
  });
  const order = await api('GET /api/v1/orders/{orderId}/', { params: { orderId: uid } });
  const amount = toPaise(order.final_amount);
  const { id } = await requestPayment({ api }, amount, [uid]);
  const callback = await payInSandbox(new SandboxControl(`${url}/sandbox/razorpay`), id);
  const forged = createHmac('sha256', 'of somebody else').update(id).digest('hex');
  await expectRefusal(verifyPayment({ api }, { ...callback, signature: forged }, amount));
  await verifyPayment({ api }, callback, amount);
  await fetch(`${url}/api/v1/payment/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': forged },
    body: '{"event":"payment.captured"}',
  });
  const { keySecret, webhookSecret } = deriveKeys(sessionSecret);
  return { texts: [callback.signature, forged, keySecret, webhookSecret], codes: [] };
}

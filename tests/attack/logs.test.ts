import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minutes } from '@sabuja/kit';
import { saveSetting } from '@sabuja/server/modules/content';
import {
  buildOrder,
  createStock,
  expectRefusal,
  groceryLine,
  readLatestCode,
  useSellableShop,
} from '@sabuja/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ShopProcess } from '../faults/shop-process.ts';
import { browseAsCustomer, type LoggedShop, payOnline, signInAsOwner } from './logged-journeys.ts';
import { connect, type Secrets } from './logged-shop.ts';

vi.setConfig({ testTimeout: minutes(2), hookTimeout: minutes(2) });

const SESSION_SECRET = 'a secret for the server of this test 0123456789';
const { shop, category } = useSellableShop({ env: { SESSION_SECRET } });
const folder = mkdtempSync(join(tmpdir(), 'sabuja-logs-'));
let server: ShopProcess;
let url: string;
beforeAll(async () => {
  shop.clock.set(new Date().toISOString());
  await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,ONLINE');
  server = new ShopProcess({
    DATABASE_URL: shop.databaseUrl,
    SESSION_SECRET,
    DATA_DIR: folder,
    PORT: '0',
    DEV_OUTBOX: '1',
    LOG_LEVEL: 'debug',
    OTP_LIMIT_PER_NUMBER_SECONDS: '0',
    PAYMENT_SANDBOX: '1',
  });
  url = await server.open();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A customer with an access token signs in, orders, gets refusals for mistyped input, and signs out. */
async function orderByToken({ shop, url }: LoggedShop): Promise<Secrets> {
  const mobile_number = '+919437012345';
  const [fullName, area, email] = ['Zubeida Khan', 'Nilachakra Lane', 'zubeida@example.com'];
  const visitor = connect(url);
  await visitor('POST /api/v1/auth/otp', { body: { mobile_number } });
  const otp = await readLatestCode(shop, mobile_number);
  const wrong = visitor('POST /api/v1/auth/otp/validate', {
    body: { mobile_number, otp: otp === '11111' ? '22222' : '11111' },
  });
  await expectRefusal(wrong);
  const { user, access_token, refresh_token } = await visitor('POST /api/v1/auth/otp/validate', {
    body: { mobile_number, otp },
  });
  const { uid } = user;
  const customer = connect(url, { authorization: `Bearer ${access_token}` });
  const address = {
    ...{ room_no: '12', locality: '', area, pincode: '751024', type: 'Home' as const },
    full_address: '',
  };
  const saved = await customer('POST /api/v1/address/{userUid}', {
    params: { userUid: uid },
    body: address,
  });
  await expectRefusal(
    customer('POST /api/v1/address/{userUid}', {
      params: { userUid: uid },
      body: { ...address, pincode: 'Nilachakra Lane' },
    }),
  );
  await customer('POST /api/v1/auth/step-up', { body: {} });
  const stepUp = await readLatestCode(shop, mobile_number);
  await customer('POST /api/v1/auth/step-up/validate', { body: { otp: stepUp } });
  await customer('PUT /api/v1/users/{uid}', {
    params: { uid },
    form: { full_name: fullName, email },
  });
  const stock = await createStock(shop, category);
  const delivery_date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const order = buildOrder([groceryLine(stock)], {
    ...{ delivery_date, customer_address: saved.uid, customer_name: fullName, email },
    contact: mobile_number,
  });
  await customer('POST /api/v1/orders/', { body: order });
  await expectRefusal(
    customer('POST /api/v1/orders/', { body: { ...order, estimation_id: 'Nilachakra Lane' } }),
  );
  const link = `token=${access_token}&mobile_no=${mobile_number}&email=${email}&otp=${otp}`;
  await fetch(`${url}/deleteAccount?${link}`);
  await fetch(`${url}/api/v1/nothing?${link}`);
  await fetch(`${url}/api/v1/auth/otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"mobile_number": "${mobile_number}", `,
  });
  const renewed = await visitor('POST /api/v1/auth/refresh', { body: { refresh_token } });
  await connect(url, { authorization: `Bearer ${renewed.access_token}` })(
    'GET /api/v1/auth/logout',
  );
  return {
    texts: [
      ...[mobile_number.slice(3), fullName, 'Zubeida', area, email],
      ...[access_token, refresh_token, renewed.access_token, renewed.refresh_token],
    ],
    codes: [otp, stepUp],
  };
}

/** The journeys, each by a description of what its logs must not contain. */
const journeys = {
  'S10.365 number, name, address, code or token of an order': orderByToken,
  'S10.365 cookie or anti-forgery token of a browser': browseAsCustomer,
  'S10.365 passphrase, secret, code or recovery code of a sign-in of staff': signInAsOwner,
  'S10.365 signature or key of an online payment': (logged: LoggedShop) =>
    payOnline(logged, category),
};
const secrets: Record<string, Secrets> = {};
let log = '';
beforeAll(async () => {
  for (const [name, journey] of Object.entries(journeys))
    secrets[name] = await journey({ shop, url, sessionSecret: SESSION_SECRET });
  await server.stop();
  log = server.stdout + server.stderr;
});

test('S10.365 the log has every request, in all detail', () => {
  expect(log).toContain('"url":"/api/v1/auth/otp/validate"');
  expect(log).toContain('"url":"/api/v1/staff/session/totp"');
  expect(log).toContain('"url":"/api/v1/payment/verify"');
});

test.each(Object.keys(journeys))('%s is in no log', (name) => {
  const { texts, codes } = secrets[name] ?? expect.fail('a journey was made');
  expect([texts.length > 3, texts.every((text) => text.length > 5)]).toEqual([true, true]);
  expect(texts.filter((text) => log.includes(text))).toEqual([]);
  const inLog = (code: string) => new RegExp(`(?<!\\d)${code}(?!\\d)`).test(log);
  expect(codes.filter(inLog)).toEqual([]);
});

import { isFailure } from '@sabuja/kit';
import { SandboxControl } from '@sabuja/sandbox-razorpay/control';
import { openTestShop, type TestShop } from '@sabuja/testing';
import { afterEach, expect, test } from 'vitest';
import { saveSetting } from '../modules/content/index.ts';

const keys = {
  RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'thiskeysecretisfortests',
  RAZORPAY_WEBHOOK_SECRET: 'andthisoneisnotreusedbymany',
};
const script = '/sandbox/razorpay/v1/checkout.js';

let shop: TestShop;
const open = async (env: Record<string, string> = {}) => {
  shop = await openTestShop(env);
  return shop.app;
};
afterEach(() => shop.close());
const status = async (url: string, headers: Record<string, string> = {}) =>
  (await shop.app.http.inject({ url, headers })).statusCode;

test('a shop without keys is paid through the sandbox on its own port, at its own time', async () => {
  const { payments, listen } = await open();
  const [paymentProvider] = payments.providers;
  const address = await listen();
  expect(payments.providers[0]?.checkout.scriptUrl).toBe(script);
  const order = await paymentProvider?.createOrder({ amount: 50_000, receipt: 'r1' });
  expect(order).toMatchObject({ amount: 50_000, createdAt: new Date('2026-11-21T04:30:00Z') });
  if (order === undefined || isFailure(order)) throw new Error('no order');
  await new SandboxControl(`${address}/sandbox/razorpay`).pay(order.id, 'upi');
  expect(await paymentProvider?.findOrder(order.id)).toMatchObject({ status: 'paid' });
});

test('two servers of one shop share the sandbox', async () => {
  const first = await open();
  const second = await shop.openSecondServer();
  await first.listen();
  await second.app.listen();
  const order = await first.payments.providers[0]?.createOrder({ amount: 100, receipt: 'r1' });
  expect(await second.app.payments.providers[0]?.findOrderByReceipt('r1')).toEqual(order);
  expect(second.app.payments.providers[0]?.checkout).toEqual(first.payments.providers[0]?.checkout);
  await second.close();
});

test('a shop with keys has no sandbox', async () => {
  const { payments } = await open(keys);
  expect(payments.providers[0]?.checkout).toEqual({
    keyId: keys.RAZORPAY_KEY_ID,
    scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    hosts: expect.objectContaining({ opensWindows: true }),
  });
  expect(await status(script)).toBe(404);
});

test.each([
  { HOST: '0.0.0.0' },
  { PUBLIC_URL: 'https://shop.example' },
  { TRUST_PROXY: '1' },
  { RAZORPAY_SANDBOX: '0' },
  { PAYMENT_SANDBOX: '0' },
  { DATABASE_URL: 'postgres://me@127.0.0.1/shop' },
])('there is no sandbox where %j', async (env) => {
  const { payments } = await open(env);
  expect(payments.providers).toEqual([]);
  expect(await status(script)).toBe(404);
});

test('with DATABASE_URL the sandbox must be asked for by name', async () => {
  const { payments } = await open({
    DATABASE_URL: 'postgres://me@127.0.0.1/shop',
    PAYMENT_SANDBOX: '1',
  });
  expect(payments.providers[0]?.checkout.scriptUrl).toBe(script);
});

test('without a provider paying online is not offered, whatever the setting says', async () => {
  const { db } = await open({ PAYMENT_SANDBOX: '0' });
  await saveSetting(db, 'PAYMENT_METHODS', 'COD,ONLINE,WALLET');
  const setting = await shop.api()('GET /api/v1/settings/general/key/{key}', {
    params: { key: 'PAYMENT_METHODS' },
  });
  expect(setting).toEqual({ PAYMENT_METHODS: 'COD,WALLET' });
});

test('a public demo may enable the sandbox; only tests may control it', async () => {
  await open({ PUBLIC_URL: 'https://shop.example', RAZORPAY_SANDBOX: '1' });
  expect(await status(script)).toBe(200);
  const state = '/sandbox/razorpay/control/state';
  expect(await status(state, { host: 'shop.example' })).toBe(400);
  expect(await status(state, { 'x-forwarded-for': '203.0.113.9' })).toBe(400);
  expect(await status(state)).toBe(200);
});

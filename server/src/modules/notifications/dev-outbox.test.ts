import { openTestShop } from '@sabuja/testing';
import { expect, test } from 'vitest';

async function statusWith(env: Record<string, string>, headers: Record<string, string> = {}) {
  const shop = await openTestShop(env);
  try {
    return (await shop.app.http.inject({ url: '/dev/outbox.json', headers })).statusCode;
  } finally {
    await shop.close();
  }
}
const msg91 = {
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'key',
  MSG91_OTP_TEMPLATE_ID: 'id',
  PUBLIC_URL: 'https://shop.example',
};

test.each<[string, number, Record<string, string>, Record<string, string>]>([
  ['is there when only this machine is served', 200, {}, {}],
  ['is not there once codes leave by SMS', 404, msg91, {}],
  ['is not there when the whole network is served', 404, { HOST: '0.0.0.0' }, {}],
  ['is not there behind a proxy that the settings tell of', 404, { TRUST_PROXY: '1' }, {}],
  [
    'is not there for a shop with a public address',
    404,
    { PUBLIC_URL: 'https://shop.example' },
    {},
  ],
  [
    'is not there for a request that came through a proxy',
    404,
    {},
    { 'x-forwarded-for': '203.0.113.9' },
  ],
  ['is not there by another name', 404, {}, { host: 'shop.example' }],
  ['is there when the settings say so', 200, { HOST: '0.0.0.0', DEV_OUTBOX: '1' }, {}],
  ['is not there with DATABASE_URL', 404, { DATABASE_URL: 'postgres://me@127.0.0.1/shop' }, {}],
  ['is not there when the settings say so', 404, { DEV_OUTBOX: '0' }, {}],
])('the outbox page %s', async (_, status, env, headers) => {
  expect(await statusWith(env, headers)).toBe(status);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sabuja/contract/client';
import { minutes } from '@sabuja/kit';
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

vi.setConfig({ testTimeout: minutes(2), hookTimeout: minutes(2) });

const SESSION_SECRET = 'a secret for the server of this test 0123456789';
const { shop, category } = useSellableShop({ env: { SESSION_SECRET } });
const folder = mkdtempSync(join(tmpdir(), 'sabuja-logs-'));
let server: ShopProcess;
let url: string;
beforeAll(async () => {
  shop.clock.set(new Date().toISOString());
  server = new ShopProcess({
    DATABASE_URL: shop.databaseUrl,
    SESSION_SECRET,
    DATA_DIR: folder,
    PORT: '0',
    DEV_OUTBOX: '1',
    LOG_LEVEL: 'debug',
    OTP_LIMIT_PER_NUMBER_SECONDS: '0',
  });
  url = await server.open();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** An API client of the server, over the network. */
const connect = (headers: Record<string, string> = {}) =>
  createClient(async ({ method, path, json, form, headers: own }) => {
    const fields = new FormData();
    for (const [name, value] of Object.entries(form ?? {})) fields.append(name, value);
    const response = await fetch(url + path, {
      method,
      headers: {
        ...own,
        ...headers,
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form !== undefined && { body: fields }),
    });
    return { status: response.status, body: await response.json() };
  });

test('the log of a whole journey, in all its detail, contains no number, name, address, code or token', async () => {
  const mobile_number = '+919437012345';
  const [fullName, area, email] = ['Zubeida Khan', 'Nilachakra Lane', 'zubeida@example.com'];
  const visitor = connect();
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
  const customer = connect({ authorization: `Bearer ${access_token}` });
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
  await connect({ authorization: `Bearer ${renewed.access_token}` })('GET /api/v1/auth/logout');
  await server.stop();
  const log = server.stdout + server.stderr;
  expect(log).toContain('"url":"/api/v1/auth/otp/validate"');
  const texts = [
    ...[mobile_number.slice(3), fullName, 'Zubeida', area, email],
    ...[access_token, refresh_token, renewed.access_token, renewed.refresh_token],
  ];
  expect(texts.filter((text) => log.includes(text))).toEqual([]);
  const codes = [otp, stepUp].filter((code) => new RegExp(`(?<!\\d)${code}(?!\\d)`).test(log));
  expect(codes).toEqual([]);
});

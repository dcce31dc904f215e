import { createDecipheriv, createECDH, createVerify, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  createCustomer,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  type TestCustomer,
  type TestShop,
  transitionAsStaff,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notifyBackInStock } from '../catalogue/index.ts';
import { createPushServiceCheck, defaultPushHosts } from './push-services.ts';

type Received = { path: string; headers: Record<string, unknown>; body: Buffer };
let received: Received[] = [];
let status = 201;
// Stands for a push service (RFC 8030).
const service = createServer(async (request, response) => {
  const { url: path = '', headers } = request;
  received.push({ path, headers, body: await buffer(request) });
  response.writeHead(status).end();
});

let host: string;
beforeAll(async () => {
  await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => void service.close());
const { shop, category } = useSellableShop({
  env: () => ({ PUSH_HOSTS: host, PUBLIC_URL: 'https://shop.example', DEV_OUTBOX: '1' }),
});
const customer = useCustomer(shop);
beforeEach(() => {
  received = [];
  status = 201;
});

/** A browser with its own keys, which can decrypt its messages. */
function createBrowser() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const path = `/send/${randomBytes(8).toString('hex')}`;
  const subscription = {
    endpoint: `http://${host}${path}`,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  };
  /** Decrypts a message (RFC 8291). */
  const open = (body: Buffer) => {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + (body[20] ?? 0));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const secret = hkdf(ecdh.computeSecret(sender), auth, info, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opener = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  };
  const messages = () => received.filter((one) => one.path === path).map(({ body }) => open(body));
  return { subscription, path, messages };
}
const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const subscribe = (by: TestCustomer, { subscription }: ReturnType<typeof createBrowser>) =>
  by.api('POST /api/v1/notifications/push', { body: subscription });
const createConfirmedOrder = async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await transitionAsStaff(shop, uid, 'CONFIRMED');
  return uid;
};
const subscriptionsLeft = async (path: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n
    from notifications.push_subscriptions where endpoint like ${`%${path}`}`.execute(shop.app.db);
  return rows[0]?.n;
};

test('a subscribed browser is notified of an order, in a message that only it can decrypt', async () => {
  const browser = createBrowser();
  await subscribe(customer, browser);
  const uid = await createConfirmedOrder();
  await expect.poll(() => browser.messages().length).toBe(2);
  const number = uid.split('-')[0];
  const link = `https://shop.example/orderSummary/${uid}`;
  expect(browser.messages()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ title: `Order #${number} is placed`, link, tag: link }),
      {
        title: `Order #${number} is confirmed`,
        body: 'We have begun to get it ready.',
        link,
        tag: link,
      },
    ]),
  );
  const [{ headers } = { headers: {} }] = received;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400', urgency: 'high' });
  expect(JSON.stringify(received.map(({ body }) => body.toString('latin1')))).not.toContain(number);
});

test('all servers use the same VAPID keys', async () => {
  const second = await shop.openSecondServer();
  const readPublicKey = (one: TestShop) => one.api()('GET /api/v1/notifications/push/key');
  const { public_key } = await readPublicKey(shop);
  expect(await readPublicKey(second)).toEqual({ public_key });
  await second.close();
  const browser = createBrowser();
  await subscribe(customer, browser);
  await createConfirmedOrder();
  await expect.poll(() => browser.messages().length).toBe(2);
  const [, token = '', k] =
    /^vapid t=(\S+), k=(\S+)$/.exec(String(received[0]?.headers.authorization)) ?? [];
  expect(k).toBe(public_key);
  const [head, body, signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ aud: `http://${host}`, sub: 'https://shop.example' });
  const x = Buffer.from(public_key, 'base64url');
  const key = {
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: x.subarray(1, 33).toString('base64url'),
      y: x.subarray(33).toString('base64url'),
    },
    format: 'jwk',
    dsaEncoding: 'ieee-p1363',
  } as const;
  const isOurs = createVerify('sha256')
    .update(`${head}.${body}`)
    .verify(key as never, Buffer.from(signature, 'base64url'));
  expect(isOurs).toBe(true);
});

test.each([404, 410])('a subscription that the service responds %i to is deleted', async (gone) => {
  const browser = createBrowser();
  await subscribe(customer, browser);
  status = gone;
  await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await expect.poll(() => subscriptionsLeft(browser.path)).toBe(0);
});

test('a busy push service is retried', async () => {
  const browser = createBrowser();
  await subscribe(customer, browser);
  status = 503;
  await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await expect.poll(() => received.length).toBe(1);
  const { rows } = await sql<{ state: string }>`select state from notifications.outbox
    where recipient = ${browser.subscription.endpoint}`.execute(shop.app.db);
  expect(rows).toEqual([{ state: 'waiting' }]);
  expect(await subscriptionsLeft(browser.path)).toBe(1);
});

test('S4d.3 Notify Me notifies each browser once, whichever server notices', async () => {
  const browsers = [createBrowser(), createBrowser()];
  for (const browser of browsers) await subscribe(customer, browser);
  const id = await createStock(shop, category, { name: 'Ridge gourd', quantity: 0 });
  await customer.api('POST /api/v1/notifications/subscribe', {
    body: { user_id: customer.id, topic_id: id, topic_type: 'STOCK' },
  });
  const { db, notify } = shop.app;
  const deps = { db, clock: shop.clock, notify: notify, origin: () => 'https://shop.example' };
  await notifyBackInStock(deps);
  await sql`update catalogue.stocks set quantity = 5 where id = ${id}`.execute(db);
  await Promise.all([notifyBackInStock(deps), notifyBackInStock(deps), notifyBackInStock(deps)]);
  await expect.poll(() => browsers.map((one) => one.messages().length)).toEqual([1, 1]);
  expect(browsers[0]?.messages()[0]).toMatchObject({
    title: 'Ridge gourd is back in stock',
    link: `https://shop.example/product/${id}`,
  });
});

test('a browser belongs to the customer who signed in last, and to nobody after they sign out', async () => {
  const browser = createBrowser();
  const next = await createCustomer(shop);
  await subscribe(customer, browser);
  await subscribe(next, browser);
  await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await createOrder(next, [groceryLine(await createStock(shop, category))]);
  await expect.poll(() => browser.messages().length).toBe(1);
  await next.api('GET /api/v1/auth/logout');
  expect(await subscriptionsLeft(browser.path)).toBe(0);
});

test('a customer can unsubscribe their own browser, and no other', async () => {
  const browser = createBrowser();
  await subscribe(customer, browser);
  const query = { endpoint: browser.subscription.endpoint };
  await (await createCustomer(shop)).api('DELETE /api/v1/notifications/push', { query });
  expect(await subscriptionsLeft(browser.path)).toBe(1);
  await customer.api('DELETE /api/v1/notifications/push', { query });
  expect(await subscriptionsLeft(browser.path)).toBe(0);
});

test('the shop sends requests to push services only, whatever address a page submits', async () => {
  for (const endpoint of [
    'https://127.0.0.1/x',
    'http://169.254.169.254/latest',
    'https://evil.example/fcm.googleapis.com',
    'http://fcm.googleapis.com/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://evilpush.apple.com/x',
    'nonsense',
  ]) {
    const body = { ...createBrowser().subscription, endpoint };
    const error = await expectRefusal(customer.api('POST /api/v1/notifications/push', { body }));
    expect([endpoint, error.status]).toEqual([endpoint, 422]);
  }
  const isPushService = createPushServiceCheck(defaultPushHosts);
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-pn1p.notify.windows.com/w/?token=abc',
  ]) {
    expect(isPushService(new URL(endpoint)), endpoint).toBe(true);
  }
});

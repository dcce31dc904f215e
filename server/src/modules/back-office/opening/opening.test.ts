import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ShopOpening } from '@sabuja/contract';
import { staffRoles } from '@sabuja/contract/rules/staff-roles';
import {
  createCustomer,
  createMember,
  createStock,
  emptyDatabase,
  setUpSellableShop,
  useMember,
  useTestShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveSetting } from '../../content/index.ts';

/** An SMS gateway that accepts or refuses messages, or drops the connection. */
let behaviour: 'take' | 'refuse' | 'drop' = 'take';
const received: string[] = [];
const gateway = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    received.push(body);
    if (behaviour === 'drop') return request.socket.destroy();
    response.writeHead(behaviour === 'take' ? 200 : 401).end('wrong key');
    return undefined;
  });
});
beforeAll(() => new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', () => resolve())));
afterAll(() => gateway.close());

const shop = useTestShop({
  database: emptyDatabase,
  env: () => ({
    SMS_PROVIDER: 'http',
    SMS_HTTP_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`,
    PUBLIC_URL: 'http://127.0.0.1:3000',
    PAYMENT_SANDBOX: '1',
  }),
});
const owner = useMember(shop, 'owner');
const manager = useMember(shop, 'manager');

const gapsOf = (opening: ShopOpening, name: string) =>
  opening.steps.find((step) => step.name === name)?.missing;
const getPage = (cookie = '', url = '/', headers = {}) =>
  shop.app.http.inject({ url, headers: { cookie, accept: 'text/html', ...headers } });
const lawfulProfile = {
  name: 'Haldi & Co',
  legal_name: 'Haldi Foods LLP',
  office_address: '1 Station Square, Bhubaneswar',
  phone: '+919437000001',
  email: 'shop@haldi.example',
};
const officer = {
  grievance_officer: 'Mina Sahu',
  grievance_phone: '+919437000002',
  grievance_email: 'care@haldi.example',
};

describe('a shop that is not open yet', () => {
  test('S10.197: the setup guide lists what is missing in sequence, to owner and manager alone', async () => {
    const opening = await owner.api('GET /api/v1/staff/opening');
    expect(opening).toMatchObject({ opened_at: null, opened_by: null });
    expect(opening.steps.map(({ name, missing }) => [name, missing])).toEqual([
      ['shop', ['SHOP_PROFILE']],
      ['zones', ['ZONE']],
      ['slots', ['SLOT']],
      ['categories', ['SUBCATEGORY']],
      ['products', ['PRODUCT']],
      ['payments', ['PAYMENT_METHOD']],
      ['sms', ['SMS_TEST']],
      ['email', ['EMAIL_PROVIDER']],
      ['staff', []],
    ]);
    for (const role of staffRoles) {
      const { api } = await createMember(shop, role);
      const response = api('GET /api/v1/staff/opening');
      if (role === 'owner' || role === 'manager') await response;
      else await expect(response).rejects.toMatchObject({ problem: { code: 'NOT_PERMITTED' } });
    }
    await expect(shop.api()('GET /api/v1/staff/opening')).rejects.toMatchObject({ status: 401 });
  });

  test('S10.201: every page says that the shop opens soon, in the language of the reader, and is not indexed', async () => {
    for (const url of ['/', '/categories/1', '/checkout', '/_.data']) {
      const page = await getPage('', url);
      expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex']);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.body).toContain('We open soon');
      expect(page.body).not.toContain('<script');
    }
    expect((await getPage('lang=or')).body).toContain('ଆମେ ଶୀଘ୍ର ଖୋଲୁଛୁ');
    expect((await getPage('lang=or', '/?lang=en')).body).toContain('We open soon');
    const accepted = await getPage('', '/', { 'accept-language': 'hi-IN' });
    expect(accepted.body).toContain('<html lang="hi-IN">');
    for (const url of ['/healthz', '/readyz']) {
      expect((await shop.app.http.inject({ url })).statusCode).toBe(200);
    }
  });

  test('S10.201: neither estimate nor order nor payment is taken, with a code of its own', async () => {
    const customer = await createCustomer(shop);
    for (const [method, url] of [
      ['POST', '/api/v1/orders/calculate-estimation?pincode=751024'],
      ['POST', '/api/v1/orders/'],
      ['POST', '/api/v1/payment/create'],
    ] as const) {
      const response = await shop.app.http.inject({
        method,
        url,
        headers: { authorization: `Bearer ${customer.token}`, 'accept-language': 'hi' },
        payload: {},
      });
      expect([response.statusCode, response.json()]).toMatchObject([
        409,
        { code: 'SHOP_NOT_OPEN', message: expect.stringContaining('दुकान अभी खुली नहीं है') },
      ]);
    }
    expect((await customer.api('GET /api/v1/cart/')).items).toEqual([]);
  });

  test('S10.200: the shop does not open while something necessary is missing, and says what', async () => {
    await expect(owner.api('POST /api/v1/staff/opening')).rejects.toMatchObject({
      status: 409,
      problem: {
        code: 'OPENING_INCOMPLETE',
        details: {
          missing: [
            'SHOP_PROFILE',
            'ZONE',
            'SLOT',
            'SUBCATEGORY',
            'PRODUCT',
            'PAYMENT_METHOD',
            'SMS_TEST',
          ],
        },
      },
    });
    await expect(manager.api('POST /api/v1/staff/opening')).rejects.toMatchObject({
      problem: { code: 'NOT_PERMITTED' },
    });
  });

  test('S10.202: staff preview the shop by a signed cookie; a forged or old one shows nothing', async () => {
    const response = await shop.app.http.inject({
      method: 'POST',
      url: '/api/v1/staff/opening/preview',
      headers: manager.headers,
    });
    const [cookie] = response.cookies;
    const { name = '', value = '' } = cookie ?? {};
    expect(cookie).toMatchObject({ path: '/', httpOnly: true });
    expect((await getPage(`${name}=${value}`)).body).not.toContain('We open soon');
    const [until, signature] = value.split('.');
    const forged = `${Number(until) + 1}.${signature}`;
    expect((await getPage(`${name}=${forged}`)).body).toContain('We open soon');
  });
});

describe('setting up', () => {
  test('S10.197: a step is done by the data; what the law asks for is named', async () => {
    await owner.api('PATCH /api/v1/staff/shop', { body: lawfulProfile });
    expect(gapsOf(await owner.api('GET /api/v1/staff/opening'), 'shop')).toEqual([
      'GRIEVANCE_OFFICER',
      'FSSAI',
      'GSTIN',
    ]);
    await owner.api('PATCH /api/v1/staff/shop', { body: { ...officer, fssai: '12345678901234' } });
    expect(gapsOf(await owner.api('GET /api/v1/staff/opening'), 'shop')).toEqual(['GSTIN']);
    const page = (await getPage()).body;
    expect(page).toContain('Haldi &#38; Co');
    expect(page).toContain('href="tel:+919437000001"');
  });

  test('S10.198: a slot is created with its times, once, and is offered again after it was withdrawn', async () => {
    const body = {
      department: 'KITCHEN',
      starts: '12:30',
      ends: '14:00',
      capacity: 20,
      closes_minutes_before: 60,
    } as const;
    const created = await Promise.allSettled(
      Array.from({ length: 4 }, () => manager.api('POST /api/v1/staff/slots', { body })),
    );
    expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { kitchen } = await shop.api()('GET /api/v1/settings/time_slots/', { query: {} });
    expect(kitchen.map(({ name }) => name)).toEqual(['12:30 PM - 2:00 PM']);
    const slot_id = kitchen[0]?.id ?? 0;
    await manager.api('PATCH /api/v1/staff/slots/{slot_id}', {
      params: { slot_id },
      body: { inactive: true },
    });
    expect(gapsOf(await owner.api('GET /api/v1/staff/opening'), 'slots')).toEqual(['SLOT']);
    await manager.api('POST /api/v1/staff/slots', { body });
    await expect(
      manager.api('POST /api/v1/staff/slots', { body: { ...body, ends: '12:30' } }),
    ).rejects.toMatchObject({ problem: { code: 'BAD_TIMES', field: 'ends' } });
    const picker = await createMember(shop, 'picker');
    await expect(picker.api('POST /api/v1/staff/slots', { body })).rejects.toMatchObject({
      problem: { code: 'NOT_PERMITTED' },
    });
  });

  test('S10.198: what is sold needs a slot of its department', async () => {
    const category = await setUpSellableShop(shop);
    await sql`update delivery.slots set inactive = true where department = 'GROCERY'`.execute(
      shop.app.db,
    );
    await createStock(shop, category, { quantity: 0 });
    expect(gapsOf(await owner.api('GET /api/v1/staff/opening'), 'products')).toEqual(['PRODUCT']);
    await createStock(shop, category);
    expect((await owner.api('GET /api/v1/staff/opening')).blocking).toEqual([
      'GROCERY_SLOT',
      'SMS_TEST',
    ]);
    await sql`update delivery.slots set inactive = false`.execute(shop.app.db);
  });

  test('S10.199: a test message shows what its provider said, and to whom it went is not in the audit log', async () => {
    const body = { mobile_no: '+919437012345' };
    behaviour = 'refuse';
    expect(await owner.api('POST /api/v1/staff/opening/test-sms', { body })).toEqual({
      outcome: 'REFUSED',
      reason: 'the SMS gateway said 401: wrong key',
    });
    behaviour = 'drop';
    expect(await owner.api('POST /api/v1/staff/opening/test-sms', { body })).toMatchObject({
      outcome: 'UNREACHABLE',
    });
    expect(gapsOf(await owner.api('GET /api/v1/staff/opening'), 'sms')).toEqual(['SMS_TEST']);
    behaviour = 'take';
    expect(await manager.api('POST /api/v1/staff/opening/test-sms', { body })).toEqual({
      outcome: 'OK',
      reason: null,
    });
    expect(JSON.parse(received.at(-1) ?? '')).toMatchObject({ to: body.mobile_no });
    expect(gapsOf(await owner.api('GET /api/v1/staff/opening'), 'sms')).toEqual([]);
    const { rows } = await sql<{ after: string }>`select after::text from staff.audit
      where action = 'provider.test'`.execute(shop.app.db);
    expect(rows).toHaveLength(3);
    expect(rows.map(({ after }) => after).join()).not.toContain('94370');
    await expect(
      owner.api('POST /api/v1/staff/opening/test-email', { body: { email: 'a@b.example' } }),
    ).rejects.toMatchObject({ problem: { code: 'NO_PROVIDER' } });
  });

  test('S10.199: however many test at once, a channel is tested ten times within an hour', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 14 }, () => owner.api('POST /api/v1/staff/opening/test-payments')),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await expect(owner.api('POST /api/v1/staff/opening/test-payments')).rejects.toMatchObject({
      status: 429,
      problem: { code: 'TEST_LIMIT', retry_after: expect.any(Number) },
    });
  });

  test('S10.199: paying online needs a provider whose keys were accepted; cash alone is enough', async () => {
    const paymentGaps = async () =>
      gapsOf(await owner.api('GET /api/v1/staff/opening'), 'payments');
    expect(await paymentGaps()).toEqual([]);
    await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,ONLINE');
    // The sandbox does not listen here.
    expect(await paymentGaps()).toEqual(['PAYMENT_TEST', 'PAYMENT_LIVE_KEYS']);
    await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD');
  });
});

test('S10.202: what a preview rendered is shown to nobody else', async () => {
  for (const key of ['MIN_ORDER_AMOUNT', 'VEG_NONVEG_TOGGLE_IGNORE'] as const) {
    await saveSetting(shop.app.db, key, '0');
  }
  const response = await shop.app.http.inject({
    method: 'POST',
    url: '/api/v1/staff/opening/preview',
    headers: owner.headers,
  });
  const [{ name = '', value = '' } = {}] = response.cookies;
  // Over a real port, where cached pages are served.
  const second = await shop.openSecondServer();
  const address = await second.app.listen();
  const load = async (headers = {}) => (await fetch(`${address}/`, { headers })).text();
  expect(await load({ cookie: `${name}=${value}` })).not.toContain('We open soon');
  expect(await load()).toContain('We open soon');
  await second.close();
});

describe('opening the shop', () => {
  test('S10.200: opens once, whoever and however many do it at once, with one row in the audit log', async () => {
    const other = await createMember(shop, 'owner');
    const opened = await Promise.all(
      [owner, other, owner, other].map(({ api }) => api('POST /api/v1/staff/opening')),
    );
    expect(new Set(opened.map(({ opened_by }) => opened_by)).size).toBe(1);
    const { rows } = await sql`select from staff.audit where action = 'shop.open'`.execute(
      shop.app.db,
    );
    expect(rows).toHaveLength(1);
  });

  test('S10.201: shoppers of every server see the shop at their next request and can order', async () => {
    expect((await getPage()).body).not.toContain('We open soon');
    const { api } = await createCustomer(shop);
    await expect(
      api('POST /api/v1/orders/calculate-estimation', {
        query: { pincode: '751024' },
        body: {} as never,
      }),
    ).rejects.not.toMatchObject({ problem: { code: 'SHOP_NOT_OPEN' } });
  });

  test('S10.200: nobody closes it again, not even in the database', async () => {
    for (const statement of [
      'delete from content.opening',
      'update content.opening set opened_at = now()',
    ]) {
      await expect(sql.raw(statement).execute(shop.app.db)).rejects.toThrow('stays open');
    }
  });
});

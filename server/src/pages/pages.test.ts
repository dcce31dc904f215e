import { createHash } from 'node:crypto';
import type { ShopProfile } from '@sabuja/contract';
import {
  createCustomer,
  createStock,
  openTestShop,
  type TestShop,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveShopProfile } from '../modules/content/index.ts';

const { shop, category } = useSellableShop();
let second: TestShop;
let stockId: number;
let address = '';
let secondAddress = '';

const profile: ShopProfile = {
  name: 'Haata',
  name_local: 'ସବୁଜ',
  tagline: 'From field to plate',
  promise: 'At your door by *noon*',
  legal_name: 'Sabuja Farm Foods',
  office_address: 'Bhubaneswar',
  farm_address: 'Balianta',
  office_location: null,
  farm_location: null,
  phone: '+916740000199',
  support_hours: '6:00 AM to 10:00 PM, every day',
  chat_link: 'https://chat.example',
  email: 'care@sabuja.example',
  fssai: '12026000000199',
  gstin: '21AAAAA0000A1Z5',
  grievance_officer: 'Subhashree Mohanty',
  grievance_phone: '+916740000198',
  grievance_email: 'grievance@sabuja.example',
  social_links: [],
  app_links: [],
};

beforeAll(async () => {
  stockId = await createStock(shop, category, { name: 'Desi tomato', cost: 43, quantity: 12 });
  await saveShopProfile(shop.app.db, profile);
  second = await shop.openSecondServer();
  address = await shop.app.listen();
  secondAddress = await second.app.listen();
});
afterAll(() => second.close());

/** Sends a request over a real port: the response cache is before the router, where injected requests start. */
async function get(url: string, headers: Record<string, string> = {}, from = address) {
  const response = await fetch(from + url, { headers, redirect: 'manual' });
  const body = await response.text();
  return { status: response.status, header: (name: string) => response.headers.get(name), body };
}

test.each([
  ['/', 'All of top-'],
  ['/aboutus', 'Haata brings'],
  ['/contactus', 'Balianta'],
  ['/terms', 'Cancellation, returns and refunds'],
  ['/privacy', '+91 67400 00198'],
])('%s is rendered completely on the server', async (url, text) => {
  const response = await get(url);
  expect([response.status, response.header('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(/<main.*<\/main>/s.exec(response.body)?.[0]).toContain(text);
});

test('products are in the page before any script runs', async () => {
  expect((await get(`/product/${stockId}`)).body).toContain('₹43.00');
  expect((await get(`/categories/${category.categoryId}`)).body).toContain('Desi tomato');
});

test('S10.473 the data of a document contains no times', async () => {
  const sameHour = new RegExp(`\\b${String(Date.now()).slice(0, 6)}\\d{7}\\b`);
  for (const url of ['/', `/product/${stockId}`, `/categories/${category.categoryId}`])
    expect((await get(url)).body).not.toMatch(sameHour);
});

test('a product page has its picture and price, also in its metadata for search engines', async () => {
  const name = 'Odd </script><script>alert(1)</script> & "green"';
  const id = await createStock(shop, category, {
    name,
    cost: 50,
    discountPercent: 10,
    quantity: 2,
  });
  const { body } = await get(`/product/${id}`);
  const meta = (key: string) =>
    new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(body)?.[1];
  expect(meta('description')).toMatch(/^₹45\.00 for /);
  expect(meta('og:image')).toMatch(/^http:\/\/.+\.(?:jpg|png)$/);
  expect(meta('og:url')).toMatch(new RegExp(`/product/${id}$`));
  const structuredData = [
    ...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
  ].map(([, text]) => JSON.parse(String(text)));
  expect(structuredData.map((each) => each['@type'])).toEqual(['Product', 'BreadcrumbList']);
  expect([structuredData[0].name, structuredData[0].offers.price]).toEqual([name, '45.00']);
  expect(structuredData[1].itemListElement.at(-1).name).toBe(name);
  expect(body).not.toContain('<script>alert(1)');
});

test.each(['/nope', '/product/999999', '/product/abc', '/categories/999999', '/categories/-1'])(
  'S2.17 S8.18 %s is a Page not found with status 404',
  async (url) => {
    const response = await get(url);
    expect([response.status, response.header('cache-control')]).toEqual([404, 'no-store']);
    expect(response.body).toContain('Page not found');
    expect(response.body).not.toMatch(/at .*\.(ts|js):\d+/);
  },
);

test('only scripts of the page itself may run: each is allowed by its hash, and no other', async () => {
  const page = await get('/');
  const { body } = page;
  const policy = String(page.header('content-security-policy'));
  expect(policy).toContain("object-src 'none'");
  expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
  const executable = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
  const hashes = [...body.matchAll(executable)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(hashes.length).toBeGreaterThan(1);
  expect(policy.match(/'sha256-[^']+'/g)).toEqual(hashes);
  expect(policy + body).not.toContain('nonce');
});

describe('cached pages', () => {
  test('a changed price is on the page of every server at the next request', async () => {
    const url = `/product/${stockId}`;
    const both = async () => [(await get(url)).body, (await get(url, {}, secondAddress)).body];
    for (const body of await both()) expect(body).toContain('₹43.00');
    await sql`update catalogue.stocks set cost_paise = 5150 where id = ${stockId}`.execute(
      shop.app.db,
    );
    await expect
      .poll(async () =>
        (await both()).map((body) => body.includes('₹51.50') && !body.includes('₹43.00')),
      )
      .toEqual([true, true]);
  });

  test('each language has a page of its own, also when another one is cached', async () => {
    const langOf = async (cookie: string) =>
      /<html lang="([\w-]+)"/.exec((await get('/aboutus', { cookie })).body)?.[1];
    for (const _ of ['rendered', 'cached']) {
      expect(await langOf('lang=or')).toBe('or-IN');
      expect(await langOf('other=1; lang=hi')).toBe('hi-IN');
      expect(await langOf('lang=xx')).toBe('en-IN');
    }
    expect((await get('/', { cookie: 'lang=or' })).header('vary')).toContain('cookie');
  });

  test('an unchanged page is a 304', async () => {
    const etag = String((await get('/')).header('etag'));
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
  });

  test('a page of a signed-in customer is theirs alone, and never cached', async () => {
    const customer = await createCustomer(shop);
    const { identity, db } = shop.app;
    const { startSession } = await import('../modules/identity/index.ts');
    const { cookie } = await db.transaction().execute((tx) =>
      startSession(identity, tx, {
        ...customer,
        mobile_no: customer.mobileNo,
        full_name: null,
        email: null,
        blocked_at: null,
        language: null,
      }),
    );
    const own = await get('/', { cookie: `sabuja_session=${cookie}` });
    expect(own.header('cache-control')).toBe('no-store');
    expect(own.body).toContain(customer.mobileNo.slice(3));
    expect((await get('/')).body).not.toContain(customer.mobileNo.slice(3));
  });

  test.each(['//', '//?sub=1', '/categories/1?constructor=x', '/%2e%2e/', '/?sub=1&sub=2'])(
    'an oddly spelled URL is handled: %s',
    async (url) => expect((await get(url)).status).toBeLessThan(500),
  );

  test('a Host header does not appear in a page', async () => {
    const { body } = await shop.app.http.inject({
      url: '/aboutus?x=1',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect(body).not.toContain('evil.example');
  });
});

test('shared responses are compressed as the browser accepts', async () => {
  for (const encoding of ['br', 'gzip']) {
    const page = await get('/', { 'accept-encoding': encoding });
    expect([page.header('content-encoding'), page.header('vary')]).toEqual([
      encoding,
      'accept-encoding, cookie',
    ]);
  }
  expect((await get('/', { 'accept-encoding': 'identity' })).header('content-encoding')).toBeNull();
});

test('the monitoring endpoints respond', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect(JSON.parse((await get('/readyz')).body)).toMatchObject({ ready: true });
  expect((await get('/metrics')).body).toContain('http_requests_total');
});

describe('the style page', () => {
  const proxied = { 'x-forwarded-for': '203.0.113.9' };
  test.each(['/dev/ui', '/Dev/UI', '/dev/ui/'])(
    'is served to this machine alone: %s',
    async (url) => {
      const here = await get(url);
      expect([here.status, here.header('cache-control')]).toEqual([200, 'no-store']);
      expect((await get(url, proxied)).status).toBe(404);
      expect((await get(url)).status).toBe(200);
    },
  );

  test('is disabled when the settings say so', async () => {
    const without = await openTestShop({ DEV_OUTBOX: '0' });
    try {
      const response = await without.app.http.inject('/dev/ui');
      expect([response.statusCode, response.body.includes('Page not found')]).toEqual([404, true]);
      expect((await without.app.http.inject('/dev/ui.data')).statusCode).toBe(404);
    } finally {
      await without.close();
    }
  });
});

test('a page in Hindi or Odia preloads its fonts, one in English does not', async () => {
  const fontsOf = async (lang: string) =>
    [
      ...(await get('/', { cookie: `lang=${lang}` })).body.matchAll(
        /as="font"[^>]*\/(anek-[a-z]+)/g,
      ),
    ]
      .map(([, name]) => name)
      .toSorted();
  expect(await fontsOf('en')).toEqual([]);
  expect(await fontsOf('hi')).toEqual(['anek-devanagari']);
  expect(await fontsOf('or')).toEqual(['anek-odia']);
});

test('S10.479 the offline page may be stored by the browser of a customer who is signed in', async () => {
  const headers = { cookie: 'sabuja_session=any; lang=or' };
  const offline = await get('/offline?build=1', headers);
  expect([offline.status, offline.header('cache-control')]).toEqual([200, 'no-cache']);
  expect(/<html lang="([\w-]+)"/.exec(offline.body)?.[1]).toBe('or-IN');
  expect((await get('/', headers)).header('cache-control')).toBe('no-store');
});

test.each(['/Auth', '/offline', '/no/such/page'])(
  'S10.455 %s has the name of the shop’s profile',
  async (url) => {
    const { body } = await get(url);
    const names = [...body.matchAll(/>(?:Sign in to )?(Haata|Sabuja)</g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(['Haata']));
  },
);

test('S10.455 titles and previews have the name of the shop’s profile', async () => {
  const listing = `/categories/${category.categoryId}`;
  for (const url of ['/', listing, '/aboutus', '/contactus', '/terms', '/privacy']) {
    const { body } = await get(url);
    const metas = body.match(/<title>[^<]*|<meta [^>]*(?:og:|description)[^>]*>/g) ?? [];
    expect(metas.join('\n'), url).toContain('Haata');
    expect(metas.join('\n'), url).not.toContain('Sabuja');
  }
});

test('S10.476 Home’s title has the tagline, its description the categories, and every page the delivery promise', async () => {
  const { body } = await get('/');
  const found = [/<title>([^<]*)/, /name="description" content="([^"]*)/, /<h1[^>]*>([^<]*)/].map(
    (pattern) => pattern.exec(body)?.[1],
  );
  const title = 'Haata: From field to plate';
  const description = expect.stringMatching(/^Order online from Haata: top-\d+$/);
  expect(found).toEqual([title, description, title]);
  for (const url of ['/', `/product/${stockId}`, '/contactus']) {
    const promise = /<p class="promise[^>]*>(.*?)<\/p>/.exec((await get(url)).body)?.[1];
    expect(promise, url).toMatch(/At your door by <strong[^>]*>noon<\/strong>/);
  }
});

test('S10.477 footer and contact page leave out what the shop profile leaves empty', async () => {
  const optional = ['farm_address', 'chat_link', 'fssai', 'gstin', 'grievance_officer'] as const;
  const empty = Object.fromEntries(optional.map((field) => [field, '']));
  const links = [{ name: 'Instagram', url: 'https://instagram.com/haata' }];
  await saveShopProfile(shop.app.db, { ...profile, social_links: links, app_links: links });
  const texts = [
    ...[/Farm</, /chat</, /FSSAI/, /GSTIN/, /Grievance officer/],
    ...[/<main.*Follow Us.*<\/main>/s, /<main.*Download App.*<\/main>/s, /<footer.*Instagram/s],
  ];
  const found = async () => {
    const { body } = await get('/contactus');
    return texts.map((pattern) => pattern.test(body));
  };
  await expect.poll(found).toEqual(texts.map(() => true));
  await saveShopProfile(shop.app.db, { ...profile, ...empty });
  await expect.poll(found).toEqual(texts.map(() => false));
  const main = /<main.*<\/main>/s.exec((await get('/contactus')).body)?.[0];
  expect(main).not.toMatch(/Download App|Follow Us|href=""/);
  await saveShopProfile(shop.app.db, profile);
});

test('a visitor who requests very many pages does not slow down others', async () => {
  const limited = await openTestShop({ RATE_LIMITS: '1' });
  try {
    const visit = async (url: string, remoteAddress: string) =>
      (await limited.app.http.inject({ url, remoteAddress })).statusCode;
    const greedy: number[] = [];
    // A page that is not found also counts towards the limit, and is faster to serve.
    for (let i = 0; i < 605; i++) greedy.push(await visit('/api/nope', '203.0.113.9'));
    expect(greedy.filter((status) => status === 429)).toHaveLength(5);
    expect(await visit('/nope', '203.0.113.9')).toBe(429);
    expect(await visit('/nope', '203.0.113.10')).toBe(404);
  } finally {
    await limited.close();
  }
});

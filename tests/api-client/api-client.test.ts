import { createStock, payInSandbox, useShopWithPayments } from '@sabuja/testing';
import createClient, { type Middleware } from 'openapi-fetch';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components, paths } from './shop-api.ts';

/**
 * Uses the API like an external client that has only /api/docs/json: openapi-typescript generates the types,
 * openapi-fetch sends the requests. `npm run check` generates the types and type-checks this file with them, so that
 * the check fails for a contract that breaks such clients.
 */
const { shop, category, sandbox, address } = useShopWithPayments();
let stock: number;
beforeAll(async () => {
  stock = await createStock(shop, category, { name: 'Tomato', cost: 120 });
});

const createShopClient = (headers: Record<string, string> = {}) =>
  createClient<paths>({ baseUrl: address(), headers });
type ShopClient = ReturnType<typeof createShopClient>;

/** Returns the body of a successful response; throws otherwise. */
const requireData = <T>({ data, error }: { data?: T; error?: unknown }): T =>
  data ?? expect.fail(`refused: ${JSON.stringify(error)}`);

async function readCode(mobileNo: string): Promise<string> {
  const outbox = await fetch(`${address()}/dev/outbox.json?to=${encodeURIComponent(mobileNo)}`);
  const [newest] = (await outbox.json()) as { body: string }[];
  return /\d{5}/.exec(newest?.body ?? '')?.[0] ?? expect.fail('no code was sent');
}

/** Signs in with the one-time code from the outbox; returns a client for the session. */
async function signIn(mobileNo: string) {
  const visitor = createShopClient();
  requireData(await visitor.POST('/api/v1/auth/otp', { body: { mobile_number: mobileNo } }));
  const body = { mobile_number: mobileNo, otp: await readCode(mobileNo) };
  const signedIn = await visitor.POST('/api/v1/auth/otp/validate', { body });
  return { ...requireData(signedIn), response: signedIn.response };
}

async function createSignedInClient(mobileNo: string): Promise<ShopClient> {
  const { access_token } = await signIn(mobileNo);
  const client = createShopClient();
  const bearer: Middleware = {
    onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${access_token}`),
  };
  client.use(bearer);
  return client;
}

type Method =
  paths['/api/v1/orders/']['post']['requestBody']['content']['application/json']['payment_method'];

/** Estimates and orders two of the product; returns the order's uid and its amount in rupees. */
async function order(client: ShopClient, payment_method: Method) {
  const line = { id: stock, quantity: 2, type: 'STOCK', department: 'GROCERY' } as const;
  const estimate = requireData(
    await client.POST('/api/v1/orders/calculate-estimation', {
      params: { query: { pincode: '751024', payment_method } },
      body: [line],
    }),
  );
  const { grocery } = requireData(
    await client.GET('/api/v1/settings/time_slots/', { params: { query: { date: '2026-11-22' } } }),
  );
  const response = await client.POST('/api/v1/orders/', {
    params: { header: { 'Idempotency-Key': `${payment_method} of ${estimate.estimation_id}` } },
    body: {
      deliver_to: 'Asha',
      customer_address: '12, Lane 3, Patia',
      pincode: '751024',
      contact: '',
      customer_name: 'Asha Das',
      delivery_date: '2026-11-22',
      delivery_slot: grocery.find(({ state }) => state === 'open')?.id ?? expect.fail('no slot'),
      order_from: 'PWA_WEB',
      payment_method,
      estimation_id: estimate.estimation_id,
      items: [line],
    },
  });
  const [uid = expect.fail('no order')] = requireData(response).data;
  return { uid, amount: estimate.final_amount };
}

const readOrder = async (client: ShopClient, uid: string) =>
  requireData(await client.GET('/api/v1/orders/{uid}/', { params: { path: { uid } } }));

describe('S7h.2 a client generated from the API’s description', () => {
  test('browses without signing in', async () => {
    const visitor = createShopClient();
    const categories = requireData(await visitor.GET('/api/v1/categories/'));
    const [{ category_id: id } = expect.fail('no category')] = categories;
    const path = { path: { id } };
    const [subcategory] = requireData(
      await visitor.GET('/api/v1/categories/{id}/sub', { params: path }),
    );
    const found = requireData(
      await visitor.GET('/api/v1/stocks/search', {
        params: {
          query: { subcategory_id: subcategory?.category_id ?? expect.fail('no subcategory') },
        },
      }),
    );
    expect(found.results.map(({ name, cost }) => [name, cost])).toEqual([['Tomato', 120]]);
  });

  test('signs in, fills the cart, and orders on delivery', async () => {
    const client = await createSignedInClient('+919812345670');
    const query = { item_id: stock, quantity: 2 };
    const { items } = requireData(await client.POST('/api/v1/cart/item/', { params: { query } }));
    expect(items).toMatchObject([{ item_id: stock, quantity: 2, type: 'STOCK' }]);
    const { uid, amount } = await order(client, 'COD');
    expect(await readOrder(client, uid)).toMatchObject({
      o_status: 'PLACED',
      final_amount: amount,
    });
    expect(requireData(await client.GET('/api/v1/cart/')).items).toEqual([]);
  });

  test('pays an order online', async () => {
    const client = await createSignedInClient('+919812345671');
    const { uid, amount } = await order(client, 'ONLINE');
    expect((await readOrder(client, uid)).o_status).toBe('PAYMENT_PENDING');
    const paise = Math.round(amount * 100);
    const { id } = requireData(
      await client.POST('/api/v1/payment/create', {
        body: { amount: paise, currency: 'INR', receipt: 'r1', order_uids: [uid] },
      }),
    );
    const callback = await payInSandbox(sandbox, id);
    const verified = await client.POST('/api/v1/payment/verify', {
      body: { ...callback, amount: paise, payment_type: 'ORDER', payment_sub_type: 'online' },
    });
    expect(requireData(verified).status).toBe('success');
    expect(await readOrder(client, uid)).toMatchObject({ o_status: 'PLACED', payment_status: 1 });
  });

  test('distinguishes problems by their codes', async () => {
    const client = await createSignedInClient('+919812345672');
    const query = { item_id: stock, quantity: 9999 };
    const { error } = await client.POST('/api/v1/cart/item/', { params: { query } });
    const problem: components['schemas']['Problem'] = error ?? expect.fail('that was too many');
    expect(problem).toMatchObject({ code: 'TOO_MANY', details: { available: expect.any(Number) } });
    const visitor = await createShopClient().GET('/api/v1/cart/');
    expect(visitor.error?.code).toBe('SIGNED_OUT');
  });

  test('keeps a session like a browser, by cookie and anti-forgery header', async () => {
    const { response } = await signIn('+919812345673');
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    const document = (await (await fetch(`${address()}/api/docs/json`)).json()) as {
      components: { securitySchemes: Record<'session' | 'xsrf', { name: string }> };
    };
    const { session, xsrf } = document.components.securitySchemes;
    expect(cookies.map((cookie) => cookie.split('=')[0])).toContain(session.name);
    const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
    const cookie = cookies.join('; ');
    expect((await createShopClient({ cookie }).DELETE('/api/v1/cart/')).error?.code).toBe('XSRF');
    const browser = createShopClient({ cookie, [xsrf.name]: token });
    expect(requireData(await browser.DELETE('/api/v1/cart/'))).toEqual({ items: [] });
  });
});

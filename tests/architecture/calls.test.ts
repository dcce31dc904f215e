import { buildOpenApi, type Call, calls } from '@sabuja/contract';
import { useTestShop } from '@sabuja/testing';
import { expect, test } from 'vitest';

const shop = useTestShop();

const names = Object.keys(calls) as (keyof typeof calls)[];
const splitCallName = (name: string): [string, string] => {
  const [method = '', path = ''] = name.split(' ');
  return [method, path];
};
const isServed = (name: string): boolean => {
  const [method, path] = splitCallName(name);
  return shop.app.http.hasRoute({
    method: method as 'GET',
    url: path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, ''),
  });
};

test('every call of the contract is implemented', () => {
  expect(names.filter((name) => !isServed(name))).toEqual([]);
});

test('every call defines its guard, rate class and response schema', () => {
  for (const name of names)
    expect(Object.keys(calls[name])).toEqual(expect.arrayContaining(['guard', 'rate', 'response']));
});

/** Calls of customers that change or pay an order that exists already. */
const CONTINUE_PURCHASES: readonly string[] = [
  'PATCH /api/v1/orders/{uid}/',
  'POST /api/v1/orders/{orderId}/cancel',
  'POST /api/v1/payment/verify',
  'POST /api/v1/wallet/recharge/',
];

test('S10.201 every call by which a customer begins a purchase is refused until the shop is open', () => {
  const callsAfterOpening = names.filter((name) => {
    const call: Call = calls[name];
    const isPurchase = /^(POST|PUT|PATCH) \/api\/v1\/(orders|payment|wallet)\b/.test(name);
    return call.guard === 'customer' && isPurchase && !call.whenOpen;
  });
  expect(callsAfterOpening.sort()).toEqual(CONTINUE_PURCHASES);
});

const fillPath = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, key) =>
    key === 'id'
      ? '1'
      : key === 'key'
        ? 'MIN_ORDER_AMOUNT'
        : '00000000-0000-4000-8000-000000000000',
  );

test('S6.1 S6.2 a visitor gets 401 from every call that requires a customer', async () => {
  const guardedCalls = names.filter((name) => calls[name].guard === 'customer');
  for (const name of guardedCalls) {
    const [method, path] = splitCallName(name);
    const response = await shop.app.http.inject({
      method: method as 'GET',
      url: fillPath(path),
      ...(method !== 'GET' && { payload: {} }),
    });
    expect([name, response.statusCode]).toEqual([name, 401]);
  }
  expect(guardedCalls.length).toBeGreaterThan(12);
});

test('trailing slashes are optional', async () => {
  for (const url of [
    '/api/v1/categories',
    '/api/v1/categories/',
    '/api/v1/banner',
    '/api/v1/settings/time_slots',
  ]) {
    expect((await shop.app.http.inject({ url })).statusCode).toBe(200);
  }
});

test('/api/docs describes every call', async () => {
  const response = await shop.app.http.inject('/api/docs/json');
  const document = response.json();
  expect(document).toEqual(JSON.parse(JSON.stringify(buildOpenApi())));
  expect(document.openapi).toBe('3.1.0');
  const paths = Object.values(document.paths as Record<string, Record<string, object>>);
  const describedCalls = paths.flatMap((path) => Object.values(path) as { operationId: string }[]);
  expect(describedCalls.map(({ operationId }) => operationId).sort()).toEqual(
    names.map((name) => calls[name].operationId).sort(),
  );
  const page = await shop.app.http.inject('/api/docs/');
  expect([page.statusCode, page.headers['content-type']]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
});

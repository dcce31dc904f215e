import { describe, expect, test } from 'vitest';
import { cacheKindOf, isConsole, isPublicResponse, withSentAt } from './cache-policy.ts';

const kindOf = (path: string) => cacheKindOf(new URL(path, 'https://shop.example'));

describe('the service worker', () => {
  test.each([
    ['/', 'page'],
    ['/categories/3?sub=4&page=2', 'page'],
    ['/product/12', 'page'],
    ['/offline', 'page'],
    ['/media/stocks/x/160.webp', 'picture'],
    ['/assets/frame-1234.js', 'asset'],
  ])('caches %s as %s', (path, kind) => expect(kindOf(path)).toBe(kind));

  test.each([
    '/cart',
    '/checkout',
    '/Auth',
    '/profile/info',
    '/orderSummary/1',
    '/deleteAccount?token=1',
    '/api/v1/cart/',
    '/api/v1/auth/whoami',
    '/api/v1/orders/1/',
    '/api/v1/wallet/',
    '/api/v1/payment/create',
    '/api/v1/settings/time_slots/',
    '/api/v1/stocks/12',
    '/api/v1/stocks/search?q=medicine',
    '/dev/outbox',
    '/productions/1',
    '/console',
    '/console/orders',
    '/console/assets/main-1234.js',
  ])('never caches %s', (path) => expect(kindOf(path)).toBeUndefined());

  test('leaves the console alone', () => {
    const isOfConsole = (path: string) => isConsole(new URL(path, 'https://shop.example'));
    expect(['/console', '/console/orders/1'].map(isOfConsole)).toEqual([true, true]);
    expect(['/', '/consoles', '/cart'].map(isOfConsole)).toEqual([false, false, false]);
  });

  test('does not cache private, failed or redirected responses', () => {
    const createResponse = (status: number, control: string) =>
      new Response('', { status, headers: { 'cache-control': control } });
    expect(isPublicResponse(createResponse(200, 'no-cache'))).toBe(true);
    expect(isPublicResponse(createResponse(200, 'no-store'))).toBe(false);
    expect(isPublicResponse(createResponse(200, 'private, max-age=60'))).toBe(false);
    expect(isPublicResponse(createResponse(404, 'no-cache'))).toBe(false);
    expect(
      isPublicResponse({ ...toPlainResponse(createResponse(200, '')), redirected: true }),
    ).toBe(false);
  });

  test('S10.473 writes into a page of its cache when the server sent it', async () => {
    const date = 'Sun, 29 Nov 2026 06:00:00 GMT';
    const init = { headers: { date, 'content-type': 'text/html' } };
    const page = await withSentAt(new Response('<!DOCTYPE html><html lang="en-IN">', init));
    expect(await page.text()).toBe(
      `<!DOCTYPE html><html data-sent-at="${Date.parse(date)}" lang="en-IN">`,
    );
    expect(Object.fromEntries(page.headers)).toEqual(init.headers);
  });
});

const toPlainResponse = ({ status, headers }: Response) => ({ status, headers }) as Response;

import { describe, expect, test } from 'vitest';
import { isForEveryone, whatIsKept } from './what-is-kept.ts';

const kept = (path: string) => whatIsKept(new URL(path, 'https://shop.example'));

describe('the service worker', () => {
  test.each([
    ['/', 'page'],
    ['/categories/3?sub=4&page=2', 'page'],
    ['/product/12', 'page'],
    ['/offline', 'page'],
    ['/media/stocks/x/160.webp', 'picture'],
    ['/assets/frame-1234.js', 'asset'],
  ])('keeps %s as %s', (path, as) => expect(kept(path)).toBe(as));

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
  ])('never keeps %s', (path) => expect(kept(path)).toBeUndefined());

  test('keeps no answer made for one person, failed, or led elsewhere', () => {
    const answer = (status: number, control: string) =>
      new Response('', { status, headers: { 'cache-control': control } });
    expect(isForEveryone(answer(200, 'no-cache'))).toBe(true);
    expect(isForEveryone(answer(200, 'no-store'))).toBe(false);
    expect(isForEveryone(answer(200, 'private, max-age=60'))).toBe(false);
    expect(isForEveryone(answer(404, 'no-cache'))).toBe(false);
    expect(isForEveryone({ ...plain(answer(200, '')), redirected: true })).toBe(false);
  });
});

const plain = ({ status, headers }: Response) => ({ status, headers }) as Response;

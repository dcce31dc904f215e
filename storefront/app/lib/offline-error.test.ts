// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { failureMessage, fetchOrThrowOffline, offlineMessage } from './offline-error.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const failWith = (error: Error, isOnline: boolean) => {
  vi.stubGlobal('fetch', () => Promise.reject(error));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  return fetchOrThrowOffline('/api/v1/cart/').catch((failure: unknown) => failure);
};

test('S10.336 a request that failed without a network says so', async () => {
  const failure = await failWith(new TypeError('Failed to fetch'), false);
  const text = 'No connection. Please try again as soon as there is one.';
  expect(offlineMessage(failure)).toBe(text);
  expect(failureMessage(failure, 'fallback')).toBe(text);
});

test('with a network, or when it was aborted, its failure has another cause', async () => {
  const online = await failWith(new TypeError('Failed to fetch'), true);
  const aborted = await failWith(new DOMException('aborted', 'AbortError') as Error, false);
  for (const failure of [online, aborted]) {
    expect(offlineMessage(failure)).toBeUndefined();
    expect(failureMessage(failure, 'fallback')).toBe('fallback');
  }
});

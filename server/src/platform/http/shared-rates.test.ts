import { hours, minutes, seconds } from '@sabuja/kit';
import { type TestShop, useTestShop } from '@sabuja/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SharedRates } from './shared-rates.ts';

/** The counter of one route at a server. */
function openServer() {
  const rates = new SharedRates();
  const store = new rates.store({});
  const route = store.child({ routeInfo: { method: 'POST', url: '/orders' } } as never);
  return {
    rates,
    /** Counts requests of a caller; returns how many are then counted in the current window. */
    call: (caller: string, times: number, max = 80): number => {
      let current = 0;
      for (let i = 0; i < times; i++) {
        const done = (_: unknown, result?: { current: number }) => {
          current = result?.current ?? 0;
        };
        route.incr(caller, done, minutes(1), max);
      }
      return current;
    },
    /** Publishes the counts to the other servers; returns the payloads. */
    share: async (others: readonly { rates: SharedRates }[] = []): Promise<string[]> => {
      let sent: string[] = [];
      await rates.share(async (payloads) => {
        sent = payloads;
        for (const other of [{ rates }, ...others])
          for (const payload of payloads) other.rates.listener.onMessage(payload);
      });
      return sent;
    },
  };
}

describe('counts of several servers', () => {
  afterEach(() => void vi.useRealTimers());

  test('are the sum of all servers, each published once', async () => {
    const [one, two] = [openServer(), openServer()];
    one.call('a', 30);
    two.call('a', 20);
    await one.share([two]);
    await two.share([one]);
    await one.share([two]);
    expect(one.call('a', 1)).toBe(51);
    expect(two.call('a', 1)).toBe(51);
    expect(two.call('b', 1)).toBe(1);
  });

  test('of callers far from their limit are not published', async () => {
    const one = openServer();
    for (let n = 0; n < 1000; n++) one.call(`visitor ${n}`, 9);
    expect(await one.share()).toEqual([]);
    one.call('visitor 7', 1);
    const [payload = ''] = await one.share();
    expect(JSON.parse(payload).counted).toEqual([['POST /orders visitor 7', 10]]);
  });

  test('of many callers are published in payloads that the database accepts', async () => {
    const [one, two] = [openServer(), openServer()];
    const callerOf = (n: number) => `2001:db8:1234:${n}::/64write`;
    for (let n = 1000; n < 2000; n++) one.call(callerOf(n), 10);
    const payloads = await one.share([two]);
    expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000);
    expect(two.call(callerOf(1999), 1)).toBe(11);
  });

  test('begin again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const [one, two] = [openServer(), openServer()];
    one.call('a', 50);
    await one.share([two]);
    vi.advanceTimersByTime(minutes(1) - 1);
    expect(two.call('a', 1)).toBe(51);
    vi.advanceTimersByTime(1);
    vi.setSystemTime(Date.now() - hours(1));
    expect(two.call('a', 1)).toBe(1);
  });
});

const shop = useTestShop({ env: { RATE_LIMITS: '1', TRUST_PROXY: '1' } });

test('a caller who divides requests between two servers is refused by both', async () => {
  const other = await shop.openSecondServer();
  const send = async (server: TestShop, address = '203.0.113.1') =>
    (
      await server.app.http.inject({
        method: 'POST',
        url: '/api/v1/payment/create',
        headers: { 'x-forwarded-for': address },
      })
    ).statusCode;
  const servers = [shop, other];
  // The limit is 120 a minute.
  for (let i = 0; i < 55; i++) for (const server of servers) expect(await send(server)).toBe(401);
  for (const server of servers) {
    let tries = 0;
    await expect
      .poll(
        () => {
          tries += 1;
          return send(server);
        },
        { interval: 100, timeout: seconds(30) },
      )
      .toBe(429);
    // Without the counts of the other server this one would have accepted 65 more requests.
    expect(tries).toBeLessThan(50);
    expect(await send(server, '203.0.113.2')).toBe(401);
  }
  await other.close();
});

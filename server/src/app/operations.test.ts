import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { minutes, seconds } from '@sabuja/kit';
import { openTestShop, type TestShop } from '@sabuja/testing';
import { afterEach, expect, test } from 'vitest';

let shop: TestShop;
afterEach(() => shop.close());
const get = (url: string) => shop.app.http.inject(url);

test('over TLS every response binds browsers to it, cached ones too', async () => {
  shop = await openTestShop({ PUBLIC_URL: 'https://shop.example' });
  const address = await shop.app.listen();
  for (const url of ['/healthz', '/api/v1/categories/', '/api/v1/categories/', '/nothing']) {
    const { headers } = await fetch(address + url);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  }
});

test('without TLS no response does', async () => {
  shop = await openTestShop({ PUBLIC_URL: 'http://shop.example' });
  const { headers } = await fetch(`${await shop.app.listen()}/healthz`);
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('with ADMIN_PORT the metrics and the documentation are there alone', async () => {
  shop = await openTestShop({ ADMIN_PORT: '4110' });
  const address = await shop.app.listen();
  for (const [path, encoded] of [
    ['/metrics', '/%6detrics'],
    ['/api/docs/json', '/api/%64ocs/json'],
  ] as const) {
    expect((await fetch(`http://127.0.0.1:4110${path}`)).status).toBe(200);
    for (const url of [path, encoded]) expect((await fetch(address + url)).status).toBe(404);
  }
  expect((await fetch('http://127.0.0.1:4110/readyz')).status).toBe(200);
});

test('a clock that differs from that of the database is reported by readiness and metrics', async () => {
  shop = await openTestShop();
  // The clock of tests does not advance, so the offset shrinks while the server starts.
  shop.clock.set(new Date(Date.now() + minutes(9)).toISOString());
  const other = await shop.openSecondServer();
  const { http } = other.app;
  const { ready, clock_offset_seconds: offset } = (await http.inject('/readyz')).json();
  expect(ready).toBe(true);
  expect(offset).toBeGreaterThan(400);
  expect(offset).toBeLessThanOrEqual(540);
  expect((await http.inject('/metrics')).body).toMatch(/^clock_offset_seconds (4|5)\d\d/m);
  await other.close();
});

test('a clock within 30 seconds is not', async () => {
  shop = await openTestShop();
  shop.clock.set(new Date(Date.now() + seconds(20)).toISOString());
  const other = await shop.openSecondServer();
  expect((await other.app.http.inject('/readyz')).json()).toEqual({ ready: true });
  await other.close();
});

/** Sends requests over one connection until the server ends it; returns how many got a response. */
async function sendUntilClosed(port: number): Promise<{ answered: number; failure: unknown }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let answered = 0; ; ) {
    try {
      const sent = request({ port, path: '/api/v1/categories/', agent }).end();
      const [response] = await once(sent, 'response');
      response.resume();
      await once(response, 'end');
      answered += 1;
      if (response.headers.connection === 'close') return { answered, failure: undefined };
    } catch (failure) {
      return { answered, failure };
    }
  }
}

test('a server that drains says so first and resets none of 60 busy connections', async () => {
  shop = await openTestShop({ DRAIN_SECONDS: '1' });
  const port = Number(new URL(await shop.app.listen()).port);
  const clients = Array.from({ length: 60 }, () => sendUntilClosed(port));
  await expect
    .poll(async () => (await get('/metrics')).body)
    .toMatch(/http_cached_responses_total [1-9]\d{2}/);
  const drained = shop.app.drain();
  expect((await get('/readyz')).statusCode).toBe(503);
  await drained;
  const results = await Promise.all(clients);
  expect(results.filter(({ failure }) => failure !== undefined)).toEqual([]);
  expect(results.every(({ answered }) => answered > 0)).toBe(true);
});

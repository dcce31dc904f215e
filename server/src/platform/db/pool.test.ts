import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { connect } from './db.ts';
import { CONNECT_TIMEOUT, responseTimeout } from './limits.ts';

const shop = useTestShop();

afterEach(() => {
  vi.useRealTimers();
});

test('S10.380 a database machine that accepts connections and is silent fails a query after 5 seconds', async () => {
  const machine = createServer().listen(0, '127.0.0.1');
  await once(machine, 'listening');
  const { port } = machine.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { db, close } = connect(`postgres://shop@127.0.0.1:${port}/shop`, 1, 'request');
  const outcome = sql`select 1`.execute(db).then(
    () => 'answered',
    ({ message }: Error) => message,
  );
  const isSettled = vi.fn();
  void outcome.then(isSettled);
  const [socket] = await once(machine, 'connection');
  await vi.advanceTimersByTimeAsync(CONNECT_TIMEOUT - 1);
  expect(isSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatch(/timeout/);
  expect(CONNECT_TIMEOUT).toBe(5000);
  socket.destroy();
  machine.close();
  await close();
});

test('a connection whose response has timed out is not handed to the query that waits for one', async () => {
  const { db, close } = connect(shop.databaseUrl, 1, 'request');
  await sql`select 1`.execute(db);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const late = sql`select pg_sleep(3)`.execute(db).catch(({ message }: Error) => message);
  await vi.advanceTimersByTimeAsync(responseTimeout('request') - 1);
  const next = sql`select 1 as one`.execute(db);
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toBe('Query read timeout');
  expect((await next).rows).toEqual([{ one: 1 }]);
  await close();
});

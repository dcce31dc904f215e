import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { connect } from './db.ts';
import { CONNECT_TIMEOUT } from './limits.ts';

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

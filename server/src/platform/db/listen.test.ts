import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

const shop = useTestShop();

const countListeners = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name = 'sabuja listener'`.execute(
    shop.app.db,
  );
  return rows[0]?.n;
};

test('S10.385 a listener that the database refuses leaves no connection open', async () => {
  const before = await countListeners();
  const ignore = () => undefined;
  const refused = { channel: 'no channel', onMessage: ignore, onReady: ignore, onLost: ignore };
  for (let i = 0; i < 3; i++)
    await expect(listen(shop.databaseUrl, [refused])).rejects.toThrow('syntax error');
  await expect.poll(countListeners).toBe(before);
});

test('S10.347 a connection that is cut without being closed counts as lost within seconds, and listening starts again', async () => {
  const target = new URL(shop.databaseUrl);
  const sockets: Socket[] = [];
  const proxy = createServer((inside) => {
    const outside = connect(Number(target.port), target.hostname);
    inside.pipe(outside).pipe(inside);
    sockets.push(inside, outside);
    for (const socket of [inside, outside]) socket.on('error', () => {});
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port } = proxy.address() as AddressInfo;
  const url = Object.assign(new URL(shop.databaseUrl), { hostname: '127.0.0.1', port: `${port}` });
  const events: string[] = [];
  const { stop } = await listen(url.href, [
    {
      channel: 'cut',
      onMessage: (payload) => events.push(payload),
      onReady: () => events.push('ready'),
      onLost: () => events.push('lost'),
    },
  ]);
  // From now on nothing passes in either direction, as through a cable that was pulled out.
  for (const socket of sockets) socket.unpipe().pause();
  await expect.poll(() => events, { timeout: 20_000 }).toEqual(['ready', 'lost', 'ready']);
  await sql`notify cut, 'message'`.execute(shop.app.db);
  await expect.poll(() => events.at(-1)).toBe('message');
  await stop();
  for (const socket of sockets) socket.destroy();
  proxy.close();
});

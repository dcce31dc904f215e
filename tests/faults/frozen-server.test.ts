import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minutes } from '@sabuja/kit';
import { createCustomer, createStock, type TestCustomer, useSellableShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OrderLoad, widenSlots } from './order-load.ts';
import { ShopProcess, waitUntil } from './shop-process.ts';

vi.setConfig({ testTimeout: minutes(3), hookTimeout: minutes(1) });

const SESSION_SECRET = 'a secret for the servers of this test 0123456789';
const { shop, category } = useSellableShop({ env: { SESSION_SECRET } });

let folder: string;
let servers: ShopProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sabuja-frozen-'));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) server.kill('SIGCONT');
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a server on the shop's database; its database sessions have `name` as application name. */
async function openServer(name: string): Promise<{ server: ShopProcess; url: string }> {
  const database = new URL(shop.databaseUrl);
  database.searchParams.set('application_name', name);
  const server = new ShopProcess({
    DATABASE_URL: database.toString(),
    SESSION_SECRET,
    DATA_DIR: join(folder, name),
    PORT: '0',
    RATE_LIMITS: '0',
  });
  servers.push(server);
  return { server, url: await server.open() };
}

const countSessions = async (condition: ReturnType<typeof sql<boolean>>): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where ${condition}`.execute(shop.app.db);
  return rows[0]?.n ?? 0;
};

/** True while sessions of `waiter` wait for locks that `holder` holds in idle transactions. */
const isBlockedBy = async (waiter: string, holder: string): Promise<boolean> =>
  (await countSessions(sql<boolean>`application_name = ${holder} and state = 'idle in transaction'
    and pid in (select unnest(pg_blocking_pids(pid)) from pg_stat_activity
      where application_name = ${waiter})`)) > 0;

/** Freezes a server at a moment when it holds locks for which the other server waits. */
async function freezeWithLocks(server: ShopProcess): Promise<void> {
  await waitUntil(async () => {
    server.kill('SIGSTOP');
    for (let looks = 0; looks < 20; looks += 1) {
      if (await isBlockedBy('healthy', 'frozen')) return true;
    }
    server.kill('SIGCONT');
    return false;
  }, 'the server to hold a lock that the other waits for');
}

const createCustomers = (n: number): Promise<TestCustomer[]> =>
  Promise.all(Array.from({ length: n }, () => createCustomer(shop)));

test('a server frozen with locks held delays the other for seconds only, and loses and doubles nothing', async () => {
  shop.clock.set(new Date().toISOString());
  await widenSlots(shop.app.db);
  const stock = await createStock(shop, category, { quantity: 1_000_000 });
  const frozen = await openServer('frozen');
  const healthy = await openServer('healthy');
  const load = new OrderLoad(stock);
  const replies: number[] = [];
  let ordersWhileFrozen = 0;
  let isFrozen = false;
  load.start(frozen.url, await createCustomers(6));
  load.start(healthy.url, await createCustomers(6), ({ status }) => {
    replies.push(status);
    if (isFrozen && status === 200) ordersWhileFrozen += 1;
  });
  await freezeWithLocks(frozen.server);
  isFrozen = true;
  // The other server places orders while this one is still frozen.
  await waitUntil(() => ordersWhileFrozen > 50, 'orders at the other server');
  expect(
    await countSessions(
      sql<boolean>`application_name = 'frozen' and state like 'idle in transaction%' and state not like '%aborted%'`,
    ),
  ).toBe(0);
  isFrozen = false;
  frozen.server.kill('SIGCONT');
  await load.stop();
  // On a busy machine a wait may time out: the order is then refused with 503, and placed when it is repeated.
  expect(replies.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await load.finish(healthy.url);
  expect(load.orders.filter(({ uids }) => uids.size !== 1)).toEqual([]);
  const { rows } = await sql`select count(*)::int as n from orders.orders`.execute(shop.app.db);
  expect(rows).toEqual([{ n: load.orders.length }]);
});

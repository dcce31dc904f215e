import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { minutes, seconds } from '@sabuja/kit';
import { findBrokenInvariants } from '@sabuja/server/checks';
import { recordOpening } from '@sabuja/server/modules/content';
import { createDatabase } from '@sabuja/server/platform/db';
import {
  createCustomer,
  createStock,
  type DatabaseProxy,
  openPgBouncer,
  openTestShop,
  setUpSellableShop,
  type TestShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { OrderLoad } from '../faults/order-load.ts';
import { ShopProcess, waitUntil } from '../faults/shop-process.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { DatabaseCluster, urlAt } from './database-cluster.ts';
import { freePorts, listMissingPackages } from './programs.ts';

vi.setConfig({ testTimeout: minutes(15), hookTimeout: minutes(5) });

const SESSION_SECRET = 'a secret for the servers of this drill 0123456789';
const missing = listMissingPackages();
const folder = mkdtempSync(join(tmpdir(), 'sabuja-cluster-'));
// Started by root, the databases run as another user, who must be able to enter the folder.
chmodSync(folder, 0o755);
const cluster = new DatabaseCluster(folder);
let balancer: Balancer;
let pooler: DatabaseProxy;
let shop: TestShop;
let category: Awaited<ReturnType<typeof setUpSellableShop>>;
const ports: number[] = [];
const processes: ShopProcess[] = [];

function startProcess(
  name: string,
  more: Record<string, string>,
  args: string[] = [],
): ShopProcess {
  const started = new ShopProcess(
    {
      DATABASE_POOLER: '1',
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: shop.databaseUrl,
      SESSION_SECRET,
      DATA_DIR: join(folder, name),
      RUN_JOBS: '0',
      RATE_LIMITS: '0',
      ...more,
    },
    args,
  );
  processes.push(started);
  return started;
}

async function openServer(port = 0): Promise<ShopProcess> {
  const server = startProcess(`server-${port}`, { PORT: String(port) });
  await server.open();
  return server;
}
async function openWorker(name: string): Promise<ShopProcess> {
  const worker = startProcess(name, { ADMIN_PORT: '0' }, ['--worker']);
  await worker.openWorker();
  return worker;
}

beforeAll(async () => {
  if (missing.length > 0) return;
  await cluster.open();
  ports.push(...(await freePorts(2)));
  balancer = await startBalancer(folder, ports, cluster);
  const primary = urlAt(balancer.databasePort, 'postgres');
  let url = '';
  await waitUntil(async () => {
    url = await createDatabase(primary, 'sabuja').catch(() => '');
    return url !== '';
  }, 'the balancer to find the primary');
  pooler = await openPgBouncer(url, 12);
  shop = await openTestShop(
    { SESSION_SECRET, RUN_JOBS: '0' },
    { url, drop: async () => undefined },
  );
  await recordOpening(shop.app.db, { openedBy: null, now: new Date() });
  category = await setUpSellableShop(shop);
  await sql`update delivery.slots set capacity = 1000000`.execute(shop.app.db);
  shop.clock.set(new Date().toISOString());
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  await shop?.close();
  await pooler?.close();
  await balancer?.program.end();
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends orders during a fault; returns what happened to the orders. */
async function drill(fault: (placedAgain: () => Promise<void>) => Promise<void>) {
  const stock = await createStock(shop, category, { quantity: 1_000_000 });
  const load = new OrderLoad(stock);
  let placed = 0;
  let lastAt = performance.now();
  let maxGap = 0;
  const customers = await Promise.all(Array.from({ length: 8 }, () => createCustomer(shop)));
  load.start(balancer.shopUrl, customers, ({ status, at }) => {
    if (status !== 200) return;
    placed += 1;
    maxGap = Math.max(maxGap, at - lastAt);
    lastAt = at;
  });
  const placedAgain = async () => {
    const before = placed;
    await waitUntil(() => placed > before + 20, 'orders to be placed again');
  };
  await placedAgain();
  await fault(placedAgain);
  await placedAgain();
  await load.stop();
  const acknowledged = load.acknowledged.length;
  await load.finish(balancer.shopUrl);
  const { rows } = await sql<{ uid: string }>`
    select distinct o.uid from orders.orders o join orders.items i on i.order_id = o.id
    where i.item_id = ${stock}`.execute(shop.app.db);
  const stored = new Set(rows.map(({ uid }) => uid));
  const uids = load.orders.flatMap((order) => [...order.uids]);
  return {
    sent: load.orders.length,
    acknowledged,
    lost: uids.filter((uid) => !stored.has(uid)).length,
    twice: stored.size - load.orders.length,
    'broken rules': (await findBrokenInvariants(shop.app.db)).length,
    'longest gap, s': Number((maxGap / 1000).toFixed(1)),
  };
}

const countWaiting = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from notifications.outbox where state = 'waiting'`.execute(
    shop.app.db,
  );
  return rows[0]?.n ?? 0;
};

test('orders over PgBouncer, HAProxy and Patroni, while one part after the other is killed', async (context) => {
  if (missing.length > 0) {
    const text = `The cluster drill needs packages that are not installed: apt install ${missing.join(' ')}`;
    console.error(text);
    context.skip(text);
  }
  const [one] = await Promise.all(ports.map(openServer));
  const [worker] = await Promise.all([openWorker('worker-1'), openWorker('worker-2')]);
  const faults: Record<string, Parameters<typeof drill>[0]> = {
    'no fault': () => pause(seconds(3)),
    'a server is killed': async (placedAgain) => {
      one?.kill('SIGKILL');
      await placedAgain();
      await openServer(ports[0]);
    },
    'a worker is killed': async () => {
      worker?.kill('SIGKILL');
      await pause(seconds(3));
    },
    'the leader of etcd is killed': async (placedAgain) => {
      const leader = await cluster.killEtcdLeader();
      await pause(seconds(10));
      await placedAgain();
      leader.start();
      await pause(seconds(5));
    },
    'the primary’s machine is killed': async (placedAgain) => {
      const primary = (await cluster.findPrimary()) ?? expect.fail('there is no primary');
      await cluster.killNode(primary);
      await waitUntil(async () => {
        const next = await cluster.findPrimary();
        return next !== undefined && next !== primary;
      }, 'another primary');
      await placedAgain();
      primary.program.start();
      await waitUntil(() => cluster.isSynchronous(), 'a synchronous standby');
    },
    'the primary is cut off from the others': async (placedAgain) => {
      const primary = (await cluster.findPrimary()) ?? expect.fail('there is no primary');
      cluster.cutOff(primary);
      await waitUntil(async () => {
        const next = await cluster.findPrimary();
        return next !== undefined && next !== primary;
      }, 'another primary');
      await placedAgain();
      cluster.rejoin(primary);
      await waitUntil(() => cluster.isSynchronous(), 'a synchronous standby');
    },
  };
  const results: Record<string, Awaited<ReturnType<typeof drill>>> = {};
  for (const [name, fault] of Object.entries(faults)) results[name] = await drill(fault);
  console.table(results);
  for (const [name, { lost, twice, 'broken rules': broken }] of Object.entries(results))
    expect([name, lost, twice, broken]).toEqual([name, 0, 0, 0]);
  await waitUntil(async () => (await countWaiting()) === 0, 'all messages to be sent');
});

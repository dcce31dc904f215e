import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { minutes, seconds } from '@sabuja/kit';
import { findBrokenInvariants } from '@sabuja/server/checks';
import { createCustomer, createStock, type TestCustomer, useSellableShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { OrderLoad } from '../faults/order-load.ts';
import { ShopProcess } from '../faults/shop-process.ts';

vi.setConfig({ testTimeout: minutes(30), hookTimeout: minutes(2) });

const SESSION_SECRET = 'a secret for the servers of this drill 0123456789';
const CUSTOMERS_PER_SERVER = 6;
const { shop, category } = useSellableShop({ env: { SESSION_SECRET } });

/** A server that can be killed and opened again at the same URL. */
class DrilledServer {
  readonly #name: string;
  #process: ShopProcess | undefined;
  url = '';
  constructor(name: string) {
    this.#name = name;
  }

  async open(): Promise<void> {
    this.#process = new ShopProcess({
      DATABASE_URL: shop.databaseUrl,
      SESSION_SECRET,
      DATA_DIR: join(folder, this.#name),
      PORT: this.url === '' ? '0' : new URL(this.url).port,
      RATE_LIMITS: '0',
      DRAIN_SECONDS: '1',
    });
    this.url = await this.#process.open();
  }
  kill(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }
  async end(signal: NodeJS.Signals): Promise<void> {
    this.kill(signal);
    await this.#process?.exited;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'sabuja-drill-'));
const first = new DrilledServer('first');
const second = new DrilledServer('second');

beforeAll(async () => {
  shop.clock.set(new Date().toISOString());
  await sql`update delivery.slots set capacity = 1000000`.execute(shop.app.db);
  await first.open();
  await second.open();
});
afterAll(async () => {
  for (const server of [first, second]) {
    server.kill('SIGCONT');
    await server.end('SIGTERM');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** The processes of the database that serve this shop. */
async function listBackends(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(shop.app.db);
  return rows.map(({ pid }) => pid);
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

const faults: Record<string, () => Promise<void>> = {
  'no fault': () => pause(seconds(3)),
  'a server is killed': async () => {
    await first.end('SIGKILL');
    await pause(seconds(2));
    await first.open();
  },
  'a server is restarted': async () => {
    await first.end('SIGTERM');
    await first.open();
  },
  'both servers are killed': async () => {
    await Promise.all([first.end('SIGKILL'), second.end('SIGKILL')]);
    await Promise.all([first.open(), second.open()]);
  },
  'a server is frozen for 10 seconds': async () => {
    first.kill('SIGSTOP');
    await pause(seconds(10));
    first.kill('SIGCONT');
  },
  'the database crashes': async () => {
    // PostgreSQL ends all sessions and recovers from its log when one of its processes is killed.
    signalAll((await listBackends()).slice(0, 1), 'SIGKILL');
    await pause(seconds(5));
  },
  'the database hangs for 5 seconds': async () => {
    const pids = await listBackends();
    signalAll(pids, 'SIGSTOP');
    await pause(seconds(5));
    signalAll(pids, 'SIGCONT');
  },
};

const createCustomers = (): Promise<TestCustomer[]> =>
  Promise.all(Array.from({ length: CUSTOMERS_PER_SERVER }, () => createCustomer(shop)));

/** Runs the load over a fault; returns what became of its orders. */
async function drill(fault: () => Promise<void>) {
  const stock = await createStock(shop, category, { quantity: 1_000_000 });
  const load = new OrderLoad(stock);
  let lastPlaced = performance.now();
  let maxGap = 0;
  const measure = ({ status, at }: { status: number; at: number }) => {
    if (status !== 200) return;
    maxGap = Math.max(maxGap, at - lastPlaced);
    lastPlaced = at;
  };
  load.start(first.url, await createCustomers(), measure);
  load.start(second.url, await createCustomers(), measure);
  await pause(seconds(2));
  await fault();
  await pause(seconds(3));
  await load.stop();
  const acknowledged = load.acknowledged.length;
  await load.finish(second.url);
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

test('orders under load, over each fault', async () => {
  const results: Record<string, Awaited<ReturnType<typeof drill>>> = {};
  for (const [name, fault] of Object.entries(faults)) results[name] = await drill(fault);
  console.table(results);
  for (const [name, { lost, twice, 'broken rules': broken }] of Object.entries(results))
    expect([name, lost, twice, broken]).toEqual([name, 0, 0, 0]);
});

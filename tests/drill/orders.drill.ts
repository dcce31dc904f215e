import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { minutes, seconds } from '@sabuja/kit';
import {
  createCustomer,
  createMember,
  createStock,
  type TestCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { waitUntil } from '../faults/shop-process.ts';
import { DrilledProcess } from './drilled-process.ts';
import { type DrilledProvider, openProvider } from './drilled-provider.ts';
import { FaultyService } from './faulty-service.ts';
import { OrderChanges } from './order-changes.ts';
import { drillOrders, type Fault, prepareOrdering, reportOutcomes } from './order-drill.ts';
import { Payers } from './payers.ts';

vi.setConfig({ testTimeout: minutes(30), hookTimeout: minutes(2) });

const SESSION_SECRET = 'a secret for the servers of this drill 0123456789';
const messages: string[] = [];
const gateway = new FaultyService(async ({ body }) => {
  messages.push(body);
  return { status: 200, type: 'text/plain', body: 'ok' };
});
let gatewayUrl = '';
let provider: DrilledProvider;
beforeAll(async () => {
  gatewayUrl = await gateway.open();
  provider = await openProvider(SESSION_SECRET);
});
const settings = () => ({
  SESSION_SECRET,
  SMS_PROVIDER: 'http',
  SMS_HTTP_URL: gatewayUrl,
  PUBLIC_URL: 'http://127.0.0.1:3000',
  RUN_JOBS: '0',
  ...provider.settings(),
});
const { shop, category } = useSellableShop({ env: settings });
const ofShop = () => ({ ...settings(), DATABASE_URL: shop.databaseUrl });

const first = new DrilledProcess({ settings: ofShop });
const second = new DrilledProcess({ settings: ofShop });
const [worker, otherWorker] = [1, 2].map(
  () => new DrilledProcess({ settings: ofShop, isWorker: true }),
) as [DrilledProcess, DrilledProcess];
const all = [first, second, worker, otherWorker];

beforeAll(async () => {
  await prepareOrdering({ shop, category });
  for (const each of all) await each.open();
  await provider.notify(second.url);
});
afterAll(async () => {
  for (const each of all) await each.close();
  gateway.close();
  await provider.close();
});

/** The process ids of the database sessions of this shop. */
async function listBackends(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(shop.app.db);
  return rows.map(({ pid }) => pid);
}

/** The id of the main database process (postmaster), the parent of all others. */
async function findPostmaster(): Promise<number> {
  const [backend] = await listBackends();
  const status = readFileSync(`/proc/${backend}/status`, 'utf8');
  return Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1] ?? expect.fail('no parent'));
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has ended in the meantime.
    }
  }
}

const faults: Record<string, Fault> = {
  'no fault': () => pause(seconds(3)),
  'a server is killed': async (placedAgain) => {
    await first.end('SIGKILL');
    await placedAgain();
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
  'a worker is killed': async (placedAgain) => {
    await worker.end('SIGKILL');
    await placedAgain();
    await worker.open();
  },
  'a worker is restarted': async () => {
    await worker.end('SIGTERM');
    await worker.open();
  },
  'a worker is frozen for 15 seconds': async () => {
    worker.kill('SIGSTOP');
    await pause(seconds(15));
    worker.kill('SIGCONT');
  },
  'the database crashes': async () => {
    // PostgreSQL ends all sessions and recovers from its log when one of its processes is killed.
    signalAll((await listBackends()).slice(0, 1), 'SIGKILL');
  },
  'the database is restarted': async () => {
    signalAll([await findPostmaster()], 'SIGINT');
  },
  'the database is killed': async () => {
    signalAll([await findPostmaster()], 'SIGKILL');
  },
  'the database hangs for 5 seconds': async () => {
    const pids = await listBackends();
    signalAll(pids, 'SIGSTOP');
    await pause(seconds(5));
    signalAll(pids, 'SIGCONT');
  },
};

const countWaiting = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from notifications.outbox where state = 'waiting'`.execute(
    shop.app.db,
  );
  return rows[0]?.n ?? 0;
};

/** Counts sent messages, and those sent again because the worker died before it recorded the first sending. */
const countMessages = () => ({
  messages: messages.length,
  'sent again': messages.length - new Set(messages).size,
});

const createMany = (count: number): Promise<TestCustomer[]> =>
  Promise.all(Array.from({ length: count }, () => createCustomer(shop)));

/** Adds online payments, cancellations and the work of staff to the wallet and cash orders, visitors and carts. */
async function drill(fault: Fault) {
  shop.clock.set(new Date().toISOString());
  messages.length = 0;
  const stock = await createStock(shop, category, { quantity: 100_000 });
  const payers = new Payers(stock, provider.sandbox);
  const changes = new OrderChanges(stock, await createMember(shop, 'owner'));
  const urls = [first.url, second.url];
  for (const url of urls) {
    payers.start(url, await createMany(1));
    changes.start(url, await createMany(2));
  }
  const outcome = await drillOrders({ shop, category }, { urls, customersPerServer: 6, fault });
  await Promise.all([payers.stop(), changes.stop()]);
  await waitUntil(async () => (await countWaiting()) === 0, 'all messages to be sent');
  await waitUntil(
    async () => (await provider.countUnsettled(shop)) === 0,
    'payments to be settled',
  );
  return { ...outcome, ...countMessages(), paid: payers.paid, ...(await changes.count(shop)) };
}

test('mixed load over faults of servers, workers and database', async () => {
  const outcomes: Record<string, Awaited<ReturnType<typeof drill>>> = {};
  for (const [name, fault] of Object.entries(faults)) outcomes[name] = await drill(fault);
  reportOutcomes(outcomes);
  for (const [name, outcome] of Object.entries(outcomes)) {
    const { 'changes lost': lost, 'changes twice': twice, 'both changes': both } = outcome;
    expect([name, lost, twice, both]).toEqual([name, 0, 0, 0]);
  }
  // Without a fault no request gets an error.
  expect(outcomes['no fault']).toMatchObject({ 'reads failed': 0, 'sent again': 0 });
  // The database releases the locks of a frozen server 5 seconds after its last statement.
  expect(outcomes['a server is frozen for 10 seconds']?.['longest gap, s']).toBeLessThan(6);
});

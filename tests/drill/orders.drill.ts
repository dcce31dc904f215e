import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { minutes, seconds } from '@sabuja/kit';
import { useSellableShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { waitUntil } from '../faults/shop-process.ts';
import { DrilledProcess } from './drilled-process.ts';
import { FaultyService } from './faulty-service.ts';
import { drillOrders, type Fault, prepareOrdering, reportOutcomes } from './order-drill.ts';

vi.setConfig({ testTimeout: minutes(30), hookTimeout: minutes(2) });

const SESSION_SECRET = 'a secret for the servers of this drill 0123456789';
const messages: string[] = [];
const gateway = new FaultyService(async ({ body }) => {
  messages.push(body);
  return { status: 200, type: 'text/plain', body: 'ok' };
});
let gatewayUrl = '';
beforeAll(async () => {
  gatewayUrl = await gateway.open();
});
const settings = () => ({
  SESSION_SECRET,
  SMS_PROVIDER: 'http',
  SMS_HTTP_URL: gatewayUrl,
  PUBLIC_URL: 'http://127.0.0.1:3000',
  RUN_JOBS: '0',
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
});
afterAll(async () => {
  for (const each of all) await each.close();
  gateway.close();
});

/** The processes of the database that serve this shop. */
async function listBackends(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(shop.app.db);
  return rows.map(({ pid }) => pid);
}

/** The first process of the database, which starts the others. */
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
      // It has ended meanwhile.
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

/** Messages that were sent, and those of them that the gateway got more than once: of a worker that died meanwhile. */
const countMessages = () => ({
  messages: messages.length,
  'sent again': messages.length - new Set(messages).size,
});

test('mixed load over faults of servers, workers and database', async () => {
  const outcomes: Record<string, Awaited<ReturnType<typeof drillOrders>>> = {};
  const urls = [first.url, second.url];
  for (const [name, fault] of Object.entries(faults)) {
    messages.length = 0;
    const outcome = await drillOrders({ shop, category }, { urls, customersPerServer: 6, fault });
    await waitUntil(async () => (await countWaiting()) === 0, 'all messages to be sent');
    outcomes[name] = { ...outcome, ...countMessages() };
  }
  reportOutcomes(outcomes);
  // A request that no fault touches gets no error.
  expect(outcomes['no fault']).toMatchObject({ 'reads failed': 0, 'sent again': 0 });
});

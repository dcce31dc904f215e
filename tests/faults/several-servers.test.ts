import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minutes } from '@sabuja/kit';
import { createCustomer, createStock, useSellableShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OrderLoad } from './order-load.ts';
import { isRunning, ShopProcess, waitUntil } from './shop-process.ts';

vi.setConfig({ testTimeout: minutes(3), hookTimeout: minutes(1) });

const SESSION_SECRET = 'a secret for the servers of this test 0123456789';
const { shop, category } = useSellableShop({ env: () => ({ SESSION_SECRET, RUN_JOBS: '0' }) });

let folder: string;
let group: ShopProcess;
let url: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sabuja-servers-'));
  group = startGroup({ SERVERS: '3' });
  url = await group.open();
  await waitUntil(async () => (await countServers()) === 3, 'all servers');
});
afterEach(async () => {
  await group.stop();
  rmSync(folder, { recursive: true, force: true });
});

const startGroup = (settings: Record<string, string>) =>
  new ShopProcess({
    ...{ DATABASE_URL: shop.databaseUrl, DATA_DIR: folder, SESSION_SECRET },
    ...{ PORT: '0', PAYMENT_SANDBOX: '1', DRAIN_SECONDS: '1', ...settings },
  });

/** The server processes, by the number of their process. */
const pids = (): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === group.pid);

function parentOf(pid: number): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

const readMetrics = async () => await (await fetch(`${url}/metrics`)).text();

/** How many servers say what they have done, at whichever of them the question arrives. */
const countServers = async (): Promise<number> =>
  new Set((await readMetrics()).match(/^process_start_time_seconds\{server="\d+"\}/gm)).size;

const countJobWorkers = async (): Promise<number> => {
  const found = await sql`select from public.job_workers`.execute(shop.app.db);
  return found.rows.length;
};

test('orders go on while a server is killed, and another takes its place; jobs run in one', async () => {
  const load = new OrderLoad(await createStock(shop, category, { quantity: 100_000 }));
  const customers = await Promise.all(Array.from({ length: 6 }, () => createCustomer(shop)));
  expect(await countJobWorkers()).toBe(1);
  load.start(url, customers);
  await waitUntil(() => load.acknowledged.length > 20, 'orders');
  const before = pids();
  expect(before).toHaveLength(3);
  const [killed = 0] = before.toSorted((a, b) => a - b);
  process.kill(killed, 'SIGKILL');
  const acknowledged = load.acknowledged.length;
  await waitUntil(() => load.acknowledged.length > acknowledged + 20, 'orders at the others');
  await waitUntil(() => pids().length === 3 && !pids().includes(killed), 'another server');
  await waitUntil(async () => (await countServers()) === 3, 'metrics of all servers');
  await load.stop();
  await load.finish(url);
  const placed = await shop.app.db.selectFrom('orders.orders').select('uid').execute();
  const uids = load.orders.flatMap((order) => [...order.uids]);
  expect(new Set(placed.map(({ uid }) => uid))).toEqual(new Set(uids));
  expect(uids).toHaveLength(load.orders.length);
  expect(group.stderr).toContain(`server 1 (process ${killed}) ended by SIGKILL`);
});

test('a server that ended comes back with its number, and the jobs with the first', async () => {
  const [first = 0] = pids().toSorted((a, b) => a - b);
  process.kill(first, 'SIGTERM');
  await waitUntil(async () => (await countServers()) === 3 && !isRunning(first), 'another server');
  expect(await countJobWorkers()).toBe(1);
  expect(await readMetrics()).toMatch(/http_requests_total\{.*server="[123]"\}/);
});

test('SIGTERM drains all servers: each says that it is not ready, and none is left', async () => {
  const servers = pids();
  group.kill('SIGTERM');
  await waitUntil(async () => (await fetch(`${url}/readyz`)).status === 503, 'the drain');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(await group.exited).toBe(0);
  expect(servers.filter(isRunning)).toEqual([]);
  expect(await countJobWorkers()).toBe(0);
});

test('a group whose first server cannot start ends, and says why once', async () => {
  const { port } = new URL(url);
  const second = startGroup({ SERVERS: '2', ADMIN_PORT: port });
  expect(await second.exited).toBe(1);
  expect(second.stderr.match(/is taken/g)).toHaveLength(1);
});

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minutes, seconds } from '@sabuja/kit';
import { createCustomer, createStock, useSellableShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OrderLoad, widenSlots } from './order-load.ts';
import { isRunning, ShopProcess, waitUntil } from './shop-process.ts';

vi.setConfig({ testTimeout: minutes(5), hookTimeout: minutes(1) });

const SESSION_SECRET = 'a secret for the servers of this test 0123456789';
const { shop, category } = useSellableShop({ env: () => ({ SESSION_SECRET, RUN_JOBS: '0' }) });

let folder: string;
let groups: ShopProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sabuja-servers-'));
  groups = [];
});
afterEach(async () => {
  await Promise.all(groups.map((group) => group.stop()));
  rmSync(folder, { recursive: true, force: true });
});

function startGroup(settings: Record<string, string> = {}): ShopProcess {
  const group = new ShopProcess({
    ...{ DATABASE_URL: shop.databaseUrl, DATA_DIR: folder, SESSION_SECRET },
    ...{
      PORT: '0',
      SERVERS: '2',
      PAYMENT_SANDBOX: '1',
      RATE_LIMITS: '0',
      DRAIN_SECONDS: '3',
      ...settings,
    },
  });
  groups.push(group);
  return group;
}

/** The process ids of the servers of a group. */
const pidsOf = (group: ShopProcess): number[] =>
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

/** The process id of the server that the group started first, by its Node cluster id: this server runs the jobs. */
const pidOfFirst = (group: ShopProcess): number =>
  pidsOf(group).find((pid) =>
    readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes('NODE_UNIQUE_ID=1'),
  ) ?? expect.fail('no first server');

/** Requests with a timeout: a connection that is being passed to a server while it is killed gets no response. */
const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(seconds(10)) });

/** The numbers of all servers in the metrics; any server of the group may handle the request. */
async function readServers(url: string): Promise<(string | undefined)[]> {
  const metrics = await (await ask(`${url}/metrics`)).text();
  return [...metrics.matchAll(/^process_start_time_seconds\{server="(\d+)"\}/gm)].map(
    ([, number]) => number,
  );
}
/** Whether all servers respond; also false while a request still goes to a killed server. */
const areAllOpen = (url: string): Promise<boolean> =>
  readServers(url).then(
    (numbers) => numbers.join() === '1,2',
    () => false,
  );

/** The number of job workers in one server: one for each lane of jobs. */
const WORKERS = 3;

const countJobWorkers = async (): Promise<number> => {
  const found = await sql`select from public.job_workers`.execute(shop.app.db);
  return found.rows.length;
};

// The test finds processes in /proc, which only Linux has.
test.skipIf(!existsSync('/proc/self/environ'))(
  'orders go on while a server is killed and replaced, jobs run in one, and SIGTERM drains all',
  async () => {
    // The servers use the real time, and tokens are valid only for minutes.
    shop.clock.set(new Date().toISOString());
    await widenSlots(shop.app.db);
    const load = new OrderLoad(await createStock(shop, category, { quantity: 100_000 }));
    const customers = await Promise.all(Array.from({ length: 6 }, () => createCustomer(shop)));
    const group = startGroup();
    const url = await group.open();
    await waitUntil(() => areAllOpen(url), 'all servers');
    expect(await countJobWorkers()).toBe(WORKERS);
    load.start(url, customers);
    await waitUntil(() => load.acknowledged.length > 10, 'orders');
    const first = pidOfFirst(group);
    process.kill(first, 'SIGKILL');
    const acknowledged = load.acknowledged.length;
    await waitUntil(() => load.acknowledged.length > acknowledged + 10, 'orders at the other');
    await waitUntil(() => !pidsOf(group).includes(first) && areAllOpen(url), 'another server');
    await load.stop();
    await load.finish(url);
    const placed = await shop.app.db.selectFrom('orders.orders').select('uid').execute();
    const uids = load.orders.flatMap((order) => [...order.uids]);
    expect(new Set(placed.map(({ uid }) => uid))).toEqual(new Set(uids));
    expect(uids).toHaveLength(load.orders.length);
    expect(group.stderr).toContain(`server 1 (process ${first}) ended by SIGKILL`);
    // The workers of the killed server are released, and the server that replaced it runs the jobs.
    await waitUntil(async () => (await countJobWorkers()) === WORKERS, 'the workers of one server');

    const servers = pidsOf(group);
    expect(servers).toHaveLength(2);
    group.kill('SIGTERM');
    await waitUntil(
      () =>
        ask(`${url}/readyz`).then(
          ({ status }) => status === 503,
          () => false,
        ),
      'the drain',
    );
    expect(await group.exited).toBe(0);
    expect(servers.filter(isRunning)).toEqual([]);
    expect(await countJobWorkers()).toBe(0);
  },
);

test('a group whose first server cannot start ends, and says why once', {
  tags: 'extended',
}, async () => {
  const holder = createServer();
  await new Promise<void>((done) => void holder.listen(0, '127.0.0.1', done));
  const { port } = holder.address() as AddressInfo;
  const group = startGroup({ ADMIN_PORT: String(port) });
  expect(await group.exited).toBe(1);
  expect(group.stderr.match(/is taken/g)).toHaveLength(1);
  holder.close();
});

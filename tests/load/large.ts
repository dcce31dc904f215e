import { seedLarge } from '@sabuja/demo/large';
import { siblingDatabaseUrl } from '@sabuja/server/platform/db';
import { readSettings } from '@sabuja/server/settings';
import { BenchCluster, log, queryDatabase, SESSION_SECRET } from './bench-cluster.ts';
import { type LoadResult, load } from './load.ts';
import { findPgbench, Pgbench } from './pgbench.ts';
import { formatMilliseconds, formatRate, type Row } from './report.ts';
import { type BenchLengths, measureAlternately, medianOf } from './rounds.ts';
import { createSearchPaths } from './search-terms.ts';
import { signIn } from './shoppers.ts';

const FULL_SIZE = { stocks: 100_000, orders: 1_000_000 };
const DATABASE_NAME = 'sabuja_load';
const CLIENTS = 50;
const READERS = 8;
const MAX_SEARCH_P99 = 25;

/**
 * Measures search, catalogue and order history at full size. A missing large database is created if
 * `createIfMissing` is set; otherwise nothing is measured.
 */
export async function measureLarge(
  lengths: BenchLengths,
  createIfMissing: boolean,
): Promise<Row[]> {
  const { databaseUrl, dataDir } = readSettings({ ...process.env, SESSION_SECRET: SESSION_SECRET });
  const cluster = await BenchCluster.persistent({ databaseUrl, dataDir });
  try {
    const existing = await queryDatabase(
      cluster.url,
      `select from pg_database where datname = '${DATABASE_NAME}'`,
    );
    if (existing.length === 0 && !createIfMissing) {
      log(
        `without the database ${DATABASE_NAME} nothing is measured at full size (--full makes it)`,
      );
      return [];
    }
    if (existing.length === 0)
      await seedLarge({ url: cluster.url, dataDir, log }, DATABASE_NAME, FULL_SIZE);
    return await measureAll(cluster, lengths);
  } finally {
    await cluster.close();
  }
}

async function measureAll(cluster: BenchCluster, lengths: BenchLengths): Promise<Row[]> {
  const largeUrl = siblingDatabaseUrl(cluster.url, DATABASE_NAME);
  const demoUrl = await cluster.createShopDatabase('bench_demo', {
    stocks: 0,
    orders: 1000,
    customers: 20,
  });
  const shops = [cluster.startShop(largeUrl), cluster.startShop(demoUrl)] as const;
  try {
    const [large, demo] = await Promise.all(shops.map((shop) => shop.open()));
    if (!large || !demo) throw new Error('a shop did not open');
    const pair = {
      large: { origin: large, url: largeUrl },
      demo: { origin: demo, url: demoUrl },
    };
    const growth = await measureGrowth(pair, lengths);
    // Last, because slow searches continue in the database after their clients have disconnected.
    const program = findPgbench('search');
    if (program === undefined) return growth;
    const pgbench = new Pgbench(program, await cluster.createEmptyDatabase('bench_select'));
    const search = await measureSearch(pgbench, { origin: large, url: largeUrl }, lengths).catch(
      failedSearchRow,
    );
    return [search, ...growth];
  } finally {
    for (const shop of shops) await shop.stop();
  }
}

const SEARCH_WORKLOAD = 'search in 100,000 stocks, uncached terms, 50 clients';

/** The row for searches that were so slow that the shop rejected some requests: that is a result too. */
const failedSearchRow = (error: Error): Row => ({
  group: 'large',
  workload: SEARCH_WORKLOAD,
  measured: `failed: ${error.message.slice(0, 60).split(' HTTP')[0]}`,
  limit: 'pgbench -S',
  value: 0,
  target: { atLeast: 0.3 },
});

type ShopTarget = { origin: string; url: string };

async function measureSearch(
  pgbench: Pgbench,
  large: ShopTarget,
  lengths: BenchLengths,
): Promise<Row> {
  await pgbench.prepare(16);
  const names = await queryDatabase<{ name: string }>(
    large.url,
    'select name from catalogue.stocks where not inactive order by id',
  );
  const paths = createSearchPaths(names.map((row) => row.name));
  const search = () =>
    load({
      kind: 'paths',
      origin: large.origin,
      connections: CLIENTS,
      seconds: lengths.seconds,
      paths: paths(),
      headers: {},
    });
  await search();
  const comparison = await measureAlternately(lengths.rounds, {
    measured: search,
    limit: () => pgbench.measure({ clients: CLIENTS, seconds: lengths.seconds, readOnly: true }),
  });
  const p99 = medianOf(comparison.measured, (round) => round.p99);
  return {
    group: 'large',
    workload: SEARCH_WORKLOAD,
    measured: formatRate(medianOf(comparison.measured, (round) => round.perSecond)),
    limit: `${formatRate(medianOf(comparison.limit, (round) => round.perSecond))} pgbench -S`,
    value: comparison.ratio,
    target: { atLeast: 0.3 },
    secondary: {
      requirement: `p99 < ${MAX_SEARCH_P99} ms`,
      actual: `p99 ${formatMilliseconds(p99)}`,
      met: p99 < MAX_SEARCH_P99,
    },
  };
}

type ShopPair = { large: ShopTarget; demo: ShopTarget };

/**
 * Runs the same requests against the large and the demo shop; measures how many times longer the large one
 * takes.
 */
async function measureGrowth(pair: ShopPair, lengths: BenchLengths): Promise<Row[]> {
  const workloads = [
    { workload: 'order history', paths: historyPaths, signedIn: true },
    { workload: 'listing of 20 stocks, not from memory', paths: listingPaths, signedIn: false },
    { workload: 'one stock, not from memory', paths: stockPaths, signedIn: false },
  ];
  const rows: Row[] = [];
  for (const { workload, paths, signedIn } of workloads) {
    const createLoad = async ({ origin, url }: ShopTarget) => {
      const [shopper] = signedIn ? await signIn(url, 1) : [];
      const headers = shopper ? { authorization: `Bearer ${shopper.token}` } : {};
      const nextPaths = await paths(url, shopper?.uid ?? '');
      return (): Promise<LoadResult> =>
        load({
          kind: 'paths',
          origin,
          connections: READERS,
          seconds: lengths.seconds,
          paths: nextPaths(),
          headers: headers as Record<string, string>,
        });
    };
    const [measured, limit] = [await createLoad(pair.large), await createLoad(pair.demo)];
    await limit();
    await measured();
    const comparison = await measureAlternately(lengths.rounds, { measured, limit });
    rows.push({
      group: 'large',
      workload: `${workload}, full size`,
      measured: formatMilliseconds(medianOf(comparison.measured, (round) => round.p50)),
      limit: `${formatMilliseconds(medianOf(comparison.limit, (round) => round.p50))} in the demo shop`,
      value: 1 / comparison.ratio,
      target: { atMost: 1.5 },
    });
  }
  return rows;
}

let requestCounter = 0;
/** Makes a URL that was not requested before, so that no response comes from a cache. */
const uncachedPath = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}fresh=${++requestCounter}`;

const PATHS_PER_RUN = 20_000;
const repeatPaths = (paths: readonly string[]) => () =>
  Array.from({ length: PATHS_PER_RUN }, (_, index) =>
    uncachedPath(paths[index % paths.length] ?? '/'),
  );

const historyPaths = async (_: string, uid: string) =>
  repeatPaths([1, 2, 3].map((page) => `/api/v1/orders/user/${uid}/?page=${page}&limit=10`));

async function listingPaths(url: string) {
  const rows = await queryDatabase<{ id: number }>(
    url,
    'select distinct subcategory_id as id from catalogue.stocks where not inactive order by 1',
  );
  return repeatPaths(
    rows.map(
      ({ id }) => `/api/v1/stocks/search?subcategory_id=${id}&active_only=true&page=1&limit=20`,
    ),
  );
}

async function stockPaths(url: string) {
  const rows = await queryDatabase<{ id: number }>(
    url,
    'select id from catalogue.stocks where not inactive order by md5(id::text) limit 1000',
  );
  return repeatPaths(rows.map(({ id }) => `/api/v1/stocks/${id}`));
}

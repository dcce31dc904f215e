import { seedLarge } from '@sabuja/demo/large';
import { databaseBeside } from '@sabuja/server/platform/db';
import { readSettings } from '@sabuja/server/settings';
import { ask, BenchCluster, log, sessionSecret } from './bench-cluster.ts';
import { type LoadResult, load } from './load.ts';
import { databaseBench } from './pgbench.ts';
import { milliseconds, perSecond, type Row } from './report.ts';
import { alternate, type Lengths, medianOf } from './rounds.ts';
import { searchPaths } from './search-terms.ts';
import { signIn } from './shoppers.ts';

const full = { stocks: 100_000, orders: 1_000_000 };
const database = 'sabuja_load';
const clients = 50;
const readers = 8;
const slowestSearch = 25;

/**
 * Search, catalogue and order history at full size. The large database is made when `make`;
 * otherwise, where there is none, nothing is measured.
 */
export async function measureLarge(lengths: Lengths, make: boolean): Promise<Row[]> {
  const { databaseUrl, dataDir } = readSettings({ ...process.env, SESSION_SECRET: sessionSecret });
  const cluster = await BenchCluster.lasting({ databaseUrl, dataDir });
  try {
    const isThere = await ask(cluster.url, `select from pg_database where datname = '${database}'`);
    if (isThere.length === 0 && !make) {
      log(`without the database ${database} nothing is measured at full size (--full makes it)`);
      return [];
    }
    if (isThere.length === 0) await seedLarge({ url: cluster.url, dataDir, log }, database, full);
    return await measureAll(cluster, lengths);
  } finally {
    await cluster.close();
  }
}

async function measureAll(cluster: BenchCluster, lengths: Lengths): Promise<Row[]> {
  const largeUrl = databaseBeside(cluster.url, database);
  const demoUrl = await cluster.shopDatabase('bench_demo', {
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
    // Last: slow searches go on in the database after their askers have gone.
    const search = await measureSearch(cluster, { origin: large, url: largeUrl }, lengths).catch(
      failedSearch,
    );
    return [search, ...growth];
  } finally {
    for (const shop of shops) await shop.stop();
  }
}

const searchWork = 'search in 100,000 stocks, uncached terms, 50 clients';

/** So slow that some were refused: that too is a result. */
const failedSearch = (error: Error): Row => ({
  group: 'large',
  work: searchWork,
  measured: `failed: ${error.message.slice(0, 60).split(' HTTP')[0]}`,
  limit: 'pgbench -S',
  value: 0,
  reach: { atLeast: 0.3 },
});

type Place = { origin: string; url: string };

async function measureSearch(cluster: BenchCluster, large: Place, lengths: Lengths): Promise<Row> {
  const pgbench = databaseBench(await cluster.emptyDatabase('bench_select'));
  await pgbench.prepare(16);
  const names = await ask<{ name: string }>(
    large.url,
    'select name from catalogue.stocks where not inactive order by id',
  );
  const paths = searchPaths(names.map((row) => row.name));
  const search = () =>
    load({
      kind: 'paths',
      origin: large.origin,
      connections: clients,
      seconds: lengths.seconds,
      paths: paths(),
      headers: {},
    });
  await search();
  const found = await alternate(lengths.rounds, {
    measured: search,
    limit: () => pgbench.measure({ clients, seconds: lengths.seconds, readOnly: true }),
  });
  const p99 = medianOf(found.measured, (round) => round.p99);
  return {
    group: 'large',
    work: searchWork,
    measured: perSecond(medianOf(found.measured, (round) => round.perSecond)),
    limit: `${perSecond(medianOf(found.limit, (round) => round.perSecond))} pgbench -S`,
    value: found.ratio,
    reach: { atLeast: 0.3 },
    also: {
      demand: `p99 < ${slowestSearch} ms`,
      found: `p99 ${milliseconds(p99)}`,
      met: p99 < slowestSearch,
    },
  };
}

type Pair = { large: Place; demo: Place };

/** The same questions to the full and to the demo shop: how many times longer the full one takes. */
async function measureGrowth(pair: Pair, lengths: Lengths): Promise<Row[]> {
  const questions = [
    { work: 'order history', paths: historyPaths, signedIn: true },
    { work: 'shelf of 20 stocks, not from memory', paths: shelfPaths, signedIn: false },
    { work: 'one stock, not from memory', paths: stockPaths, signedIn: false },
  ];
  const rows: Row[] = [];
  for (const { work, paths, signedIn } of questions) {
    const asking = async ({ origin, url }: Place) => {
      const [shopper] = signedIn ? await signIn(url, 1) : [];
      const headers = shopper ? { authorization: `Bearer ${shopper.token}` } : {};
      const asked = await paths(url, shopper?.uid ?? '');
      return (): Promise<LoadResult> =>
        load({
          kind: 'paths',
          origin,
          connections: readers,
          seconds: lengths.seconds,
          paths: asked(),
          headers: headers as Record<string, string>,
        });
    };
    const [measured, limit] = [await asking(pair.large), await asking(pair.demo)];
    await limit();
    await measured();
    const found = await alternate(lengths.rounds, { measured, limit });
    rows.push({
      group: 'large',
      work: `${work}, full size`,
      measured: milliseconds(medianOf(found.measured, (round) => round.p50)),
      limit: `${milliseconds(medianOf(found.limit, (round) => round.p50))} in the demo shop`,
      value: 1 / found.ratio,
      reach: { atMost: 1.5 },
    });
  }
  return rows;
}

let fresh = 0;
/** Addresses that nobody asked for before, so that no answer can come from memory. */
const unseen = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}fresh=${++fresh}`;

const many = 20_000;
const overAndOver = (paths: readonly string[]) => () =>
  Array.from({ length: many }, (_, index) => unseen(paths[index % paths.length] ?? '/'));

const historyPaths = async (_: string, uid: string) =>
  overAndOver([1, 2, 3].map((page) => `/api/v1/orders/user/${uid}/?page=${page}&limit=10`));

async function shelfPaths(url: string) {
  const rows = await ask<{ id: number }>(
    url,
    'select distinct subcategory_id as id from catalogue.stocks where not inactive order by 1',
  );
  return overAndOver(
    rows.map(
      ({ id }) => `/api/v1/stocks/search?subcategory_id=${id}&active_only=true&page=1&limit=20`,
    ),
  );
}

async function stockPaths(url: string) {
  const rows = await ask<{ id: number }>(
    url,
    'select id from catalogue.stocks where not inactive order by md5(id::text) limit 1000',
  );
  return overAndOver(rows.map(({ id }) => `/api/v1/stocks/${id}`));
}

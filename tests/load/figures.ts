import { setTimeout as pause } from 'node:timers/promises';
import { seedLarge } from '@sabuja/demo/large';
import { addDays, istDate } from '@sabuja/kit';
import { summarizeDays } from '@sabuja/server/modules/back-office';
import { connect, siblingDatabaseUrl } from '@sabuja/server/platform/db';
import { readSettings } from '@sabuja/server/settings';
import { BenchCluster, log, queryDatabase, SESSION_SECRET } from './bench-cluster.ts';
import { signInManagers } from './board-staff.ts';
import { type LoadResult, load } from './load.ts';
import { formatMilliseconds, formatRate, type Row } from './report.ts';
import { type BenchLengths, measureAlternately, medianOf } from './rounds.ts';

const DATABASE_NAME = 'sabuja_load';
const FULL_SIZE = { stocks: 1000, orders: 1_000_000 };
/** Number of concurrent readers of figures, and of concurrent shoppers. */
const READERS = 2;
const SHOPPERS = 8;
const MAX_SECONDS = 1;
/** How long a person looks at a page of figures. */
const THINK_MS = 500;

/**
 * Measures on the large database how fast the figures of a year are read, and how fast shopping is while figures are
 * read and a day is summed repeatedly. Creates a missing database if `createIfMissing`, else measures nothing.
 */
export async function measureFigures(
  lengths: BenchLengths,
  createIfMissing: boolean,
): Promise<Row[]> {
  const { databaseUrl, dataDir } = readSettings({ ...process.env, SESSION_SECRET });
  const cluster = await BenchCluster.persistent({ databaseUrl, dataDir });
  try {
    const found = await queryDatabase(
      cluster.url,
      `select from pg_database where datname = '${DATABASE_NAME}'`,
    );
    if (found.length === 0 && !createIfMissing) {
      log(`without the database ${DATABASE_NAME} no figures are measured (--full makes it)`);
      return [];
    }
    if (found.length === 0)
      await seedLarge({ url: cluster.url, dataDir, log }, DATABASE_NAME, FULL_SIZE);
    return await measureShop(cluster, siblingDatabaseUrl(cluster.url, DATABASE_NAME), lengths);
  } finally {
    await cluster.close();
  }
}

async function measureShop(
  cluster: BenchCluster,
  url: string,
  lengths: BenchLengths,
): Promise<Row[]> {
  const shop = cluster.startShop(url, { RUN_JOBS: '0' });
  const { db, close } = connect(url, 2, 'job');
  try {
    const origin = await shop.open();
    log('summing the days that are not summed');
    await summarizeDays(db, new Date());
    const [manager] = await signInManagers(url, 1);
    const reading = { origin, headers: manager?.headers ?? {} };
    const rows: Row[] = [];
    for (const path of figurePaths()) rows.push(await measureRead(reading, path, lengths));
    return [
      ...rows,
      await measureShopping(reading, url, () => summarizeDays(db, new Date()), lengths),
    ];
  } finally {
    await close();
    await shop.stop();
  }
}

type Reading = { origin: string; headers: Record<string, string> };

function figurePaths(): string[] {
  const today = istDate(new Date());
  const year = new URLSearchParams({ from: addDays(today, -364), to: today });
  return [
    ...['day', 'category', 'product', 'slot'].map((by) => `figures/sales?${year}&by=${by}`),
    ...['service', 'gst', 'wallet-ages'].map((view) => `figures/${view}?${year}`),
    'figures/cohorts',
    'today',
    'attention',
  ];
}

async function measureRead(
  { origin, headers }: Reading,
  path: string,
  { rounds, seconds }: BenchLengths,
): Promise<Row> {
  const read = () =>
    load({
      kind: 'paths',
      ...{ origin, seconds, connections: READERS },
      paths: [`/api/v1/staff/${path}`],
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
  await read();
  const results: LoadResult[] = [];
  while (results.length < rounds) results.push(await read());
  const p99 = medianOf(results, (one) => one.p99);
  return {
    group: 'figures',
    workload: path.replace(/from=[^&]*&to=[^&]*/, 'a year'),
    measured: `p50 ${formatMilliseconds(medianOf(results, (one) => one.p50))}, p99 ${formatMilliseconds(p99)}`,
    limit: `${READERS} staff at once`,
    value: p99 / 1000,
    target: { seconds: MAX_SECONDS },
  };
}

/** Measures shopping alone, and while somebody pages through the figures and the current day is summed repeatedly. */
async function measureShopping(
  reading: Reading,
  url: string,
  summarize: () => Promise<void>,
  { rounds, seconds }: BenchLengths,
): Promise<Row> {
  const paths = await listingPaths(url);
  const shop = () =>
    load({
      kind: 'paths',
      origin: reading.origin,
      connections: SHOPPERS,
      seconds,
      paths,
      headers: {},
    });
  await shop();
  const comparison = await measureAlternately(rounds, {
    measured: () => besideFigures(reading, summarize, shop),
    limit: shop,
  });
  const p99 = (side: 'measured' | 'limit') =>
    formatMilliseconds(medianOf(comparison[side], (one) => one.p99));
  const rate = (side: 'measured' | 'limit') =>
    formatRate(medianOf(comparison[side], (one) => one.perSecond));
  return {
    group: 'figures',
    workload: 'a list of 20 while figures are read and summed',
    measured: `${rate('measured')}, p99 ${p99('measured')}`,
    limit: `${rate('limit')} alone, p99 ${p99('limit')}`,
    value: comparison.ratio,
    target: { atLeast: 0.7 },
  };
}

async function besideFigures<T>(
  { origin, headers }: Reading,
  summarize: () => Promise<void>,
  run: () => Promise<T>,
): Promise<T> {
  let isOver = false;
  const repeat = async (act: () => Promise<unknown>) => {
    while (!isOver) {
      await act();
      await pause(THINK_MS);
    }
  };
  const paths = figurePaths();
  let next = 0;
  const readNext = async () => {
    const path = paths[next++ % paths.length] ?? '';
    const response = await fetch(`${origin}/api/v1/staff/${path}`, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.status} for ${path}`);
  };
  const others = Promise.all([repeat(readNext), repeat(summarize)]);
  try {
    return await run();
  } finally {
    isOver = true;
    await others;
  }
}

async function listingPaths(url: string): Promise<string[]> {
  const rows = await queryDatabase<{ id: number }>(
    url,
    'select distinct subcategory_id as id from catalogue.stocks where not inactive order by 1',
  );
  let request = 0;
  // No response comes from a cache.
  return Array.from({ length: 20_000 }, () => {
    request += 1;
    const id = rows[request % rows.length]?.id;
    return `/api/v1/stocks/search?subcategory_id=${id}&active_only=true&page=1&limit=20&fresh=${request}`;
  });
}

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type BenchCluster, queryDatabase } from './bench-cluster.ts';
import { type LoadResult, load } from './load.ts';
import { formatMilliseconds, formatRate, type Row } from './report.ts';
import { type BenchLengths, measureAlternately, medianOf } from './rounds.ts';

type MeasuredPage = {
  workload: string;
  path: string;
  headers: Record<string, string>;
  target: number;
};

const CONNECTIONS = 32;

/** Measures pages and catalogue responses, each against a bare server that sends the same number of bytes. */
export async function measureReads(cluster: BenchCluster, lengths: BenchLengths): Promise<Row[]> {
  const url = await cluster.createShopDatabase('bench_reads', {
    stocks: 500,
    orders: 0,
    customers: 0,
  });
  const shop = cluster.startShop(url);
  try {
    const origin = await shop.open();
    const pages = await pagesOf(url);
    const sizes = await Promise.all(pages.map((page) => responseSize(origin, page)));
    const bareHttp = await startBareServer(sizes);
    const rows: Row[] = [];
    for (const [index, page] of pages.entries()) {
      const limit = `http://127.0.0.1:${bareHttp.ports[index]}`;
      rows.push(await measurePage({ page, origin, limit, size: sizes[index] ?? 0 }, lengths));
    }
    bareHttp.stop();
    return rows;
  } finally {
    await shop.stop();
  }
}

async function pagesOf(url: string): Promise<MeasuredPage[]> {
  const [subcategory] = await queryDatabase<{ stock: number; leaf: number; top: number }>(
    url,
    `select min(id) as stock, subcategory_id as leaf, category_id as top from catalogue.stocks
    where not inactive group by 2, 3 having count(*) >= 20 order by count(*), 2 limit 1`,
  );
  if (!subcategory) throw new Error('the demo shop has no subcategory of 20 stocks');
  const listingParams = `subcategory_id=${subcategory.leaf}&active_only=true&page=1&limit=20`;
  const stockPath = `/api/v1/stocks/${subcategory.stock}`;
  const listingPath = `/api/v1/stocks/search?${listingParams}`;
  const identityHeaders = { 'accept-encoding': 'identity' };
  const brotliHeaders = { 'accept-encoding': 'gzip, deflate, br' };
  const category = `/categories/${subcategory.top}`;
  return [
    { workload: 'GET /stocks/{id}', path: stockPath, headers: identityHeaders, target: 0.8 },
    {
      workload: 'category page of 20, JSON',
      path: listingPath,
      headers: identityHeaders,
      target: 0.7,
    },
    { workload: 'Home, HTML', path: '/', headers: identityHeaders, target: 0.6 },
    { workload: 'Home, HTML in br', path: '/', headers: brotliHeaders, target: 0.6 },
    { workload: 'category, HTML', path: category, headers: identityHeaders, target: 0.6 },
    { workload: 'category, HTML in br', path: category, headers: brotliHeaders, target: 0.6 },
  ];
}

/** The size of a response in bytes. It is requested twice, so that the measured one comes from the cache. */
async function responseSize(origin: string, { path, headers }: MeasuredPage): Promise<number> {
  await fetch(origin + path, { headers });
  const response = await fetch(origin + path, { headers });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${response.status} for ${path}`);
  return Number(response.headers.get('content-length'));
}

type Comparison = { page: MeasuredPage; origin: string; limit: string; size: number };

async function measurePage(
  { page, origin, limit, size }: Comparison,
  lengths: BenchLengths,
): Promise<Row> {
  const { path, headers } = page;
  const createLoad = (origin: string) => (): Promise<LoadResult> =>
    load({
      kind: 'paths',
      origin: origin,
      connections: CONNECTIONS,
      seconds: lengths.seconds,
      paths: [path],
      headers,
    });
  // One warm-up run each, so that both are compiled.
  await createLoad(limit)();
  await createLoad(origin)();
  const comparison = await measureAlternately(lengths.rounds, {
    measured: createLoad(origin),
    limit: createLoad(limit),
  });
  const p99 = medianOf(comparison.measured, (round) => round.p99);
  const clientTime = medianOf(comparison.limit, (round) => round.clientTime);
  const rate = formatRate(medianOf(comparison.measured, (round) => round.perSecond));
  return {
    group: 'reads',
    workload: page.workload,
    measured: `${rate}, p99 ${formatMilliseconds(p99)}`,
    limit: `${formatRate(medianOf(comparison.limit, (round) => round.perSecond))} bare node:http, ${size.toLocaleString('en-US')} bytes, client ${Math.round(clientTime * 1000)} µs`,
    value: comparison.ratio,
    target: { atLeast: page.target },
  };
}

async function startBareServer(sizes: number[]): Promise<{ ports: number[]; stop: () => void }> {
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)));
  const ports = await new Promise<number[]>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number[])).once('error', reject);
    child.send(sizes);
  });
  return { ports, stop: () => child.kill() };
}

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ask, type BenchCluster } from './bench-cluster.ts';
import { type LoadResult, load } from './load.ts';
import { milliseconds, perSecond, type Row } from './report.ts';
import { alternate, type Lengths, medianOf } from './rounds.ts';

type Page = { work: string; path: string; headers: Record<string, string>; reach: number };

const connections = 32;

/** Pages and catalogue answers, each beside a bare server that answers as many bytes. */
export async function measureReads(cluster: BenchCluster, lengths: Lengths): Promise<Row[]> {
  const url = await cluster.shopDatabase('bench_reads', { stocks: 500, orders: 0, customers: 0 });
  const shop = cluster.startShop(url);
  try {
    const origin = await shop.open();
    const pages = await pagesOf(url);
    const sizes = await Promise.all(pages.map((page) => sizeOf(origin, page)));
    const bare = await bareServer(sizes);
    const rows: Row[] = [];
    for (const [index, page] of pages.entries()) {
      const limit = `http://127.0.0.1:${bare.ports[index]}`;
      rows.push(await measurePage({ page, origin, limit, size: sizes[index] ?? 0 }, lengths));
    }
    bare.stop();
    return rows;
  } finally {
    await shop.stop();
  }
}

async function pagesOf(url: string): Promise<Page[]> {
  const [found] = await ask<{ stock: number; leaf: number; top: number }>(
    url,
    `select min(id) as stock, subcategory_id as leaf, category_id as top from catalogue.stocks
    where not inactive group by 2, 3 having count(*) >= 20 order by count(*), 2 limit 1`,
  );
  if (!found) throw new Error('the demo shop has no shelf of 20 stocks');
  const listed = `subcategory_id=${found.leaf}&active_only=true&page=1&limit=20`;
  const stock = `/api/v1/stocks/${found.stock}`;
  const shelf = `/api/v1/stocks/search?${listed}`;
  const plain = { 'accept-encoding': 'identity' };
  const br = { 'accept-encoding': 'gzip, deflate, br' };
  const category = `/categories/${found.top}`;
  return [
    { work: 'GET /stocks/{id}', path: stock, headers: plain, reach: 0.8 },
    { work: 'category page of 20, JSON', path: shelf, headers: plain, reach: 0.7 },
    { work: 'Home, HTML', path: '/', headers: plain, reach: 0.6 },
    { work: 'Home, HTML in br', path: '/', headers: br, reach: 0.6 },
    { work: 'category, HTML', path: category, headers: plain, reach: 0.6 },
    { work: 'category, HTML in br', path: category, headers: br, reach: 0.6 },
  ];
}

/** How many bytes the shop answers, asked twice: the second time from memory. */
async function sizeOf(origin: string, { path, headers }: Page): Promise<number> {
  await fetch(origin + path, { headers });
  const answer = await fetch(origin + path, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${answer.status} for ${path}`);
  return Number(answer.headers.get('content-length'));
}

type Pair = { page: Page; origin: string; limit: string; size: number };

async function measurePage({ page, origin, limit, size }: Pair, lengths: Lengths): Promise<Row> {
  const { path, headers } = page;
  const ask = (from: string) => (): Promise<LoadResult> =>
    load({
      kind: 'paths',
      origin: from,
      connections,
      seconds: lengths.seconds,
      paths: [path],
      headers,
    });
  // Once each before it counts: both get compiled.
  await ask(limit)();
  await ask(origin)();
  const found = await alternate(lengths.rounds, { measured: ask(origin), limit: ask(limit) });
  const p99 = medianOf(found.measured, (round) => round.p99);
  const rate = perSecond(medianOf(found.measured, (round) => round.perSecond));
  return {
    group: 'reads',
    work: page.work,
    measured: `${rate}, p99 ${milliseconds(p99)}`,
    limit: `${perSecond(medianOf(found.limit, (round) => round.perSecond))} bare node:http, ${size.toLocaleString('en-US')} bytes`,
    value: found.ratio,
    reach: { atLeast: page.reach },
  };
}

async function bareServer(sizes: number[]): Promise<{ ports: number[]; stop: () => void }> {
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)));
  const ports = await new Promise<number[]>((done, fail) => {
    child.once('message', (message) => done(message as number[])).once('error', fail);
    child.send(sizes);
  });
  return { ports, stop: () => child.kill() };
}

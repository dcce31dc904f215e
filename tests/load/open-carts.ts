import { ask, type BenchCluster } from './bench-cluster.ts';
import { load } from './load.ts';
import { milliseconds, perSecond, type Row } from './report.ts';
import { type Lengths, medianOf } from './rounds.ts';
import { signIn } from './shoppers.ts';

const carts = 1000;
const linesEach = 10;
/** An open cart asks for the details of each line once a second. */
const wanted = carts * linesEach;
const connections = 64;

/**
 * Open carts ask whether anything has changed, and nothing has. Asked as fast as one machine answers,
 * with the load beside it: what share of so many carts are told within their second.
 */
export async function measureOpenCarts(cluster: BenchCluster, lengths: Lengths): Promise<Row[]> {
  const url = await cluster.shopDatabase('bench_carts', { stocks: 500, orders: 0, customers: 1 });
  const shop = cluster.startShop(url);
  try {
    const origin = await shop.open();
    const [shopper] = await signIn(url, 1);
    const headers = {
      authorization: `Bearer ${shopper?.token}`,
      'x-app-version': '1.0.7',
      'x-app-platform': 'PWA',
      'accept-encoding': 'gzip, deflate, br',
    };
    const paths = await linesOf(url);
    const etags = await Promise.all(paths.map((path) => etagOf(origin + path, headers)));
    const round = () =>
      load({ kind: 'paths', origin, connections, seconds: lengths.seconds, paths, headers, etags });
    await round();
    const rounds = [];
    for (let count = 0; count < lengths.rounds; count += 1) rounds.push(await round());
    const rate = medianOf(rounds, (one) => one.perSecond);
    const p99 = medianOf(rounds, (one) => one.p99);
    return [
      {
        group: 'carts',
        work: `${carts} open carts of ${linesEach} lines, nothing changed (304)`,
        measured: `${perSecond(rate)}, p99 ${milliseconds(p99)}`,
        limit: `${perSecond(wanted)}, one answer a second for each line`,
        value: rate / wanted,
        reach: { atLeast: 1 },
      },
    ];
  } finally {
    await shop.stop();
  }
}

async function linesOf(url: string): Promise<string[]> {
  const stocks = await ask<{ id: number }>(
    url,
    `select id from catalogue.stocks where not inactive order by id limit ${linesEach * 10}`,
  );
  return stocks.map(({ id }) => `/api/v1/stocks/${id}`);
}

async function etagOf(address: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(address, { headers });
  await answer.arrayBuffer();
  const etag = answer.headers.get('etag');
  if (answer.status !== 200 || etag === null) throw new Error(`${answer.status} for ${address}`);
  return etag;
}

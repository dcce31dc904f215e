import { type BenchCluster, queryDatabase } from './bench-cluster.ts';
import { load } from './load.ts';
import { formatMilliseconds, formatRate, type Row } from './report.ts';
import { type BenchLengths, medianOf } from './rounds.ts';
import { signIn } from './shoppers.ts';

const OPEN_CARTS = 1000;
const LINES_PER_CART = 10;
/** An open cart requests the details of each line once per second. */
const TARGET_RATE = OPEN_CARTS * LINES_PER_CART;
const CONNECTIONS = 64;

/**
 * Measures what share of open carts that poll unchanged details is served within a second. The load
 * generator runs on the same machine and sends requests at full speed.
 */
export async function measureOpenCarts(
  cluster: BenchCluster,
  lengths: BenchLengths,
): Promise<Row[]> {
  const url = await cluster.createShopDatabase('bench_carts', {
    stocks: 500,
    orders: 0,
    customers: 1,
  });
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
    const paths = await linePaths(url);
    const etags = await Promise.all(paths.map((path) => fetchEtag(origin + path, headers)));
    const round = () =>
      load({
        kind: 'paths',
        origin,
        connections: CONNECTIONS,
        seconds: lengths.seconds,
        paths,
        headers,
        etags,
      });
    await round();
    const rounds = [];
    for (let count = 0; count < lengths.rounds; count += 1) rounds.push(await round());
    const rate = medianOf(rounds, (one) => one.perSecond);
    const p99 = medianOf(rounds, (one) => one.p99);
    return [
      {
        group: 'carts',
        workload: `${OPEN_CARTS} open carts of ${LINES_PER_CART} lines, nothing changed (304)`,
        measured: `${formatRate(rate)}, p99 ${formatMilliseconds(p99)}`,
        limit: `${formatRate(TARGET_RATE)}, one answer a second for each line`,
        value: rate / TARGET_RATE,
        target: { atLeast: 1 },
      },
    ];
  } finally {
    await shop.stop();
  }
}

async function linePaths(url: string): Promise<string[]> {
  const stocks = await queryDatabase<{ id: number }>(
    url,
    `select id from catalogue.stocks where not inactive order by id limit ${LINES_PER_CART * 10}`,
  );
  return stocks.map(({ id }) => `/api/v1/stocks/${id}`);
}

async function fetchEtag(address: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(address, { headers });
  await response.arrayBuffer();
  const etag = response.headers.get('etag');
  if (response.status !== 200 || etag === null)
    throw new Error(`${response.status} for ${address}`);
  return etag;
}

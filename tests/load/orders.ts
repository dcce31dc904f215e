import { availableParallelism } from 'node:os';
import { type BenchCluster, log } from './bench-cluster.ts';
import { type CheckoutJob, load } from './load.ts';
import { costRow, programsTime, serversTime, withCost } from './order-costs.ts';
import { readOrderRange, restock, SHOPPERS } from './order-range.ts';
import { findPgbench, Pgbench } from './pgbench.ts';
import { formatMilliseconds, formatRate, type Row } from './report.ts';
import { type BenchLengths, measureAlternately, medianOf } from './rounds.ts';
import { signIn } from './shoppers.ts';

const MAX_P99 = 100;

type Servers = '1' | 'auto';
type OrderTarget = Omit<CheckoutJob, 'seconds' | 'withEstimate' | 'tokens'> & {
  databaseUrl: string;
  servers: Servers;
  /** The ids of the main processes of the shop and of PostgreSQL. */
  pid: number;
  postgresPid: number;
};

/** The workloads for one server, and for one server per processor core. */
const WORKLOADS: readonly { servers: Servers; withEstimate: boolean; target: number }[] = [
  { servers: '1', withEstimate: false, target: 0.5 },
  { servers: '1', withEstimate: true, target: 0.5 },
  { servers: 'auto', withEstimate: false, target: 0.3 },
];

/** Measures orders over HTTP against pgbench's TPC-B on the same database server. */
export async function measureOrders(cluster: BenchCluster, lengths: BenchLengths): Promise<Row[]> {
  const program = findPgbench('orders');
  if (program === undefined) return [];
  const pgbench = new Pgbench(program, await cluster.createEmptyDatabase('bench_tpcb'));
  await pgbench.prepare(SHOPPERS);
  // The database has orders already: on empty tables the planner chooses sequential scans, and continues
  // to do so as they grow.
  const databaseUrl = await cluster.createShopDatabase('bench_orders', {
    stocks: 2000,
    orders: 20_000,
    customers: 400,
  });
  await restock(databaseUrl);
  const range = await readOrderRange(databaseUrl);
  const rows = [];
  for (const workload of WORKLOADS) {
    const { servers } = workload;
    const shopProcess = cluster.startShop(databaseUrl, { SERVERS: servers });
    try {
      const origin = await shopProcess.open();
      const { pid } = shopProcess;
      const shop = {
        ...range,
        origin,
        databaseUrl,
        servers,
        pid,
        postgresPid: cluster.postgresPid,
      };
      rows.push(...(await measure(shop, workload, pgbench, lengths)));
    } finally {
      await shopProcess.stop();
    }
  }
  return rows;
}

async function measure(
  shop: OrderTarget,
  { withEstimate, target }: { withEstimate: boolean; target: number },
  pgbench: Pgbench,
  lengths: BenchLengths,
): Promise<Row[]> {
  const seconds = Math.max(lengths.seconds, 4);
  const { pid, postgresPid } = shop;
  const placeOrders = async () => {
    const signedIn = await signIn(shop.databaseUrl, SHOPPERS);
    const tokens = signedIn.map((shopper) => shopper.token);
    return await withCost(
      { client: serversTime(pid), postgresPid },
      () => load({ ...shop, tokens, seconds, withEstimate }),
      ({ visits }) => visits,
    );
  };
  await placeOrders();
  const { measured, limit, ratio } = await measureAlternately(lengths.rounds, {
    measured: placeOrders,
    limit: () =>
      withCost(
        { client: programsTime, postgresPid },
        () => pgbench.measure({ clients: SHOPPERS, seconds }),
        ({ transactions }) => transactions,
      ),
  });
  const p99 = medianOf(measured, (round) => round.p99);
  const servers = shop.servers === 'auto' ? `${availableParallelism()} servers` : '1 server';
  const workload = `${withEstimate ? 'estimate and COD' : 'COD'} order of 3 lines, ${servers}`;
  return [
    {
      group: 'orders',
      workload,
      measured: formatRate(medianOf(measured, (round) => round.perSecond)),
      limit: `${formatRate(medianOf(limit, (round) => round.perSecond))} pgbench TPC-B, ${SHOPPERS} clients`,
      value: ratio,
      target: { atLeast: target },
      secondary: {
        requirement: `p99 < ${MAX_P99} ms`,
        actual: `p99 ${formatMilliseconds(p99)}`,
        met: p99 < MAX_P99,
      },
    },
    ...costRow(workload, measured, limit, log),
  ];
}

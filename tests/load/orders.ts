import { addDays, istDate } from '@sabuja/kit';
import { type BenchCluster, queryDatabase } from './bench-cluster.ts';
import { type CheckoutJob, load } from './load.ts';
import { findPgbench, Pgbench } from './pgbench.ts';
import { formatMilliseconds, formatRate, type Row } from './report.ts';
import { type BenchLengths, measureAlternately, medianOf } from './rounds.ts';
import { signIn } from './shoppers.ts';

const SHOPPERS = 16;
const MAX_P99 = 100;

type OrderTarget = Omit<CheckoutJob, 'seconds' | 'withEstimate' | 'tokens'> & {
  databaseUrl: string;
};

/** Measures orders over HTTP against pgbench's TPC-B on the same database server. */
export async function measureOrders(cluster: BenchCluster, lengths: BenchLengths): Promise<Row[]> {
  const program = findPgbench('orders');
  if (program === undefined) return [];
  const pgbench = new Pgbench(program, await cluster.createEmptyDatabase('bench_tpcb'));
  await pgbench.prepare(SHOPPERS);
  // With existing orders: on empty tables the planner chooses sequential scans, and keeps doing so
  // as they grow.
  const databaseUrl = await cluster.createShopDatabase('bench_orders', {
    stocks: 2000,
    orders: 20_000,
    customers: 400,
  });
  await restock(databaseUrl);
  const shopProcess = cluster.startShop(databaseUrl);
  try {
    const origin = await shopProcess.open();
    const shop = { ...(await readOrderRange(databaseUrl)), origin, databaseUrl };
    const rows = [];
    for (const withEstimate of [false, true]) {
      rows.push(await measure(shop, withEstimate, pgbench, lengths));
    }
    return rows;
  } finally {
    await shopProcess.stop();
  }
}

async function measure(
  shop: OrderTarget,
  withEstimate: boolean,
  pgbench: Pgbench,
  lengths: BenchLengths,
): Promise<Row> {
  const seconds = Math.max(lengths.seconds, 4);
  const placeOrders = async (roundSeconds: number) => {
    const signedIn = await signIn(shop.databaseUrl, SHOPPERS);
    const tokens = signedIn.map((shopper) => shopper.token);
    return await load({ ...shop, tokens, seconds: roundSeconds, withEstimate });
  };
  await placeOrders(seconds);
  const comparison = await measureAlternately(lengths.rounds, {
    measured: () => placeOrders(seconds),
    limit: () => pgbench.measure({ clients: SHOPPERS, seconds }),
  });
  const p99 = medianOf(comparison.measured, (round) => round.p99);
  return {
    group: 'orders',
    workload: withEstimate ? 'estimate and COD order of 3 lines' : 'COD order of 3 lines',
    measured: formatRate(medianOf(comparison.measured, (round) => round.perSecond)),
    limit: `${formatRate(medianOf(comparison.limit, (round) => round.perSecond))} pgbench TPC-B, ${SHOPPERS} clients`,
    value: comparison.ratio,
    target: { atLeast: 0.5 },
    secondary: {
      requirement: `p99 < ${MAX_P99} ms`,
      actual: `p99 ${formatMilliseconds(p99)}`,
      met: p99 < MAX_P99,
    },
  };
}

/** Sets a stock large enough for any number of orders, and lifts the limits of what one shopper may order. */
const restock = (url: string) =>
  queryDatabase(
    url,
    `update delivery.slots set capacity = 1000000000;
    update catalogue.stocks set quantity = 1000000000;
    insert into content.settings (key, value)
    select key, '0' from unnest(array['MAX_UNITS_GROCERY', 'MAX_CASH_DUE', 'MAX_CASH_DUE_FIRST_ORDERS',
      'MAX_OPEN_CHECKOUTS', 'MAX_UNPAID_CHECKOUTS']) as key`,
  );

/** Products of which three reach the minimum order, and all slots of the coming weeks. */
async function readOrderRange(url: string) {
  const items = await queryDatabase<{ id: number }>(
    url,
    `select id from catalogue.stocks where not inactive and department = 'GROCERY'
    and cost_paise >= 5000`,
  );
  const slots = await queryDatabase<{ id: number }>(
    url,
    "select id from delivery.slots where not inactive and department = 'GROCERY'",
  );
  const [zone] = await queryDatabase<{ pincode: string }>(
    url,
    'select pincode from delivery.pincodes order by 1 limit 1',
  );
  const today = istDate(new Date());
  return {
    kind: 'checkouts' as const,
    connections: SHOPPERS,
    itemIds: items.map((row) => row.id),
    slots: slots.map((row) => row.id),
    dates: Array.from({ length: 28 }, (_, day) => addDays(today, day + 1)),
    pincode: zone?.pincode ?? '',
    linesPerOrder: 3,
  };
}

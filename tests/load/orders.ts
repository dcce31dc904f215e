import { addDays, istDate } from '@sabuja/kit';
import { ask, type BenchCluster } from './bench-cluster.ts';
import { type CheckoutJob, load } from './load.ts';
import { type DatabaseBench, databaseBench } from './pgbench.ts';
import { milliseconds, perSecond, type Row } from './report.ts';
import { alternate, type Lengths, medianOf } from './rounds.ts';
import { signIn } from './shoppers.ts';

const shoppers = 16;
const slowest = 100;

type Shop = Omit<CheckoutJob, 'seconds' | 'withEstimate' | 'tokens'> & { databaseUrl: string };

/** Whole orders over HTTP, beside pgbench's TPC-B on the same database server. */
export async function measureOrders(cluster: BenchCluster, lengths: Lengths): Promise<Row[]> {
  const pgbench = databaseBench(await cluster.emptyDatabase('bench_tpcb'));
  await pgbench.prepare(shoppers);
  // With a past: on empty tables the planner reads them whole, and keeps to that as they grow.
  const databaseUrl = await cluster.shopDatabase('bench_orders', {
    stocks: 2000,
    orders: 20_000,
    customers: 400,
  });
  await stockUp(databaseUrl);
  const process = cluster.startShop(databaseUrl);
  try {
    const origin = await process.open();
    const shop = { ...(await rangeOf(databaseUrl)), origin, databaseUrl };
    const rows = [];
    for (const withEstimate of [false, true]) {
      rows.push(await measure(shop, withEstimate, pgbench, lengths));
    }
    return rows;
  } finally {
    await process.stop();
  }
}

async function measure(
  shop: Shop,
  withEstimate: boolean,
  pgbench: DatabaseBench,
  lengths: Lengths,
): Promise<Row> {
  const seconds = Math.max(lengths.seconds, 4);
  const place = async (length: number) => {
    const signedIn = await signIn(shop.databaseUrl, shoppers);
    const tokens = signedIn.map((shopper) => shopper.token);
    return await load({ ...shop, tokens, seconds: length, withEstimate });
  };
  await place(seconds);
  const found = await alternate(lengths.rounds, {
    measured: () => place(seconds),
    limit: () => pgbench.measure({ clients: shoppers, seconds }),
  });
  const p99 = medianOf(found.measured, (round) => round.p99);
  return {
    group: 'orders',
    work: withEstimate ? 'estimate and COD order of 3 lines' : 'COD order of 3 lines',
    measured: perSecond(medianOf(found.measured, (round) => round.perSecond)),
    limit: `${perSecond(medianOf(found.limit, (round) => round.perSecond))} ${pgbench.name}, ${shoppers} clients`,
    value: found.ratio,
    reach: { atLeast: 0.5 },
    also: {
      demand: `p99 < ${slowest} ms`,
      found: `p99 ${milliseconds(p99)}`,
      met: p99 < slowest,
    },
  };
}

/** Enough of everything for any number of orders. */
const stockUp = (url: string) =>
  ask(
    url,
    `update delivery.slots set capacity = 1000000000;
    update catalogue.stocks set quantity = 1000000000`,
  );

/** Goods that three of reach the minimum order, and all slots of the coming weeks. */
async function rangeOf(url: string) {
  const goods = await ask<{ id: number }>(
    url,
    `select id from catalogue.stocks where not inactive and department = 'GROCERY'
    and cost_paise >= 5000`,
  );
  const slots = await ask<{ id: number }>(
    url,
    "select id from delivery.slots where not inactive and department = 'GROCERY'",
  );
  const [zone] = await ask<{ pincode: string }>(
    url,
    'select pincode from delivery.pincodes order by 1 limit 1',
  );
  const today = istDate(new Date());
  return {
    kind: 'checkouts' as const,
    connections: shoppers,
    goods: goods.map((row) => row.id),
    slots: slots.map((row) => row.id),
    dates: Array.from({ length: 28 }, (_, day) => addDays(today, day + 1)),
    pincode: zone?.pincode ?? '',
    linesEach: 3,
  };
}

import { seconds } from '@sabuja/kit';
import { type BenchCluster, queryDatabase } from './bench-cluster.ts';
import { type StaffSession, signInManagers } from './board-staff.ts';
import { percentilesOf } from './percentiles.ts';
import type { Row } from './report.ts';

const CHANGES = 100;
/** Limit from the response to the member of staff until a shopper's response from another server has the new price. */
const MAX_MILLISECONDS = 500;

/** Measures how long after a price change by staff a shopper at another server gets the new price. */
export async function measurePriceChanges(cluster: BenchCluster): Promise<Row[]> {
  const size = { stocks: 500, orders: 100, customers: 50 };
  const url = await cluster.createShopDatabase('bench_prices', size);
  const [changing, showing] = [cluster.startShop(url), cluster.startShop(url)];
  try {
    const origins = { staff: await changing.open(), shopper: await showing.open() };
    const [manager] = await signInManagers(url, 1);
    if (!manager) throw new Error('nobody is signed in');
    const [stock] = await queryDatabase<{ id: number }>(
      url,
      'select id from catalogue.stocks where not inactive order by id limit 1',
    );
    const times: number[] = [];
    for (let n = 0; n < CHANGES; n++)
      times.push(await changeAndRead(origins, manager, { id: stock?.id ?? 0, cost: 100 + n }));
    const { p50, p99 } = percentilesOf(times);
    return [
      {
        group: 'import',
        workload: `${CHANGES} changes of a price by staff, seen by a shopper at another server`,
        measured: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
        limit: '',
        value: p99 / seconds(1),
        target: { seconds: MAX_MILLISECONDS / seconds(1) },
      },
    ];
  } finally {
    await Promise.all([changing.stop(), showing.stop()]);
  }
}

type Price = { id: number; cost: number };

/** Milliseconds from the response to a price change until the first response to a shopper with the new price. */
async function changeAndRead(
  { staff, shopper }: { staff: string; shopper: string },
  { headers }: StaffSession,
  { id, cost }: Price,
): Promise<number> {
  const changed = await fetch(`${staff}/api/v1/staff/stocks/${id}`, {
    method: 'PATCH',
    headers: { ...headers, origin: staff, 'content-type': 'application/json' },
    body: JSON.stringify({ cost, mrp: null, discount: 0 }),
  });
  if (!changed.ok) throw new Error(`${changed.status} ${await changed.text()}`);
  const startedAt = performance.now();
  for (;;) {
    const response = await fetch(`${shopper}/api/v1/stocks/${id}`);
    const { cost: shown } = (await response.json()) as { cost: number };
    if (shown === cost) return performance.now() - startedAt;
    if (performance.now() - startedAt > seconds(10)) throw new Error('the price is not shown');
  }
}

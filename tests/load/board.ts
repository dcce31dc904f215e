import type { IstDate } from '@sabuja/kit';
import { type BenchCluster, log } from './bench-cluster.ts';
import { CONCURRENT_TRANSITIONS, measureBoardScreen } from './board-browser.ts';
import { DAY_ORDERS, fillDay, listToConfirm } from './board-day.ts';
import { type StaffSession, signInManagers } from './board-staff.ts';
import { measureTransitions, type TransitionTimes } from './board-transitions.ts';
import { type LoadResult, load } from './load.ts';
import { formatMilliseconds, type Row } from './report.ts';
import { type BenchLengths, medianOf } from './rounds.ts';

const MANAGERS = 8;
const ALL_ORDERS = 20_000;
/** The limit that the console requests: all orders of the day, which the console filters and sorts itself. */
const WHOLE_DAY = 2500;
const MAX_SECONDS = { firstPage: 0.3, wholeDay: 1.5, move: 0.3, event: 0.5 };

type Shop = { origin: string; url: string; date: IstDate; managers: StaffSession[] };

/** Measures the board of a day with 2,000 orders, while several members of staff use it at once. */
export async function measureBoard(cluster: BenchCluster, lengths: BenchLengths): Promise<Row[]> {
  const url = await cluster.createShopDatabase('bench_board', {
    stocks: 500,
    orders: ALL_ORDERS,
    customers: 1000,
  });
  const managers = await signInManagers(url, MANAGERS + 2);
  const date = await fillDay(url);
  const process = cluster.startShop(url);
  try {
    const origin = await process.open();
    const shop = { origin, url, date, managers };
    return [
      await measureRead(shop, lengths, { limit: 50, name: 'its first page' }),
      await measureRead(shop, lengths, {
        limit: WHOLE_DAY,
        name: 'all of it, as the console asks',
      }),
      ...(await measureMovesAndEvents(shop, lengths)),
      ...(await measureBoardScreen(shop)),
    ];
  } finally {
    await process.stop();
  }
}

async function measureRead(
  { origin, date, managers: [manager] }: Shop,
  { rounds, seconds }: BenchLengths,
  { limit, name }: { limit: number; name: string },
): Promise<Row> {
  const read = () =>
    load({
      kind: 'paths',
      origin,
      connections: MANAGERS,
      seconds,
      paths: [`/api/v1/staff/orders?date=${date}&limit=${limit}`],
      headers: { ...manager?.headers, 'accept-encoding': 'identity' },
    });
  await read();
  const results: LoadResult[] = [];
  while (results.length < rounds) results.push(await read());
  const maximum = limit === WHOLE_DAY ? MAX_SECONDS.wholeDay : MAX_SECONDS.firstPage;
  return toRow(`board of ${DAY_ORDERS} orders: ${name}`, results, maximum);
}

async function measureMovesAndEvents(shop: Shop, { rounds }: BenchLengths): Promise<Row[]> {
  const uids = await listToConfirm(shop.url, shop.date);
  const perRound = Math.floor((uids.length - CONCURRENT_TRANSITIONS) / (rounds + 1));
  const [watcher, ...managers] = shop.managers;
  if (watcher === undefined || perRound === 0) throw new Error('nobody, or nothing to confirm');
  const results: TransitionTimes[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const share = uids.slice(round * perRound, (round + 1) * perRound);
    const times = await measureTransitions(shop.origin, { watcher, managers, uids: share });
    // The first round only fills the caches.
    if (round > 0) results.push(times);
  }
  log(`${perRound} orders were confirmed in each round`);
  const of = (part: keyof TransitionTimes) => results.map((times) => times[part]);
  const { move, event } = MAX_SECONDS;
  return [
    toRow(`board of ${DAY_ORDERS} orders: confirming one`, of('moves'), move),
    toRow(`board of ${DAY_ORDERS} orders: until another screen knows`, of('events'), event),
  ];
}

/** A row whose 99th percentile has a target in seconds. */
function toRow(
  workload: string,
  rounds: readonly Pick<LoadResult, 'p50' | 'p99'>[],
  seconds: number,
): Row {
  const [p50, p99] = [medianOf(rounds, (one) => one.p50), medianOf(rounds, (one) => one.p99)];
  return {
    group: 'board',
    workload,
    measured: `p50 ${formatMilliseconds(p50)}, p99 ${formatMilliseconds(p99)}`,
    limit: `${MANAGERS} staff at once`,
    value: p99 / 1000,
    target: { seconds },
  };
}

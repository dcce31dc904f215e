import type { Milliseconds } from '@sabuja/kit';
import { cpuTimeOf, endedChildrenTime } from './cpu-time.ts';
import { formatMilliseconds, type Row } from './report.ts';
import { median } from './rounds.ts';

/**
 * Processor time of one order or transaction. `postgres`: all processes of PostgreSQL, including background writers.
 * `client`: all servers of the shop, or pgbench. Undefined where it cannot be measured.
 */
export type Cost = { client: Milliseconds; postgres: Milliseconds } | undefined;

/** The processes to measure: `client` returns its total CPU time so far; PostgreSQL is given by its main pid. */
type Spenders = { client: () => Milliseconds | undefined; postgresPid: number };

/** Returns a reader of the total CPU time so far of a shop with all its servers. */
export const serversTime = (pid: number) => () => cpuTimeOf(pid);

/** Reads the total CPU time so far of programs that have ended, such as pgbench. */
export const programsTime = endedChildrenTime;

/** Runs `work`; returns its result with the cost per item, where `count` returns the number of items. */
export async function withCost<T extends object>(
  { client, postgresPid }: Spenders,
  work: () => Promise<T>,
  count: (result: T) => number,
): Promise<T & { cost: Cost }> {
  const read = () => [client(), cpuTimeOf(postgresPid)] as const;
  const [clientBefore, postgresBefore] = read();
  const result = await work();
  const [clientAfter, postgresAfter] = read();
  if (
    clientBefore === undefined ||
    clientAfter === undefined ||
    postgresBefore === undefined ||
    postgresAfter === undefined
  )
    return { ...result, cost: undefined };
  return {
    ...result,
    cost: {
      client: (clientAfter - clientBefore) / count(result),
      postgres: (postgresAfter - postgresBefore) / count(result),
    },
  };
}

/** Half the cost of an order at `f678851`: 1.3 ms in Node and 1.8 ms in PostgreSQL, when TPC-B took 0.5 ms in total. */
const MAX_TRANSACTIONS = 3.1;

type Costs = readonly { cost: Cost }[];

/** The row with the number of TPC-B transactions that take the CPU time of one order; none if not measured. */
export function costRow(
  workload: string,
  orders: Costs,
  transactions: Costs,
  log: (line: string) => void,
): Row[] {
  const ratios = orders.map(({ cost }, round) => sumOf(cost) / sumOf(transactions[round]?.cost));
  if (ratios.some(Number.isNaN)) {
    log(`${workload}: CPU time not measured, since it is read from /proc, as Linux has it`);
    return [];
  }
  const node = medianCost(orders, 'client');
  const [limit, pgbench] = [
    medianCost(transactions, 'postgres'),
    medianCost(transactions, 'client'),
  ];
  return [
    {
      group: 'orders',
      workload: `CPU time: ${workload}`,
      measured: `Node ${node}, PostgreSQL ${medianCost(orders, 'postgres')}`,
      limit: `PostgreSQL ${limit}, pgbench ${pgbench} for TPC-B`,
      value: median(ratios),
      target: { atMost: MAX_TRANSACTIONS },
    },
  ];
}

const sumOf = (cost: Cost): Milliseconds => (cost ? cost.client + cost.postgres : Number.NaN);

const medianCost = (rounds: Costs, of: 'client' | 'postgres'): string =>
  formatMilliseconds(median(rounds.map(({ cost }) => cost?.[of] ?? Number.NaN)), 2);

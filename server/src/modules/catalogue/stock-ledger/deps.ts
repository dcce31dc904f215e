import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** Counts units by stock that orders have reserved and nobody has picked yet; the orders module implements it. */
export type CountReserved = (
  db: Db | Tx,
  stockIds: readonly number[],
) => Promise<Map<number, number>>;

export type StockLedgerDeps = { db: Db; clock: Clock; countReserved: CountReserved };

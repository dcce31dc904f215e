import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** Units of stocks that orders reserved and nobody has taken from their place yet, by stock; orders provide it. */
export type CountReserved = (
  db: Db | Tx,
  stockIds: readonly number[],
) => Promise<Map<number, number>>;

export type StockLedgerDeps = { db: Db; clock: Clock; countReserved: CountReserved };

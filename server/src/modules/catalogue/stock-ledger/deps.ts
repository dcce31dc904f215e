import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** Counts units by stock that orders have reserved and nobody has picked yet; the orders module implements it. */
export type CountReserved = (
  db: Db | Tx,
  stockIds: readonly number[],
) => Promise<Map<number, number>>;

/**
 * Counts units of a stock that pickers reported as missing since a moment, without those of the lines `except`; the
 * orders module implements it.
 */
type CountReportedMissing = (
  db: Db | Tx,
  stockId: number,
  reported: { since: Date; except: readonly string[] },
) => Promise<number>;

/** Lists the lines whose units of a stock `CountReserved` does not count, as they are picked; the orders module implements it. */
type ListPickedLines = (db: Db | Tx, stockId: number) => Promise<string[]>;

export type StockLedgerDeps = { db: Db; clock: Clock; countReserved: CountReserved };
export type StockTakeDeps = StockLedgerDeps & {
  countReportedMissing: CountReportedMissing;
  listPickedLines: ListPickedLines;
};

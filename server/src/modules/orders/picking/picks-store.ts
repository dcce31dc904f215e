import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { StockReservation } from '../../catalogue/index.ts';
import type { ItemRow, PickRow } from '../tables.ts';

export type ItemOfOrder = Selectable<ItemRow>;
export type LinePick = Selectable<PickRow>;

export const listLines = (db: Db | Tx, orderId: number): Promise<ItemOfOrder[]> =>
  db
    .selectFrom('orders.items')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .execute();

/** Returns the picks of an order by line number. */
export async function readPicks(db: Db | Tx, orderId: number): Promise<Map<number, LinePick>> {
  const rows = await db
    .selectFrom('orders.picks')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute();
  return new Map(rows.map((row) => [row.line_no, row]));
}

/**
 * Stores the pick of a line and replaces an earlier one. If the same units are missing as before, the time of the first
 * report is retained, so that a stock-take which counted since does not take it for a new one (`countReportedMissing`).
 */
export async function writePick(tx: Tx, { parts, ...pick }: LinePick): Promise<void> {
  const row = { ...pick, parts: JSON.stringify(parts) };
  await tx
    .insertInto('orders.picks')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'line_no']).doUpdateSet({ ...row, picked_at: retainedTime }),
    )
    .execute();
}

const retainedTime = sql<Date>`case
  when picks.found = excluded.found and picks.reason = 'NOT_THERE' and excluded.reason = 'NOT_THERE'
  then picks.picked_at else excluded.picked_at end`;

/** Removes the pick of a line and returns it; undefined without one. */
export const removePick = (tx: Tx, orderId: number, lineNo: number) =>
  tx
    .deleteFrom('orders.picks')
    .where('order_id', '=', orderId)
    .where('line_no', '=', lineNo)
    .returning(['found', 'grams', 'reason'])
    .executeTakeFirst();

/** Stores what lines of an order took from the stock; one statement. */
export async function writeTaken(
  tx: Tx,
  orderId: number,
  lines: readonly { line_no: number; taken: readonly StockReservation[] }[],
): Promise<void> {
  const taken = lines.map(({ line_no, taken }) => ({ line_no, taken }));
  await sql`update orders.items i set taken = t.taken
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t (line_no int, taken jsonb)
    where i.order_id = ${orderId} and i.line_no = t.line_no`.execute(tx);
}

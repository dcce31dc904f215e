import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { RefusalRow } from '../tables.ts';

export type Refusal = Selectable<RefusalRow>;

/** Lists the refused units of an order, sorted by line. */
export const listRefusals = (db: Db | Tx, orderId: number): Promise<Refusal[]> =>
  db
    .selectFrom('orders.refusals')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .orderBy('kind')
    .execute();

/** Stores the refused units of an order. */
export async function insertRefusals(tx: Tx, refusals: readonly Refusal[]): Promise<void> {
  await tx
    .insertInto('orders.refusals')
    .values(refusals.map((refusal) => ({ ...refusal, taken: JSON.stringify(refusal.taken) })))
    .execute();
}

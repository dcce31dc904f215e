import { sql } from 'kysely';
import { lockKey, type Tx } from '../../../platform/db/index.ts';
import { type StaffCause, statedCause } from './stock-cause.ts';

/**
 * Changes quantities for an action of staff; each change is recorded as a movement with the cause. The rows must be
 * locked; the database refuses to go below 0.
 */
export async function changeQuantities(
  tx: Tx,
  changes: ReadonlyMap<number, number>,
  cause: StaffCause,
): Promise<void> {
  await sql`update catalogue.stocks s set quantity = s.quantity + t.n
    from unnest(${[...changes.keys()]}::int[], ${[...changes.values()]}::int[]) as t (id, n), ${statedCause(cause)} c
    where s.id = t.id`.execute(tx);
}

/**
 * Finds an action by its idempotency key: returns undefined when it is new, else the stocks whose quantity it changed.
 * Locks the key, so that an action that is sent twice at the same time is executed once.
 */
export async function findAction(tx: Tx, actionId: string): Promise<number[] | undefined> {
  await lockKey(tx, `stock action ${actionId}`);
  const rows = await tx
    .selectFrom('catalogue.stock_movements')
    .select('stock_id')
    .where('action_id', '=', actionId)
    .execute();
  return rows.length === 0 ? undefined : rows.map((row) => row.stock_id);
}

/** Records a count that changes nothing as a movement of 0, to show when the quantity was last checked. */
export const recordConfirmed = (
  tx: Tx,
  stockId: number,
  { memberId, now, note, actionId }: StaffCause,
) =>
  tx
    .insertInto('catalogue.stock_movements')
    .values({
      stock_id: stockId,
      change: 0,
      reason: 'COUNTED',
      order_uid: null,
      member_id: memberId,
      note: note ?? null,
      action_id: actionId ?? null,
      at: now,
    })
    .execute();

import type { Db, Tx } from '../../platform/db/index.ts';

/** Returns the ids of these stocks that are vegetarian; a stock that no longer exists is not among them. */
export async function findVegStocks(db: Db | Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('catalogue.stocks')
    .select('id')
    .where('id', 'in', ids)
    .where('veg_nonveg_type', '=', 0)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

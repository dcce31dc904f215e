import type { Db, Tx } from '../../platform/db/index.ts';

/** Which of these stocks are vegetarian; one that was removed from the shop is not. */
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

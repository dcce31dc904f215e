import type { Db } from '../../platform/db/index.ts';

/** How many products on sale have nothing left. */
export async function countStockOuts(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('catalogue.stocks')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('inactive', '=', false)
    .where('quantity', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(n);
}

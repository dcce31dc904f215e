import type { Db } from '../../platform/db/index.ts';

/** Top-level categories on sale, each with its subcategories, by id, for links. */
export async function listCategoryTree(db: Db): Promise<{ id: number; subcategories: number[] }[]> {
  const rows = await db
    .selectFrom('catalogue.categories')
    .select(['id', 'parent_id'])
    .where('inactive', '=', false)
    .orderBy('id')
    .execute();
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  return (byParent.get(null) ?? []).map(({ id }) => ({
    id,
    subcategories: (byParent.get(id) ?? []).map((row) => row.id),
  }));
}

/** The number of items on sale, stocks and combos together. */
export async function countItems(db: Db): Promise<number> {
  const { count } = await itemsOnSale(db)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The ids of items on sale, stocks and combos together, in order. */
export async function listItemIds(
  db: Db,
  range: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await itemsOnSale(db)
    .select('id')
    .orderBy('id')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
  return rows.map(({ id }) => id);
}

const itemsOnSale = (db: Db) =>
  db.selectFrom(
    db
      .selectFrom('catalogue.stocks')
      .select('id')
      .where('inactive', '=', false)
      .unionAll(db.selectFrom('catalogue.combos').select('id').where('inactive', '=', false))
      .as('items'),
  );

import type { Tx } from '../../../platform/db/index.ts';

/** The columns of an item that place it in the catalogue: a subcategory and its category. */
export type Place = { subcategory_id: number; category_id: number };

/** The places of these subcategories by id, without ids of no subcategory; the rows stay locked in the transaction. */
export async function findSubcategories(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Place>> {
  if (ids.length === 0) return new Map();
  const found = await tx
    .selectFrom('catalogue.categories')
    .select(['id', 'parent_id'])
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forShare()
    .execute();
  return new Map(
    found.flatMap(({ id, parent_id }) =>
      parent_id === null ? [] : [[id, { subcategory_id: id, category_id: parent_id }] as const],
    ),
  );
}

/** The place of one subcategory; undefined when the id is not one. The row stays locked in the transaction. */
export const findSubcategory = async (tx: Tx, id: number): Promise<Place | undefined> =>
  (await findSubcategories(tx, [id])).get(id);

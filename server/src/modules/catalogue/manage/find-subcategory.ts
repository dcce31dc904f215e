import type { Tx } from '../../../platform/db/index.ts';

/** The columns of an item's place: a subcategory and its category; undefined when it is none. Locked until the end. */
export async function findSubcategory(
  tx: Tx,
  id: number,
): Promise<{ subcategory_id: number; category_id: number } | undefined> {
  const found = await tx
    .selectFrom('catalogue.categories')
    .select(['id', 'parent_id'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!found || found.parent_id === null) return undefined;
  return { subcategory_id: found.id, category_id: found.parent_id };
}

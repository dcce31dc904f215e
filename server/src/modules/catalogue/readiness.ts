import type { Department } from '@sabuja/contract';
import type { Db, Tx } from '../../platform/db/index.ts';

/** True when there is a subcategory that products can be in. */
export async function hasSubcategory(db: Db | Tx): Promise<boolean> {
  const row = await db
    .selectFrom('catalogue.categories as c')
    .innerJoin('catalogue.categories as top', 'top.id', 'c.parent_id')
    .select('c.id')
    .where('c.inactive', '=', false)
    .where('top.inactive', '=', false)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The departments that have a product which can be bought now. */
export async function listSellingDepartments(db: Db | Tx): Promise<readonly Department[]> {
  const rows = await db
    .selectFrom('catalogue.stocks')
    .select('department')
    .distinct()
    .where('inactive', '=', false)
    .where('quantity', '>', 0)
    .execute();
  return rows.map(({ department }) => department);
}

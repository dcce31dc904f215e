import type { Category } from '@sabuja/contract';
import type { Db } from '../../platform/db/index.ts';

const activeCategories = (db: Db) =>
  db
    .selectFrom('catalogue.categories')
    .select([
      'id as category_id',
      'name as category_name',
      'description as category_description',
      'image_url as category_image',
      'parent_id as parent_category_id',
    ])
    .where('inactive', '=', false)
    .orderBy('sequence')
    .orderBy('id');

export const listCategories = (db: Db): Promise<Category[]> => activeCategories(db).execute();

/** Subcategories; with `used`, only those that have items on sale. */
export function listSubcategories(db: Db, parentId: number, used: boolean): Promise<Category[]> {
  const all = activeCategories(db).where('parent_id', '=', parentId);
  if (!used) return all.execute();
  return all
    .where((e) =>
      e.or([
        e.exists(
          e
            .selectFrom('catalogue.stocks as s')
            .select('s.id')
            .whereRef('s.subcategory_id', '=', 'catalogue.categories.id')
            .where('s.inactive', '=', false),
        ),
        e.exists(
          e
            .selectFrom('catalogue.combos as c')
            .select('c.id')
            .whereRef('c.subcategory_id', '=', 'catalogue.categories.id')
            .where('c.inactive', '=', false),
        ),
      ]),
    )
    .execute();
}

export const findCategory = (db: Db, id: number) =>
  db
    .selectFrom('catalogue.categories')
    .select('id')
    .where('id', '=', id)
    .where('inactive', '=', false)
    .executeTakeFirst();

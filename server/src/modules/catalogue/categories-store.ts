import type { Category } from '@sabuja/contract';
import { type Locale, localize } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

const activeCategories = (db: Db | Tx) =>
  db
    .selectFrom('catalogue.categories')
    .select(['id', 'name', 'description', 'image_url', 'parent_id', 'translations'])
    .where('inactive', '=', false)
    .orderBy('sequence')
    .orderBy('id');

type CategoryTexts = Awaited<ReturnType<ReturnType<typeof activeCategories>['execute']>>[number];

type CategoryView = CategoryTexts & { origins?: string[] | null };

/** A category as the API returns it, in a language; `origins` only where some products are imported. */
export function toApiCategory(row: CategoryView, locale: Locale): Category {
  const { name, description } = localize(row, locale);
  return {
    category_id: row.id,
    category_name: name,
    category_description: description,
    category_image: row.image_url,
    parent_category_id: row.parent_id,
    ...(row.origins && { origins: row.origins }),
  };
}

export const listCategories = (db: Db | Tx) => activeCategories(db).execute();

/** Countries of the products on sale; null where none is imported. */
const origins = sql<string[] | null>`(
  select array_agg(distinct s.origin order by s.origin)
  from catalogue.stocks s
  where s.subcategory_id = categories.id and not s.inactive and s.origin is not null
    and exists (select from catalogue.stocks i
      where i.subcategory_id = categories.id and not i.inactive and i.origin <> 'IN'))`;

/** Subcategories with the origins of their products; with `used`, only those that have items on sale. */
export function listSubcategories(db: Db | Tx, parentId: number, used: boolean) {
  const all = activeCategories(db).where('parent_id', '=', parentId).select(origins.as('origins'));
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

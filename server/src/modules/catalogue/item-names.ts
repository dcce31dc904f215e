import { type Locale, localize } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';

/** The name of an item (of a stock with its unit), and the id of its top-level category. */
export type ItemName = { name: string; categoryId: number };

/** Names of stocks and combos by id, in a language; those that no longer exist are left out. */
export async function findItemNames(
  db: Db | Tx,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, ItemName>> {
  if (ids.length === 0) return new Map();
  const stocks = await db
    .selectFrom('catalogue.stocks')
    .select(['id', 'name', 'units', 'translations', 'category_id'])
    .where('id', 'in', ids)
    .execute();
  const combos = await db
    .selectFrom('catalogue.combos as c')
    .innerJoin('catalogue.categories as s', 's.id', 'c.subcategory_id')
    .select(['c.id', 'c.name', 'c.translations', 's.id as subcategory_id', 's.parent_id'])
    .where('c.id', 'in', ids)
    .execute();
  return new Map<number, ItemName>([
    ...stocks.map((row): [number, ItemName] => {
      const { name, units } = localize(row, locale);
      return [row.id, { name: `${name} · ${units}`, categoryId: row.category_id }];
    }),
    ...combos.map((row): [number, ItemName] => [
      row.id,
      { name: localize(row, locale).name, categoryId: row.parent_id ?? row.subcategory_id },
    ]),
  ]);
}

/** The names of all categories by id, in a language. */
export async function listCategoryNames(db: Db | Tx, locale: Locale): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('catalogue.categories')
    .select(['id', 'name', 'description', 'translations'])
    .execute();
  return new Map(rows.map((row) => [row.id, localize(row, locale).name]));
}

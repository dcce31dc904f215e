import { translatedLocales } from '@sabuja/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { SearchableStock } from './searchable-stock.ts';

/** The next stocks on sale after an id, in the order of ids. */
export const listSearchableStocks = (
  db: Db,
  after: number,
  limit: number,
): Promise<SearchableStock[]> => queryStocks(db, sql`s.id > ${after} order by s.id limit ${limit}`);

/** The stocks of some ids that are on sale. */
export const findSearchableStocks = (db: Db, ids: readonly number[]): Promise<SearchableStock[]> =>
  queryStocks(db, sql`s.id = any(${ids}::int[])`);

/** A field of a table in the languages beside English; null where it has no translation. */
const inOtherLanguages = (table: string, field: string): RawBuilder<unknown> =>
  sql.join(
    translatedLocales.map(
      (locale) => sql`${sql.ref(table)}.translations -> ${sql.lit(locale)} ->> ${sql.lit(field)}`,
    ),
  );

async function queryStocks(db: Db, condition: RawBuilder<unknown>): Promise<SearchableStock[]> {
  const found = await sql<SearchableStock>`
    select s.id, s.name, s.sequence,
      array_remove(array[${inOtherLanguages('s', 'name')}], null) as other_names,
      concat_ws(' ', s.description, ${inOtherLanguages('s', 'description')}) as description,
      concat_ws(' ', top.name, sub.name, ${inOtherLanguages('top', 'name')},
        ${inOtherLanguages('sub', 'name')}) as category_names,
      s.category_id, s.subcategory_id, s.veg_nonveg_type = 0 as veg, s.featured,
      not (top.inactive or sub.inactive) as in_active_category
    from catalogue.stocks s
    join catalogue.categories top on top.id = s.category_id
    join catalogue.categories sub on sub.id = s.subcategory_id
    where not s.inactive and ${condition}`.execute(db);
  return found.rows;
}

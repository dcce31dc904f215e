import { translatedLocales } from '@sabuja/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { ItemSource } from './item-source.ts';
import type { SearchableItem } from './searchable-item.ts';

/** The stocks on sale. */
export const stockSource: ItemSource = {
  list: (db, after, limit) => queryStocks(db, sql`s.id > ${after} order by s.id limit ${limit}`),
  find: (db, ids) => queryStocks(db, sql`s.id = any(${ids}::int[])`),
};

/** The combos on sale. */
export const comboSource: ItemSource = {
  list: (db, after, limit) => queryCombos(db, sql`s.id > ${after} order by s.id limit ${limit}`),
  find: (db, ids) => queryCombos(db, sql`s.id = any(${ids}::int[])`),
};

/** A field of a table in the languages other than English; null where it has no translation. */
const inOtherLanguages = (table: string, field: string): RawBuilder<unknown> =>
  sql.join(
    translatedLocales.map(
      (locale) => sql`${sql.ref(table)}.translations -> ${sql.lit(locale)} ->> ${sql.lit(field)}`,
    ),
  );

/** What shoppers call a combo in each language: a search for the word finds all of them. */
const COMBO_WORDS = 'Combo कॉम्बो କମ୍ବୋ';

/**
 * The columns of an item `s` and its categories `top` and `sub` that stocks and combos share; `kind` is what shoppers
 * call items of the kind.
 */
const texts = (kind: string): RawBuilder<unknown> => sql`s.id, s.name, s.sequence, s.subcategory_id,
  array_remove(array[${inOtherLanguages('s', 'name')}], null) as other_names,
  concat_ws(' ', s.description, ${inOtherLanguages('s', 'description')}) as description,
  concat_ws(' ', ${sql.lit(kind)}, top.name, sub.name, ${inOtherLanguages('top', 'name')},
    ${inOtherLanguages('sub', 'name')}) as category_names,
  not (top.inactive or sub.inactive) as in_active_category`;

async function queryStocks(db: Db, condition: RawBuilder<unknown>): Promise<SearchableItem[]> {
  const found = await sql<SearchableItem>`
    select ${texts('')}, s.category_id, s.veg_nonveg_type = 0 as veg, s.featured, s.staple_for
    from catalogue.stocks s
    join catalogue.categories top on top.id = s.category_id
    join catalogue.categories sub on sub.id = s.subcategory_id
    where not s.inactive and ${condition}`.execute(db);
  return found.rows;
}

async function queryCombos(db: Db, condition: RawBuilder<unknown>): Promise<SearchableItem[]> {
  const found = await sql<SearchableItem>`
    select ${texts(COMBO_WORDS)}, top.id as category_id, false as featured, '{}'::text[] as staple_for,
      not exists (select from catalogue.combo_lines l join catalogue.stocks p on p.id = l.stock_id
        where l.combo_id = s.id and p.veg_nonveg_type <> 0) as veg
    from catalogue.combos s
    join catalogue.categories sub on sub.id = s.subcategory_id
    join catalogue.categories top on top.id = coalesce(sub.parent_id, sub.id)
    where not s.inactive and ${condition}`.execute(db);
  return found.rows;
}

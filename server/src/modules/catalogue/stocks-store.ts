import type { ItemSort, Stock } from '@sabuja/contract';
import { type Locale, localize, toRupees } from '@sabuja/kit';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Paging } from '../../platform/http/index.ts';
import type { Arrangement } from './arrange-items.ts';
import type { StockRow } from './tables.ts';

export type StockFilter = Arrangement & {
  category_id?: number | undefined;
  subcategory_id?: number | undefined;
  featured?: boolean | undefined;
  active_only?: boolean | undefined;
  active_categories?: boolean | undefined;
  veg_nonveg?: number | undefined;
};

/** Products of this country are not imported. */
const HOME_COUNTRY = 'IN';

/** A stock as the API returns it, in a language: amounts in rupees. */
export function toApiStock(row: Selectable<StockRow>, locale: Locale): Stock {
  const { name, description, units } = localize(row, locale);
  return {
    stock_id: row.id,
    category_id: row.category_id,
    subcategory_id: row.subcategory_id,
    name,
    description,
    cost: toRupees(row.cost_paise),
    discount: row.discount_percent,
    quantity: row.quantity,
    inactive: row.inactive ? 1 : 0,
    veg_nonveg_type: row.veg_nonveg_type,
    units,
    image_urls: row.image_urls,
    department: row.department,
    gst: row.gst_percent,
    tax_included: row.tax_included,
    lead_time_hours: row.effective_lead_time_hours,
    ...(row.origin !== null && row.origin !== HOME_COUNTRY && { origin: row.origin }),
  };
}

/** A stock of the shop, also a retired one; a draft is not in the shop. */
export const findStock = (db: Db | Tx, id: number) =>
  db
    .selectFrom('catalogue.stocks')
    .selectAll()
    .where('id', '=', id)
    .where('draft', '=', false)
    .executeTakeFirst();

/** A stock for staff, also one that is not published: it may have units already. */
export const findStockOrDraft = (tx: Tx, id: number) =>
  tx.selectFrom('catalogue.stocks').selectAll().where('id', '=', id).executeTakeFirst();

/** The stocks of some ids, in no order. */
export const findStocks = (db: Db, ids: readonly number[]) =>
  sql<Selectable<StockRow>>`select * from catalogue.stocks where id = any(${ids}::int[])`
    .execute(db)
    .then((found) => found.rows);

/** The price after discount, as `discountedUnit` of the kit computes it: half a paisa of discount is rounded up. */
export const discountedPaise = (alias: 's' | 'o') => {
  const [cost, discount] = [sql.ref(`${alias}.cost_paise`), sql.ref(`${alias}.discount_percent`)];
  return sql<number>`${cost} - div(${cost} * (${discount} * 100)::bigint + 5000, 10000)`;
};

const sortKeys: Record<ItemSort, RawBuilder<number | string>> = {
  price: discountedPaise('s'),
  price_desc: sql`-(${discountedPaise('s')})`,
  discount: sql`-s.discount_percent`,
  origin: sql`case s.origin when 'IN' then '' else coalesce(s.origin, 'ZZZ') end`,
};

/** Stocks in the order of the listings, or in the requested one with sold-out ones last. */
export const listStocks = (db: Db | Tx, filter: StockFilter, { page, limit }: Paging) =>
  filterStocks(db, filter)
    .selectAll('s')
    .$if(filter.sort !== undefined, (query) =>
      query.orderBy(sql`s.quantity = 0`).orderBy(sortKeys[filter.sort ?? 'price']),
    )
    .orderBy('s.sequence')
    .orderBy('s.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export async function countStocks(db: Db | Tx, filter: StockFilter): Promise<number> {
  const counted = filterStocks(db, filter).select((e) => e.fn.countAll<number>().as('n'));
  return (await counted.executeTakeFirstOrThrow()).n;
}

function filterStocks(db: Db | Tx, filter: StockFilter) {
  let query = db.selectFrom('catalogue.stocks as s').where('s.draft', '=', false);
  if (filter.active_only) query = query.where('s.inactive', '=', false);
  if (filter.category_id) query = query.where('s.category_id', '=', filter.category_id);
  if (filter.subcategory_id) query = query.where('s.subcategory_id', '=', filter.subcategory_id);
  if (filter.featured) query = query.where('s.featured', '=', true);
  if (filter.veg_nonveg !== undefined) {
    query = query.where('s.veg_nonveg_type', filter.veg_nonveg === 0 ? '=' : '<>', 0);
  }
  if (filter.in_stock) query = query.where('s.quantity', '>', 0);
  if (filter.discounted) query = query.where('s.discount_percent', '>', 0);
  if (filter.origin) query = query.where('s.origin', '=', filter.origin);
  if (filter.active_categories) query = query.where(inActiveCategory);
  return query;
}

/** The page of a listing that contains a stock; the first when none does. */
export async function findPageOfStock(
  db: Db,
  filter: StockFilter,
  { stockId, limit }: { stockId: number; limit: number },
): Promise<number> {
  const query = filterStocks(db, filter);
  const sortsBefore = sql<boolean>`(s.sequence, s.id) < (
    select p.sequence, p.id from catalogue.stocks p where p.id = ${stockId})`;
  const [stock, before] = await Promise.all([
    query.select('s.id').where('s.id', '=', stockId).executeTakeFirst(),
    query
      .where(sortsBefore)
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  return stock ? Math.floor(before.n / limit) + 1 : 1;
}

const inActiveCategory = sql<boolean>`
  s.category_id <> all (array(select id from catalogue.categories where inactive))
  and s.subcategory_id <> all (array(select id from catalogue.categories where inactive))`;

import type { Department, ItemState, RecordedPrice, StaffStock } from '@sabuja/contract';
import { fail, toRupees } from '@sabuja/kit';
import { type Selectable, type SqlBool, sql } from 'kysely';
import { type Db, escapeLike, matchesTranslation } from '../../../platform/db/index.ts';
import { ascending, type Paging, selectPage, toPage } from '../../../platform/http/index.ts';
import { describeRevisions, listMemberNames } from '../../staff/index.ts';
import type { StockRow } from '../tables.ts';
import { stateColumns, stateOf } from './item-values.ts';
import { findStaffLabels } from './save-label.ts';

type Row = Selectable<StockRow>;
type Filter = {
  q?: string;
  department?: Department;
  category_id?: number;
  subcategory_id?: number;
  state?: ItemState;
};

/** A page of the products that match a filter, sorted by name, including drafts and retired ones. */
export async function listStaffStocks(db: Db, filter: Filter, paging: Paging) {
  const found = await selectPage(
    filterStocks(db, filter).selectAll(),
    [ascending('name'), ascending('id')],
    paging,
  );
  const describe = await describeStocks(db, found.rows);
  return toPage(found, paging, (row) => toStaffStock(row, describe(row)));
}

function filterStocks(db: Db, { q, department, category_id, subcategory_id, state }: Filter) {
  let query = db.selectFrom('catalogue.stocks');
  if (department) query = query.where('department', '=', department);
  if (category_id) query = query.where('category_id', '=', category_id);
  if (subcategory_id) query = query.where('subcategory_id', '=', subcategory_id);
  if (state) {
    const { draft, inactive } = stateColumns(state);
    query = query.where('draft', '=', draft).where('inactive', '=', inactive);
  }
  const text = q?.trim();
  return text ? query.where(matches(text)) : query;
}

function matches(text: string) {
  const pattern = `%${escapeLike(text)}%`;
  return sql<SqlBool>`(name ilike ${pattern} or sku ilike ${pattern} or barcode ilike ${pattern}
    or ${matchesTranslation('translations', 'name', pattern)})`;
}

/** A product, also a draft or a retired one; undefined for an unknown id. */
export async function findStaffStock(db: Db, id: number): Promise<StaffStock | undefined> {
  const row = await db
    .selectFrom('catalogue.stocks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toStaffStock(row, (await describeStocks(db, [row]))(row));
}

/** The prices that a product has had, newest first. Fails with NO_STOCK. */
export async function listStockPrices(db: Db, id: number) {
  const rows = await db
    .selectFrom('catalogue.price_history')
    .select(['cost_paise', 'discount_percent', 'since', 'member_id'])
    .where('item_id', '=', id)
    .orderBy('id', 'desc')
    .limit(LISTED_PRICES)
    .execute();
  if (rows.length === 0) return fail('NO_STOCK');
  const names = await listMemberNames(
    db,
    rows.flatMap(({ member_id }) => member_id ?? []),
  );
  const results = rows.map(
    (row): RecordedPrice => ({
      cost: toRupees(row.cost_paise),
      discount: row.discount_percent,
      since: row.since.toISOString(),
      by: row.member_id === null ? null : (names.get(row.member_id) ?? null),
    }),
  );
  return { results };
}

const LISTED_PRICES = 200;

/** Reads data of products from other tables: their labels, and who changed them last. */
async function describeStocks(db: Db, rows: readonly Row[]) {
  const [revisionOf, labelOf] = await Promise.all([
    describeRevisions(db, rows),
    findStaffLabels(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return (row: Row) => ({ ...revisionOf(row), label: labelOf(row.id) });
}

type Described = ReturnType<Awaited<ReturnType<typeof describeStocks>>>;

const toStaffStock = (row: Row, described: Described): StaffStock => ({
  stock_id: row.id,
  sku: row.sku,
  barcode: row.barcode,
  name: row.name,
  description: row.description,
  units: row.units,
  translations: row.translations,
  category_id: row.category_id,
  subcategory_id: row.subcategory_id,
  department: row.department,
  cost: toRupees(row.cost_paise),
  discount: row.discount_percent,
  mrp: row.mrp_paise === null ? null : toRupees(row.mrp_paise),
  gst: row.gst_percent,
  hsn: row.hsn,
  veg_nonveg_type: row.veg_nonveg_type === 0 ? 0 : 1,
  featured: row.featured,
  image_urls: row.image_urls,
  image_alts: row.image_alts,
  sequence: row.sequence,
  lead_time_hours: row.lead_time_hours,
  max_per_order: row.max_per_order,
  aisle: row.aisle,
  state: stateOf(row),
  quantity: row.quantity,
  ...described,
});

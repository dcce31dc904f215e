import type { Department, ItemType } from '@sabuja/contract';
import { comboUnits } from '@sabuja/contract/rules/combo-units';
import { type Paise, translatedLocales } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, prepareQuery, type Tx } from '../../platform/db/index.ts';
import type { ItemTranslations } from './tables.ts';

/** An item for sale, as pricing, cart and orders need it: a stock, or a combo with its parts. */
export type CatalogueItem = {
  id: number;
  type: ItemType;
  name: string;
  units: string;
  /** Name and units in the languages beside English. */
  translations: ItemTranslations;
  department: Department;
  /** Per unit, before discount (paise). */
  cost: Paise;
  discountPercent: number;
  /** A combo is a mixed supply: taxed at the highest rate among its parts. */
  gstPercent: number;
  /** The cost includes GST; all parts of a combo have the same value. */
  taxIncluded: boolean;
  hsn: string;
  imageUrl: string | null;
  inactive: boolean;
  /** How many can be sold now. */
  available: number;
  /** How many hours before its slot it must be ordered; for a combo, the longest lead time of its parts. */
  leadTimeHours: number;
  /** The item's own limit of units in one order; null: the setting of its department applies. */
  maxPerOrder: number | null;
  /** The stock that one unit of the item uses. */
  parts: { stockId: number; quantity: number; inStock: number; maxPerOrder: number | null }[];
};

type ItemRef = { id: number; type: ItemType; quantity: number };

type Row = Omit<CatalogueItem, 'parts'> & {
  part_ids: number[];
  part_quantities: number[];
  parts_in_hand: number[];
  parts_max: (number | null)[];
};

/** The catalogue items of some lines; unknown ids are left out. */
export async function findItems(
  db: Db | Tx,
  itemRefs: readonly Pick<ItemRef, 'id' | 'type'>[],
): Promise<Map<number, CatalogueItem>> {
  const stocks = idsOf(itemRefs, 'STOCK');
  const combos = idsOf(itemRefs, 'COMBO');
  const rows: Row[] = [];
  if (stocks.length > 0) rows.push(...(await selectStocks(stocks).execute(db)).rows);
  if (combos.length > 0) rows.push(...(await selectCombos(combos).execute(db)).rows);
  return toCatalogueItems(rows);
}

/**
 * Returns the queries for the items of some lines; `toCatalogueItems` takes their rows. They lock the stock rows first,
 * in the order of their ids, so that two orders cannot deadlock.
 */
export function selectItemsForUpdate(itemRefs: readonly Pick<ItemRef, 'id' | 'type'>[]) {
  const stocks = idsOf(itemRefs, 'STOCK');
  const combos = idsOf(itemRefs, 'COMBO');
  return {
    lockedStocks: combos.length > 0 ? selectStocksForUpdate(stocks, combos) : undefined,
    stocks: stocks.length > 0 ? selectKnownStocksForUpdate({ ids: stocks }) : undefined,
    combos: combos.length > 0 ? selectCombos(combos) : undefined,
  };
}

/** The catalogue items of these rows by id. */
export const toCatalogueItems = (rows: readonly Row[]): Map<number, CatalogueItem> =>
  new Map(rows.map((row) => [row.id, withParts(row)]));

const idsOf = (itemRefs: readonly Pick<ItemRef, 'id' | 'type'>[], type: ItemType): number[] =>
  itemRefs.filter((line) => line.type === type).map((line) => line.id);

const withParts = ({
  part_ids,
  part_quantities,
  parts_in_hand,
  parts_max,
  translations,
  ...item
}: Row): CatalogueItem => ({
  ...item,
  translations: orderTexts(item.type, translations),
  parts: part_ids.map((stockId, i) => ({
    stockId,
    quantity: part_quantities[i] ?? 1,
    inStock: parts_in_hand[i] ?? 0,
    maxPerOrder: parts_max[i] ?? null,
  })),
});

/** Name and units in each language; a combo's units are the same for all combos. */
const orderTexts = (type: ItemType, translations: ItemTranslations): ItemTranslations =>
  Object.fromEntries(
    translatedLocales.map((locale) => {
      const { name, units } = translations[locale] ?? {};
      return [locale, { name, units: type === 'COMBO' ? comboUnits(locale) : units }];
    }),
  );

/**
 * Locks all stock rows of some stocks and combos in one statement: with two statements, two orders could deadlock.
 */
export async function lockStocks(db: Db | Tx, stocks: number[], combos: number[]): Promise<void> {
  await selectStocksForUpdate(stocks, combos).execute(db);
}

const selectStocksForUpdate = (stocks: number[], combos: number[]) => sql`
    select from catalogue.stocks
    where id = any(array(
      select unnest(${stocks}::int[])
      union select stock_id from catalogue.combo_lines where combo_id = any(${combos}::int[])))
    order by id for no key update`;

const selectStocks = (ids: number[], { lock } = { lock: false }) => sql<Row>`
    select id, 'STOCK' as type, name, units, translations, department, cost_paise as cost,
      discount_percent as "discountPercent", gst_percent as "gstPercent",
      tax_included as "taxIncluded", hsn, image_urls[1] as "imageUrl", inactive, quantity as available,
      effective_lead_time_hours as "leadTimeHours", max_per_order as "maxPerOrder",
      array[id] as part_ids, array[1] as part_quantities, array[quantity] as parts_in_hand,
      array[max_per_order] as parts_max
    from catalogue.stocks where id = any(${ids}::int[])
    order by id ${lock ? sql`for no key update` : sql``}`;

const selectKnownStocksForUpdate = prepareQuery(({ ids }: { ids: number[] }) =>
  selectStocks(ids, { lock: true }),
);

const selectCombos = (ids: number[]) => sql<Row>`
    select c.id, 'COMBO' as type, c.name, ${comboUnits('en')} as units, c.translations, c.department, c.cost_paise as cost,
      c.discount_percent as "discountPercent", max(s.gst_percent) as "gstPercent",
      bool_and(s.tax_included) as "taxIncluded",
      (array_agg(s.hsn order by s.gst_percent desc, s.id))[1] as hsn,
      c.image_urls[1] as "imageUrl", c.inactive,
      min(case when s.inactive then 0 else s.quantity / l.quantity end) as available,
      max(s.effective_lead_time_hours) as "leadTimeHours", c.max_per_order as "maxPerOrder",
      array_agg(s.id order by s.id) as part_ids, array_agg(l.quantity order by s.id) as part_quantities,
      array_agg(s.quantity order by s.id) as parts_in_hand,
      array_agg(s.max_per_order order by s.id) as parts_max
    from catalogue.combos c
    join catalogue.combo_lines l on l.combo_id = c.id
    join catalogue.stocks s on s.id = l.stock_id
    where c.id = any(${ids}::int[]) group by c.id`;

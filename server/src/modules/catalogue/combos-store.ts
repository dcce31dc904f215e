import type { Combo, PictureAlts } from '@sabuja/contract';
import { comboUnits } from '@sabuja/contract/rules/combo-units';
import { type Locale, localize, toRupees } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { PagedRows, Paging } from '../../platform/http/index.ts';
import type { Arrangement } from './arrange-items.ts';
import type { ItemTranslations, NameTranslations } from './tables.ts';

type Line = {
  id: number;
  stock_id: number;
  quantity: number;
  name: string;
  units: string;
  image_url: string | null;
  veg_nonveg_type: number;
  cost_paise: number;
  discount: number;
  /** Quantity in stock, 0 when the stock is inactive. */
  in_hand: number;
  lead_time_hours: number;
  gst_percent: number;
  tax_included: boolean;
  translations: ItemTranslations;
};
export type ComboWithLines = {
  id: number;
  category_id: number;
  subcategory_id: number;
  name: string;
  description: string;
  cost_paise: number;
  discount_percent: number;
  department: Combo['department'];
  inactive: boolean;
  image_urls: string[];
  image_alts: PictureAlts;
  lines: Line[];
  translations: NameTranslations;
};

/** A combo as the API returns it, in a language; its quantity is the number that the stocks suffice for. */
export function toApiCombo(combo: ComboWithLines, locale: Locale): Combo {
  const { name, description } = localize(combo, locale);
  return {
    id: combo.id,
    category_id: combo.category_id,
    subcategory_id: combo.subcategory_id,
    name,
    description,
    cost: toRupees(combo.cost_paise),
    discount: combo.discount_percent,
    quantity: availableCombos(combo.lines),
    inactive: combo.inactive ? 1 : 0,
    veg_nonveg_type: combo.lines.some((line) => line.veg_nonveg_type !== 0) ? 1 : 0,
    units: comboUnits(locale),
    image_url: combo.image_urls[0] ?? null,
    image_urls: combo.image_urls,
    department: combo.department,
    combos: combo.lines.map((line) => toApiComboLine(localize(line, locale))),
    lead_time_hours: Math.max(0, ...combo.lines.map((line) => line.lead_time_hours)),
    gst: Math.max(0, ...combo.lines.map((line) => line.gst_percent)),
    tax_included: combo.lines.every((line) => line.tax_included),
  };
}

const toApiComboLine = ({
  quantity,
  cost_paise,
  in_hand: _,
  lead_time_hours: _leadTime,
  gst_percent: _gst,
  tax_included: _taxIncluded,
  translations: _texts,
  ...line
}: Line): Combo['combos'][number] => ({
  ...line,
  quantities: quantity,
  cost: toRupees(cost_paise),
});

/** How many combos of these lines the stocks suffice for. */
export const availableCombos = (lines: readonly Line[]): number =>
  lines.length === 0
    ? 0
    : Math.min(...lines.map((line) => Math.floor(line.in_hand / line.quantity)));

const combosWithLines = sql`
  select c.id, cat.parent_id as category_id, c.subcategory_id, c.name, c.description, c.cost_paise,
    c.discount_percent, c.department, c.inactive, c.image_urls, c.image_alts, c.sequence, c.translations,
    coalesce((
      select json_agg(json_build_object(
        'id', l.id, 'stock_id', l.stock_id, 'quantity', l.quantity, 'name', s.name, 'units', s.units, 'translations', s.translations,
        'image_url', s.image_urls[1], 'veg_nonveg_type', s.veg_nonveg_type,
        'cost_paise', s.cost_paise, 'discount', s.discount_percent,
        'in_hand', case when s.inactive then 0 else s.quantity end,
        'lead_time_hours', s.effective_lead_time_hours,
        'gst_percent', s.gst_percent, 'tax_included', s.tax_included) order by l.id)
      from catalogue.combo_lines l join catalogue.stocks s on s.id = l.stock_id
      where l.combo_id = c.id), '[]') as lines
  from catalogue.combos c join catalogue.categories cat on cat.id = c.subcategory_id`;

/** A combo of the shop, also a retired one; a draft is not in the shop. */
export async function findCombo(db: Db | Tx, id: number): Promise<ComboWithLines | undefined> {
  const found =
    await sql<ComboWithLines>`${combosWithLines} where c.id = ${id} and not c.draft`.execute(db);
  return found.rows[0];
}

/** The combos of some ids, in no order. */
export async function findCombos(db: Db, ids: readonly number[]): Promise<ComboWithLines[]> {
  if (ids.length === 0) return [];
  const found =
    await sql<ComboWithLines>`${combosWithLines} where c.id = any(${ids}::int[])`.execute(db);
  return found.rows;
}

export type ComboFilter = Arrangement & {
  category_id?: number | undefined;
  subcategory_id?: number | undefined;
  /** 1: combos with a part that is not vegetarian; 0: vegetarian combos only. */
  veg_nonveg?: number | undefined;
};

export async function listCombos(
  db: Db,
  filter: ComboFilter,
  { page, limit }: Paging,
): Promise<PagedRows<ComboWithLines>> {
  const conditions = buildConditions(filter);
  const [found, count] = await Promise.all([
    sql<ComboWithLines>`${combosWithLines} where ${conditions} order by c.sequence, c.id
      limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{
      n: number;
    }>`select count(*)::int as n from catalogue.combos c where ${conditions}`.execute(db),
  ]);
  return { rows: found.rows, total: count.rows[0]?.n ?? 0 };
}

function buildConditions({ category_id, subcategory_id, veg_nonveg }: ComboFilter) {
  const baseConditions = sql`not c.inactive
    and (${subcategory_id ?? null}::int is null or c.subcategory_id = ${subcategory_id ?? null}::int)
    and (${category_id ?? null}::int is null or c.subcategory_id in (
      select id from catalogue.categories where parent_id = ${category_id ?? null}::int and not inactive))`;
  if (veg_nonveg === undefined) return baseConditions;
  return sql`${baseConditions} and ${veg_nonveg !== 0} = exists (
    select from catalogue.combo_lines l join catalogue.stocks s on s.id = l.stock_id
    where l.combo_id = c.id and s.veg_nonveg_type <> 0)`;
}

import type { Department } from '@sabuja/contract';
import { toPaise } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { addLabels, type NewLabel } from './add-labels.ts';

/** Items to add to the catalogue; costs in rupees. */
export type NewCategory = {
  slug: string;
  name: string;
  description: string;
  imageUrl: string | null;
  parentId: number | null;
  sequence: number;
  /** How many hours ahead its products must be ordered. */
  leadTimeHours?: number;
};
export type NewStock = {
  slug: string;
  categoryId: number;
  subcategoryId: number;
  name: string;
  description: string;
  units: string;
  cost: number;
  discountPercent: number;
  gstPercent: number;
  /** The maximum retail price of the pack in rupees, if it has one. */
  mrp?: number;
  label?: NewLabel;
  hsn: string;
  veg: boolean;
  department: Department;
  quantity: number;
  inactive: boolean;
  featured: boolean;
  imageUrls: string[];
  sequence: number;
  /** The product's own lead time; without it, that of its category applies. */
  leadTimeHours?: number;
};
export type NewCombo = {
  slug: string;
  subcategoryId: number;
  name: string;
  description: string;
  cost: number;
  discountPercent: number;
  department: Department;
  imageUrls: string[];
  sequence: number;
  lines: readonly { stockId: number; quantity: number }[];
};

type IdsBySlug = Map<string, number>;
const toIdsBySlug = (rows: readonly { slug: string; id: number }[]): IdsBySlug =>
  new Map(rows.map((row) => [row.slug, row.id]));

/** Adds categories; returns their ids by slug. */
export async function addCategories(
  db: Db,
  categories: readonly NewCategory[],
): Promise<IdsBySlug> {
  const rows = await db
    .insertInto('catalogue.categories')
    .values(
      categories.map(({ imageUrl, parentId, leadTimeHours, ...category }) => ({
        ...category,
        lead_time_hours: leadTimeHours ?? null,
        image_url: imageUrl,
        parent_id: parentId,
      })),
    )
    .returning(['id', 'slug'])
    .execute();
  return toIdsBySlug(rows);
}

/** Adds stocks with their labels; returns their ids by slug. */
export async function addStocks(db: Db, stocks: readonly NewStock[]): Promise<IdsBySlug> {
  const rows = await db
    .insertInto('catalogue.stocks')
    .values(stocks.map(toStockRow))
    .returning(['id', 'slug'])
    .execute();
  const ids = toIdsBySlug(rows);
  const labels = stocks.flatMap(({ slug, label }) =>
    label ? [{ ...label, stockId: ids.get(slug) ?? 0 }] : [],
  );
  await addLabels(db, labels);
  return ids;
}

const toStockRow = (stock: NewStock) => ({
  slug: stock.slug,
  category_id: stock.categoryId,
  subcategory_id: stock.subcategoryId,
  name: stock.name,
  description: stock.description,
  units: stock.units,
  cost_paise: toPaise(stock.cost),
  discount_percent: stock.discountPercent,
  gst_percent: stock.gstPercent,
  mrp_paise: stock.mrp === undefined ? null : toPaise(stock.mrp),
  hsn: stock.hsn,
  veg_nonveg_type: stock.veg ? 0 : 1,
  department: stock.department,
  quantity: stock.quantity,
  inactive: stock.inactive,
  featured: stock.featured,
  image_urls: stock.imageUrls,
  sequence: stock.sequence,
  lead_time_hours: stock.leadTimeHours ?? null,
});

/**
 * Adds combos with their lines; returns their ids by slug. The database refuses a combo of several
 * departments.
 */
export async function addCombos(db: Db, combos: readonly NewCombo[]): Promise<IdsBySlug> {
  const rows = await db
    .insertInto('catalogue.combos')
    .values(
      combos.map((combo) => ({
        slug: combo.slug,
        subcategory_id: combo.subcategoryId,
        name: combo.name,
        description: combo.description,
        cost_paise: toPaise(combo.cost),
        discount_percent: combo.discountPercent,
        department: combo.department,
        image_urls: combo.imageUrls,
        sequence: combo.sequence,
      })),
    )
    .returning(['id', 'slug'])
    .execute();
  const ids = toIdsBySlug(rows);
  const lines = combos.flatMap((combo) =>
    combo.lines.map((line) => ({
      combo_id: ids.get(combo.slug) ?? 0,
      stock_id: line.stockId,
      quantity: line.quantity,
    })),
  );
  await db.insertInto('catalogue.combo_lines').values(lines).execute();
  return ids;
}

/** True when the catalogue has no categories yet. */
export const isCatalogueEmpty = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('catalogue.categories').select('id').limit(1).executeTakeFirst()) ===
  undefined;

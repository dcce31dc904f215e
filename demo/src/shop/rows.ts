import type { Subject, Tint } from '../pictures/recipe.ts';
import { labelOf } from './labels.ts';
import type { DemoCategory, DemoStock, DemoSubcategory, Department, GstPercent } from './types.ts';

/** Default properties of the stocks of a subcategory; a row may override them. */
export interface StockDefaults {
  readonly hsn: string;
  readonly gst: GstPercent;
  readonly veg: boolean;
  readonly department: Department;
}

/** Overrides of a subcategory's defaults, and how many hours ahead its stocks must be ordered. */
export type SubcategoryDefaults = Partial<StockDefaults> & { readonly leadTimeHours?: number };

export interface RowExtras extends Partial<StockDefaults> {
  /** Discount in percent. */
  readonly off?: number;
  readonly featured?: boolean;
  readonly inactive?: boolean;
}

export interface Row extends RowExtras {
  readonly slug: string;
  readonly name: string;
  readonly units: string;
  readonly cost: number;
  readonly quantity: number;
  readonly description: string;
  readonly subject: Subject;
}

export interface SubcategoryRows {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly subject: Subject;
  readonly defaults: SubcategoryDefaults;
  readonly rows: readonly Row[];
}

export const grocery: StockDefaults = { hsn: '', gst: 0, veg: true, department: 'GROCERY' };

/** Restaurant service: 5 % without input credit. */
export const kitchen: StockDefaults = { hsn: '996331', gst: 5, veg: true, department: 'KITCHEN' };

/** One stock; `cost` in rupees for one unit, `quantity` in units. */
export function stock(
  slug: string,
  name: string,
  units: string,
  cost: number,
  quantity: number,
  description: string,
  subject: Subject,
  extras: RowExtras = {},
): Row {
  return { slug, name, units, cost, quantity, description, subject, ...extras };
}

export function subcategory(
  slug: string,
  name: string,
  description: string,
  subject: Subject,
  defaults: SubcategoryDefaults,
  rows: readonly Row[],
): SubcategoryRows {
  return { slug, name, description, subject, defaults, rows };
}

export interface CategoryHead {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly tint: Tint;
  readonly subject: Subject;
  readonly defaults: StockDefaults;
}

/** Builds a category with its subcategories and stocks, with the category's defaults and tint. */
export function category(
  head: CategoryHead,
  subcategories: readonly SubcategoryRows[],
): DemoCategory {
  const { slug, name, description, tint, subject } = head;
  return {
    slug,
    name,
    description,
    tint,
    picture: { tint, ...subject },
    subcategories: subcategories.map((each) => toSubcategory(each, tint)),
    stocks: subcategories.flatMap((each) => each.rows.map((row) => toStock(row, each, head))),
  };
}

function toSubcategory(from: SubcategoryRows, tint: Tint): DemoSubcategory {
  const { slug, name, description, subject, defaults } = from;
  const { leadTimeHours } = defaults;
  return {
    slug,
    name,
    description,
    picture: { tint, ...subject },
    ...(leadTimeHours !== undefined && { leadTimeHours }),
  };
}

function toStock(row: Row, from: SubcategoryRows, head: CategoryHead): DemoStock {
  const common = { ...head.defaults, ...from.defaults };
  return {
    slug: row.slug,
    subcategory: from.slug,
    name: row.name,
    description: row.description,
    units: row.units,
    cost: row.cost,
    discountPercent: row.off ?? 0,
    gstPercent: row.gst ?? common.gst,
    hsn: row.hsn ?? common.hsn,
    veg: row.veg ?? common.veg,
    department: row.department ?? common.department,
    quantity: row.quantity,
    inactive: row.inactive ?? false,
    featured: row.featured ?? false,
    picture: { tint: head.tint, ...row.subject },
    ...labelOf({
      slug: row.slug,
      subcategory: from.slug,
      category: head.slug,
      units: row.units,
      cost: row.cost,
    }),
  };
}

import type { Department, ImportKind, ItemType, PictureAlts, SheetKind } from '@sabuja/contract';
import type { Allergen } from '@sabuja/contract/rules/allergens';
import type { ImportColumn } from '@sabuja/contract/rules/import-columns';
import type { MovementReason, WasteReason } from '@sabuja/contract/rules/stock-ledger';
import type { Translations } from '@sabuja/kit';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AuditActor } from '../staff/index.ts';

export type ItemTranslations = Translations<'name' | 'description' | 'units'>;
export type NameTranslations = Translations<'name' | 'description'>;

/** The columns that every change by staff updates. */
type Revised = {
  /** Counts the changes by staff; orders do not change it. */
  version: Generated<number>;
  updated_at: Generated<Date>;
  /** The member of staff; null when nobody of the staff made the change. */
  updated_by: Generated<number | null>;
};

type CategoryRow = Revised & {
  id: Generated<number>;
  slug: Generated<string>;
  name: string;
  description: string | null;
  image_url: string | null;
  parent_id: number | null;
  sequence: number;
  inactive: Generated<boolean>;
  lead_time_hours: Generated<number | null>;
  translations: Generated<NameTranslations>;
};

export type StockRow = Revised & {
  id: Generated<number>;
  slug: Generated<string>;
  /** The shop's own key, in upper case. */
  sku: Generated<string>;
  barcode: Generated<string | null>;
  /** The place in the shop; null: the name of its subcategory is used. */
  aisle: Generated<string | null>;
  category_id: number;
  subcategory_id: number;
  name: string;
  description: string;
  units: string;
  cost_paise: number;
  discount_percent: number;
  gst_percent: number;
  /** The maximum retail price of the pack; null: it has none. */
  mrp_paise: Generated<number | null>;
  /** The cost includes GST: yes for groceries and whatever has an MRP. */
  tax_included: GeneratedAlways<boolean>;
  hsn: string;
  veg_nonveg_type: number;
  department: Department;
  quantity: number;
  /** Units sold by orders that are not cancelled. */
  sold: Generated<number>;
  inactive: Generated<boolean>;
  /** Not in the shop yet; a draft is always inactive, too. */
  draft: Generated<boolean>;
  featured: Generated<boolean>;
  image_urls: string[];
  /** Alternative texts of the pictures, by path. */
  image_alts: Generated<PictureAlts>;
  sequence: number;
  /** Its plain English names, such as 'milk': a search for one ranks it above items that only contain the word. */
  staple_for: Generated<string[]>;
  /** The product's own lead time; null: that of its category applies. */
  lead_time_hours: Generated<number | null>;
  /** The lead time that applies, set by the database. */
  effective_lead_time_hours: Generated<number>;
  /** Maximum units in one order; null: the setting of its department applies. */
  max_per_order: Generated<number | null>;
  translations: Generated<ItemTranslations>;
  /** The stock is listed as low at this quantity and below; null: the shop's default. */
  low_stock_at: Generated<number | null>;
  /** The country on its label; the database copies it from there. */
  origin: Generated<string | null>;
};

/** The label of a product: everything stated about it besides its price (migration 0060). */
export type LabelRow = {
  stock_id: number;
  net_quantity: number | null;
  net_unit: 'G' | 'ML' | 'PIECE' | null;
  packer: string | null;
  origin: string | null;
  best_before_days: number | null;
  ingredients: string | null;
  /** Empty: contains none; null: not stated. */
  allergens: Allergen[] | null;
  fssai: string | null;
  translations: JSONColumnType<Translations<'ingredients'>>;
};

export type ComboRow = Revised & {
  id: Generated<number>;
  slug: Generated<string>;
  subcategory_id: number;
  name: string;
  description: string;
  cost_paise: number;
  discount_percent: number;
  department: Department;
  inactive: Generated<boolean>;
  draft: Generated<boolean>;
  image_urls: string[];
  image_alts: Generated<PictureAlts>;
  sequence: number;
  max_per_order: Generated<number | null>;
  translations: Generated<NameTranslations>;
};

type ComboLineRow = { id: Generated<number>; combo_id: number; stock_id: number; quantity: number };

/** One change of a stock's quantity; written by the database when the quantity changes. */
type StockMovementRow = {
  id: Generated<number>;
  stock_id: number;
  change: number;
  reason: MovementReason;
  waste_reason: Generated<WasteReason | null>;
  note: Generated<string | null>;
  order_uid: string | null;
  member_id: number | null;
  supply_id: Generated<number | null>;
  action_id: Generated<string | null>;
  quantity_after: Generated<number | null>;
  at: Date;
};

/** A file that is uploaded in parts. */
export type UploadRow = {
  id: Generated<string>;
  member_id: number;
  file_name: string;
  fingerprint: string;
  /** Bytes of the whole file; `received`: bytes stored so far. */
  size: number;
  received: Generated<number>;
  created_at: Date;
  updated_at: Date;
  /** The path of the stored picture or video; its parts are deleted when this is set. */
  stored_path: Generated<string | null>;
};

/** A sheet that staff uploaded, or a zip of pictures. */
export type ImportRecord = {
  id: Generated<string>;
  kind: ImportKind;
  dry_run: boolean;
  columns: string[];
  actor: JSONColumnType<Exclude<AuditActor, 'command line'>>;
  file_name: Generated<string | null>;
  /** The dry run that checked its rows. */
  dry_run_id: Generated<string | null>;
  /** The zip, until its pictures are stored. */
  upload_id: Generated<string | null>;
  cancelled_at: Generated<Date | null>;
  created_at: Date;
};

export type ScheduledPriceRow = {
  id: Generated<number>;
  /** Either `stock_id` or `combo_id` is set. */
  stock_id: number | null;
  combo_id: number | null;
  item_id: GeneratedAlways<number>;
  cost_paise: number;
  discount_percent: number;
  valid_from: Date;
  /** Null: the price has no end. */
  valid_until: Date | null;
  state: Generated<
    'planned' | 'running' | 'ended' | 'cancelled' | 'replaced' | 'missed' | 'refused'
  >;
  /** The price that it replaced; null until it begins. */
  before_cost_paise: Generated<number | null>;
  before_discount_percent: Generated<number | null>;
  /** PostgreSQL range from `valid_from` to before `valid_until`; without an end, only the moment `valid_from`. */
  during: GeneratedAlways<string>;
  actor: JSONColumnType<Exclude<AuditActor, 'command line'>>;
  created_at: Date;
};

declare module '../../platform/db/db.ts' {
  interface Tables {
    'catalogue.categories': CategoryRow;
    'catalogue.stocks': StockRow;
    'catalogue.labels': LabelRow;
    'catalogue.combos': ComboRow;
    'catalogue.combo_lines': ComboLineRow;
    'catalogue.stock_movements': StockMovementRow;
    'catalogue.imports': ImportRecord;
    'catalogue.uploads': UploadRow;
    'catalogue.upload_parts': { upload_id: string; part: number; bytes: Buffer };
    'catalogue.column_mappings': {
      kind: SheetKind;
      heading: string;
      column_name: ImportColumn | null;
      updated_at: Date;
      updated_by: number | null;
    };
    'catalogue.scheduled_prices': ScheduledPriceRow;
    'catalogue.supplies': {
      id: Generated<number>;
      action_id: string;
      supplier: string;
      member_id: number | null;
      received_at: Date;
    };
    'catalogue.batches': {
      id: Generated<number>;
      supply_id: number;
      stock_id: number;
      quantity: number;
      /** Purchase price of one unit. */
      purchase_paise: number | null;
      batch: string | null;
      expires_on: string | null;
    };
    'catalogue.batch_units': {
      batch_id: number;
      stock_id: number;
      expires_on: string | null;
      units_left: number;
      /** Which orders took units before this time is only estimated. */
      recorded_since: Date;
    };
    'catalogue.order_batches': {
      order_uid: string;
      batch_id: number;
      stock_id: number;
      units: number;
    };
    'catalogue.recalls': {
      id: Generated<number>;
      batch_id: number;
      action_id: string;
      reason: string;
      units_removed: number;
      member_id: number;
      recalled_at: Date;
      ended_at: Generated<Date | null>;
      ended_by: Generated<number | null>;
    };
    'catalogue.recall_notices': { recall_id: number; order_uid: string; notified_at: Date };
    'catalogue.stock_takes': {
      id: Generated<number>;
      uid: string;
      aisle: string;
      state: Generated<'open' | 'closing' | 'closed' | 'cancelled'>;
      started_by: number;
      started_at: Date;
      ended_by: Generated<number | null>;
      ended_at: Generated<Date | null>;
    };
    'catalogue.stock_take_lines': {
      take_id: number;
      stock_id: number;
      action_id: string;
      counted: number;
      expected: number;
      member_id: number;
      counted_at: Date;
      applied_at: Generated<Date | null>;
      picked_lines: Generated<string[]>;
    };
    'catalogue.stock_messages': { day: string; sent_at: Date; by_reader: Generated<boolean> };
    'catalogue.price_history': {
      id: Generated<number>;
      item_id: number;
      cost_paise: number;
      discount_percent: number;
      since: Date;
      member_id: number | null;
    };
    'catalogue.favourites': { customer_id: number; item_id: number; created_at: Date };
    'catalogue.synonyms': { term: string; meaning: string };
    'catalogue.search_misses': { query: string; times: number; last_at: Date };
    'catalogue.waiting': {
      id: Generated<number>;
      customer_id: number;
      item_id: number;
      type: ItemType;
      created_at: Date;
      was_out: boolean;
      told_at: Date | null;
    };
  }
}

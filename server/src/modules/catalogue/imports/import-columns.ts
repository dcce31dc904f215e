import { type ImportKind, staffProductCalls } from '@sabuja/contract';
import type { TSchema } from 'typebox';

/** Columns of a sheet: how the fields of a product are written in a spreadsheet. */
const stockColumns = [
  'sku',
  'name',
  'name_hi',
  'name_or',
  'description',
  'units',
  'subcategory_id',
  'department',
  'cost',
  'discount',
  'gst',
  'hsn',
  'veg',
  'barcode',
  'aisle',
  'state',
  'sequence',
  'lead_time_hours',
  'max_per_order',
  'quantity',
] as const;
export type ImportColumn = (typeof stockColumns)[number];

/** The columns that a sheet of each kind may have; the first is the key, and `required` must be there. */
export const columnsOf: Record<
  ImportKind,
  { all: readonly ImportColumn[]; required: readonly ImportColumn[] }
> = {
  stocks: { all: stockColumns, required: ['sku'] },
  prices: { all: ['sku', 'cost', 'discount'], required: ['sku', 'cost'] },
  quantities: { all: ['sku', 'quantity'], required: ['sku', 'quantity'] },
};

/** Columns of the file of failed rows that are ignored when it is uploaded again. */
export const IGNORED_COLUMNS = ['row', 'reason'];

const aliases: Readonly<Record<string, ImportColumn>> = {
  price: 'cost',
  qty: 'quantity',
  stock: 'quantity',
  unit: 'units',
  'hindi name': 'name_hi',
  'odia name': 'name_or',
};

/** The column that a heading names, in any case, or the heading itself. */
export function toColumn(heading: string): string {
  const name = heading.trim().toLowerCase();
  return aliases[name] ?? name.replaceAll(' ', '_');
}

const newStock = staffProductCalls['POST /api/v1/staff/stocks'];

/** The schema of each field of a product. */
export const fieldSchemas: Readonly<Record<string, TSchema>> = newStock.body.properties;

/** What is wrong with an invalid field, in plain words. */
export const fieldMessages: Readonly<Record<string, string>> = newStock.invalid;

/** Fields without which a product cannot be created. */
export const requiredFields: readonly string[] = newStock.body.required ?? [];

import type { NewStaffStock } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import { Value } from 'typebox/value';
import { fieldMessages, fieldSchemas } from './import-columns.ts';

export type RowValues = Partial<NewStaffStock>;
export type SheetRow = Readonly<Record<string, string>>;

const NUMBERS = new Set([
  ...['cost', 'discount', 'mrp', 'gst', 'quantity', 'sequence', 'subcategory_id'],
  ...['lead_time_hours', 'max_per_order'],
]);
const NULLABLE = new Set(['mrp', 'barcode', 'aisle', 'lead_time_hours', 'max_per_order']);

/** The texts that spreadsheets show for formulas without a result. */
const SPREADSHEET_ERROR = /^#(N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NULL!|NUM!)$/;

/**
 * The fields of a product that a row states; empty cells are skipped. Fails with BAD_FIELD for the first field that is
 * not valid.
 */
export function toRowValues(row: SheetRow) {
  const values: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(row)) {
    const text = cell.trim();
    if (text === '') continue;
    const [field, value] = toField(column, text);
    const schema = fieldSchemas[field];
    const isError = SPREADSHEET_ERROR.test(text);
    if (isError || (schema && !Value.Check(schema, value))) {
      const message = (isError ? undefined : fieldMessages[field]) ?? 'Please check this value.';
      return fail('BAD_FIELD', { column, value: text, message });
    }
    values[field] =
      field === 'translations' ? { ...(values[field] as object), ...(value as object) } : value;
  }
  return values as RowValues;
}

function toField(column: string, text: string): [string, unknown] {
  if (column === 'veg') return ['veg_nonveg_type', toFlag(text)];
  if (column === 'name_hi') return ['translations', { hi: { name: text } }];
  if (column === 'name_or') return ['translations', { or: { name: text } }];
  if (column === 'department') return [column, text.toUpperCase()];
  if (column === 'state') return [column, text.toLowerCase()];
  if (NULLABLE.has(column) && text === '-') return [column, null];
  if (!NUMBERS.has(column)) return [column, text];
  return [column, toNumber(text)];
}

const toFlag = (text: string): number | string =>
  ({ veg: 0, yes: 0, '0': 0, 'non-veg': 1, nonveg: 1, no: 1, '1': 1 })[text.toLowerCase()] ?? text;

/** Digits, or groups of them as in India or abroad: the last group has three. '12,50' is no number of either. */
const NUMBER = /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d+)?$/;

/** Parses '₹1,200.50' as 1200.5; returns any other text unchanged, so that the schema of the number refuses it. */
function toNumber(text: string): number | string {
  const digits = text.replace(/^₹\s*/, '');
  return NUMBER.test(digits) ? Number(digits.replaceAll(',', '')) : text;
}

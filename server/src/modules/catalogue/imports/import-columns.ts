import { staffProductCalls } from '@sabuja/contract';
import type { ImportColumn } from '@sabuja/contract/rules/import-columns';
import type { TSchema } from 'typebox';

/** Extra columns in the file of failed rows, which are ignored when it is uploaded again. */
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

/** What is wrong with an invalid field, as text. */
export const fieldMessages: Readonly<Record<string, string>> = newStock.invalid;

/** Fields without which a product cannot be created. */
export const requiredFields: readonly string[] = newStock.body.required ?? [];

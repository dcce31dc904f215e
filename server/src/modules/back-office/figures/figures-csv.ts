import type {
  Cohorts,
  SalesFigures,
  ServiceFigures,
  TaxFigures,
  WalletAges,
} from '@sabuja/contract';
import { toCsvField } from '../../../platform/csv.ts';

export type Sheet = { columns: readonly string[]; rows: readonly (readonly unknown[])[] };

/** A sheet as CSV (RFC 4180, UTF-8 with byte order mark for spreadsheets). */
export const toCsv = ({ columns, rows }: Sheet): string =>
  `\uFEFF${[columns, ...rows].map((row) => `${row.map(toCsvField).join(',')}\r\n`).join('')}`;

const salesColumns = [
  'key',
  'name',
  'orders',
  'units',
  'sales',
  'tax',
  'average',
  'credit_notes',
  'credited',
] as const;

export const salesSheet = ({ results }: SalesFigures): Sheet => ({
  columns: salesColumns,
  rows: results.map((row) => salesColumns.map((column) => row[column])),
});

const serviceColumns = [
  'date',
  'placed',
  'cancelled',
  'delivered',
  'on_time',
  'units_ordered',
  'units_found',
  'substituted_lines',
  'complaints',
  'first_orders',
  'repeat_orders',
  'wallet_spent',
  'wallet_refunds',
  'source_refunds',
  'wallet_balance',
] as const;

export const serviceSheet = ({ results }: ServiceFigures): Sheet => ({
  columns: serviceColumns,
  rows: results.map((row) => serviceColumns.map((column) => row[column])),
});

/** One row for each cohort; the columns after `returned` are the months since. */
export function cohortSheet({ results }: Cohorts): Sheet {
  const width = Math.max(0, ...results.map(({ months }) => months.length));
  return {
    columns: [
      'month',
      'customers',
      'returned',
      ...Array.from({ length: width }, (_, i) => i + 1),
    ].map(String),
    rows: results.map(({ month, customers, returned, months }) => [
      ...[month, customers, returned],
      ...months,
      ...Array(width - months.length).fill(''),
    ]),
  };
}

export const walletAgeSheet = ({ day, results }: WalletAges): Sheet => ({
  columns: ['day', 'age', 'wallets', 'amount'],
  rows: results.map(({ age, wallets, amount }) => [day, age, wallets, amount]),
});

/**
 * The columns of GSTR-1, table 12 (HSN summary, B2C), after the kind of document. Quantities are packs: unit quantity
 * code PAC. There is no integrated tax: all sales are within one state.
 */
export const hsnSheet = ({ hsn }: TaxFigures): Sheet => ({
  columns: [
    'Document',
    'HSN',
    'Description',
    'UQC',
    'Total Quantity',
    'Total Value',
    'Rate',
    'Taxable Value',
    'Integrated Tax Amount',
    'Central Tax Amount',
    'State/UT Tax Amount',
    'Cess Amount',
  ],
  rows: hsn.map((row) => [
    row.document,
    row.hsn,
    '',
    'PAC-PACKS',
    row.quantity,
    row.value,
    row.percent,
    row.taxable,
    0,
    row.cgst,
    row.sgst,
    0,
  ]),
});

/** The columns of GSTR-1, table 7 (B2C others), after the kind of document, with the tax; `state` is the GST state code. */
export const ratesSheet = ({ rates }: TaxFigures, state: string): Sheet => ({
  columns: [
    'Document',
    'Type',
    'Place Of Supply',
    'Rate',
    'Taxable Value',
    'Central Tax Amount',
    'State/UT Tax Amount',
    'Cess Amount',
  ],
  rows: rates.map((row) => [
    row.document,
    'OE',
    state,
    row.percent,
    row.taxable,
    row.cgst,
    row.sgst,
    0,
  ]),
});

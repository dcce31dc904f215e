import type {
  Cohorts,
  SalesFigures,
  ServiceFigures,
  TaxFigures,
  WalletAges,
} from '@sabuja/contract';
import { columnsOf, type SheetColumn } from '../../../platform/sheets/workbook-cells.ts';

export type FigureSheet = {
  columns: readonly SheetColumn[];
  rows: readonly (readonly unknown[])[];
};

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

export const salesSheet = ({ results }: SalesFigures): FigureSheet => ({
  columns: columnsOf(salesColumns, { rupees: ['sales', 'tax', 'average', 'credited'] }),
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

export const serviceSheet = ({ results }: ServiceFigures): FigureSheet => ({
  columns: columnsOf(serviceColumns, {
    rupees: ['wallet_spent', 'wallet_refunds', 'source_refunds', 'wallet_balance'],
  }),
  rows: results.map((row) => serviceColumns.map((column) => row[column])),
});

const ratingColumns = ['week', 'ratings', 'average'] as const;

export const ratingSheet = ({ ratings }: ServiceFigures): FigureSheet => ({
  columns: columnsOf(ratingColumns),
  rows: ratings.map((row) => ratingColumns.map((column) => row[column])),
});

/** One row for each cohort; each column after `returned` is a later month. */
export function cohortSheet({ results }: Cohorts): FigureSheet {
  const width = Math.max(0, ...results.map(({ months }) => months.length));
  const months = Array.from({ length: width }, (_, i) => String(i + 1));
  return {
    columns: columnsOf(['month', 'customers', 'returned', ...months]),
    rows: results.map(({ month, customers, returned, months }) => [
      ...[month, customers, returned],
      ...months,
      ...Array(width - months.length).fill(''),
    ]),
  };
}

export const walletAgeSheet = ({ day, results }: WalletAges): FigureSheet => ({
  columns: columnsOf(['day', 'age', 'wallets', 'amount'], { rupees: ['amount'] }),
  rows: results.map(({ age, wallets, amount }) => [day, age, wallets, amount]),
});

const hsnColumns = [
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
];

const rateColumns = [
  'Document',
  'Type',
  'Place Of Supply',
  'Rate',
  'Taxable Value',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
];

const TAX_AMOUNTS = [
  'Total Value',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
];

/**
 * The kind of document, then the columns of GSTR-1, table 12 (HSN summary, B2C). Quantities of goods are packs: unit
 * quantity code PAC. Services (codes that begin with 99, such as food service) have code NA and no quantity. There is
 * no integrated tax: all sales are within one state.
 */
export const hsnSheet = ({ hsn }: TaxFigures): FigureSheet => ({
  columns: columnsOf(hsnColumns, { rupees: TAX_AMOUNTS }),
  rows: hsn.map((row) => [
    row.document,
    row.hsn,
    '',
    isService(row.hsn) ? 'NA' : 'PAC-PACKS',
    isService(row.hsn) ? 0 : row.quantity,
    row.value,
    row.percent,
    row.taxable,
    0,
    row.cgst,
    row.sgst,
    0,
  ]),
});

const isService = (hsn: string): boolean => hsn.startsWith('99');

/**
 * The kind of document, then the columns of GSTR-1, table 7 (B2C others), with the tax; `state` is the GST state code.
 */
export const ratesSheet = ({ rates }: TaxFigures, state: string): FigureSheet => ({
  columns: columnsOf(rateColumns, { rupees: TAX_AMOUNTS }),
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

import type { SettledSums, SettlementDifference } from '@sabuja/contract';
import type { SettlementLineKind } from '@sabuja/contract/rules/settlement-kinds';
import type { Db } from '../../../platform/db/index.ts';
import { listSheet } from '../../../platform/sheets/list-sheet.ts';
import { columnsOf } from '../../../platform/sheets/workbook-cells.ts';
import type { Sheet } from '../../../platform/sheets/write-sheet.ts';
import { type DifferenceFilter, listDifferences } from './read-differences.ts';
import { listSettlementLines, listSettlements, type SettlementFilter } from './read-settlements.ts';

const MONEY = ['payments', 'refunds', 'other', 'fees', 'tax', 'net'] as const;

const settlementColumns = [
  ...[
    'provider',
    'id',
    'utr',
    'settled_at',
    'lines',
    'payments',
    'refunds',
    'other',
    'fees',
    'tax',
  ],
  ...['net', 'reported', 'bank_amount', 'bank_date', 'differences'],
] as const;

/** Settlements as a table. The filter must be valid. */
export const settlementsSheet = (db: Db, filter: SettlementFilter) =>
  listSheet(
    columnsOf(settlementColumns, {
      rupees: [...MONEY, 'reported', 'bank_amount'],
      instant: ['settled_at'],
    }),
    async (paging) => {
      const page = await listSettlements(db, { ...filter, ...paging });
      return 'code' in page ? { results: [], total: 0, next: null } : page;
    },
    (row) => [
      ...[row.provider, row.id, row.utr, row.settled_at, row.lines, row.payments, row.refunds],
      ...[row.other, row.fees, row.tax, row.net, row.reported],
      ...[row.bank?.amount ?? null, row.bank?.date ?? null, row.differences],
    ],
  );

const lineColumns = [
  ...['entity_id', 'kind', 'amount', 'currency', 'fee', 'tax', 'credit', 'debit', 'method'],
  ...['payment_id', 'created_at', 'ours', 'state'],
] as const;

/** The lines of a settlement as a table. */
export const linesSheet = (
  db: Db,
  of: { provider: string; id: string; kind?: SettlementLineKind },
) =>
  listSheet(
    columnsOf(lineColumns, {
      rupees: ['amount', 'fee', 'tax', 'credit', 'debit', 'ours'],
      instant: ['created_at'],
    }),
    (paging) => listSettlementLines(db, { ...of, ...paging }),
    (row) => lineColumns.map((name) => row[name]),
  );

const differenceColumns = [
  ...['provider', 'kind', 'subject', 'settlement_id', 'since', 'ours', 'theirs'],
  ...['note', 'resolved_by', 'resolved_at'],
] as const;

/** Differences as a table. */
export const differencesSheet = (db: Db, filter: DifferenceFilter) =>
  listSheet<SettlementDifference>(
    columnsOf(differenceColumns, {
      rupees: ['ours', 'theirs'],
      instant: ['since', 'resolved_at'],
    }),
    (paging) => listDifferences(db, { ...filter, ...paging }),
    (row) => [
      ...[row.provider, row.kind, row.subject, row.settlement_id, row.since, row.ours, row.theirs],
      ...[row.resolved?.note ?? null, row.resolved?.by ?? null, row.resolved?.at ?? null],
    ],
  );

const sumColumns = [
  ...['period', 'settlements', 'payments', 'refunds', 'other', 'fees', 'tax', 'net'],
] as (keyof SettledSums)[];

/** The settled sums by day or month as a table. */
export const sumsSheet = (results: readonly SettledSums[]): Sheet & { total: number } => ({
  columns: columnsOf(sumColumns, { rupees: MONEY }),
  rows: results.map((row) => sumColumns.map((name) => row[name])),
  total: results.length,
});

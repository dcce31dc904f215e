import type { StockBatch } from '@sabuja/contract';
import type { Locale } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';
import { listSheet } from '../../../platform/sheets/list-sheet.ts';
import { columnsOf } from '../../../platform/sheets/workbook-cells.ts';
import { listBatches, listRecalls, type RecallFilter } from '../../catalogue/index.ts';

const batchColumns = [
  ...['stock_id', 'name', 'units', 'batch', 'supplier', 'received_at', 'expires_on', 'received'],
  'left',
] as (keyof StockBatch)[];
export const batchesFile = { action: 'stock.batches.export', subject: 'batch', name: 'batches' };

/** Returns the batches as a table, newest first. */
export const batchesSheet = (
  db: Db,
  { q, stock_id }: { q?: string; stock_id?: number },
  locale: Locale,
) =>
  listSheet(
    columnsOf([...batchColumns, 'recall_id'], { instant: ['received_at'] }),
    (paging) => listBatches(db, { q, stock_id, ...paging }, locale),
    (row) => [...batchColumns, 'recall_id' as const].map((name) => row[name]),
  );

export const recallsFile = { action: 'stock.recalls.export', subject: 'batch', name: 'recalls' };

/** Returns the recalls with their batches as a table, without the affected customers. */
export const recallsSheet = (db: Db, { state, q }: RecallFilter, locale: Locale) =>
  listSheet(
    columnsOf(
      [
        ...['id', 'name', 'units', 'batch', 'supplier', 'expires_on', 'reason', 'units_removed'],
        ...['recalled_by', 'recalled_at', 'ended_at'],
      ],
      { instant: ['recalled_at', 'ended_at'] },
    ),
    (paging) => listRecalls(db, { ...(state && { state }), ...(q && { q }), ...paging }, locale),
    ({ batch, ...row }) => [
      ...[row.id, batch.name, batch.units, batch.batch, batch.supplier, batch.expires_on],
      ...[row.reason, row.units_removed, row.member, row.recalled_at, row.ended_at],
    ],
  );

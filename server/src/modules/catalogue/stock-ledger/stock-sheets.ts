import type { ExpiringBatch, StockLevel } from '@sabuja/contract';
import type { IstDate, Locale } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';
import { listSheet } from '../../../platform/sheets/list-sheet.ts';
import { columnsOf } from '../../../platform/sheets/workbook-cells.ts';
import { listExpiringBatches } from './expiring-batches.ts';
import { type LevelFilter, listStockLevels } from './stock-levels.ts';

const levelColumns = [
  ...['stock_id', 'name', 'units', 'aisle', 'department', 'quantity', 'low_stock_at', 'is_low'],
  'inactive',
] as (keyof StockLevel)[];
export const levelsFile = { action: 'stock.export', subject: 'stocks', name: 'stock-levels' };

/** Stocks with their quantities as a table. */
export const levelsSheet = (db: Db, { q, low }: LevelFilter, locale: Locale) =>
  listSheet(
    columnsOf(levelColumns),
    (paging) => listStockLevels(db, { q, low, ...paging }, locale),
    (row) => levelColumns.map((name) => row[name]),
  );

const batchColumns = [
  ...['stock_id', 'name', 'units', 'batch', 'supplier', 'expires_on', 'is_expired', 'received'],
  'left',
] as (keyof ExpiringBatch)[];
export const expiringFile = {
  action: 'stock.expiring.export',
  subject: 'batch',
  name: 'expiring-batches',
};

/** Batches that expire soon as a table. */
export const expiringSheet = (
  db: Db,
  { days }: { days: number },
  reading: { today: IstDate; locale: Locale },
) =>
  listSheet(
    columnsOf(batchColumns),
    (paging) => listExpiringBatches(db, { days, ...paging }, reading),
    (row) => batchColumns.map((name) => row[name]),
  );

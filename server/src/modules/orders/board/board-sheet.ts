import type { StaffOrder } from '@sabuja/contract';
import { fail, isIstDate } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { listSheet } from '../../../platform/sheets/list-sheet.ts';
import { columnsOf } from '../../../platform/sheets/workbook-cells.ts';
import type { BoardFilter } from './board-query.ts';
import { listBoard } from './board-views.ts';

const names = [
  ...['order_no', 'department', 'status', 'delivery_date', 'slot', 'zone', 'pincode', 'lines'],
  ...['units', 'final_amount', 'pending_amount', 'payment_method', 'lateness', 'picker'],
  'created_at',
] as (keyof StaffOrder)[];
const columns = columnsOf(names, {
  rupees: ['final_amount', 'pending_amount'],
  instant: ['created_at'],
});

/**
 * Returns orders as a table sorted by day, slot and number, without data that identifies customers. Fails with
 * BAD_DATE, or with DAY_NEEDED when neither a day nor a search is given: all orders are never exported at once.
 */
export function boardSheet(db: Db, reader: StaffActor, filter: BoardFilter, now: Date) {
  const { date, q = '' } = filter;
  if (date !== undefined && !isIstDate(date)) return fail('BAD_DATE');
  if (date === undefined && q.trim() === '') return fail('DAY_NEEDED');
  return listSheet(
    columns,
    (paging) => listBoard(db, reader, { ...filter, ...paging }, now),
    (row) => names.map((name) => row[name]),
  );
}

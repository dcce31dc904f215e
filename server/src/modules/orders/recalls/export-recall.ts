import type { RecallDetails, RecalledOrder, SheetFormat } from '@sabuja/contract';
import type { StaffActor } from '../../../platform/http/index.ts';
import { columnsOf } from '../../../platform/sheets/workbook-cells.ts';
import type { Sheet } from '../../../platform/sheets/write-sheet.ts';
import { recordExport } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';

const columns = [
  'order_no',
  'status',
  'delivery_date',
  'units',
  'is_estimate',
  'customer_name',
  'phone',
  'notified_at',
] as const satisfies readonly (keyof RecalledOrder)[];

/**
 * Returns the orders of a recall as a table, after an audit entry with the member and the number of rows.
 */
export async function exportRecall(
  deps: Pick<OrderDeps, 'db' | 'clock'>,
  actor: StaffActor,
  { batch, orders }: RecallDetails,
  filter: { format?: SheetFormat },
): Promise<Sheet> {
  const entry = { action: 'stock.recall.export', subject: 'batch', subjectId: String(batch.id) };
  await recordExport(deps, actor, { ...entry, filter, rows: orders.length });
  return {
    columns: columnsOf(columns, { instant: ['notified_at'] }),
    rows: orders.map((order) => columns.map((column) => order[column])),
  };
}

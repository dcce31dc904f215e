import type { SheetFormat } from '@sabuja/contract';
import type { Locale } from '@sabuja/kit';
import type { StaffActor } from '../../platform/http/index.ts';
import { listSheet } from '../../platform/sheets/list-sheet.ts';
import { columnsOf } from '../../platform/sheets/workbook-cells.ts';
import type { Sheet } from '../../platform/sheets/write-sheet.ts';
import { recordExport } from '../staff/index.ts';
import { type InboxFilter, listInbox } from './list-inbox.ts';
import type { ComplaintDeps } from './raise-complaint.ts';

const columns = [
  'ticket_no',
  'order_no',
  'reason',
  'stage',
  'due_at',
  'is_overdue',
  'created_at',
  'answered_at',
  'settled_at',
  'photos',
  'refunded',
  'refund_requested',
  'rating',
  'rated_at',
] as const;

/**
 * Returns the inbox as a table, without customers and their texts. The audit log first records the member and the
 * filter.
 */
export async function exportInbox(
  deps: Pick<ComplaintDeps, 'db' | 'clock'>,
  actor: StaffActor,
  filter: InboxFilter & { format?: SheetFormat; locale: Locale },
): Promise<Sheet> {
  const { locale, ...chosen } = filter;
  const reading = { locale, now: deps.clock.now() };
  const sheet = await listSheet(
    columnsOf([...columns, 'assignee'], {
      rupees: ['refunded', 'refund_requested'],
      instant: ['due_at', 'created_at', 'answered_at', 'settled_at', 'rated_at'],
    }),
    (paging) => listInbox(deps.db, actor.memberId, { ...chosen, ...paging }, reading),
    (row) => [...columns.map((column) => row[column]), row.assignee?.name ?? ''],
  );
  // The search text may contain personal data.
  const { q: _, ...recorded } = chosen;
  const entry = { action: 'complaint.export', subject: 'complaint', subjectId: 'all' };
  await recordExport(deps, actor, { ...entry, filter: recorded, rows: sheet.total });
  return sheet;
}

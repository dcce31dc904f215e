import type { SheetFormat } from '@sabuja/contract';
import type { StaffActor } from '../../../platform/http/index.ts';
import { listSheet } from '../../../platform/sheets/list-sheet.ts';
import { columnsOf } from '../../../platform/sheets/workbook-cells.ts';
import type { Sheet } from '../../../platform/sheets/write-sheet.ts';
import { recordExport } from '../../staff/index.ts';
import type { PrivacyDeps } from './deps.ts';
import { listRequests, type RequestFilter } from './list-requests.ts';

const columns = [
  'number',
  'kind',
  'channel',
  'identity_proof',
  'received_on',
  'due_on',
  'state',
  'outcome',
  'is_overdue',
  'recorded_at',
  'recorded_by',
  'closed_at',
  'closed_by',
] as const;

/** Returns the requests as a table, without customers. The audit log first records the member and the filter. */
export async function exportRequests(
  deps: PrivacyDeps,
  actor: StaffActor,
  filter: RequestFilter & { format?: SheetFormat },
): Promise<Sheet> {
  const reading = { ...actor, now: deps.clock.now() };
  const sheet = await listSheet(
    columnsOf(columns, { instant: ['recorded_at', 'closed_at'] }),
    (paging) => listRequests(deps.db, { ...filter, ...paging }, reading),
    (row) => columns.map((column) => row[column]),
  );
  const entry = { action: 'privacy.export', subject: 'privacy_request', subjectId: 'all' };
  // The search text may contain personal data.
  const { q: _, ...recorded } = filter;
  await recordExport(deps, actor, { ...entry, filter: recorded, rows: sheet.total });
  return sheet;
}

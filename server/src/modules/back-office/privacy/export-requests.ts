import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { plainColumns, type Sheet } from '../../../platform/sheets/write-sheet.ts';
import { recordAudit } from '../../staff/index.ts';
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

const MAX_ROWS = 10_000;

/** The requests as a table, without customers, after the audit log has recorded who took it, with which filter. */
export async function exportRequests(
  { db, clock }: PrivacyDeps,
  actor: StaffActor,
  filter: RequestFilter,
): Promise<Sheet> {
  const now = clock.now();
  const paging = { page: 1, limit: MAX_ROWS };
  const { results } = await listRequests(db, { ...filter, ...paging }, { ...actor, now });
  await inTransaction(db, (tx) =>
    recordAudit(
      tx,
      actor,
      {
        ...{ action: 'privacy.export', subject: 'privacy_request', subjectId: 'all' },
        after: { ...filter, rows: results.length },
      },
      now,
    ),
  );
  return {
    columns: plainColumns(columns),
    rows: results.map((row) => columns.map((column) => row[column])),
  };
}

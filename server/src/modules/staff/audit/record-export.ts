import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from './record-audit.ts';

type Export = {
  /** Such as 'figures.export'. */
  action: string;
  subject: string;
  subjectId: string;
  /** The query of the call, including its format. */
  filter?: object;
  rows: number;
};

/**
 * Records in the audit log, before anything is sent, the member who exports a table, the filter and the number of rows.
 */
export const recordExport = (
  { db, clock }: { db: Db; clock: Clock },
  actor: StaffActor,
  { filter, rows, ...entry }: Export,
): Promise<void> =>
  inTransaction(db, (tx) =>
    recordAudit(tx, actor, { ...entry, after: { ...filter, rows } }, clock.now()),
  );

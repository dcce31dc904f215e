import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from './record-audit.ts';

type Export = {
  /** Such as 'figures.export'. */
  action: string;
  subject: string;
  subjectId: string;
  /** The query of the call, with its format. */
  filter?: object;
  rows: number;
};

/** Records in the audit log, before anything is sent, who takes a table, with which filter, and how many rows it has. */
export const recordExport = (
  { db, clock }: { db: Db; clock: Clock },
  actor: StaffActor,
  { filter, rows, ...entry }: Export,
): Promise<void> =>
  inTransaction(db, (tx) =>
    recordAudit(tx, actor, { ...entry, after: { ...filter, rows } }, clock.now()),
  );

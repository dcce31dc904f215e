import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import type { Sheet } from '../../../platform/sheets/write-sheet.ts';
import { recordAudit } from './record-audit.ts';

type Export = { action: string; subject: string; subjectId: string; filter?: object };

/**
 * The table, of which the audit log records who took it, with which filter, and how many rows were read; those of a
 * download that was broken off too.
 */
export const auditedSheet = (
  deps: { db: Db; clock: Clock },
  actor: StaffActor,
  { columns, rows }: Sheet,
  taken: Export,
): Sheet => ({ columns, rows: countRows(deps, actor, rows, taken) });

async function* countRows(
  { db, clock }: { db: Db; clock: Clock },
  actor: StaffActor,
  rows: Sheet['rows'],
  { filter, ...entry }: Export,
): AsyncGenerator<readonly unknown[]> {
  let count = 0;
  try {
    for await (const row of rows) {
      count++;
      yield row;
    }
  } finally {
    const after = { ...filter, rows: count };
    await inTransaction(db, (tx) => recordAudit(tx, actor, { ...entry, after }, clock.now()));
  }
}

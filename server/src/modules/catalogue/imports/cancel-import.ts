import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { ImportDeps } from './deps.ts';

/** Stops an import after the row that is being applied; rows that are saved stay. */
export function cancelImport({ db, clock }: ImportDeps, actor: StaffActor, id: string) {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const changed = await tx
      .updateTable('catalogue.imports')
      .set({ cancelled_at: now })
      .where('id', '=', id)
      .where('cancelled_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return;
    const entry = { action: 'import.cancel', subject: 'import', subjectId: id };
    await recordAudit(tx, actor, entry, now);
  });
}

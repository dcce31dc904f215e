import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { ImportDeps } from './deps.ts';
import { deleteReadUpload } from './uploads.ts';

/** Stops an import after the rows that are being applied; saved rows stay, and its zip is deleted. */
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
    await deleteReadUpload(tx, id);
    const entry = { action: 'import.cancel', subject: 'import', subjectId: id };
    await recordAudit(tx, actor, entry, now);
  });
}

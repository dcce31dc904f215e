import { fail, isFailure } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import { type AuditActor, recordAudit } from '../../staff/index.ts';
import type { ManageItemsDeps } from '../manage/deps.ts';
import { normalizeSynonym, removeSynonym, saveSynonym } from './save-synonym.ts';
import type { Synonym } from './synonyms.ts';

const subjectOf = ({ term, meaning }: Synonym) => ({
  subject: 'synonym',
  subjectId: `${term}: ${meaning}`,
});

/** Saves a synonym for staff; saved again it stays as it is. Fails with NO_TERM, as `saveSynonym`. */
export function saveSynonymByStaff(
  { db, clock }: ManageItemsDeps,
  actor: AuditActor,
  synonym: Synonym,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const saved = await saveSynonym(tx, synonym);
    if (isFailure(saved)) return saved;
    const { isNew, ...after } = saved;
    if (isNew) {
      const entry = { action: 'synonym.save', ...subjectOf(after), after };
      await recordAudit(tx, actor, entry, now);
    }
    return after;
  });
}

/** Removes a synonym for staff. Fails with NO_SYNONYM when there is none. */
export function removeSynonymByStaff(
  { db, clock }: ManageItemsDeps,
  actor: AuditActor,
  synonym: Synonym,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    if (!(await removeSynonym(tx, synonym))) return fail('NO_SYNONYM');
    const before = normalizeSynonym(synonym);
    const entry = { action: 'synonym.remove', ...subjectOf(before), before };
    await recordAudit(tx, actor, entry, now);
    return before;
  });
}

import { MAX_SYNONYMS } from '@sabuja/contract/limits';
import { fail, isFailure } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import { type AuditActor, recordAudit } from '../../staff/index.ts';
import type { ManageItemsDeps } from '../manage/deps.ts';
import { normalizeSynonym, removeSynonym, saveSynonym } from './save-synonym.ts';
import type { Synonym } from './synonyms.ts';

const subjectOf = ({ term }: Synonym) => ({ subject: 'synonym', subjectId: term });

/**
 * Saves a synonym for staff; saved again it stays as it is. Fails with NO_TERM, as `saveSynonym`, or with
 * TOO_MANY_SYNONYMS: every index of the search holds them all.
 */
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
      if ((await countSynonyms(tx)) > MAX_SYNONYMS) return fail('TOO_MANY_SYNONYMS');
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

async function countSynonyms(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('catalogue.synonyms')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

import { MAX_SYNONYMS } from '@sabuja/contract/limits';
import { fail, isFailure } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import { type AuditActor, recordAudit } from '../../staff/index.ts';
import type { ManageItemsDeps } from '../manage/deps.ts';
import { normalizeSynonym, removeSynonym, saveSynonym } from './save-synonym.ts';
import { removeSearchMiss } from './search-misses.ts';
import type { Synonym } from './synonyms.ts';

const subjectOf = ({ term }: Synonym) => ({ subject: 'synonym', subjectId: term });

/**
 * Saves a synonym for staff; saving it again changes nothing. With `replaces`, it takes the place of another synonym.
 * Its term is removed from the searches that found nothing. Fails with NO_TERM like `saveSynonym`, with NO_SYNONYM when
 * the one to replace is gone, or with TOO_MANY_SYNONYMS, since every search index holds all synonyms in memory.
 */
export function saveSynonymByStaff(
  { db, clock }: ManageItemsDeps,
  actor: AuditActor,
  { replaces, ...synonym }: Synonym & { replaces?: Synonym },
) {
  const now = clock.now();
  const before = replaces && normalizeSynonym(replaces);
  return inTransaction(db, async (tx) => {
    if (before && !(await removeSynonym(tx, before))) return fail('NO_SYNONYM');
    const saved = await saveSynonym(tx, synonym);
    if (isFailure(saved)) return saved;
    const { isNew, ...after } = saved;
    if (isNew && (await countSynonyms(tx)) > MAX_SYNONYMS) return fail('TOO_MANY_SYNONYMS');
    await removeSearchMiss(tx, after.term);
    const isUnchanged = before ? isEqual(before, after) : !isNew;
    if (!isUnchanged) {
      const action = before ? 'synonym.change' : 'synonym.save';
      await recordAudit(tx, actor, { action, ...subjectOf(after), ...{ before, after } }, now);
    }
    return after;
  });
}

const isEqual = (one: Synonym, other: Synonym): boolean =>
  one.term === other.term && one.meaning === other.meaning;

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

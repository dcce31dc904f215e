import type { NewStaffComplaintReason, StaffComplaintReasonChange } from '@sabuja/contract';
import { fail, isFailure, mergeTranslations } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { createAuditRecorder, findChanges, revision } from '../staff/index.ts';
import type { ComplaintDeps } from './raise-complaint.ts';
import { listReasonRows, lockReasons, type ReasonRow, toReason } from './reasons-store.ts';

const audit = createAuditRecorder('complaint_reason');

export type ManageReasonsDeps = Pick<ComplaintDeps, 'db' | 'clock'>;

/**
 * Creates a reason; returns its id. Fails with REASON_EXISTS, or LAST_REASON when it is hidden and no other is visible.
 */
export function createReason(
  { db, clock }: ManageReasonsDeps,
  actor: StaffActor,
  reason: NewStaffComplaintReason,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await lockReasons(tx);
    const columns = toColumns(reason);
    const refusal = findProblem(await listReasonRows(tx), columns, undefined);
    if (isFailure(refusal)) return refusal;
    const { id } = await tx
      .insertInto('complaints.reasons')
      .values({ ...columns, ...revision({ actor, now }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(tx, actor, { action: 'complaint_reason.create', id, after: columns }, now);
    return id;
  });
}

/**
 * Changes a reason for complaints from now on. Fails with NO_REASON, CHANGED_MEANWHILE, REASON_EXISTS, or LAST_REASON
 * when none would be left to choose.
 */
export function changeReason(
  { db, clock }: ManageReasonsDeps,
  actor: StaffActor,
  id: number,
  { version, ...change }: StaffComplaintReasonChange,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await lockReasons(tx);
    const rows = await listReasonRows(tx);
    const current = rows.find((row) => row.id === id);
    if (!current) return fail('NO_REASON');
    if (version !== undefined && version !== current.version) return fail('CHANGED_MEANWHILE');
    const translations = mergeTranslations(current.translations, change.translations ?? {});
    const columns = toColumns({ ...toReason(current), ...change, translations });
    const { before, after } = findChanges(current, columns);
    if (Object.keys(after).length === 0) return id;
    const refusal = findProblem(rows, columns, id);
    if (isFailure(refusal)) return refusal;
    await tx
      .updateTable('complaints.reasons')
      .set({ ...after, ...revision({ actor, now }), version: current.version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(tx, actor, { action: 'complaint_reason.change', id, before, after }, now);
    return id;
  });
}

const toColumns = (reason: NewStaffComplaintReason) => ({
  description: reason.description.trim(),
  translations: mergeTranslations({}, reason.translations),
  sequence: reason.sequence,
  inactive: reason.is_hidden,
});

/** Checks a reason against the others: descriptions are unique, and at least one reason stays visible. */
function findProblem(
  rows: readonly ReasonRow[],
  { description, inactive }: ReturnType<typeof toColumns>,
  id: number | undefined,
) {
  const others = rows.filter((row) => row.id !== id);
  if (others.some((other) => other.description === description)) return fail('REASON_EXISTS');
  return inactive && others.every((other) => other.inactive) ? fail('LAST_REASON') : undefined;
}

import { fail } from '@sabuja/kit';
import { inTransaction, lockKey, type Tx } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { addJob, removeDeadJobs, retryFailedJobs } from '../../platform/jobs/index.ts';
import { resendMessage } from '../notifications/index.ts';
import { recheckPayment, retryRefund, retryWebhook } from '../payments/index.ts';
import { recordAudit } from '../staff/index.ts';
import type { BackOfficeDeps } from './deps.ts';
import { findAttention, type Subject } from './list-attention.ts';

/** The job that checks the invariants of the whole database. */
export const checkRulesJob = 'check_everything';

/** Retries a failed item. Fails with NO_ITEM when it is not on the list (any more), or cannot be retried. */
export function retryAttention({ db, clock }: BackOfficeDeps, actor: StaffActor, subject: Subject) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await lockSubject(tx, subject);
    const item = await findAttention(tx, subject, now);
    if (!item?.can_retry || !(await retry(tx, subject, now))) return fail('NO_ITEM');
    await recordAudit(tx, actor, { action: 'attention.retry', ...auditSubject(subject) }, now);
    return undefined;
  });
}

/** Resolves an item with a note, once. Fails with NO_ITEM when it is not on the list (any more). */
export function resolveAttention(
  { db, clock }: BackOfficeDeps,
  actor: StaffActor,
  { note, ...subject }: Subject & { note: string },
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await lockSubject(tx, subject);
    const item = await findAttention(tx, subject, now);
    if (!item?.can_resolve) return fail('NO_ITEM');
    // Dead jobs are deleted, not marked as resolved, so that later failures are listed again.
    if (subject.kind === 'JOB_FAILED') await removeDeadJobs(tx, subject.id);
    else await insertResolution(tx, actor, { ...subject, note }, now);
    const entry = { action: 'attention.resolve', reason: note.trim(), ...auditSubject(subject) };
    await recordAudit(tx, actor, entry, now);
    return undefined;
  });
}

/** Serializes actions on one item, so that each sees the result of the one before. */
export const lockSubject = (tx: Tx, { kind, id }: Subject) =>
  lockKey(tx, `attention ${kind} ${id}`);

/** True when staff resolved an item with a note. */
export const isResolved = async (tx: Tx, { kind, id }: Subject): Promise<boolean> =>
  (await tx
    .selectFrom('back_office.resolutions')
    .select('kind')
    .where('kind', '=', kind)
    .where('subject', '=', id)
    .executeTakeFirst()) !== undefined;

const insertResolution = (
  tx: Tx,
  { memberId }: StaffActor,
  { kind, id, note }: Subject & { note: string },
  now: Date,
) =>
  tx
    .insertInto('back_office.resolutions')
    .values({ kind, subject: id, note: note.trim(), member_id: memberId, resolved_at: now })
    .execute();

const auditSubject = ({ kind, id }: Subject) => ({ subject: kind.toLowerCase(), subjectId: id });

async function retry(tx: Tx, { kind, id }: Subject, now: Date): Promise<boolean> {
  if (kind === 'REFUND_REFUSED') return retryRefund(tx, Number(id));
  if (kind === 'PAYMENT_STUCK') return recheckPayment(tx, id, now);
  if (kind === 'MESSAGE_FAILED') return resendMessage(tx, Number(id));
  if (kind === 'WEBHOOK_STUCK') return retryWebhook(tx, Number(id));
  if (kind === 'JOB_FAILED') return retryFailedJobs(tx, id);
  if (kind !== 'RULE_BROKEN') return false;
  await addJob(tx, checkRulesJob, {}, { key: checkRulesJob });
  return true;
}

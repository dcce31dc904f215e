import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';

/** Who makes a change: a member of staff (without a request when a job acts for them), or the command line. */
export type AuditActor =
  | (Pick<StaffActor, 'memberId' | 'role'> & Partial<Pick<StaffActor, 'requestId' | 'address'>>)
  | 'command line';

/** The id of the acting member; null for the command line. */
export const memberIdOf = (actor: AuditActor): number | null =>
  actor === 'command line' ? null : actor.memberId;

export type AuditEntry = {
  /** The action, such as 'order.move'. */
  action: string;
  /** The kind of the changed object, and its identifier. */
  subject: string;
  subjectId: string;
  before?: object | undefined;
  after?: object | undefined;
  reason?: string | undefined;
  /** Personal values of a customer; stored apart, and erased with the customer. */
  personal?: { customerId: number | null; values: object } | undefined;
};

/** The personal values of a change with a reason in somebody's own words, which may name a customer. */
export const personalReason = (
  customerId: number | null,
  reason: string | undefined,
): AuditEntry['personal'] =>
  reason === undefined ? undefined : { customerId, values: { reason } };

/** Appends an entry to the audit log, in the transaction of the recorded change. */
export async function recordAudit(
  tx: Tx,
  actor: AuditActor,
  { action, subject, subjectId, before, after, reason, personal }: AuditEntry,
  now: Date,
): Promise<void> {
  const member = actor === 'command line' ? undefined : actor;
  const salt = randomBytes(16);
  // The text as PostgreSQL writes the stored value, because PostgreSQL checks its hash.
  const values = personal && (await toJsonbText(tx, personal.values));
  const { id } = await tx
    .insertInto('staff.audit')
    .values({
      at: now,
      member_id: member?.memberId ?? null,
      role: member?.role ?? 'command line',
      action,
      subject,
      subject_id: subjectId,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      reason: reason ?? null,
      request_id: member?.requestId ?? null,
      address: member?.address ?? null,
      personal_hash:
        values === undefined ? null : createHash('sha256').update(salt).update(values).digest(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (values === undefined) return;
  await tx
    .insertInto('staff.audit_personal')
    .values({ audit_id: id, customer_id: personal?.customerId ?? null, salt, values })
    .execute();
}

type RecordEntry = Pick<AuditEntry, 'action' | 'before' | 'after'> & { id: number };

/** Returns a function that calls `recordAudit` for records of one kind, named by their numeric id. */
export const createAuditRecorder =
  (subject: string) =>
  (tx: Tx, actor: StaffActor, { id, ...entry }: RecordEntry, now: Date): Promise<void> =>
    recordAudit(tx, actor, { ...entry, subject, subjectId: String(id) }, now);

/** Appends entries without personal values to the audit log, in their sequence and in one statement. */
export async function recordAudits(
  tx: Tx,
  actor: AuditActor,
  entries: readonly Omit<AuditEntry, 'personal'>[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const member = actor === 'command line' ? undefined : actor;
  const rows = entries.map(({ subjectId, ...entry }) => ({
    ...{ ...entry, subject_id: subjectId, at: now, member_id: member?.memberId },
    ...{ role: member?.role ?? 'command line' },
    ...{ request_id: member?.requestId, address: member?.address },
  }));
  await sql`insert into staff.audit
      (at, member_id, role, action, subject, subject_id, before, after, reason, request_id, address)
    select at, member_id, role, action, subject, subject_id, before, after, reason, request_id, address
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (at timestamptz, member_id bigint, role text,
      action text, subject text, subject_id text, before jsonb, after jsonb, reason text, request_id text,
      address text)`.execute(tx);
}

async function toJsonbText(tx: Tx, values: object): Promise<string> {
  const { rows } = await sql<{
    text: string;
  }>`select ${JSON.stringify(values)}::jsonb::text as text`.execute(tx);
  return rows[0]?.text ?? '{}';
}

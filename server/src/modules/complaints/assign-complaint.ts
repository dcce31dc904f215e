import { fail } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { findActiveMember, listMemberNames, recordAudit } from '../staff/index.ts';
import type { ComplaintDeps } from './raise-complaint.ts';
import { lockTicket } from './tickets-store.ts';

type Assignment = {
  ticketNo: string;
  /** The uid of the member; null removes the assignment. */
  member: string | null;
};

/**
 * Assigns a complaint to a member who may answer it, which also acknowledges it, or to nobody. Fails with NO_TICKET,
 * NO_MEMBER or SETTLED.
 */
export function assignComplaint(
  { db, clock }: Pick<ComplaintDeps, 'db' | 'clock'>,
  actor: StaffActor,
  { ticketNo, member: memberUid }: Assignment,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const ticket = await lockTicket(tx, ticketNo);
    if (!ticket) return fail('NO_TICKET');
    if (ticket.settled_at) return fail('SETTLED');
    const member =
      memberUid === null ? null : await findActiveMember(tx, memberUid, 'complaints.manage');
    if (member === undefined) return fail('NO_MEMBER');
    const { assigned_to: before } = ticket;
    if (before === (member?.id ?? null)) return undefined;
    await tx
      .updateTable('complaints.tickets')
      .set({
        assigned_to: member?.id ?? null,
        ...(member && { acknowledged_at: ticket.acknowledged_at ?? now }),
      })
      .where('id', '=', ticket.id)
      .execute();
    const names = await listMemberNames(tx, before === null ? [] : [before]);
    const entry = { action: 'complaint.assign', subject: 'complaint', subjectId: ticketNo };
    const values = {
      before: { assignee: names.get(before ?? 0) ?? null },
      after: { assignee: member?.name ?? null },
    };
    await recordAudit(tx, actor, { ...entry, ...values }, now);
    return undefined;
  });
}

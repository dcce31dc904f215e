import { fail } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { recordAudit } from '../staff/index.ts';
import type { ComplaintDeps } from './raise-complaint.ts';
import { lockTicket } from './tickets-store.ts';

/**
 * Closes an answered complaint with a note for staff on how it ended. Fails with NO_TICKET, NOT_ANSWERED or SETTLED.
 */
export function settleComplaint(
  { db, clock }: Pick<ComplaintDeps, 'db' | 'clock'>,
  actor: StaffActor,
  { ticketNo, note }: { ticketNo: string; note: string },
) {
  const now = clock.now();
  const settlement = note.trim();
  return inTransaction(db, async (tx) => {
    const ticket = await lockTicket(tx, ticketNo);
    if (!ticket) return fail('NO_TICKET');
    if (ticket.settled_at) return fail('SETTLED');
    if (ticket.state !== 'ANSWERED') return fail('NOT_ANSWERED');
    await tx
      .updateTable('complaints.tickets')
      .set({ settled_at: now, settlement })
      .where('id', '=', ticket.id)
      .execute();
    const entry = { action: 'complaint.settle', subject: 'complaint', subjectId: ticketNo };
    const personal = { customerId: ticket.customer_id, values: { note: settlement } };
    await recordAudit(tx, actor, { ...entry, after: { settled: true }, personal }, now);
    return undefined;
  });
}

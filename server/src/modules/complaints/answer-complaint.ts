import { findPlaceholders } from '@sabuja/contract/rules/answer-placeholders';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { paths } from '@sabuja/contract/rules/page-paths';
import { fail } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import { notifyCustomer } from '../identity/index.ts';
import { type AuditActor, recordAudit } from '../staff/index.ts';
import type { ComplaintDeps } from './raise-complaint.ts';
import { lockTicket } from './tickets-store.ts';

/**
 * Stores the shop's answer to a complaint, once, and notifies the customer. An unassigned complaint is assigned to the
 * member who answers. Fails with NO_TICKET, ALREADY_ANSWERED, or PLACEHOLDER_LEFT when the text still has a
 * placeholder.
 */
export function answerComplaint(
  { db, clock, notify }: ComplaintDeps,
  actor: AuditActor,
  { ticketNo, answer }: { ticketNo: string; answer: string },
) {
  const now = clock.now();
  const text = answer.trim();
  const [placeholder] = findPlaceholders(text);
  return inTransaction(db, async (tx) => {
    const ticket = await lockTicket(tx, ticketNo);
    if (!ticket) return fail('NO_TICKET');
    if (ticket.state !== 'OPEN') return fail('ALREADY_ANSWERED');
    if (placeholder) return fail('PLACEHOLDER_LEFT', { placeholder });
    const memberId = actor === 'command line' ? null : actor.memberId;
    await tx
      .updateTable('complaints.tickets')
      .set({
        state: 'ANSWERED',
        answer: text,
        answered_at: now,
        acknowledged_at: ticket.acknowledged_at ?? now,
        assigned_to: ticket.assigned_to ?? memberId,
      })
      .where('id', '=', ticket.id)
      .execute();
    const { customer_id: customerId, order_uid: uid } = ticket;
    const entry = { action: 'complaint.answer', subject: 'complaint', subjectId: ticketNo };
    const personal = { customerId, values: { answer: text } };
    await recordAudit(tx, actor, { ...entry, after: { state: 'ANSWERED' }, personal }, now);
    const params = { ticket: ticketNo, number: orderNumber(uid), answer: text };
    const path = paths.complaint(uid, ticketNo);
    const notification = { template: 'ticket_answered', params, path } as const;
    await notifyCustomer({ notify }, tx, customerId, notification, now);
    return undefined;
  });
}

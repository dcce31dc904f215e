import { orderNumber } from '@sabuja/contract/rules/order-number';
import { paths } from '@sabuja/contract/rules/page-paths';
import { fail } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import { findContact } from '../identity/index.ts';
import type { ComplaintDeps } from './raise-complaint.ts';

/** Stores the shop's answer to an open ticket and notifies the customer. Fails with NO_OPEN_TICKET. */
export function answerComplaint(
  { db, clock, notify }: ComplaintDeps,
  { ticketNo, answer }: { ticketNo: string; answer: string },
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const ticket = await tx
      .updateTable('complaints.tickets')
      .set({ state: 'ANSWERED', answer: answer.trim(), answered_at: now })
      .where('ticket_no', '=', ticketNo)
      .where('state', '=', 'OPEN')
      .returning(['customer_id', 'order_uid'])
      .executeTakeFirst();
    if (!ticket) return fail('NO_OPEN_TICKET');
    const { customer_id: customerId, order_uid: uid } = ticket;
    const to = await findContact(tx, customerId);
    if (!to) return undefined;
    const params = { ticket: ticketNo, number: orderNumber(uid), answer: answer.trim() };
    const notification = {
      template: 'ticket_answered',
      params,
      path: paths.orderSummary(uid),
    } as const;
    await notify(tx, to, notification, now);
    return undefined;
  });
}

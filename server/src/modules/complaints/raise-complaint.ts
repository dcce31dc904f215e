import type { RaiseComplaint } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { paths } from '@sabuja/contract/rules/page-paths';
import { fail } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction, lockKey, type Tx } from '../../platform/db/index.ts';
import { text } from '../../platform/texts/index.ts';
import { notifyCustomer } from '../identity/index.ts';
import type { Notify } from '../notifications/index.ts';
import { isOwnOrder } from '../orders/index.ts';
import { findReason } from './reasons.ts';
import { ticketNumber } from './ticket-number.ts';

export type ComplaintDeps = { db: Db; clock: Clock; notify: Notify };

/** The limit of open tickets for one order. */
const MAX_OPEN_TICKETS = 5;

/**
 * Opens a ticket about one of the customer's own orders, notifies them and returns its number. The same text sent again
 * while its ticket is open returns that ticket. Fails with NOT_YOURS, NO_DETAILS, NO_REASON or TOO_MANY_OPEN.
 */
export function raiseComplaint(
  { db, clock, notify }: ComplaintDeps,
  { customerId, customerUid }: { customerId: number; customerUid: string },
  complaint: RaiseComplaint,
) {
  const { order_id: uid, actions, severity, source } = complaint;
  const details = complaint.details.trim();
  return inTransaction(db, async (tx) => {
    if (complaint.user_uid.toLowerCase() !== customerUid) return fail('NOT_YOURS');
    if (!(await isOwnOrder(tx, { customerId }, uid))) return fail('NOT_YOURS');
    if (details === '') return fail('NO_DETAILS');
    const found = await findReason(tx, actions);
    if (!found) return fail('NO_REASON');
    const { description: reason, translations: reason_translations } = found;
    const openBefore = await openTickets(tx, uid);
    const duplicate = openBefore.find(
      (ticket) => ticket.reason === reason && ticket.details === details,
    );
    if (duplicate) return toResponse(duplicate.ticket_no);
    if (openBefore.length >= MAX_OPEN_TICKETS) return fail('TOO_MANY_OPEN');
    const now = clock.now();
    const ticket = ticketNumber(now);
    await tx
      .insertInto('complaints.tickets')
      .values({
        ticket_no: ticket,
        customer_id: customerId,
        order_uid: uid,
        reason,
        reason_translations,
        details,
        severity,
        source,
        created_at: now,
      })
      .execute();
    const params = { ticket, number: orderNumber(uid) };
    const notification = {
      template: 'ticket_opened',
      params,
      path: paths.orderSummary(uid),
    } as const;
    await notifyCustomer({ notify }, tx, customerId, notification, now);
    return toResponse(ticket);
  });
}

const toResponse = (ticket_no: string) => ({
  ticket_no,
  message: text`Your complaint has been submitted.`,
});

/** Returns the open tickets of an order, and locks out other transactions that open one. */
async function openTickets(tx: Tx, orderUid: string) {
  await lockKey(tx, `complaints ${orderUid}`);
  return tx
    .selectFrom('complaints.tickets')
    .select(['ticket_no', 'reason', 'details'])
    .where('order_uid', '=', orderUid)
    .where('state', '=', 'OPEN')
    .execute();
}

import { RATING_CHANGE_DAYS } from '@sabuja/contract/limits';
import { addTime, days, fail } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import type { ComplaintDeps } from './raise-complaint.ts';
import { lockTicket } from './tickets-store.ts';

/** Until when a rating can be changed; null before there is one. */
export const ratingUntil = (ratedAt: Date | null): Date | null =>
  ratedAt && addTime(ratedAt, days(RATING_CHANGE_DAYS));

type Rating = { ticketNo: string; rating: number; comment: string };

/**
 * Stores the customer's rating of the answer to their complaint, or changes it within a day; returns the uid of the
 * order. Fails with NO_TICKET, NOT_ANSWERED or RATING_FIXED.
 */
export function rateAnswer(
  { db, clock }: Pick<ComplaintDeps, 'db' | 'clock'>,
  customerId: number,
  { ticketNo, rating, comment }: Rating,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const ticket = await lockTicket(tx, ticketNo);
    if (ticket?.customer_id !== customerId) return fail('NO_TICKET');
    if (ticket.state !== 'ANSWERED') return fail('NOT_ANSWERED');
    const until = ratingUntil(ticket.rated_at);
    if (until && until < now) return fail('RATING_FIXED');
    await tx
      .updateTable('complaints.tickets')
      .set({
        rating,
        rating_comment: comment.trim() || null,
        rated_at: ticket.rated_at ?? now,
        rating_changed_at: now,
      })
      .where('id', '=', ticket.id)
      .execute();
    return { orderUid: ticket.order_uid };
  });
}

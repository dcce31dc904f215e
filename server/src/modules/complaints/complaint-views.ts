import type { Complaint } from '@sabuja/contract';
import { type Locale, localize, toRupees } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import { toNullableInstant } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import { readTicketRefunds } from '../orders/index.ts';
import { ratingUntil } from './rate-answer.ts';
import type { TicketTable } from './tables.ts';

type TicketRow = Selectable<TicketTable>;

/** A query on all tickets, `complaints.tickets as t`. */
export const ticketQuery = (db: Db) => db.selectFrom('complaints.tickets as t');

/** The reason of a ticket in a language, worded as when the ticket was raised. */
export const describeReason = (
  { reason, reason_translations }: Pick<TicketRow, 'reason' | 'reason_translations'>,
  locale: Locale,
): string =>
  localize({ description: reason, translations: reason_translations }, locale).description;

/** Tickets as customers see them, with the number of their photos and what was refunded for them. */
export async function toComplaints(
  db: Db,
  rows: readonly TicketRow[],
  locale: Locale,
): Promise<Complaint[]> {
  const photos = await countPhotos(
    db,
    rows.map(({ id }) => id),
  );
  const refunds = await readTicketRefunds(
    db,
    rows.map(({ ticket_no }) => ticket_no),
  );
  return rows.map((row) => ({
    ticket_no: row.ticket_no,
    reason: describeReason(row, locale),
    details: row.details,
    state: row.state,
    answer: row.answer,
    created_at: row.created_at.toISOString(),
    answered_at: toNullableInstant(row.answered_at),
    photos: photos.get(row.id) ?? 0,
    refunded: toRupees(refunds.get(row.ticket_no)?.paid ?? 0),
    rating: row.rating,
    rating_comment: row.rating_comment,
    rating_until: toNullableInstant(ratingUntil(row.rated_at)),
  }));
}

async function countPhotos(db: Db, ticketIds: readonly number[]): Promise<Map<number, number>> {
  if (ticketIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('complaints.photos')
    .select((e) => ['ticket_id', e.fn.countAll<number>().as('photos')])
    .where('ticket_id', 'in', ticketIds)
    .groupBy('ticket_id')
    .execute();
  return new Map(rows.map(({ ticket_id, photos }) => [ticket_id, Number(photos)]));
}

import type { ComplaintPhoto } from '@sabuja/contract';
import { COMPLAINT_PHOTO_DAYS } from '@sabuja/contract/limits';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Lists a ticket's photos with their thumbnails, in order. */
export async function listPhotos(db: Db | Tx, ticketId: number): Promise<ComplaintPhoto[]> {
  const rows = await db
    .selectFrom('complaints.photos')
    .select(['id', 'received_at', 'thumbnail'])
    .where('ticket_id', '=', ticketId)
    .orderBy('place')
    .execute();
  return rows.map(({ id, received_at, thumbnail }) => ({
    id,
    received_at: received_at.toISOString(),
    thumbnail: thumbnail.toString('base64'),
  }));
}

type Named = { ticketNo: string; id: string; customerId?: number };

/** Finds a photo of a ticket, and of `customerId` if it is given; undefined when there is none. */
export async function findPhoto(
  db: Db | Tx,
  { ticketNo, id, customerId }: Named,
): Promise<{ webp: string } | undefined> {
  const row = await db
    .selectFrom('complaints.photos as p')
    .innerJoin('complaints.tickets as t', 't.id', 'p.ticket_id')
    .select('p.webp')
    .where('t.ticket_no', '=', ticketNo)
    .where('p.id', '=', id.toLowerCase())
    .$if(customerId !== undefined, (query) => query.where('t.customer_id', '=', customerId ?? 0))
    .executeTakeFirst();
  return row && { webp: row.webp.toString('base64') };
}

/** Purges photos that the shop received longer ago than the privacy notice promises. */
export const purgeOldComplaintPhotos = (db: Db, now: Date) =>
  sql`delete from complaints.photos
    where received_at < ${now}::timestamptz - make_interval(days => ${COMPLAINT_PHOTO_DAYS}::int)`.execute(
    db,
  );

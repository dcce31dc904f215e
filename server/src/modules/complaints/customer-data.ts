import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Exports a customer's complaints, with their photos as WebP in base64. */
export async function exportComplaints(db: Db, customerId: number) {
  const tickets = await listTickets(db, customerId);
  const photos = await db
    .selectFrom('complaints.photos')
    .select(['ticket_id', 'received_at', 'webp'])
    .where('customer_id', '=', customerId)
    .orderBy('place')
    .execute();
  return tickets.map(({ id, ...ticket }) => ({
    ...ticket,
    photos: photos
      .filter(({ ticket_id }) => ticket_id === id)
      .map(({ received_at, webp }) => ({ received_at, webp: webp.toString('base64') })),
  }));
}

const listTickets = (db: Db, customerId: number) =>
  db
    .selectFrom('complaints.tickets')
    .select([
      'id',
      'ticket_no',
      'order_uid',
      'reason',
      'details',
      'state',
      'answer',
      'created_at',
      'answered_at',
      'rating',
      'rating_comment',
      'rated_at',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();

const ERASED_TEXT = '(erased)';

/** Removes the customer, their texts and photos and the answers from their complaints; the tickets are retained. */
export async function eraseComplaints(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('complaints.photos').where('customer_id', '=', customerId).execute();
  await tx
    .updateTable('complaints.tickets')
    .set({
      customer_id: null,
      // The ticket number makes the text unique, as texts of open tickets must be for each order.
      details: sql<string>`${ERASED_TEXT}::text || ' ' || ticket_no`,
      answer: sql<string | null>`case when answer is not null then ${ERASED_TEXT}::text end`,
      rating_comment: null,
      settlement: sql<
        string | null
      >`case when settlement is not null then ${ERASED_TEXT}::text end`,
    })
    .where('customer_id', '=', customerId)
    .execute();
}

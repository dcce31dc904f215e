import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A customer's complaints whole. */
export const exportComplaints = (db: Db, customerId: number) =>
  db
    .selectFrom('complaints.tickets')
    .select([
      'ticket_no',
      'order_uid',
      'reason',
      'details',
      'state',
      'answer',
      'created_at',
      'answered_at',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();

/** What a complaint reads like once nobody may know whose it was. */
const ERASED_TEXT = '(erased)';

/** Takes a customer's words, and the answers to them, out of their complaints; the tickets stay. */
export async function eraseComplaints(tx: Tx, customerId: number): Promise<void> {
  await tx
    .updateTable('complaints.tickets')
    .set({
      customer_id: null,
      // With its number: two open tickets of one order may not read alike.
      details: sql<string>`${ERASED_TEXT}::text || ' ' || ticket_no`,
      answer: sql<string | null>`case when answer is not null then ${ERASED_TEXT}::text end`,
    })
    .where('customer_id', '=', customerId)
    .execute();
}

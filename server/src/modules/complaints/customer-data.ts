import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Exports a customer's complaints. */
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

const ERASED_TEXT = '(erased)';

/** Erases the customer, their texts and the answers from their complaints; the tickets are retained. */
export async function eraseComplaints(tx: Tx, customerId: number): Promise<void> {
  await tx
    .updateTable('complaints.tickets')
    .set({
      customer_id: null,
      // With the ticket number: texts of open tickets must be unique for each order.
      details: sql<string>`${ERASED_TEXT}::text || ' ' || ticket_no`,
      answer: sql<string | null>`case when answer is not null then ${ERASED_TEXT}::text end`,
      settlement: sql<
        string | null
      >`case when settlement is not null then ${ERASED_TEXT}::text end`,
    })
    .where('customer_id', '=', customerId)
    .execute();
}

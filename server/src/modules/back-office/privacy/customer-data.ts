import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** Exports the requests of a customer that reached staff. */
export const exportPrivacyRequests = (db: Db, customerId: number) =>
  db
    .selectFrom('back_office.privacy_requests')
    .select(['number', 'kind', 'channel', 'note', 'received_on', 'due_on', 'state', 'answer'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();

/** Erases the customer and all texts from their requests, and closes open ones; the requests are retained. */
export async function erasePrivacyRequests(tx: Tx, customerId: number, now: Date): Promise<void> {
  await tx
    .updateTable('back_office.privacy_requests')
    .set({
      state: sql`case when state = 'OPEN' then 'DONE' else state end`,
      outcome: sql`coalesce(outcome, 'ERASED')`,
      closed_at: sql`coalesce(closed_at, ${now}::timestamptz)`,
    })
    .set({ customer_id: null, note: null, answer: null, link_hash: null, link_expires_at: null })
    .where('customer_id', '=', customerId)
    .execute();
}

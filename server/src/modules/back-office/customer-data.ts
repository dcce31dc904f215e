import type { Db, Tx } from '../../platform/db/index.ts';

/** Exports the notes of staff on a customer. */
export const exportNotes = (db: Db, customerId: number) =>
  db
    .selectFrom('back_office.notes')
    .select(['text', 'written_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();

/** Erases the notes of staff on a customer. */
export const eraseNotes = (tx: Tx, customerId: number) =>
  tx.deleteFrom('back_office.notes').where('customer_id', '=', customerId).execute();

import type { Db } from '../../../platform/db/index.ts';

/** Exports a customer's privacy requests. The database deletes them with the account. */
export const exportPrivacyRequests = (db: Db, customerId: number) =>
  db
    .selectFrom('back_office.privacy_requests')
    .select(['number', 'kind', 'channel', 'note', 'received_on', 'due_on', 'state', 'answer'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();

import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { PrivacyRequestRow } from '../tables.ts';

export type RequestRow = Selectable<PrivacyRequestRow>;

export const findRequestRow = (db: Db | Tx, number: string): Promise<RequestRow | undefined> =>
  db
    .selectFrom('back_office.privacy_requests')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();

export const lockRequest = (tx: Tx, number: string): Promise<RequestRow | undefined> =>
  tx
    .selectFrom('back_office.privacy_requests')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();

export const updateRequest = (tx: Tx, id: number, values: Partial<Omit<RequestRow, 'id'>>) =>
  tx.updateTable('back_office.privacy_requests').set(values).where('id', '=', id).execute();

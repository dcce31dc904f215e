import type { Passkey } from '@sabuja/contract';
import type { Selectable } from 'kysely';
import { toNullableInstant } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { PasskeyRow } from '../tables.ts';

export type StoredPasskey = Selectable<PasskeyRow>;

/** The passkeys of a member, oldest first. */
export const listPasskeys = (db: Db | Tx, memberId: number): Promise<StoredPasskey[]> =>
  db
    .selectFrom('staff.passkeys')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();

export const findPasskey = (
  db: Db | Tx,
  credentialId: string,
): Promise<StoredPasskey | undefined> =>
  db
    .selectFrom('staff.passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

/** Inserts a passkey; undefined when its credential is already stored. */
export const insertPasskey = (tx: Tx, passkey: Omit<StoredPasskey, 'id' | 'uid'>) =>
  tx
    .insertInto('staff.passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('uid')
    .executeTakeFirst();

export const deletePasskeys = (tx: Tx, memberId: number) =>
  tx.deleteFrom('staff.passkeys').where('member_id', '=', memberId).execute();

export const toApiPasskey = (row: StoredPasskey): Passkey => ({
  id: row.uid,
  name: row.name,
  is_backed_up: row.is_backed_up,
  created_at: row.created_at.toISOString(),
  last_used_at: toNullableInstant(row.last_used_at),
});

/** The data with which a browser recognizes a stored passkey. */
export const describeCredential = ({ credential_id, transports }: StoredPasskey) => ({
  id: credential_id,
  type: 'public-key' as const,
  transports,
});

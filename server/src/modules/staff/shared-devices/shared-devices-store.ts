import type { SharedDevice } from '@sabuja/contract';
import { sql } from 'kysely';
import { toNullableInstant } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { StaffDeps } from '../deps.ts';

type Secrets = Pick<StaffDeps, 'secrets'>;

/** Query for the enrolled device with a token. */
const byToken = ({ secrets }: Secrets, db: Db | Tx, token: string) =>
  db
    .selectFrom('staff.shared_devices')
    .select(['id', 'uid', 'name'])
    .where('token_hash', '=', secrets.hash('shared device', token))
    .where('revoked_at', 'is', null);

/** The enrolled device with a token; undefined for an unknown or revoked one. */
export const findSharedDevice = async (deps: Secrets, db: Db | Tx, token: string | undefined) =>
  token === undefined ? undefined : byToken(deps, db, token).executeTakeFirst();

/** Locks the device, so that it cannot be revoked before the transaction ends. */
export const lockSharedDevice = async (deps: Secrets, tx: Tx, token: string | undefined) =>
  token === undefined ? undefined : byToken(deps, tx, token).forNoKeyUpdate().executeTakeFirst();

export const touchSharedDevice = (db: Db | Tx, id: number, memberId: number, now: Date) =>
  db
    .updateTable('staff.shared_devices')
    .set({ last_used_at: now, last_used_by: memberId })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();

/** The enrolled devices by name, and those whose code is not entered yet. */
export async function listSharedDevices(
  { db, secrets }: Pick<StaffDeps, 'db' | 'secrets'>,
  token: string | undefined,
  now: Date,
): Promise<SharedDevice[]> {
  const current = await findSharedDevice({ secrets }, db, token);
  const rows = await db
    .selectFrom('staff.shared_devices as d')
    .leftJoin('staff.members as m', 'm.id', 'd.last_used_by')
    .select(['d.id', 'd.uid', 'd.name', 'd.enrolled_at', 'd.code_expires_at', 'd.last_used_at'])
    .select('m.name as last_used_by')
    .where('d.revoked_at', 'is', null)
    .where((e) => e.or([e('d.token_hash', 'is not', null), e('d.code_expires_at', '>', now)]))
    .orderBy(sql`d.enrolled_at is null`)
    .orderBy('d.name')
    .orderBy('d.id')
    .execute();
  return rows.map((row) => ({
    uid: row.uid,
    name: row.name,
    is_current: row.id === current?.id,
    enrolled_at: toNullableInstant(row.enrolled_at),
    code_expires_at: toNullableInstant(row.code_expires_at),
    last_used_at: toNullableInstant(row.last_used_at),
    last_used_by: row.last_used_by,
  }));
}

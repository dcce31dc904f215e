import type { PinPerson, PinRow } from '@sabuja/contract';
import { rolesWithPin } from '@sabuja/contract/rules/staff-roles';
import { toNullableInstant } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** The pickers and riders who are not shut out, by name, with their PIN. */
const peopleOf = (db: Db | Tx) =>
  db
    .selectFrom('staff.members as m')
    .leftJoin('staff.pins as p', 'p.member_id', 'm.id')
    .select(['m.uid', 'm.name', 'm.role', 'p.set_at', 'p.expires_at'])
    .where('m.role', 'in', rolesWithPin)
    .where('m.shut_out_at', 'is', null)
    .orderBy('m.name')
    .orderBy('m.id');

/** The people who may sign in by PIN: their PIN is set, and a start PIN has not expired. */
export async function listPinPeople(db: Db, now: Date): Promise<PinPerson[]> {
  const rows = await peopleOf(db)
    .where('p.member_id', 'is not', null)
    .where((e) => e.or([e('p.expires_at', 'is', null), e('p.expires_at', '>', now)]))
    .execute();
  return rows.map(({ uid, name, role }) => ({ uid, name, role }));
}

export async function listPins(db: Db): Promise<PinRow[]> {
  return (await peopleOf(db).execute()).map(({ set_at, expires_at, ...person }) => ({
    ...person,
    set_at: toNullableInstant(set_at),
    expires_at: toNullableInstant(expires_at),
  }));
}

/** The PIN of a member, if it can be used now. */
export const findPin = (db: Db | Tx, memberUid: string, now: Date) =>
  db
    .selectFrom('staff.pins as p')
    .innerJoin('staff.members as m', 'm.id', 'p.member_id')
    .select(['p.member_id', 'p.pin_hash', 'p.expires_at'])
    .where('m.uid', '=', memberUid)
    .where('m.role', 'in', rolesWithPin)
    .where('m.shut_out_at', 'is', null)
    .where((e) => e.or([e('p.expires_at', 'is', null), e('p.expires_at', '>', now)]))
    .executeTakeFirst();

type NewPin = { memberId: number; pinHash: string; expiresAt: Date | null };

export async function savePin(tx: Tx, { memberId, pinHash, expiresAt }: NewPin, now: Date) {
  const values = { pin_hash: pinHash, set_at: now, expires_at: expiresAt };
  await tx
    .insertInto('staff.pins')
    .values({ member_id: memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}

/** Deletes the PIN of a member; false when there was none. */
export async function deletePin(tx: Tx, memberId: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('staff.pins')
    .where('member_id', '=', memberId)
    .returning('member_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

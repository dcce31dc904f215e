import type { StaffCustomer, StaffNote } from '@sabuja/contract';
import { toRupees } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { findStaffCustomer, isConfirmed, listAddresses, maskEmail } from '../identity/index.ts';
import { readOrderingStats } from '../orders/index.ts';
import { listMemberNames } from '../staff/index.ts';
import { readBalance, readDebt } from '../wallet/index.ts';
import { toFoundCustomer } from './find-customers.ts';

/** Returns a customer as staff see them, masked; amounts in rupees. Undefined when there is none. */
export async function findCustomer(db: Db, uid: string): Promise<StaffCustomer | undefined> {
  const row = await findStaffCustomer(db, uid);
  if (!row) return undefined;
  const [addresses, stats, balance, owed, notes, confirmed] = await Promise.all([
    listAddresses(db, row.id, 'staff'),
    readOrderingStats(db, [row.id]),
    readBalance(db, row.id),
    readDebt(db, row.id),
    listNotes(db, row.id),
    isConfirmed(db, row.id),
  ]);
  return {
    ...toFoundCustomer(row, stats.get(row.id)),
    is_confirmed: confirmed,
    language: row.language,
    email: row.email === null ? null : maskEmail(row.email),
    addresses: addresses.map((address) => ({
      uid: address.uid,
      type: address.type,
      pincode: address.pincode,
      is_default: address.is_default === 1,
    })),
    wallet: { balance: toRupees(balance), owed: toRupees(owed) },
    block: await describeBlock(db, row),
    notes,
  };
}

type Blockable = Pick<
  NonNullable<Awaited<ReturnType<typeof findStaffCustomer>>>,
  'blocked_at' | 'blocked_reason' | 'blocked_by'
>;

async function describeBlock(
  db: Db,
  { blocked_at, blocked_reason, blocked_by }: Blockable,
): Promise<StaffCustomer['block']> {
  if (blocked_at === null || blocked_by === null) return null;
  const names = await listMemberNames(db, [blocked_by]);
  return {
    reason: blocked_reason ?? '',
    since: blocked_at.toISOString(),
    member: names.get(blocked_by) ?? null,
  };
}

async function listNotes(db: Db, customerId: number): Promise<StaffNote[]> {
  const rows = await db
    .selectFrom('back_office.notes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
  const names = await listMemberNames(
    db,
    rows.map(({ member_id }) => member_id),
  );
  return rows.map(({ uid, text, member_id, written_at }) => ({
    uid,
    text,
    member: names.get(member_id) ?? '',
    at: written_at.toISOString(),
  }));
}

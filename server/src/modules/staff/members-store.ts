import type { StaffMember, StaffRole } from '@sabuja/contract';
import {
  mayStaff,
  type StaffPermission,
  staffPermissions,
} from '@sabuja/contract/rules/staff-roles';
import type { Locale } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import { type Db, escapeLike, type Tx } from '../../platform/db/index.ts';
import type { MemberRow } from './tables.ts';

export type Member = Selectable<MemberRow>;

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** A member who is not shut out, by e-mail address. */
export const findMemberByEmail = (db: Db | Tx, email: string): Promise<Member | undefined> =>
  db
    .selectFrom('staff.members')
    .selectAll()
    .where('email', '=', normalizeEmail(email))
    .where('shut_out_at', 'is', null)
    .executeTakeFirst();

export const findMember = (db: Db | Tx, id: number): Promise<Member> =>
  db.selectFrom('staff.members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A member by e-mail address, even if they are shut out. */
export const findMemberByAddress = (db: Db | Tx, email: string): Promise<Member | undefined> =>
  db
    .selectFrom('staff.members')
    .selectAll()
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();

/** Locks a member until the transaction ends; undefined when there is none. */
export const lockMember = (tx: Tx, id: number): Promise<Member | undefined> =>
  tx
    .selectFrom('staff.members')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Locks the member of a session until the transaction ends; undefined when the session has ended, also if that was
 * after the request was authenticated.
 */
export async function lockActor(
  tx: Tx,
  { memberId, sessionId }: { memberId: number; sessionId: string },
): Promise<Member | undefined> {
  const member = await lockMember(tx, memberId);
  // Read after the lock was acquired: a reset holds it while it ends the sessions.
  const session = await tx
    .selectFrom('staff.sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return session && member;
}

export const lockMemberByUid = (tx: Tx, uid: string): Promise<Member | undefined> =>
  tx
    .selectFrom('staff.members')
    .selectAll()
    .where('uid', '=', uid)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const hasMembers = async (db: Db | Tx): Promise<boolean> =>
  (await db.selectFrom('staff.members').select('id').limit(1).executeTakeFirst()) !== undefined;

type NewMember = {
  name: string;
  email: string;
  role: StaffRole;
  passphraseHash: string;
  language?: Locale | null;
};

/** Inserts a member; undefined when the e-mail address is already used by a member. */
export async function insertMember(
  tx: Tx,
  { name, email, role, passphraseHash, language = null }: NewMember,
  now: Date,
): Promise<Member | undefined> {
  return tx
    .insertInto('staff.members')
    .values({
      name: name.trim(),
      email: normalizeEmail(email),
      role,
      passphrase_hash: passphraseHash,
      totp_secret: null,
      created_at: now,
      shut_out_at: null,
      language,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** True for the constraint violation that prevents a shop without an owner. */
export const isLastOwnerViolation = (error: unknown): boolean =>
  error instanceof Error && (error as { constraint?: unknown }).constraint === 'last_owner';

export const toApiMember = ({
  uid,
  name,
  email,
  role,
}: Pick<Member, 'uid' | 'name' | 'email' | 'role'>): StaffMember => ({ uid, name, email, role });

/** A member, by uid, who is not shut out and whose role has a permission. */
export async function findActiveMember(
  db: Db | Tx,
  uid: string,
  permission: StaffPermission,
): Promise<Member | undefined> {
  const member = await findMemberByUid(db, uid);
  return member && !member.shut_out_at && mayStaff(member.role, permission) ? member : undefined;
}

export const findMemberByUid = (db: Db | Tx, uid: string): Promise<Member | undefined> =>
  db.selectFrom('staff.members').selectAll().where('uid', '=', uid).executeTakeFirst();

/** The members who are not shut out and whose role has a permission, by name. */
export async function listActiveMembers(
  db: Db,
  permission: StaffPermission,
): Promise<{ uid: string; name: string }[]> {
  return db
    .selectFrom('staff.members')
    .select(['uid', 'name'])
    .where('role', 'in', staffPermissions[permission])
    .where('shut_out_at', 'is', null)
    .orderBy('name')
    .execute();
}

/** The recipient of an e-mail to staff. */
export type MemberAddress = Pick<Member, 'id' | 'name' | 'email' | 'role' | 'language'> & {
  createdAt: Date;
};

/** The members who have an e-mail address, are not shut out and whose role has a permission, by name. */
export const listMemberAddresses = (
  db: Db | Tx,
  permission: StaffPermission,
): Promise<MemberAddress[]> =>
  db
    .selectFrom('staff.members')
    .select(['id', 'name', 'email', 'role', 'language', 'created_at as createdAt'])
    .where('role', 'in', staffPermissions[permission])
    .where('shut_out_at', 'is', null)
    .where('email', '<>', '')
    .orderBy('name')
    .execute();

/** True when a member is not shut out and their role has the permission. */
export async function hasPermission(
  db: Db | Tx,
  memberId: number,
  permission: StaffPermission,
): Promise<boolean> {
  const member = await db
    .selectFrom('staff.members')
    .select('id')
    .where('id', '=', memberId)
    .where('role', 'in', staffPermissions[permission])
    .where('shut_out_at', 'is', null)
    .executeTakeFirst();
  return member !== undefined;
}

/** Uid and name of members by id. */
export async function listMembersById(
  db: Db | Tx,
  ids: readonly number[],
): Promise<Map<number, { uid: string; name: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff.members')
    .select(['id', 'uid', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, ...member }) => [id, member]));
}

/** The ids of members whose name contains a text, including former members. */
export async function findMembersByName(db: Db, part: string): Promise<number[]> {
  const rows = await db
    .selectFrom('staff.members')
    .select('id')
    .where('name', 'ilike', `%${escapeLike(part)}%`)
    .execute();
  return rows.map(({ id }) => id);
}

/** The names of members by id. */
export const listMemberNames = async (
  db: Db | Tx,
  ids: readonly number[],
): Promise<Map<number, string>> =>
  new Map([...(await listMembersById(db, ids))].map(([id, { name }]) => [id, name]));

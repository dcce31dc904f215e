import type { StaffDeviceSession, StaffNext } from '@sabuja/contract';
import { hasPinRole } from '@sabuja/contract/rules/staff-roles';
import { addTime, days, minutes } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Client, StaffDeps } from './deps.ts';
import type { Member } from './members-store.ts';
import { limitsOf, SIGN_IN_LIFETIME } from './session-limits.ts';
import { lockSharedDevice, touchSharedDevice } from './shared-devices/shared-devices-store.ts';

const MAX_USER_AGENT_LENGTH = 300;
/** The time of last use is written at most this often. */
const USE_RESOLUTION = minutes(1);

export type NewSession = {
  member: Member;
  client: Client;
  next: StaffNext;
  /** When the second factor was entered, if the sign-in included one. */
  secondFactorAt?: Date;
  /** True for a sign-in by PIN, on an enrolled device only. */
  isByPin?: boolean;
};

/** Starts a session and returns the token of its cookie. */
export async function insertSession(
  { secrets }: Pick<StaffDeps, 'secrets'>,
  tx: Tx,
  { member, client, next, secondFactorAt, isByPin = false }: NewSession,
  now: Date,
): Promise<string> {
  const token = secrets.generateToken();
  const device = await lockSharedDevice({ secrets }, tx, client.sharedDeviceToken);
  if (device) await touchSharedDevice(tx, device.id, member.id, now);
  await tx
    .insertInto('staff.sessions')
    .values({
      member_id: member.id,
      token_hash: secrets.hash('session', token),
      next,
      shared_device_id: device?.id ?? null,
      by_pin: isByPin,
      second_factor_at: secondFactorAt ?? null,
      totp_secret: null,
      address: client.address,
      user_agent: client.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
      created_at: now,
      last_used_at: now,
      expires_at: addTime(now, limitsOf(member.role, isByPin).absolute),
      ended_at: null,
    })
    .execute();
  return token;
}

/**
 * Finds the open session of a token with its member; undefined when it is over, the member is shut out, or its device
 * is revoked.
 */
export async function findSession(db: Db | Tx, tokenHash: Buffer, now: Date) {
  const row = await db
    .selectFrom('staff.sessions as s')
    .innerJoin('staff.members as m', 'm.id', 's.member_id')
    .leftJoin('staff.shared_devices as d', 'd.id', 's.shared_device_id')
    .select(['s.by_pin', 's.shared_device_id'])
    .select(['s.id', 's.member_id', 's.next', 's.second_factor_at', 's.expires_at'])
    .select(['s.created_at', 's.last_used_at', 'm.uid', 'm.name', 'm.email', 'm.role'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('m.shut_out_at', 'is', null)
    .where('d.revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row || (row.by_pin && !hasPinRole(row.role))) return undefined;
  const idleSince = now.getTime() - row.last_used_at.getTime();
  const isIdle = idleSince > limitsOf(row.role, row.by_pin).idle;
  const isAbandoned =
    row.next !== 'done' && now.getTime() - row.created_at.getTime() > SIGN_IN_LIFETIME;
  if (isIdle || isAbandoned) return undefined;
  return { ...row, needsTouch: idleSince >= USE_RESOLUTION };
}

type UsedSession = { id: string; member_id: number; shared_device_id: number | null };

/** Stores the time of last use of a session, and of the shared device on which it began. */
export async function touchSession(db: Db, session: UsedSession, now: Date): Promise<void> {
  await db
    .updateTable('staff.sessions')
    .set({ last_used_at: now })
    .where('id', '=', session.id)
    .execute();
  if (session.shared_device_id !== null)
    await touchSharedDevice(db, session.shared_device_id, session.member_id, now);
}

/** Completes a sign-in, or renews its second factor. */
export const markSecondFactor = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('staff.sessions')
    .set({ next: 'done', second_factor_at: now, totp_secret: null })
    .where('id', '=', id)
    .execute();

const endOpen = (tx: Db | Tx, now: Date) =>
  tx
    .updateTable('staff.sessions')
    .set({ ended_at: now, totp_secret: null })
    .where('ended_at', 'is', null);

/** Ends sessions of a member: all, one, all but one, or those started by PIN; returns how many. */
export async function endSessions(
  tx: Db | Tx,
  memberId: number,
  { only, except, byPin }: { only?: string; except?: string; byPin?: true },
  now: Date,
): Promise<number> {
  const ended = await endOpen(tx, now)
    .where('member_id', '=', memberId)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .$if(byPin === true, (query) => query.where('by_pin', '=', true))
    .returning('id')
    .execute();
  return notifyEnded(tx, ended);
}

/** Ends the session of a token, if one is open; returns how many. */
export const endSessionOfToken = async (tx: Tx, tokenHash: Buffer, now: Date): Promise<number> =>
  notifyEnded(
    tx,
    await endOpen(tx, now).where('token_hash', '=', tokenHash).returning('id').execute(),
  );

/** Ends every session that began on a shared device; returns how many. */
export const endSessionsOnDevice = async (tx: Tx, deviceId: number, now: Date): Promise<number> =>
  notifyEnded(
    tx,
    await endOpen(tx, now).where('shared_device_id', '=', deviceId).returning('id').execute(),
  );

/** Closes the event streams of ended sessions on every server; returns the number of sessions. */
async function notifyEnded(tx: Db | Tx, ended: { id: string }[]): Promise<number> {
  for (const { id } of ended) await sql`select pg_notify('staff_sessions', ${id})`.execute(tx);
  return ended.length;
}

/** The open sessions of a member, newest first. */
export async function listSessions(
  db: Db,
  { memberId, sessionId }: { memberId: number; sessionId: string },
  now: Date,
): Promise<StaffDeviceSession[]> {
  const rows = await db
    .selectFrom('staff.sessions')
    .select(['id', 'created_at', 'last_used_at', 'address', 'user_agent'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('next', '=', 'done')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    is_current: row.id === sessionId,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    address: row.address,
    user_agent: row.user_agent,
  }));
}

/**
 * Purges sessions and challenges that are over, used links, unused device codes, and failures that no longer count
 * towards any limit.
 */
export async function purgeStaffSessions(db: Db, now: Date): Promise<void> {
  const cutoff = addTime(now, -days(2));
  await db
    .deleteFrom('staff.sessions')
    .where((e) => e.or([e('expires_at', '<', cutoff), e('ended_at', '<', cutoff)]))
    .execute();
  await db.deleteFrom('staff.passkey_challenges').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('staff.shared_devices')
    .where('token_hash', 'is', null)
    .where('code_expires_at', '<', cutoff)
    .execute();
  await db.deleteFrom('staff.links').where('expires_at', '<', cutoff).execute();
  await db.deleteFrom('staff.sign_in_failures').where('at', '<', cutoff).execute();
}

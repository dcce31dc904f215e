import type { StaffDeviceSession, StaffNext } from '@sabuja/contract';
import { days, minutes } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Caller, StaffDeps } from './deps.ts';
import type { Member } from './members-store.ts';
import { SIGN_IN_TIME, sessionLimits } from './session-limits.ts';

const MAX_USER_AGENT_LENGTH = 300;
/** The last use is written at most this often. */
const USE_RESOLUTION = minutes(1);

export type NewSession = {
  member: Member;
  caller: Caller;
  next: StaffNext;
  /** When the sign-in had a second factor already. */
  secondFactorAt?: Date;
};

/** Starts a session and returns the token of its cookie. */
export async function insertSession(
  { secrets }: Pick<StaffDeps, 'secrets'>,
  tx: Tx,
  { member, caller, next, secondFactorAt }: NewSession,
  now: Date,
): Promise<string> {
  const token = secrets.generateToken();
  await tx
    .insertInto('staff.sessions')
    .values({
      member_id: member.id,
      token_hash: secrets.hash('session', token),
      next,
      second_factor_at: secondFactorAt ?? null,
      totp_secret: null,
      address: caller.address,
      user_agent: caller.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + sessionLimits[member.role].absolute),
      ended_at: null,
    })
    .execute();
  return token;
}

/** The open session of a token with its member; undefined when it is over or the member is shut out. */
export async function findSession(db: Db | Tx, tokenHash: Buffer, now: Date) {
  const row = await db
    .selectFrom('staff.sessions as s')
    .innerJoin('staff.members as m', 'm.id', 's.member_id')
    .select(['s.id', 's.member_id', 's.next', 's.second_factor_at', 's.expires_at'])
    .select(['s.created_at', 's.last_used_at', 'm.uid', 'm.name', 'm.email', 'm.role'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('m.shut_out_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const idleSince = now.getTime() - row.last_used_at.getTime();
  const isIdle = idleSince > sessionLimits[row.role].idle;
  const isAbandoned =
    row.next !== 'done' && now.getTime() - row.created_at.getTime() > SIGN_IN_TIME;
  if (isIdle || isAbandoned) return undefined;
  return { ...row, needsTouch: idleSince >= USE_RESOLUTION };
}

export const touchSession = (db: Db, id: string, now: Date) =>
  db.updateTable('staff.sessions').set({ last_used_at: now }).where('id', '=', id).execute();

/** Completes a sign-in, or renews its second factor. */
export const markSecondFactor = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('staff.sessions')
    .set({ next: 'done', second_factor_at: now, totp_secret: null })
    .where('id', '=', id)
    .execute();

/** Ends sessions of a member: one, or all but one; returns how many. Streams are closed by a notification. */
export async function endSessions(
  tx: Db | Tx,
  memberId: number,
  { only, except }: { only?: string; except?: string },
  now: Date,
): Promise<number> {
  const ended = await tx
    .updateTable('staff.sessions')
    .set({ ended_at: now, totp_secret: null })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .returning('id')
    .execute();
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

/** Purges sessions and challenges that are over, used links, and failures that no limit counts any more. */
export async function purgeStaffSessions(db: Db, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - days(2));
  await db
    .deleteFrom('staff.sessions')
    .where((e) => e.or([e('expires_at', '<', cutoff), e('ended_at', '<', cutoff)]))
    .execute();
  await db.deleteFrom('staff.passkey_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('staff.links').where('expires_at', '<', cutoff).execute();
  await db.deleteFrom('staff.sign_in_failures').where('at', '<', cutoff).execute();
}

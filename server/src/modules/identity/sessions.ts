import { addTime, days } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { deleteSessionSubscriptions } from '../notifications/index.ts';
import type { Principal } from './access-tokens.ts';
import type { Customer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { SESSION_LIFETIME } from './session-cookies.ts';

export type NewSession = {
  sessionId: string;
  access_token: string;
  refresh_token: string;
  cookie: string;
};

/** Starts a session: a cookie, and a family of refresh tokens. */
export async function startSession(
  deps: IdentityDeps,
  tx: Tx,
  customer: Customer,
): Promise<NewSession> {
  const now = deps.clock.now();
  const cookie = deps.secrets.generateToken();
  const session = await tx
    .insertInto('identity.sessions')
    .values({
      customer_id: customer.id,
      cookie_hash: deps.secrets.hash('cookie', cookie),
      cookie_version: 2,
      created_at: now,
      expires_at: addTime(now, SESSION_LIFETIME),
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const principal = { customerId: customer.id, customerUid: customer.uid, sessionId: session.id };
  const refreshToken = deps.secrets.generateToken();
  await insertRefreshToken(deps, tx, { token: refreshToken, sessionId: session.id, now });
  return {
    sessionId: session.id,
    access_token: deps.accessTokens.issue(principal),
    refresh_token: refreshToken,
    cookie,
  };
}

export async function insertRefreshToken(
  deps: Pick<IdentityDeps, 'secrets'>,
  tx: Tx,
  { token, sessionId, now }: { token: string; sessionId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('identity.refresh_tokens')
    .values({
      token_hash: deps.secrets.hash('refresh', token),
      session_id: sessionId,
      created_at: now,
      used_at: null,
    })
    .execute();
}

export const activeSessions = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('identity.sessions as s')
    .innerJoin('identity.customers as c', 'c.id', 's.customer_id')
    .select(['s.id as sessionId', 'c.id as customerId', 'c.uid as customerUid'])
    .where('s.ended_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where('s.expires_at', '>', now);

export const findSessionByCookie = (
  deps: IdentityDeps,
  cookie: string,
): Promise<(Principal & { cookieVersion: number }) | undefined> =>
  activeSessions(deps.db, deps.clock.now())
    .select('s.cookie_version as cookieVersion')
    .where('s.cookie_hash', '=', deps.secrets.hash('cookie', cookie))
    .executeTakeFirst();

export const isSessionActive = async (deps: IdentityDeps, sessionId: string): Promise<boolean> =>
  (await activeSessions(deps.db, deps.clock.now())
    .where('s.id', '=', sessionId)
    .executeTakeFirst()) !== undefined;

/**
 * Ends a session: its cookie and refresh tokens at once, its access tokens on each server when that server receives the
 * notification. `AccessTokens.revokeSession` revokes them on this server without that delay.
 */
export async function endSession(
  deps: Pick<IdentityDeps, 'clock'>,
  tx: Db | Tx,
  sessionId: string,
): Promise<void> {
  await tx
    .updateTable('identity.sessions')
    .set({ ended_at: deps.clock.now() })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
  await deleteSessionSubscriptions(tx, sessionId);
  await sql`select pg_notify('ended_sessions', ${sessionId})`.execute(tx);
}

/** Ends all sessions of a customer, or all but one; returns their ids. */
export async function endOtherSessions(
  deps: Pick<IdentityDeps, 'clock'>,
  tx: Tx,
  customerId: number,
  exceptSessionId?: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('identity.sessions')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '<>', exceptSessionId ?? ''))
    .execute();
  for (const { id } of rows) await endSession(deps, tx, id);
  return rows.map(({ id }) => id);
}

/** The ids of sessions that ended since an instant. */
export async function listSessionsEndedSince(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('identity.sessions')
    .select('id')
    .where('ended_at', '>=', since)
    .execute();
  return rows.map((row) => row.id);
}

/** Purges sessions that ended or expired more than a day ago with their tokens, and tokens used long ago. */
export async function purgeOldSessions(db: Db, now: Date): Promise<void> {
  const cutoff = addTime(now, -days(1));
  await db
    .deleteFrom('identity.sessions')
    .where((e) => e.or([e('expires_at', '<', cutoff), e('ended_at', '<', cutoff)]))
    .execute();
  await db
    .deleteFrom('identity.refresh_tokens')
    .where('used_at', '<', addTime(now, -SESSION_LIFETIME))
    .execute();
}

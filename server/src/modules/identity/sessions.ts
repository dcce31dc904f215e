import { days, fail } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { deleteSessionSubscriptions } from '../notifications/index.ts';
import type { Principal } from './access-tokens.ts';
import type { Customer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';

const SESSION_LIFETIME = days(30);
export const SESSION_MAX_AGE_SECONDS = SESSION_LIFETIME / 1000;

export type NewSession = { access_token: string; refresh_token: string; cookie: string };

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
      created_at: now,
      expires_at: new Date(now.getTime() + SESSION_LIFETIME),
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const principal = { customerId: customer.id, customerUid: customer.uid, sessionId: session.id };
  return {
    access_token: deps.accessTokens.issue(principal),
    refresh_token: await addRefreshToken(deps, tx, session.id, now),
    cookie,
  };
}

async function addRefreshToken(
  deps: IdentityDeps,
  tx: Tx,
  sessionId: string,
  now: Date,
): Promise<string> {
  const token = deps.secrets.generateToken();
  await tx
    .insertInto('identity.refresh_tokens')
    .values({
      token_hash: deps.secrets.hash('refresh', token),
      session_id: sessionId,
      created_at: now,
      used_at: null,
    })
    .execute();
  return token;
}

const activeSessions = (db: Db | Tx, now: Date) =>
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
): Promise<Principal | undefined> =>
  activeSessions(deps.db, deps.clock.now())
    .where('s.cookie_hash', '=', deps.secrets.hash('cookie', cookie))
    .executeTakeFirst();

export const isSessionActive = async (deps: IdentityDeps, sessionId: string): Promise<boolean> =>
  (await activeSessions(deps.db, deps.clock.now())
    .where('s.id', '=', sessionId)
    .executeTakeFirst()) !== undefined;

/**
 * Exchanges a refresh token for a new pair of tokens. A token that was used before counts as stolen: its
 * whole session ends.
 */
export async function refreshSession(deps: IdentityDeps, token: string) {
  const now = deps.clock.now();
  const outcome = await inTransaction(deps.db, async (tx) => {
    const row = await tx
      .selectFrom('identity.refresh_tokens')
      .select(['session_id', 'used_at'])
      .where('token_hash', '=', deps.secrets.hash('refresh', token))
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'unknown' as const;
    if (row.used_at) {
      await endSession(deps, tx, row.session_id);
      return { reused: row.session_id };
    }
    const principal = await activeSessions(tx, now)
      .where('s.id', '=', row.session_id)
      .executeTakeFirst();
    if (!principal) return 'ended' as const;
    await tx
      .updateTable('identity.refresh_tokens')
      .set({ used_at: now })
      .where('token_hash', '=', deps.secrets.hash('refresh', token))
      .execute();
    await tx
      .updateTable('identity.sessions')
      .set({ expires_at: new Date(now.getTime() + SESSION_LIFETIME) })
      .where('id', '=', row.session_id)
      .execute();
    return {
      access_token: deps.accessTokens.issue(principal),
      refresh_token: await addRefreshToken(deps, tx, row.session_id, now),
    };
  });
  if (typeof outcome === 'string') return fail('SESSION_OVER');
  if ('reused' in outcome) {
    deps.accessTokens.revokeSession(outcome.reused);
    return fail('SESSION_OVER');
  }
  return outcome;
}

/**
 * Ends a session: its cookie and refresh tokens at once, its access tokens on every server when that server
 * receives the notification. `AccessTokens.revokeSession` revokes them on this server without that delay.
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

/** Purges sessions that ended or expired more than a day ago, with their tokens. */
export async function purgeOldSessions(db: Db, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - days(1));
  await db
    .deleteFrom('identity.sessions')
    .where((e) => e.or([e('expires_at', '<', cutoff), e('ended_at', '<', cutoff)]))
    .execute();
}

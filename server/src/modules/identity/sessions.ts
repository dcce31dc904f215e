import { days, fail } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { silence } from '../notifications/index.ts';
import type { Holder } from './access-tokens.ts';
import type { Customer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';

const life = days(30);
export const sessionSeconds = life / 1000;

export type NewSession = { access_token: string; refresh_token: string; cookie: string };

/** Starts a session: a cookie, and a family of refresh tokens. */
export async function startSession(
  deps: IdentityDeps,
  tx: Tx,
  customer: Customer,
): Promise<NewSession> {
  const now = deps.clock.now();
  const cookie = deps.secrets.token();
  const session = await tx
    .insertInto('identity.sessions')
    .values({
      customer_id: customer.id,
      cookie_hash: deps.secrets.hash('cookie', cookie),
      created_at: now,
      expires_at: new Date(now.getTime() + life),
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const holder = { customerId: customer.id, customerUid: customer.uid, sessionId: session.id };
  return {
    access_token: deps.accessTokens.make(holder),
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
  const token = deps.secrets.token();
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

const liveSession = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('identity.sessions as s')
    .innerJoin('identity.customers as c', 'c.id', 's.customer_id')
    .select(['s.id as sessionId', 'c.id as customerId', 'c.uid as customerUid'])
    .where('s.ended_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where('s.expires_at', '>', now);

export const sessionOfCookie = (deps: IdentityDeps, cookie: string): Promise<Holder | undefined> =>
  liveSession(deps.db, deps.clock.now())
    .where('s.cookie_hash', '=', deps.secrets.hash('cookie', cookie))
    .executeTakeFirst();

export const isLive = async (deps: IdentityDeps, sessionId: string): Promise<boolean> =>
  (await liveSession(deps.db, deps.clock.now())
    .where('s.id', '=', sessionId)
    .executeTakeFirst()) !== undefined;

/**
 * Changes a refresh token for a new pair. One that was used before is in strange hands: the whole
 * session ends.
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
    const holder = await liveSession(tx, now).where('s.id', '=', row.session_id).executeTakeFirst();
    if (!holder) return 'ended' as const;
    await tx
      .updateTable('identity.refresh_tokens')
      .set({ used_at: now })
      .where('token_hash', '=', deps.secrets.hash('refresh', token))
      .execute();
    await tx
      .updateTable('identity.sessions')
      .set({ expires_at: new Date(now.getTime() + life) })
      .where('id', '=', row.session_id)
      .execute();
    return {
      access_token: deps.accessTokens.make(holder),
      refresh_token: await addRefreshToken(deps, tx, row.session_id, now),
    };
  });
  if (typeof outcome === 'string') return fail('SESSION_OVER');
  if ('reused' in outcome) {
    deps.accessTokens.sessionEnded(outcome.reused);
    return fail('SESSION_OVER');
  }
  return outcome;
}

/**
 * Ends a session: its cookie, its refresh tokens, and, once it has committed and the servers have heard of
 * it, its access tokens. This server need not wait for that: `AccessTokens.sessionEnded`.
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
  await silence(tx, sessionId);
  await sql`select pg_notify('ended_sessions', ${sessionId})`.execute(tx);
}

/** Ends all sessions of a customer but one, or all; answers which. */
export async function endOtherSessions(
  deps: Pick<IdentityDeps, 'clock'>,
  tx: Tx,
  customerId: number,
  kept?: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('identity.sessions')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .$if(kept !== undefined, (query) => query.where('id', '<>', kept ?? ''))
    .execute();
  for (const { id } of rows) await endSession(deps, tx, id);
  return rows.map(({ id }) => id);
}

/** Sessions that ended since an instant. */
export async function sessionsEndedSince(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('identity.sessions')
    .select('id')
    .where('ended_at', '>=', since)
    .execute();
  return rows.map((row) => row.id);
}

/** Deletes sessions that ended or ran out more than a day ago, with their tokens. */
export async function forgetOldSessions(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - days(1));
  await db
    .deleteFrom('identity.sessions')
    .where((e) => e.or([e('expires_at', '<', old), e('ended_at', '<', old)]))
    .execute();
}

import { addTime, fail, seconds } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { IdentityDeps } from './deps.ts';
import { SESSION_LIFETIME } from './session-cookies.ts';
import { activeSessions, endSession, insertRefreshToken } from './sessions.ts';

/** How long a used refresh token can be exchanged again: the first response may have been lost. */
const RETRY_PERIOD = seconds(60);

export type RefreshRequest = {
  token: string;
  /** The expired access token of the page, when the refresh token came as a cookie. */
  accessToken: string | undefined;
  /** The session cookie that came with the request. */
  cookie: string | undefined;
};

/**
 * Exchanges a refresh token for a new pair of tokens. The same token returns the same successor for 60 seconds; after
 * that it counts as stolen, and its whole session ends. `cookie` is returned when it belongs to the session.
 */
export async function refreshSession(deps: IdentityDeps, request: RefreshRequest) {
  const outcome = await inTransaction(deps.db, (tx) => exchangeToken(deps, tx, request));
  if (typeof outcome === 'string') return fail('SESSION_OVER');
  if ('reused' in outcome) {
    deps.accessTokens.revokeSession(outcome.reused);
    return fail('SESSION_OVER');
  }
  return outcome;
}

async function exchangeToken(
  deps: IdentityDeps,
  tx: Tx,
  { token, accessToken, cookie }: RefreshRequest,
) {
  const now = deps.clock.now();
  const tokenHash = deps.secrets.hash('refresh', token);
  const row = await tx
    .selectFrom('identity.refresh_tokens')
    .select(['session_id', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'unknown' as const;
  // The cookie belongs to another session than the page; the page must not switch customers unnoticed.
  const pageSession =
    accessToken === undefined ? undefined : deps.accessTokens.sessionOf(accessToken);
  if (pageSession !== undefined && pageSession !== row.session_id) return 'other session' as const;
  if (row.used_at && now.getTime() - row.used_at.getTime() > RETRY_PERIOD) {
    await endSession(deps, tx, row.session_id);
    return { reused: row.session_id };
  }
  const session = await activeSessions(tx, now)
    .select('s.cookie_hash')
    .where('s.id', '=', row.session_id)
    .executeTakeFirst();
  if (!session) return 'ended' as const;
  const successor = deps.secrets.hash('next refresh', token).toString('base64url');
  const ownCookie =
    cookie !== undefined && deps.secrets.hash('cookie', cookie).equals(session.cookie_hash)
      ? cookie
      : undefined;
  if (!row.used_at) {
    await tx
      .updateTable('identity.refresh_tokens')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .execute();
    await insertRefreshToken(deps, tx, { token: successor, sessionId: row.session_id, now });
    await tx
      .updateTable('identity.sessions')
      .set({
        expires_at: addTime(now, SESSION_LIFETIME),
        ...(ownCookie !== undefined && { cookie_version: 2 }),
      })
      .where('id', '=', row.session_id)
      .execute();
  }
  return {
    sessionId: row.session_id,
    access_token: deps.accessTokens.issue(session),
    refresh_token: successor,
    cookie: ownCookie,
  };
}

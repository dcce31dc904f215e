import type { Authenticate } from '../../platform/http/index.ts';
import type { IdentityDeps } from './deps.ts';
import { findSessionByCookie, isSessionActive } from './sessions.ts';

export const sessionCookie = 'sabuja_session';

/**
 * The customer of a request, by bearer token or else by session cookie. A request with an invalid bearer
 * token is anonymous, even with a valid cookie.
 */
export const createAuthenticate =
  (deps: IdentityDeps): Authenticate =>
  async (request) => {
    const header = request.headers.authorization;
    if (header?.startsWith('Bearer ')) {
      const principal = deps.accessTokens.verify(header.slice('Bearer '.length));
      if (!principal) return undefined;
      if (
        !deps.accessTokens.isReceivingRevocations &&
        !(await isSessionActive(deps, principal.sessionId))
      )
        return undefined;
      return { ...principal, authMethod: 'bearer' };
    }
    const cookie = request.cookies[sessionCookie];
    const principal = cookie ? await findSessionByCookie(deps, cookie) : undefined;
    return principal && { ...principal, authMethod: 'cookie' };
  };

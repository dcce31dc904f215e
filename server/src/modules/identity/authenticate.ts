import type { Authenticate } from '../../platform/http/index.ts';
import type { IdentityDeps } from './deps.ts';
import { isLive, sessionOfCookie } from './sessions.ts';

export const sessionCookie = 'sabuja_session';

/** The customer of a request, by bearer token or else by session cookie. A wrong bearer token is nobody. */
export const createAuthenticate =
  (deps: IdentityDeps): Authenticate =>
  async (request) => {
    const header = request.headers.authorization;
    if (header?.startsWith('Bearer ')) {
      const holder = deps.accessTokens.read(header.slice('Bearer '.length));
      if (!holder) return undefined;
      if (!deps.accessTokens.hearsEndings && !(await isLive(deps, holder.sessionId)))
        return undefined;
      return { ...holder, by: 'bearer' };
    }
    const cookie = request.cookies[sessionCookie];
    const holder = cookie ? await sessionOfCookie(deps, cookie) : undefined;
    return holder && { ...holder, by: 'cookie' };
  };

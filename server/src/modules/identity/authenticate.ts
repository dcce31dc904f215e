import type { FastifyRequest } from 'fastify';
import type { Authenticate } from '../../platform/http/index.ts';
import type { IdentityDeps } from './deps.ts';
import { readDevice } from './devices.ts';
import { readSessionCookie, xsrfTokenOf } from './session-cookies.ts';
import { findSessionByCookie, isSessionActive } from './sessions.ts';

const bearerPrefix = 'Bearer ';

/** Returns the bearer token of a request; undefined when it has none. */
export const readBearer = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  headers.authorization?.startsWith(bearerPrefix)
    ? headers.authorization.slice(bearerPrefix.length)
    : undefined;

/**
 * Identifies the customer of a request by bearer token, or else by session cookie. A request with an invalid bearer
 * token is anonymous, even with a valid cookie.
 */
export const createAuthenticate =
  (deps: IdentityDeps): Authenticate =>
  async (request) => {
    const actor = await findActor(deps, request);
    return actor && { ...actor, device: readDevice(deps, request) };
  };

type FindActor = (deps: IdentityDeps, request: FastifyRequest) => ReturnType<Authenticate>;

const findActor: FindActor = async (deps, request) => {
  const token = readBearer(request);
  if (token === undefined) return authenticateByCookie(deps, request);
  const principal = deps.accessTokens.verify(token);
  if (!principal) return undefined;
  if (
    !deps.accessTokens.isReceivingRevocations &&
    !(await isSessionActive(deps, principal.sessionId))
  )
    return undefined;
  return { ...principal, authMethod: 'bearer' };
};

const authenticateByCookie: FindActor = async (deps, request) => {
  const cookie = readSessionCookie(deps, request.cookies);
  const session = cookie && (await findSessionByCookie(deps, cookie.value));
  if (!session) return undefined;
  const { cookieVersion, ...principal } = session;
  if (cookieVersion === 1) return { ...principal, authMethod: 'cookie' };
  // Over TLS, another subdomain may have set a cookie without a prefix; only sessions of earlier releases use it.
  if (cookie.isOldName) return undefined;
  const xsrfToken = xsrfTokenOf(deps, session.sessionId);
  return { ...principal, authMethod: 'cookie', xsrfToken };
};

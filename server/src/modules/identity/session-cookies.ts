import { SESSION_DAYS } from '@sabuja/contract/limits';
import { days } from '@sabuja/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { xsrfCookie } from '../../platform/http/index.ts';
import type { IdentityDeps } from './deps.ts';

export const SESSION_LIFETIME = days(SESSION_DAYS);

export const sessionCookie = 'sabuja_session';
const refreshCookie = 'sabuja_refresh';
const REFRESH_PATH = '/api/v1/auth/refresh';

/**
 * Names with prefixes: a browser accepts them only over TLS, and `__Host-` only from this exact host (decision 0057).
 */
const secureNames = { session: `__Host-${sessionCookie}`, refresh: `__Secure-${refreshCookie}` };
const plainNames = { session: sessionCookie, refresh: refreshCookie };
const namesOf = (secure: boolean) => (secure ? secureNames : plainNames);

type CookieDeps = Pick<IdentityDeps, 'secrets' | 'settings'>;
type Cookies = FastifyRequest['cookies'];

/** The session cookie of a request; `isOldName` is true for a name without prefix although the shop uses TLS. */
export function readSessionCookie(
  { settings }: CookieDeps,
  cookies: Cookies,
): { value: string; isOldName: boolean } | undefined {
  const value = cookies[namesOf(settings.secureCookies).session];
  if (value) return { value, isOldName: false };
  const oldValue = cookies[sessionCookie];
  return oldValue ? { value: oldValue, isOldName: settings.secureCookies } : undefined;
}

export const readRefreshCookie = ({ settings }: CookieDeps, cookies: Cookies): string | undefined =>
  cookies[namesOf(settings.secureCookies).refresh] || undefined;

/** The anti-forgery token of a session: another site cannot set a cookie that matches it. */
export const xsrfTokenOf = ({ secrets }: Pick<IdentityDeps, 'secrets'>, sessionId: string) =>
  secrets.hash('xsrf', sessionId).toString('base64url');

type SessionCookies = {
  sessionId: string;
  refresh_token: string;
  /** The value of the session cookie; undefined leaves it as it is. */
  cookie: string | undefined;
};

export function setSessionCookies(
  reply: FastifyReply,
  deps: CookieDeps,
  { sessionId, refresh_token, cookie }: SessionCookies,
): void {
  const { secureCookies: secure } = deps.settings;
  const names = namesOf(secure);
  const shared = { secure, maxAge: SESSION_LIFETIME / 1000 };
  const refreshOptions = { path: REFRESH_PATH, sameSite: 'strict', httpOnly: true } as const;
  reply.setCookie(names.refresh, refresh_token, { ...shared, ...refreshOptions });
  if (cookie === undefined) return;
  const options = { ...shared, path: '/', sameSite: 'lax' } as const;
  reply.setCookie(names.session, cookie, { ...options, httpOnly: true });
  reply.setCookie(xsrfCookie, xsrfTokenOf(deps, sessionId), options);
  if (secure) reply.clearCookie(sessionCookie, { path: '/' });
}

/** Clears all cookies of a session, including those with old names. */
export function clearSessionCookies(reply: FastifyReply, { settings }: CookieDeps): void {
  const { secureCookies: secure } = settings;
  const names = namesOf(secure);
  for (const name of new Set([names.session, sessionCookie, xsrfCookie]))
    reply.clearCookie(name, { path: '/', secure: secure && name !== sessionCookie });
  reply.clearCookie(names.refresh, { path: REFRESH_PATH, secure });
}

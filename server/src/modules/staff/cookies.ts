import { days } from '@sabuja/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientKeyOf } from '../../platform/http/index.ts';
import { staffCookie } from './authenticate.ts';
import type { Client, StaffDeps } from './deps.ts';
import { CHALLENGE_LIFETIME } from './passkeys/challenges-store.ts';
import type { StartedSession } from './sign-in.ts';

const deviceCookie = 'sabuja_staff_device';
/** The secret of an enrolled device that pickers and riders share. */
const sharedDeviceCookie = 'sabuja_staff_shared_device';
/** Binds a sign-in by passkey to the browser that began it. */
const passkeyAttemptCookie = 'sabuja_staff_passkey';
const staffXsrfCookie = 'XSRF-TOKEN-STAFF';
/** The cookies of sessions and devices are needed by the staff calls only. */
const COOKIE_PATH = '/api/v1/staff';
const DEVICE_MAX_AGE_SECONDS = days(365) / 1000;

/** Describes the client of a request, for limits and the list of sessions. */
export const clientOf = (request: FastifyRequest): Client => ({
  key: clientKeyOf(request.ip),
  address: request.ip,
  userAgent: String(request.headers['user-agent'] ?? ''),
  deviceToken: request.cookies[deviceCookie] || undefined,
  sharedDeviceToken: request.cookies[sharedDeviceCookie] || undefined,
  requestId: String(request.id),
});

type CookieDeps = Pick<StaffDeps, 'secrets' | 'secureCookies'>;

/** Sets the cookies of a session. They end with the browser; the session has its own limits. */
function setSessionCookies(reply: FastifyReply, deps: CookieDeps, token: string): void {
  const options = { sameSite: 'strict', secure: deps.secureCookies } as const;
  reply.setCookie(staffCookie, token, { ...options, path: COOKIE_PATH, httpOnly: true });
  reply.setCookie(staffXsrfCookie, deps.secrets.xsrfTokenOf(token), { ...options, path: '/' });
}

export const setDeviceCookie = (
  reply: FastifyReply,
  deps: CookieDeps,
  token: string | undefined,
): void => setLastingCookie(reply, deps, deviceCookie, token);

/** Sets the cookie of a device for a year from now, if there is a token for it. */
function setLastingCookie(
  reply: FastifyReply,
  { secureCookies }: CookieDeps,
  name: string,
  token: string | undefined,
): void {
  if (token === undefined) return;
  reply.setCookie(name, token, {
    path: COOKIE_PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: secureCookies,
    maxAge: DEVICE_MAX_AGE_SECONDS,
  });
}

export const setSharedDeviceCookie = (
  reply: FastifyReply,
  deps: CookieDeps,
  token: string | undefined,
): void => setLastingCookie(reply, deps, sharedDeviceCookie, token);

/** The session token of a request, for calls that need no sign-in. */
export const sessionTokenOf = (request: FastifyRequest): string | undefined =>
  request.cookies[staffCookie] || undefined;

export const passkeyAttemptOf = (request: FastifyRequest): string =>
  request.cookies[passkeyAttemptCookie] ?? '';

export const setPasskeyAttemptCookie = (
  reply: FastifyReply,
  { secureCookies }: CookieDeps,
  token: string,
) =>
  reply.setCookie(passkeyAttemptCookie, token, {
    path: COOKIE_PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: secureCookies,
    maxAge: CHALLENGE_LIFETIME / 1000,
  });

export const clearSessionCookies = (reply: FastifyReply): void => {
  reply.clearCookie(staffCookie, { path: COOKIE_PATH }).clearCookie(staffXsrfCookie, { path: '/' });
};

/** Sets the cookies of a started session; returns the response body: the next step. */
export function respondWithSession(
  reply: FastifyReply,
  deps: CookieDeps,
  { next, token, deviceToken }: StartedSession,
) {
  setSessionCookies(reply, deps, token);
  setDeviceCookie(reply, deps, deviceToken);
  return { next };
}

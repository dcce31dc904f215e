import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpProblem } from './problem.ts';

export const xsrfCookie = 'XSRF-TOKEN';
const xsrfHeader = 'x-xsrf-token';

/**
 * True when the anti-forgery header equals the session's token; in a session of an earlier release, which has none
 * (undefined), when it equals the anti-forgery cookie.
 */
export function hasMatchingXsrfToken(
  request: Pick<FastifyRequest, 'cookies' | 'headers'>,
  sessionToken: string | undefined,
): boolean {
  const expected = Buffer.from(sessionToken ?? request.cookies[xsrfCookie] ?? '');
  const header = Buffer.from(String(request.headers[xsrfHeader] ?? ''));
  return (
    expected.length > 0 && expected.length === header.length && timingSafeEqual(expected, header)
  );
}

/**
 * False when the browser says that another site made the request. Browsers send `Sec-Fetch-Site` over TLS and to
 * loopback hosts, `Origin` with every change; programs send neither. Behind a proxy that changes the host, the
 * origin may be the shop's public one.
 */
export function isFromOwnSite(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  ownOrigin: string,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === new URL(ownOrigin).origin;
}

/** A request that another site may have made. */
export const failXsrf = (): HttpProblem =>
  new HttpProblem(403, 'XSRF', {
    message: 'This request could not be verified. Please reload the page and try again.',
  });

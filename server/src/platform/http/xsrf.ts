import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpProblem } from './problem.ts';

export const xsrfCookie = 'XSRF-TOKEN';
const xsrfHeader = 'x-xsrf-token';

/**
 * Returns true if the anti-forgery header equals the session's token. Sessions of an earlier release have no token
 * (undefined); then the header must equal the anti-forgery cookie.
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
 * Returns false if the browser's headers say that another site made the request. Browsers send `Sec-Fetch-Site` over
 * TLS and to loopback hosts, and `Origin` with every mutation; other programs send neither. A proxy may change the
 * host, so the origin may also be the shop's public origin.
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

/** Returns the problem for a request that another site may have made. */
export const failXsrf = (): HttpProblem =>
  new HttpProblem(403, 'XSRF', {
    message: 'This request could not be verified. Please reload the page and try again.',
  });

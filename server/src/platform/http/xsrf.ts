import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export const xsrfCookie = 'XSRF-TOKEN';
const xsrfHeader = 'x-xsrf-token';

/** True when the anti-forgery header equals the anti-forgery cookie. */
export function hasMatchingXsrfToken(request: FastifyRequest): boolean {
  const cookie = Buffer.from(request.cookies[xsrfCookie] ?? '');
  const header = Buffer.from(String(request.headers[xsrfHeader] ?? ''));
  return cookie.length > 0 && cookie.length === header.length && timingSafeEqual(cookie, header);
}

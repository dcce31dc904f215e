import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpProblem } from './problem.ts';

export const xsrfCookie = 'XSRF-TOKEN';
const xsrfHeader = 'x-xsrf-token';

/** True when the anti-forgery header equals the anti-forgery cookie. */
export function hasMatchingXsrfToken(request: FastifyRequest): boolean {
  const cookie = Buffer.from(request.cookies[xsrfCookie] ?? '');
  const header = Buffer.from(String(request.headers[xsrfHeader] ?? ''));
  return cookie.length > 0 && cookie.length === header.length && timingSafeEqual(cookie, header);
}

export const readXsrfHeader = (request: FastifyRequest): string =>
  String(request.headers[xsrfHeader] ?? '');

/** False when the browser says that the request comes from a page of another site. */
export const isFromOwnPage = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === undefined ||
  headers['sec-fetch-site'] === 'same-origin' ||
  headers['sec-fetch-site'] === 'none';

export const failXsrf = (): HttpProblem =>
  new HttpProblem(403, 'XSRF', {
    message: 'This request could not be verified. Please reload the page and try again.',
  });

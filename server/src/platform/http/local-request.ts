import type { FastifyRequest } from 'fastify';

const PROXY_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];
const localHostPattern = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * Returns true for a request to a loopback host that passed no proxy: proxies add headers, or use HTTP 1.0.
 */
export const isLocalRequest = ({ headers, raw }: FastifyRequest): boolean =>
  localHostPattern.test(headers.host ?? '') &&
  raw.httpVersion !== '1.0' &&
  PROXY_HEADERS.every((name) => headers[name] === undefined);

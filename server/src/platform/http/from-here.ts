import type { FastifyRequest } from 'fastify';

const proxyMarks = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];
const here = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** Asked for by this machine's own name, and by no proxy: those add marks, or speak HTTP 1.0. */
export const isFromHere = ({ headers, raw }: FastifyRequest): boolean =>
  here.test(headers.host ?? '') &&
  raw.httpVersion !== '1.0' &&
  proxyMarks.every((mark) => headers[mark] === undefined);

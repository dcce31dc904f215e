import { hostname } from 'node:os';
import type { Writable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the options of the logger. Requests are logged without their query, which may contain tokens and one-time
 * codes; errors without PostgreSQL's detail, which quotes values. `server` is the number of this server in a group.
 */
export const createLoggerOptions = (level: string, stream?: Writable, server?: number) =>
  level === 'silent'
    ? false
    : {
        level,
        ...(stream && { stream }),
        ...(server !== undefined && { base: { pid: process.pid, hostname: hostname(), server } }),
        serializers: { req: serializeRequest, err: serializeError },
      };

const serializeRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: url.replace(/\?.*$/s, ''),
  host,
  remoteAddress: ip,
});

type LoggedError = Error & { code?: unknown; table_name?: unknown; constraint_name?: unknown };

const serializeError = (error: LoggedError): SerializedError => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  code: error.code,
  table: error.table_name,
  constraint: error.constraint_name,
  ...(error.cause instanceof Error && { cause: serializeError(error.cause) }),
});

type SerializedError = {
  type: string;
  message: string;
  stack: string;
  code: unknown;
  table: unknown;
  constraint: unknown;
  cause?: SerializedError;
};

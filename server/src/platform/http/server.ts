import type { RequestListener } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { days, seconds } from '@sabuja/kit';
import type { AnySchema } from 'ajv';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { ResponseCache } from '../cache/index.ts';
import { clientKeyOf } from './client-key.ts';
import { createClosableServer } from './closable-server.ts';
import { sendError } from './errors.ts';
import { createLoggerOptions } from './logging.ts';
import { HttpProblem } from './problem.ts';
import { serializerFor } from './serializers.ts';
import type { SharedRates } from './shared-rates.ts';
import { validatorFor } from './validators.ts';

export type HttpOptions = {
  logLevel: string;
  /** The number of this server in a group of servers; written in each line of the log. */
  serverNumber?: number | undefined;
  /** The number of proxies in front of the server whose `X-Forwarded-For` header is trusted. */
  trustProxy: number;
  /** The counters of the rate limits; undefined if there are no rate limits. */
  rates?: SharedRates | undefined;
  responseCache: ResponseCache;
  /** Aborted when the server begins to drain: it still serves requests, but each response ends its connection. */
  draining?: AbortSignal;
  /** True if the shop is reached only by TLS; then an HSTS header makes browsers remember that. */
  isHttpsOnly?: boolean;
};

const HSTS_SECONDS = days(365) / seconds(1);

/**
 * Idle connections must stay open longer than proxies in front keep theirs, usually 60 s: if the server closes first, a
 * request sent at that moment is reset. Fastify sets neither timeout on a server that it did not create; Node's default
 * for idle connections is 5 s.
 */
const connectionTimeouts = {
  keepAliveTimeout: seconds(75),
  requestTimeout: seconds(30),
};

/** Creates the shop's HTTP server without routes, with validation, rate limits, cookies and error responses. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  let beginClosing = (): void => {};
  const http = fastify({
    logger: createLoggerOptions(options.logLevel, undefined, options.serverNumber),
    trustProxy: (_, hop) => hop < options.trustProxy,
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    requestIdHeader: 'x-request-id',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Cached responses are served before routing, because they are most of the shop's traffic.
    serverFactory: (handler) => {
      const listener: RequestListener = (request, response) => {
        if (options.isHttpsOnly) {
          response.setHeader('strict-transport-security', `max-age=${HSTS_SECONDS}`);
        }
        if (!options.responseCache.serve(request, response)) handler(request, response);
      };
      const closable = createClosableServer(connectionTimeouts, listener, options.draining);
      beginClosing = closable.beginClosing;
      return closable.server;
    },
  });
  http.addHook('preClose', async () => beginClosing());
  http.setValidatorCompiler(({ schema, httpPart }) => validatorFor(schema as AnySchema, httpPart));
  http.setSerializerCompiler(({ schema }) => serializerFor(schema as object));
  await http.register(cookie);
  if (options.rates) {
    await http.register(rateLimit, {
      global: false,
      store: options.rates.store,
      errorResponseBuilder: tooManyRequests,
      keyGenerator: (request) => clientKeyOf(request.ip),
    });
  }
  http.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
  return http;
}

const tooManyRequests = (_: unknown, context: { ttl: number }) =>
  new HttpProblem(429, 'TOO_MANY_REQUESTS', {
    message: 'Too many requests. Please wait a moment.',
    retryAfter: Math.ceil(context.ttl / 1000),
  });

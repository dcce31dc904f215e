import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ResponseCache } from '../platform/cache/index.ts';
import { type Connection, isMigrated } from '../platform/db/index.ts';

/** Endpoints for monitoring: alive, ready, metrics. */
export function mountHealth(
  http: FastifyInstance,
  { db }: Connection,
  responseCache: ResponseCache,
  registry: Registry,
): void {
  http.get('/healthz', async () => ({ up: true }));
  http.get('/readyz', async (_, reply) => {
    const ready = await isMigrated(db).catch(() => false);
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  countResponses(http, responseCache, registry);
  http.get('/metrics', async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

function countResponses(
  http: FastifyInstance,
  responseCache: ResponseCache,
  registry: Registry,
): void {
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Responses by route and status; those from the response cache are counted separately',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time by route (seconds)',
    labelNames: ['route'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  new Gauge({
    name: 'http_cached_responses',
    help: 'Responses served from the response cache since the start',
    registers,
    collect() {
      this.set(responseCache.hits);
    },
  });
  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'page';
    requests.inc({ route, status: reply.statusCode });
    durations.observe({ route }, reply.elapsedTime / 1000);
    done();
  });
}

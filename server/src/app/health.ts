import { setTimeout as pause } from 'node:timers/promises';
import { type Milliseconds, seconds } from '@sabuja/kit';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { ResponseCache } from '../platform/cache/index.ts';
import { type Db, isMigrated } from '../platform/db/index.ts';
import type { ClockOffset } from './clock-offset.ts';

/** How long `/readyz` waits for the database; load balancers ask every few seconds. */
const READY_TIMEOUT: Milliseconds = seconds(1.5);

export type HealthDeps = {
  db: Db;
  clockOffset: ClockOffset;
  draining: AbortSignal;
};

/** Mounts the endpoints for load balancers: `/healthz` (the process runs) and `/readyz` (it can serve requests). */
export function mountHealth(
  http: FastifyInstance,
  { db, clockOffset, draining }: HealthDeps,
): void {
  http.get('/healthz', async () => ({ up: true }));
  http.get('/readyz', async (_, reply) => {
    const ready = !draining.aborted && (await isReady(db));
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503);
    const offset = clockOffset.excessiveSeconds();
    return { ready, ...(offset !== undefined && { clock_offset_seconds: offset }) };
  });
}

const isReady = (db: Db): Promise<boolean> =>
  Promise.race([isMigrated(db).catch(() => false), pause(READY_TIMEOUT, false, { ref: false })]);

/** Mounts `/metrics` in the Prometheus format. `readMetrics` is given if it includes the metrics of other processes. */
export function mountMetrics(
  http: FastifyInstance,
  registry: Registry,
  readMetrics = () => registry.metrics(),
): void {
  http.get('/metrics', async (_, reply) =>
    reply.type(registry.contentType).send(await readMetrics()),
  );
}

/** Adds metrics for the responses of this server and their durations. */
export function countResponses(
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
  new Counter({
    name: 'http_cached_responses_total',
    help: 'Responses served from the response cache since the start',
    registers,
    collect() {
      this.reset();
      this.inc(responseCache.hits);
    },
  });
  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'page';
    requests.inc({ route, status: reply.statusCode });
    durations.observe({ route }, reply.elapsedTime / 1000);
    done();
  });
}

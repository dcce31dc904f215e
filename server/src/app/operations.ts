import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '@sabuja/kit';
import fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { ResponseCache } from '../platform/cache/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { FileStore } from '../platform/media/index.ts';
import type { Settings } from '../settings.ts';
import { mountApiDocs } from './api-docs.ts';
import { ClockOffset } from './clock-offset.ts';
import { countResponses, mountHealth, mountMetrics } from './health.ts';
import { startHeartbeat } from './heartbeat.ts';
import { MediaWatch } from './media-watch.ts';
import type { GroupMember } from './servers/group-member.ts';

type Deps = {
  http: FastifyInstance;
  settings: Pick<Settings, 'host' | 'port' | 'adminPort' | 'drainSeconds'>;
  /** A separate connection, so that health checks succeed even if all other connections are busy. */
  probe: Db;
  files: FileStore;
  clock: Clock;
  registry: Registry;
  responseCache: ResponseCache;
  /** Aborted by `drain`. */
  draining: AbortController;
  /** The membership in a group of servers, if this process is one of several. */
  member: GroupMember | undefined;
};

/** The functions with which the process is operated. */
export type Operations = {
  /** Listens on the shop's port, and on ADMIN_PORT if it is set; returns the shop's URL. */
  listen(): Promise<string>;
  /** Makes load balancers and clients use other servers, while requests are still served. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Mounts `/healthz`, `/readyz`, `/metrics` and `/api/docs`. If ADMIN_PORT is set, the last two are served only on that
 * port, so that the public cannot reach them.
 */
export async function mountOperations(deps: Deps): Promise<Operations> {
  const { http, settings, clock, registry, probe, files, responseCache, draining, member } = deps;
  const warn = (message: string) => http.log.warn(message);
  const clockOffset = new ClockOffset({ db: probe, clock, registry, warn });
  await clockOffset.measure();
  const media = new MediaWatch(files, warn);
  const heartbeat = await startHeartbeat(probe, clockOffset, media, member?.assignment.number);
  const health = { db: probe, clockOffset, draining: draining.signal };
  mountHealth(http, health);
  countResponses(http, responseCache, registry);
  const admin = settings.adminPort === undefined ? undefined : fastify();
  if (admin) mountHealth(admin, health);
  mountMetrics(admin ?? http, registry, member?.shareMetrics(registry));
  await mountApiDocs(admin ?? http);
  return {
    listen: async () => {
      const { host, port, adminPort } = settings;
      if (adminPort !== undefined) await admin?.listen({ host, port: adminPort });
      return await http.listen({ host, port });
    },
    drain: async () => {
      draining.abort();
      await pause(seconds(settings.drainSeconds));
    },
    close: async () => {
      clockOffset.stop();
      await heartbeat.stop();
      await admin?.close();
    },
  };
}

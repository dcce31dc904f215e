import fastify from 'fastify';
import { type Clock, systemClock } from '../platform/clock.ts';
import { connect, migrate } from '../platform/db/index.ts';
import { createLoggerOptions } from '../platform/http/index.ts';
import { JOB_CONNECTIONS, migrateJobs, startJobs } from '../platform/jobs/index.ts';
import { createMediaStore, openFileStore } from '../platform/media/index.ts';
import type { Settings } from '../settings.ts';
import { ClockOffset } from './clock-offset.ts';
import { mountHealth, mountMetrics } from './health.ts';
import { startHeartbeat } from './heartbeat.ts';
import { createJobs, schedule } from './jobs.ts';
import { MediaWatch } from './media-watch.ts';
import { reachPaymentSandbox } from './payment-sandbox.ts';
import { createProviders } from './payments.ts';
import { originOf, wireRooms } from './rooms.ts';

type Options = { settings: Settings; databaseUrl: string; clock?: Clock };

/** A process that runs jobs, but does not serve the shop. */
export type Worker = {
  /** Serves health checks and metrics on ADMIN_PORT; returns the address, or undefined if the port is not set. */
  listen(): Promise<string | undefined>;
  /** Starts no more jobs, waits for running jobs, then closes the database connections. */
  close(): Promise<void>;
};

/** Migrates the database, wires the rooms, and starts their jobs. */
export async function createWorker({
  settings,
  databaseUrl,
  clock = systemClock,
}: Options): Promise<Worker> {
  await migrate(databaseUrl);
  await migrateJobs(databaseUrl);
  const http = fastify({ logger: createLoggerOptions(settings.logLevel) });
  const { db, close } = connect(databaseUrl, JOB_CONNECTIONS, 'job');
  const probe = connect(databaseUrl, 1, 'request');
  const alarm = (details: object, message: string) => http.log.error(details, message);
  const origin = originOf(settings);
  const providers = createProviders(settings, () => reachPaymentSandbox(settings, origin));
  const rooms = wireRooms({ settings, db, jobsDb: db, clock, providers, alarm });
  const files = openFileStore(settings);
  const media = createMediaStore({ files });
  const { registry } = rooms.metrics;
  const warn = (message: string) => http.log.warn(message);
  const clockOffset = new ClockOffset({ db: probe.db, clock, registry, warn });
  await clockOffset.measure();
  const heartbeat = await startHeartbeat(probe.db, clockOffset, new MediaWatch(files, warn));
  const draining = new AbortController();
  mountHealth(http, { db: probe.db, clockOffset, draining: draining.signal });
  mountMetrics(http, registry);
  const jobs = await startJobs(databaseUrl, createJobs({ ...rooms, db, media, alarm }), schedule);
  return {
    listen: async () => {
      const { host, adminPort: port } = settings;
      return port === undefined ? undefined : await http.listen({ host, port });
    },
    close: async () => {
      draining.abort();
      await jobs.stop();
      clockOffset.stop();
      await heartbeat.stop();
      await http.close();
      await probe.close();
      await close();
    },
  };
}

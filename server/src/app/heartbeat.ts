import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type Milliseconds, minutes } from '@sabuja/kit';
import packageJson from '../../package.json' with { type: 'json' };
import type { Db } from '../platform/db/index.ts';
import { removeServer, reportServer } from '../platform/servers.ts';
import type { ClockOffset } from './clock-offset.ts';

const INTERVAL: Milliseconds = minutes(1);

export type Heartbeat = { stop(): Promise<void> };

/**
 * Reports at once and then every minute that this server runs, its version and its clock; `stop` that it has ended.
 * `serverNumber` is its number among several of one start.
 */
export async function startHeartbeat(
  db: Db,
  clockOffset: Pick<ClockOffset, 'seconds'>,
  serverNumber?: number,
): Promise<Heartbeat> {
  const server = {
    id: randomUUID(),
    host: serverNumber === undefined ? hostname() : `${hostname()} (${serverNumber})`,
    version: packageJson.version,
    node_version: process.version,
  };
  // A database that is away is asked again later.
  const report = () =>
    reportServer(db, { ...server, clock_offset_seconds: clockOffset.seconds() }).catch(() => {});
  let running = report();
  await running;
  const timer = setInterval(() => {
    running = running.then(report);
  }, INTERVAL).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
      await removeServer(db, server.id).catch(() => {});
    },
  };
}

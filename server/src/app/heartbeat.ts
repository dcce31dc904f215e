import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type Milliseconds, minutes } from '@sabuja/kit';
import packageJson from '../../package.json' with { type: 'json' };
import type { Db } from '../platform/db/index.ts';
import { removeServer, reportServer } from '../platform/servers.ts';
import type { ClockOffset } from './clock-offset.ts';
import type { MediaWatch } from './media-watch.ts';

const INTERVAL: Milliseconds = minutes(1);

export type Heartbeat = { stop(): Promise<void> };

/**
 * Reports at once and then every minute that this server runs, its version, its clock, and whether it reaches the files
 * of pictures; `stop` that it has ended. `serverNumber` is its number among several of one start.
 */
export async function startHeartbeat(
  db: Db,
  clockOffset: Pick<ClockOffset, 'seconds'>,
  media: Pick<MediaWatch, 'problem' | 'check'>,
  serverNumber?: number,
): Promise<Heartbeat> {
  const server = {
    id: randomUUID(),
    host: serverNumber === undefined ? hostname() : `${hostname()} (${serverNumber})`,
    version: packageJson.version,
    node_version: process.version,
  };
  // A database that is unavailable is asked again later.
  const report = () =>
    reportServer(db, {
      ...server,
      clock_offset_seconds: clockOffset.seconds(),
      media_problem: media.problem,
    }).catch(() => {});
  await report();
  // The start waits for no store.
  const check = () => media.check().then(report);
  let running = check();
  const timer = setInterval(() => {
    running = running.then(check);
  }, INTERVAL).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
      await removeServer(db, server.id).catch(() => {});
    },
  };
}

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
 * Records, at once and then every minute, that this server runs, with its version, its clock offset, and whether it can
 * access the picture files; `stop` deletes the record. `serverNumber` is the server's number in a group of servers.
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
  // If the database is unavailable, the next report tries again.
  const report = () =>
    reportServer(db, {
      ...server,
      clock_offset_seconds: clockOffset.seconds(),
      media_problem: media.problem,
    }).catch(() => {});
  await report();
  // Not awaited, so that the start does not wait for the store of pictures.
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

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '@sabuja/kit';
import { resolveBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { findPostgresHome } from './home.ts';
import { type Launch, launchPostgres, type RunningPostgres } from './launch.ts';
import { stopLeftoverServer } from './leftover.ts';
import { shopUrl } from './running-server.ts';
import { acquireServerLock, type ServerLock } from './server-lock.ts';

export type EmbeddedPostgres = {
  /** The URL of the shop's database with its owner's role, which may create databases but is not a superuser. */
  url: string;
  /**
   * Shuts down the database, waits until it has ended and unlocks the data folder. Further calls have no effect.
   */
  stop(): Promise<void>;
  /** True if the database was just created and is empty. */
  firstStart: boolean;
};

type Options = {
  dataDir: string;
  /** Called with messages for the terminal, one line each. */
  log: (line: string) => void;
  /** PostgreSQL settings that override the defaults, such as fsync off in tests. */
  settings?: Record<string, string>;
};

/**
 * Starts the bundled PostgreSQL on a data folder, creating the database at the first start. It listens on a
 * free loopback port, and stops if this process is killed.
 * @throws StartProblem when another process uses the folder, or PostgreSQL cannot run there
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true });
  const locks = [acquireServerLock(join(options.dataDir, 'server.lock'))];
  try {
    return await startLocked(options, locks);
  } catch (error) {
    releaseAll(locks);
    throw error;
  }
}

async function startLocked(options: Options, locks: ServerLock[]): Promise<EmbeddedPostgres> {
  const { dataDir, log, settings = {} } = options;
  const home = await findPostgresHome(dataDir, log);
  // A copied data folder still links to the cluster of the original, which may be in use.
  if (home.folder !== home.dataDir) locks.push(acquireServerLock(join(home.folder, 'server.lock')));
  await stopLeftoverServer(home.cluster, log);
  const binaries = await resolveBinaries(home.account, home.programs);
  const { password, isNew } = await prepareCluster(home, binaries);
  const supervised = await superviseServer({ home, binaries, settings }, log);
  const stop = once(async () => {
    await supervised.stop();
    releaseAll(locks);
  });
  return { url: shopUrl(supervised.port, password), stop, firstStart: isNew };
}

/** The pause between attempts to restart a database that does not start, for example because the disk is full. */
const RESTART_PAUSE = seconds(2);

/** Restarts a database that ended unexpectedly (out of memory, for example) on the same port, until it runs. */
async function superviseServer(launch: Launch, log: (line: string) => void) {
  let running: RunningPostgres = await launchPostgres(launch);
  const { port } = running;
  const stopping = Promise.withResolvers<void>();
  let isStopping = false;
  const restart = async (): Promise<RunningPostgres | undefined> => {
    while (!isStopping) {
      try {
        return await launchPostgres(launch, port);
      } catch (error) {
        log((error as Error).message);
        await Promise.race([pause(RESTART_PAUSE), stopping.promise]);
      }
    }
    return undefined;
  };
  const restartWhenEnded = async (): Promise<void> => {
    await running.ended;
    if (isStopping) return;
    log(`the database ended unexpectedly; starting it again (${launch.home.dataDir}/postgres.log)`);
    const restarted = await restart();
    if (restarted === undefined) return;
    running = restarted;
    if (isStopping) return await running.stop();
    return await restartWhenEnded();
  };
  const watching = restartWhenEnded();
  const stop = async () => {
    isStopping = true;
    stopping.resolve();
    await running.stop();
    await watching;
  };
  return { port, stop };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

const releaseAll = (locks: ServerLock[]): void => {
  for (const lock of locks) lock.release();
};

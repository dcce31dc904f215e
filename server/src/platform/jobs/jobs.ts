import { EventEmitter } from 'node:events';
import {
  Logger,
  makeWorkerUtils,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { sql } from 'kysely';
import { openPlainPool, type Tx, type WriteStatement } from '../db/index.ts';
import { startLease } from './lease.ts';
import { openQueuePool } from './queue-pool.ts';
import { createSuccessRecorder } from './record-success.ts';

/** How many jobs one server runs at a time. */
export const JOB_CONCURRENCY = 4;
/** One for each running job's bookkeeping, one to listen, one for the lease. */
const QUEUE_CONNECTIONS = JOB_CONCURRENCY + 2;

/** Silences the queue's own log; a job that fails for good raises its alarm itself. */
const silentLogger = new Logger(() => () => {});

/** Processes the payload of a job. When it throws, the job is retried with growing delays. */
export type Job = (payload: unknown) => Promise<void>;
export type Jobs = Readonly<Record<string, Job>>;
/** Repeated jobs: cron expression in UTC to job name. */
export type Schedule = Readonly<Record<string, string>>;

export type JobOptions = {
  /** At most one waiting job per key: a new one replaces one that waits or has failed for good. */
  key?: string;
  /** Runs before all jobs that are not urgent. */
  isUrgent?: boolean;
};

/** Adds a job in the transaction that causes it: it runs if that commits, and only then. */
export async function addJob(
  tx: Tx,
  name: string,
  payload: object,
  { key, isUrgent = false }: JobOptions = {},
): Promise<void> {
  // Lower priority numbers run first; 0 is the default of all others.
  await sql`select graphile_worker.add_job(
    ${name}, payload := ${payload}::json, job_key := ${key ?? null}::text,
    priority := ${isUrgent ? -10 : 0}::integer)`.execute(tx);
}

/** A statement that adds a job for each `payload` that a query selects, as one of the writes of `executeWrites`. */
export const addJobs = (name: string, payloads: WriteStatement): WriteStatement =>
  sql`select graphile_worker.add_job(${name}, payload := payload) from (${payloads}) as p`;

/** Creates the tables of the job queue. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const pgPool = openPlainPool(databaseUrl, 1, 'seed');
  const utils = await makeWorkerUtils({ pgPool, logger: silentLogger });
  await utils.migrate();
  await utils.release();
  await pgPool.end();
}

/** Starts the job worker; `stop` waits for running jobs. */
export async function startJobs(
  databaseUrl: string,
  jobs: Jobs,
  schedule: Schedule,
): Promise<{ stop(): Promise<void> }> {
  const crontab = Object.entries(schedule)
    .map(([name, cron]) => `${cron} ${name}`)
    .join('\n');
  const pgPool = openQueuePool(databaseUrl, QUEUE_CONNECTIONS);
  const recordSuccess = createSuccessRecorder(pgPool);
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      async (payload: unknown) => {
        await job(payload);
        await recordSuccess(name);
      },
    ]),
  );
  const events: WorkerEvents = new EventEmitter();
  const workerIds = new Set<string>();
  events.on('pool:create', ({ workerPool }) => workerIds.add(workerPool.id));
  const runner: Runner = await run({
    pgPool,
    taskList,
    crontab,
    concurrency: JOB_CONCURRENCY,
    events,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: silentLogger,
  });
  const lease = await startLease(pgPool, [...workerIds]);
  return {
    stop: async () => {
      await runner.stop();
      await lease.release();
      await pgPool.end();
    },
  };
}

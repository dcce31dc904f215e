import { Logger, makeWorkerUtils, type Runner, run, type TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import type { Tx } from '../db/index.ts';

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

/** Creates the tables of the job queue. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const utils = await makeWorkerUtils({ connectionString: databaseUrl, logger: silentLogger });
  await utils.migrate();
  await utils.release();
}

/** Starts the job worker; `stop` waits for running jobs. */
export async function startJobs(
  databaseUrl: string,
  jobs: Jobs,
  schedule: Schedule,
): Promise<{ stop(): Promise<void> }> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(payload)]),
  );
  const crontab = Object.entries(schedule)
    .map(([name, cron]) => `${cron} ${name}`)
    .join('\n');
  const pgPool = new pg.Pool({ connectionString: databaseUrl, max: 6 });
  // A connection lost while idle is replaced at the next job; an unhandled error event would end the process.
  const ignoreError = () => {};
  pgPool.on('error', ignoreError);
  pgPool.on('connect', (client) => client.on('error', ignoreError));
  const runner: Runner = await run({
    pgPool,
    taskList,
    crontab,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: silentLogger,
  });
  return {
    stop: async () => {
      await runner.stop();
      await pgPool.end();
    },
  };
}

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
import { retryRepeatedJobs, type Schedule, toCronItems } from './repeated-jobs.ts';

/** How many jobs of one lane a server runs at a time. */
const JOBS_PER_LANE = 3;
/** Database connections for the jobs themselves. Jobs hold no connection while they wait for an external service. */
export const JOB_CONNECTIONS = 5;
/** Connections for the bookkeeping of running jobs and for the lease, besides the one per lane that listens. */
const BOOKKEEPING_CONNECTIONS = 4;

/** Silences the log of the queue: a job that fails, its error included, waits under _Needs attention_. */
const silentLogger = new Logger(() => () => {});

/** Processes the payload of a job. When it throws, the job is retried with growing delays. */
export type Job = (payload: unknown) => Promise<void>;
export type Jobs = Readonly<Record<string, Job>>;

export type JobOptions = {
  /** At most one waiting job per key: a new job replaces one that waits or has failed permanently. */
  key?: string;
  /** True if the job runs before all jobs that are not urgent. */
  isUrgent?: boolean;
};

/** Adds a job in the transaction that causes it: the job runs only if the transaction commits. */
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

/** Returns a statement for `executeWrites` that adds a job for each `payload` column that the query selects. */
export const addJobs = (name: string, payloads: WriteStatement) =>
  sql`select graphile_worker.add_job(${name}, payload := payload) from (${payloads}) as p`;

/** Creates the tables of the job queue. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const pgPool = openPlainPool(databaseUrl, 1, 'seed');
  const utils = await makeWorkerUtils({ pgPool, logger: silentLogger });
  await utils.migrate();
  await utils.release();
  await pgPool.end();
}

/**
 * Starts the job workers; `stop` waits for running jobs. Each lane has its own worker: when an external service that
 * the jobs of a lane call hangs, these jobs delay each other, but not the jobs of other lanes.
 */
export async function startJobs(
  databaseUrl: string,
  lanes: readonly Jobs[],
  schedule: Schedule,
): Promise<{ stop(): Promise<void> }> {
  const pgPool = openQueuePool(databaseUrl, BOOKKEEPING_CONNECTIONS + lanes.length);
  const recordSuccess = createSuccessRecorder(pgPool);
  const events: WorkerEvents = new EventEmitter();
  const workerIds = new Set<string>();
  events.on('pool:create', ({ workerPool }) => workerIds.add(workerPool.id));
  events.on('cron:scheduled', ({ jobsAndIdentifiers }) => {
    const names = jobsAndIdentifiers.map(({ identifier }) => identifier);
    // What cannot be done now is done at the next time.
    retryRepeatedJobs(pgPool, names).catch(() => undefined);
  });
  const taskLists = lanes.map((jobs) => toTasks(jobs, recordSuccess));
  const runLane = (jobs: Jobs, lane: number): Promise<Runner> =>
    run({
      pgPool,
      taskList: taskLists[lane] ?? {},
      parsedCronItems: toCronItems(schedule, jobs),
      concurrency: JOBS_PER_LANE,
      events,
      noHandleSignals: true,
      pollInterval: 1000,
      logger: silentLogger,
    });
  const runners = await Promise.all(lanes.map(runLane));
  const lease = await startLease(pgPool, [...workerIds]);
  return {
    stop: async () => {
      await Promise.allSettled(runners.map((runner) => runner.stop()));
      await lease.release();
      await pgPool.end();
      // Graphile Worker caches its options for the life of the process; deleting the tasks frees what they refer to.
      for (const tasks of taskLists) for (const name of Object.keys(tasks)) delete tasks[name];
    },
  };
}

const toTasks = (jobs: Jobs, recordSuccess: (name: string) => Promise<void>): TaskList =>
  Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      async (payload: unknown) => {
        await job(payload).catch(throwStorable);
        await recordSuccess(name);
      },
    ]),
  );

/**
 * Rethrows the error with null characters removed from its message, where a garbled response of a service may put
 * them. The database cannot store them, and a failure that the queue cannot record would end this process.
 */
function throwStorable(error: unknown): never {
  if (error instanceof Error && error.message.includes('\0'))
    throw new Error(error.message.replaceAll('\0', ''), { cause: error });
  throw error;
}

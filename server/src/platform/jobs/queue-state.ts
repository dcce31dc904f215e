import { type Expression, sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import { addJob } from './jobs.ts';

/** The state of the jobs of one kind; times are by the clock of the database. */
type JobState = {
  name: string;
  succeeded_at: Date | null;
  /** Number of jobs that are due and not started by any server. */
  waiting: number;
  /** True if a job has waited for more than ten minutes, or a repeated one has run for more than an hour. */
  is_late: boolean;
  running: number;
  /** Number of jobs that failed and will be retried. */
  failing: number;
  /** Number of jobs that failed and will not be retried. */
  dead: number;
};

/** Returns the kinds of jobs that are in the queue or succeeded in the last 30 days, sorted by name. */
export async function readJobStates(db: Db): Promise<JobState[]> {
  const { rows } = await sql<JobState>`
    select coalesce(q.name, r.name) as name, r.succeeded_at,
      coalesce(q.waiting, 0) as waiting, coalesce(q.is_late, false) as is_late,
      coalesce(q.running, 0) as running, coalesce(q.failing, 0) as failing,
      coalesce(q.dead, 0) as dead
    from (
      select task_identifier as name,
        count(*) filter (where ${isWaiting})::int as waiting,
        count(*) filter (where ${isWaiting} and run_at < now() - interval '10 minutes'
          or ${isRepeated} and locked_at < now() - interval '1 hour') > 0 as is_late,
        count(*) filter (where locked_at is not null)::int as running,
        count(*) filter (where ${hasFailed} and locked_at is null and attempts < max_attempts)::int
          as failing,
        count(*) filter (where attempts >= max_attempts and locked_at is null)::int as dead
      from graphile_worker.jobs group by 1
    ) q
    full join (select * from public.job_runs where succeeded_at > now() - interval '30 days') r
      on r.name = q.name
    order by 1`.execute(db);
  return rows;
}

const isWaiting = sql<boolean>`attempts = 0 and locked_at is null and run_at <= now()`;
/** While it runs, no other of its kind is added. */
const isRepeated = sql<boolean>`key = task_identifier`;
const hasFailed = sql<boolean>`attempts > 0 and last_error is not null`;

/** The failing jobs of one kind. */
type FailingJobs = {
  name: string;
  jobs: number;
  /** How many of them will not be retried. */
  dead: number;
  error: string;
  at: Date;
};

/** Selects the kinds of jobs, other than `except`, that have failed for more than 15 minutes or permanently. */
export const selectFailingJobs = (db: Db | Tx, except: readonly string[]) =>
  db.selectFrom(
    sql<FailingJobs>`(
      select task_identifier as name, count(*)::int as jobs,
        count(*) filter (where attempts >= max_attempts)::int as dead,
        left((array_agg(last_error order by updated_at desc))[1], 300) as error,
        min(created_at) as at
      from graphile_worker.jobs
      where ${hasFailed} and task_identifier <> all(${except}::text[])
        and (attempts >= max_attempts or created_at < now() - interval '15 minutes')
      group by 1)`.as('failing'),
  );

/** The last error, shortened, of the job of this kind whose payload has this `id`; null if it has not failed. */
export const lastErrorOf = (name: string, id: Expression<unknown>) => sql<string | null>`(
  select left(max(j.last_error), 300)
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = ${name} and j.payload::jsonb->'id' = to_jsonb(${id}))`;

/** Makes all failed jobs of a kind run now; returns false if there are none. */
export async function retryFailedJobs(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql`select id from graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where task_identifier = ${name} and ${hasFailed}),
    run_at => now(), attempts => 0)`.execute(tx);
  return rows.length > 0;
}

/** Deletes the jobs of a kind that will not be retried; returns false if there are none. */
export async function removeDeadJobs(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql`select id from graphile_worker.complete_jobs(
    array(select id from graphile_worker.jobs
      where task_identifier = ${name} and attempts >= max_attempts))`.execute(tx);
  return rows.length > 0;
}

/**
 * Makes the job of this kind and payload run now; adds it if there is none. Returns false if the job is already waiting
 * or running. The caller must hold a lock, so that no two calls run at once.
 */
export async function runJobNow(tx: Tx, name: string, payload: object): Promise<boolean> {
  const { rows } = await sql<{ id: string; has_failed: boolean }>`
    select j.id, ${hasFailed} and locked_at is null as has_failed
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${name} and j.payload::jsonb @> ${payload}::jsonb`.execute(tx);
  if (rows.some(({ has_failed }) => !has_failed)) return false;
  if (rows.length === 0) await addJob(tx, name, payload);
  const ids = rows.map(({ id }) => id);
  await sql`select graphile_worker.reschedule_jobs(${ids}::bigint[], run_at => now(), attempts => 0)`.execute(
    tx,
  );
  return true;
}

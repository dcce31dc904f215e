import { days } from '@sabuja/kit';
import { type ParsedCronItem, parseCronItems } from 'graphile-worker';
import type pg from 'pg';

/** Repeated jobs: cron expression in UTC to job name. */
export type Schedule = Readonly<Record<string, string>>;

/**
 * Adds a job only if there is none with its key: waiting, running or failed. The queue's own type omits this mode for
 * repeated jobs, since a change during the run would be missed; these jobs read everything anew at their next time.
 */
const ADDED_IF_NONE = 'unsafe_dedupe' as 'replace';

/**
 * The attempts that a failed job counts as having when its next time comes. After ten the queue waits six hours, so a
 * job that keeps failing is tried once at each of its times; and it is far from 25, after which it would be given up.
 */
const ATTEMPTS_AT_NEXT_TIME = 10;

/** A time of a daily job that was missed within this period, because no server ran, is made up at the next start. */
const MADE_UP_WITHIN = days(1);

/** True for jobs that run at set hours; the others come round soon enough. */
const isDaily = (cron: string) => !cron.split(' ')[1]?.includes('*');

/** Returns the repeated jobs among `jobs` for the queue. Of each kind at most one is in the queue: its key is its name. */
export const toCronItems = (schedule: Schedule, jobs: object): ParsedCronItem[] =>
  parseCronItems(
    Object.entries(schedule)
      .filter(([name]) => name in jobs)
      .map(([task, match]) => ({
        task,
        match,
        options: {
          ...{ jobKey: task, jobKeyMode: ADDED_IF_NONE },
          backfillPeriod: isDaily(match) ? MADE_UP_WITHIN : 0,
        },
      })),
  );

/**
 * Makes the failed jobs among these repeated ones run now, because their next time has come. Their last error stays, so
 * that they count as failing without a break. Every server does this, so a time may lead to one attempt per server.
 */
export async function retryRepeatedJobs(pool: pg.Pool, names: readonly string[]): Promise<void> {
  await pool.query(
    `select from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs
        where key = any($1::text[]) and locked_at is null and last_error is not null),
      run_at => now(), attempts => $2)`,
    [names, ATTEMPTS_AT_NEXT_TIME],
  );
}

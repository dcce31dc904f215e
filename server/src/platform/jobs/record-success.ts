import { type Milliseconds, seconds } from '@sabuja/kit';
import type pg from 'pg';

/** The success of a kind of job is recorded at most once in this interval. */
const RECORD_INTERVAL: Milliseconds = seconds(10);

/** Returns a function that records the success of a kind of job. A failure to record it does not fail the job. */
export function createSuccessRecorder(pool: pg.Pool): (name: string) => Promise<void> {
  const recordedAt = new Map<string, number>();
  return async (name) => {
    const now = performance.now();
    if (now - (recordedAt.get(name) ?? Number.NEGATIVE_INFINITY) < RECORD_INTERVAL) return;
    recordedAt.set(name, now);
    await pool
      .query(
        `insert into public.job_runs (name, succeeded_at) values ($1, now())
        on conflict (name) do update set succeeded_at = excluded.succeeded_at`,
        [name],
      )
      .catch(() => recordedAt.delete(name));
  };
}

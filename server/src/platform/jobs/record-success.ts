import { type Milliseconds, seconds } from '@sabuja/kit';
import type pg from 'pg';

/** A kind of job that runs often is recorded once in so long. */
const RECORD_INTERVAL: Milliseconds = seconds(10);

/** Returns a function that records that a job of this kind succeeded; a job whose record fails is done all the same. */
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

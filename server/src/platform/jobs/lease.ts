import { type Milliseconds, seconds } from '@sabuja/kit';
import type pg from 'pg';

const RENEW_INTERVAL: Milliseconds = seconds(2);
/** After this time without renewal a worker's lease ends, and other workers may take its jobs. */
const LEASE: Milliseconds = seconds(10);
/** A worker without a lease is of an earlier version or died before its first renewal; then its jobs are freed. */
const MAX_LOCK_WITHOUT_LEASE = '10 minutes';
/** Such jobs are looked for at every thirtieth renewal, which is once a minute. */
const UNLEASED_EVERY = 30;

export type Lease = { release(): Promise<void> };

/**
 * Holds a lease on the jobs that these workers lock, for as long as this process runs, and frees the jobs of workers
 * whose lease has ended. The queue itself would free them after four hours. A worker that was only frozen may still
 * finish its job, so a job can run twice, as after a crash.
 */
export async function startLease(pool: pg.Pool, workerIds: readonly string[]): Promise<Lease> {
  let isReleased = false;
  let renewals = 0;
  const query = (text: string, values: unknown[]) =>
    pool.query({ text, values, query_timeout: LEASE / 2 } as pg.QueryConfig);
  let renewedAt = Number.NEGATIVE_INFINITY;
  async function renew(): Promise<void> {
    const lastRenewedAt = renewedAt;
    await query(renewText, [workerIds]);
    renewedAt = performance.now();
    // This process or the database was paused: other workers may not have renewed yet either, so nothing is freed now.
    if (renewedAt - lastRenewedAt > LEASE / 2) return;
    await query(freeExpiredText, [LEASE / seconds(1)]);
    renewals += 1;
    if (renewals % UNLEASED_EVERY === 0) await query(freeUnleasedText, [MAX_LOCK_WITHOUT_LEASE]);
  }
  let running: Promise<void> = renew();
  await running;
  const timer = setInterval(() => {
    // A failed renewal is retried; meanwhile other workers may take over the jobs.
    running = running.then(() => (isReleased ? undefined : renew())).catch(() => undefined);
  }, RENEW_INTERVAL);
  return {
    release: async () => {
      isReleased = true;
      clearInterval(timer);
      await running;
      await query('delete from public.job_workers where id = any($1::text[])', [workerIds]);
    },
  };
}

const renewText = `insert into public.job_workers (id) select unnest($1::text[])
  on conflict (id) do update set seen_at = now()`;

const freeExpiredText = `with expired as (
    delete from public.job_workers where seen_at < now() - make_interval(secs => $1) returning id
  )
  select graphile_worker.force_unlock_workers(array_agg(id)) from expired having count(*) > 0`;

const freeUnleasedText = `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
  from graphile_worker.jobs
  where locked_at < now() - $1::interval
    and not exists (select from public.job_workers where id = locked_by)
  having count(*) > 0`;

import { type Milliseconds, seconds } from '@sabuja/kit';
import type pg from 'pg';

const RENEW_INTERVAL: Milliseconds = seconds(2);
/** A worker that has not renewed its lease for so long has lost its jobs to the others. */
const LEASE: Milliseconds = seconds(10);
/** A worker without a lease is of an earlier version, or died before its first renewal. */
const MAX_LOCK_WITHOUT_LEASE = '10 minutes';
/** The jobs of those are looked for at every thirtieth renewal, once a minute. */
const UNLEASED_EVERY = 30;

export type Lease = { release(): Promise<void> };

/**
 * Leases the jobs that these workers lock, for as long as this process runs, and frees those of workers whose
 * lease has ended. The queue itself would free them after four hours. A worker that was only frozen may finish
 * its job all the same: a job can run twice, as after a crash.
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
    // After a pause of its own, or of the database, it waits: the others have not renewed theirs either.
    if (renewedAt - lastRenewedAt > LEASE / 2) return;
    await query(freeExpiredText, [LEASE / seconds(1)]);
    renewals += 1;
    if (renewals % UNLEASED_EVERY === 0) await query(freeUnleasedText, [MAX_LOCK_WITHOUT_LEASE]);
  }
  let running: Promise<void> = renew();
  await running;
  const timer = setInterval(() => {
    // A failed renewal is tried again; meanwhile the others may take over.
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

import { eventually, useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { addJob } from './index.ts';

const shop = useTestShop();

/** Adds a job that this worker locked some time ago. */
const lockJob = (worker: string, lockedFor: string) =>
  // One transaction, so that no other worker sees the job unlocked.
  inTransaction(shop.app.db, async (tx) => {
    await addJob(tx, 'tell_waiting', {}, { key: worker });
    await sql`update graphile_worker._private_jobs
      set locked_by = ${worker}, locked_at = now() - ${lockedFor}::interval
      where key = ${worker}`.execute(tx);
  });
/** Sets how long ago this worker renewed its lease. */
const lease = (worker: string, age: string) =>
  sql`insert into public.job_workers (id, seen_at) values (${worker}, now() - ${age}::interval)
    on conflict (id) do update set seen_at = excluded.seen_at`.execute(shop.app.db);

const listKeys = async (): Promise<(string | null)[]> => {
  const { rows } = await sql<{ key: string | null }>`
    select key from graphile_worker.jobs where key like 'worker-%' order by key`.execute(
    shop.app.db,
  );
  return rows.map(({ key }) => key);
};

test('the jobs of a worker that no longer renews its lease are freed and run; others stay locked', async () => {
  await lease('worker-running', '-1 hour');
  await lockJob('worker-running', '0');
  await lockJob('worker-of-an-earlier-version', '1 minute');
  await lease('worker-frozen', '11 seconds');
  await lockJob('worker-frozen', '11 seconds');
  await eventually(listKeys).toEqual(['worker-of-an-earlier-version', 'worker-running']);
  const { rows } = await sql`select id from public.job_workers where id = 'worker-frozen'`.execute(
    shop.app.db,
  );
  expect(rows).toEqual([]);
});

test('each running worker has a lease', async () => {
  const { rows } = await sql<{ id: string }>`
    select id from public.job_workers where id like 'pool-%' and seen_at > now() - interval '5 seconds'`.execute(
    shop.app.db,
  );
  // One for each lane.
  expect(rows).toHaveLength(3);
});

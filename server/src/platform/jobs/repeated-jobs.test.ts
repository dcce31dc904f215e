import { cloneDatabase, type TestDatabase } from '@sabuja/testing';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { migrateJobs, startJobs } from './index.ts';
import { retryRepeatedJobs, toCronItems } from './repeated-jobs.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await cloneDatabase();
  await migrateJobs(database.url);
  pool = new pg.Pool({ connectionString: database.url });
});
beforeEach(() => pool.query('delete from graphile_worker._private_jobs'));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const [item] = toCronItems({ bake: '* * * * *', unknown: '* * * * *' }, { bake: async () => {} });
/** Adds the job as the queue does at each of its times. */
const add = () =>
  pool.query('select graphile_worker.add_job($1, job_key := $2, job_key_mode := $3)', [
    item?.task,
    item?.options.jobKey,
    item?.options.jobKeyMode,
  ]);
const change = (values: string) => pool.query(`update graphile_worker._private_jobs set ${values}`);
const read = async () =>
  (
    await pool.query(`select attempts, last_error, run_at <= now() as due, locked_by
      from graphile_worker._private_jobs`)
  ).rows;

const FAILED = "attempts = 3, last_error = 'no oven', run_at = now() + interval '5 hours'";
const failed = { attempts: 3, last_error: 'no oven', due: false, locked_by: null };

test('S10.381 a repeated job is in the queue once, while it waits, runs, or has failed', async () => {
  for (const [state, expected] of [
    ['attempts = 0', { attempts: 0, last_error: null, due: true, locked_by: null }],
    [
      "attempts = 1, locked_at = now(), locked_by = 'a server'",
      { attempts: 1, last_error: null, due: true, locked_by: 'a server' },
    ],
    [`locked_at = null, locked_by = null, ${FAILED}`, failed],
  ] as const) {
    await add();
    await change(state);
    await add();
    expect(await read()).toEqual([expected]);
  }
});

test('S10.381 a failed one is due at its next time, is never given up, and still counts as failing', async () => {
  await add();
  await change(FAILED);
  await retryRepeatedJobs(pool, ['another']);
  expect(await read()).toEqual([failed]);
  await retryRepeatedJobs(pool, ['bake']);
  expect(await read()).toEqual([{ ...failed, attempts: 10, due: true }]);
  await change("attempts = 11, locked_at = now(), locked_by = 'a server'");
  await retryRepeatedJobs(pool, ['bake']);
  expect(await read()).toEqual([{ ...failed, attempts: 11, due: true, locked_by: 'a server' }]);
});

test('S10.459 a nightly job whose time passed while no server ran is run once at the next start', async () => {
  const bake = vi.fn(async () => {});
  const sweep = vi.fn(async () => {});
  await pool.query(`insert into graphile_worker._private_known_crontabs
    (identifier, known_since, last_execution)
    select name, now() - interval '9 days', now() - interval '2 days'
    from unnest(array['bake', 'sweep']) as name`);
  const jobs = await startJobs(database.url, [{ bake, sweep }], {
    bake: '10 21 * * *',
    sweep: '17 * * * *',
  });
  await expect.poll(() => bake.mock.calls.length).toBe(1);
  await expect.poll(read).toEqual([]);
  await jobs.stop();
  expect(bake).toHaveBeenCalledTimes(1);
  expect(sweep).not.toHaveBeenCalled();
});

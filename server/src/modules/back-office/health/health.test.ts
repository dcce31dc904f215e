import { randomUUID } from 'node:crypto';
import { addTime, days, hours, minutes } from '@sabuja/kit';
import {
  createMember,
  eventually,
  expectRefusal,
  settleAll,
  useMember,
  useShopWithPayments,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { recordBackup } from '../index.ts';

const { shop } = useShopWithPayments();
const manager = useMember(shop, 'manager');

const read = () => manager.api('GET /api/v1/staff/health');
/** Without CLOCK_OFF, because the test clock stands still. */
const problems = async () => (await read()).problems.filter((problem) => problem !== 'CLOCK_OFF');
const check = (by = manager) => by.api('POST /api/v1/staff/health/check');
const run = (statement: ReturnType<typeof sql>) => statement.execute(shop.app.db);
const ago = (age: number) => addTime(shop.clock.now(), -age);
const act = (kind: 'JOB_FAILED' | 'WEBHOOK_STUCK' | 'MESSAGE_FAILED', id: string) => ({
  retry: () =>
    manager.api('POST /api/v1/staff/attention/{kind}/{id}/retry', { params: { kind, id } }),
  resolve: () =>
    manager.api('POST /api/v1/staff/attention/{kind}/{id}/resolve', {
      params: { kind, id },
      body: { note: 'Looked into it' },
    }),
});
const list = async (kind: 'JOB_FAILED' | 'WEBHOOK_STUCK') =>
  (await manager.api('GET /api/v1/staff/attention', { query: { kind } })).results;
const auditOf = async (subject: string) =>
  (
    await shop.app.db
      .selectFrom('staff.audit')
      .select('action')
      .where('subject_id', '=', subject)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

/** Adds a job that failed, of a kind that no server runs. */
async function addFailedJob(attempts: number, age = '1 hour'): Promise<void> {
  const key = randomUUID();
  await run(sql`select graphile_worker.add_job('bake_bread', job_key := ${key})`);
  await run(sql`update graphile_worker._private_jobs set attempts = ${attempts},
    last_error = 'No oven', created_at = now() - ${age}::interval where key = ${key}`);
}
const addWebhook = async (id: string, age: number) => {
  const { rows } = await sql<{ id: number }>`insert into payments.webhook_inbox
    (provider, event_id, body_hash, body, received_at)
    values ('razorpay', ${id}, sha256(${id}::bytea), '{"event":"x"}'::bytea, ${ago(age)})
    returning id`.execute(shop.app.db);
  return String(rows[0]?.id);
};

afterEach(async () => {
  await run(sql`delete from graphile_worker._private_jobs where last_error = 'No oven'`);
});

test('S10.130 a shop where all is well says so, one that was never checked or saved says that', async () => {
  expect(await problems()).toEqual(['RULES_UNCHECKED', 'BACKUP_MISSING']);
  expect((await read()).backup).toBeNull();
  await recordBackup(shop.app.db, { taken_at: ago(days(3)), bytes: 5000, rows: 70 });
  expect(await problems()).toEqual(['RULES_UNCHECKED', 'BACKUP_OLD']);
  await recordBackup(shop.app.db, { taken_at: ago(hours(3)), bytes: 6000, rows: 80 });
  await check();
  await eventually(problems).toEqual([]);
  const health = await read();
  expect(health.backup).toEqual({ taken_at: ago(hours(3)).toISOString(), bytes: 6000, rows: 80 });
  expect(health.rules).toMatchObject({ is_checking: false, broken: 0 });
  expect(health.servers).toHaveLength(1);
  expect(health.servers[0]).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(health.database).toMatchObject({ is_migrated: true });
  expect(health.database.bytes).toBeGreaterThan(1_000_000);
  expect(health.jobs.find(({ name }) => name === 'check_everything')).toMatchObject({
    succeeded_at: health.rules.checked_at,
    failing: 0,
    dead: 0,
  });
});

test('S10.130 servers of two versions, and a clock that is off are named; a server that ended is not', async () => {
  const add = (version: string, age: string) =>
    run(sql`insert into public.servers (id, host, version, node_version, clock_offset_seconds, seen_at)
      values (gen_random_uuid(), 'b', ${version}, 'v22', 0, now() - ${age}::interval)`);
  await add('0.9.0', '10 minutes');
  expect(await problems()).toEqual([]);
  await add('0.9.0', '1 minute');
  expect(await problems()).toEqual(['VERSIONS_DIFFER']);
  const setOffset = (offset: number) =>
    run(sql`update public.servers set clock_offset_seconds = ${offset}`);
  const isClockOff = async () => (await read()).problems.includes('CLOCK_OFF');
  await setOffset(-31);
  expect(await isClockOff()).toBe(true);
  await setOffset(29);
  expect(await isClockOff()).toBe(false);
  await run(sql`delete from public.servers where host = 'b'`);
});

test('S10.131 messages that wait for too long', async () => {
  await run(sql`insert into notifications.outbox
    (channel, template, recipient, body, created_at, state)
    values ('sms', 'order_placed', '+919812345678', 'x', ${ago(minutes(14))}, 'waiting')`);
  const { messages } = await read();
  expect(messages).toEqual([
    { channel: 'sms', waiting: 1, oldest_at: ago(minutes(14)).toISOString() },
    { channel: 'email', waiting: 0, oldest_at: null },
    { channel: 'push', waiting: 0, oldest_at: null },
  ]);
  expect(await problems()).toEqual([]);
  await run(sql`update notifications.outbox set created_at = ${ago(minutes(16))}
    where state = 'waiting'`);
  expect(await problems()).toEqual(['MESSAGES_LATE']);
  await run(sql`delete from notifications.outbox where state = 'waiting'`);
});

test('S10.131 S10.132 a webhook that was not processed is tried again once, however many press', async () => {
  const fresh = await addWebhook('evt_fresh', minutes(14));
  const id = await addWebhook('evt_stuck', minutes(16));
  expect((await read()).webhooks).toMatchObject({ waiting: 2 });
  expect(await problems()).toEqual(['WEBHOOKS_LATE']);
  expect(await list('WEBHOOK_STUCK')).toMatchObject([
    { id, details: 'razorpay: evt_stuck', can_retry: true, can_resolve: true },
  ]);
  await run(sql`select graphile_worker.add_job('work_webhook', json_build_object('id', ${id}::bigint),
    run_at => now() + interval '1 hour')`);
  await run(sql`update graphile_worker._private_jobs set attempts = 1, last_error = 'no settings of razorpay'
    where payload::jsonb->>'id' = ${id}`);
  expect(await list('WEBHOOK_STUCK')).toMatchObject([
    { details: 'razorpay: evt_stuck · no settings of razorpay' },
  ]);
  expect((await expectRefusal(act('WEBHOOK_STUCK', fresh).retry())).problem.code).toBe('NO_ITEM');
  const tries = await settleAll(Array.from({ length: 4 }, act('WEBHOOK_STUCK', id).retry));
  expect(tries.fulfilled).toBe(1);
  expect(await auditOf(id)).toEqual(['attention.retry']);
  await eventually(() => list('WEBHOOK_STUCK')).toEqual([]);
  const purged = await addWebhook('evt_purged', days(16));
  await run(sql`update payments.webhook_inbox set body = ''::bytea where id = ${purged}`);
  expect((await expectRefusal(act('WEBHOOK_STUCK', purged).retry())).problem.code).toBe('NO_ITEM');
  const resolved = await settleAll(Array.from({ length: 4 }, act('WEBHOOK_STUCK', purged).resolve));
  expect(resolved.fulfilled).toBe(1);
  expect(await list('WEBHOOK_STUCK')).toEqual([]);
});

test('S10.131 S10.132 jobs that fail are tried again by kind, once; those given up are removed with a note', async () => {
  await addFailedJob(3, '5 minutes');
  expect(await list('JOB_FAILED')).toEqual([]);
  expect((await read()).jobs.find(({ name }) => name === 'bake_bread')).toMatchObject({
    failing: 1,
    dead: 0,
  });
  await addFailedJob(3);
  await addFailedJob(25);
  expect(await list('JOB_FAILED')).toMatchObject([
    { id: 'bake_bread', details: 'bake_bread (2): No oven', can_resolve: false },
  ]);
  expect(await problems()).toEqual(['JOBS_FAILED']);
  const { retry, resolve } = act('JOB_FAILED', 'bake_bread');
  expect((await expectRefusal(resolve())).problem.code).toBe('NO_ITEM');
  const tries = await settleAll(Array.from({ length: 4 }, retry));
  expect(tries.fulfilled).toBe(1);
  expect(await auditOf('bake_bread')).toEqual(['attention.retry']);
  const waiting = sql<{ id: string }>`select id from graphile_worker.jobs
    where task_identifier = 'bake_bread' and attempts >= 3`;
  expect((await waiting.execute(shop.app.db)).rows).toEqual([]);
  await run(sql`delete from graphile_worker._private_jobs where last_error is not null`);

  await addFailedJob(25);
  await addFailedJob(25);
  const removed = await settleAll(Array.from({ length: 4 }, resolve));
  expect(removed.fulfilled).toBe(1);
  expect(await list('JOB_FAILED')).toEqual([]);
  expect(await auditOf('bake_bread')).toEqual(['attention.retry', 'attention.resolve']);
  // What fails later is listed again.
  await addFailedJob(25);
  expect(await list('JOB_FAILED')).toHaveLength(1);
});

test('S10.131 jobs that no server begins or that do not end, and a database that is behind this version', async () => {
  const addWaiting = (age: string) =>
    run(sql`select graphile_worker.add_job('bake_bread', job_key := 'late',
      run_at := now() - ${age}::interval)`);
  await addWaiting('9 minutes');
  expect(await problems()).toEqual([]);
  await addWaiting('11 minutes');
  expect(await problems()).toEqual(['JOBS_LATE']);
  await run(sql`delete from graphile_worker._private_jobs where key = 'late'`);
  await run(sql`select graphile_worker.add_job('bake_bread', job_key := 'bake_bread')`);
  const runFor = (age: string) =>
    run(sql`update graphile_worker._private_jobs set attempts = 1, locked_by = 'x',
      locked_at = now() - ${age}::interval where key = 'bake_bread'`);
  await runFor('59 minutes');
  expect(await problems()).toEqual([]);
  await runFor('61 minutes');
  expect(await problems()).toEqual(['JOBS_LATE']);
  await run(sql`delete from graphile_worker._private_jobs where key = 'bake_bread'`);
  const rename = (from: string, to: string) =>
    run(sql`update public.migrations set name = ${to} where name = ${from}`);
  await rename('0001_identity.sql', 'x');
  expect(await problems()).toEqual(['DATABASE_BEHIND']);
  await rename('x', '0001_identity.sql');
});

test('S10.133 the rules are checked at once, by one of several who ask; only owner and manager see health', async () => {
  // Stands for a check that a server is running.
  await run(
    sql`select graphile_worker.add_job('check_everything', run_at := now() + interval '1 day')`,
  );
  expect((await expectRefusal(check())).problem.code).toBe('CHECK_RUNS');
  await run(sql`delete from graphile_worker._private_jobs where run_at > now()`);
  const audited = (await auditOf('check_everything')).length;
  const asked = await settleAll(Array.from({ length: 4 }, () => check()));
  expect(asked.fulfilled).toBeGreaterThan(0);
  expect(await auditOf('check_everything')).toHaveLength(audited + asked.fulfilled);
  for (const role of ['support', 'accounts'] as const)
    expect((await expectRefusal(check(await createMember(shop, role)))).status).toBe(403);
});

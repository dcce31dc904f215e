import { readFileSync } from 'node:fs';
import { useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createJobs, schedule } from './jobs.ts';

const shop = useTestShop();

test('S10.381 every repeated job exists, and pending refunds are asked for every hour', () => {
  // No job runs in this test, so the other dependencies are not needed.
  const lanes = createJobs({ notifications: { jobs: {} } } as never);
  const names = lanes.flatMap((jobs) => Object.keys(jobs));
  expect(names).toEqual(expect.arrayContaining(Object.keys(schedule)));
  expect(schedule.check_refunds).toMatch(/^\d+ \* \* \* \*$/);
});

test('S10.423 the console has a text for each job', () => {
  const labels = new URL('../../../console/app/features/health/health-labels.ts', import.meta.url);
  const labelled = new Set(readFileSync(labels, 'utf8').match(/\b[a-z_]+(?=: msg`)/g));
  const lanes = createJobs({ ...shop.app, notifications: { jobs: {} } } as never);
  const names = lanes.flatMap((jobs) => Object.keys(jobs));
  // Queued by the previous version only, and does nothing.
  expect(names.filter((name) => !labelled.has(name))).toEqual(['send_stock_message']);
});

test('S10.381 a purge that fails stops none of the others, and the job names it', async () => {
  const { db, payments } = shop.app;
  await sql`insert into catalogue.search_misses (query, times, last_at)
    values ('old', 1, ${shop.clock.now()}::timestamptz - interval '1 year')`.execute(db);
  await sql`alter table identity.otp_codes rename to otp_codes_away`.execute(db);
  const deps = { db, clock: shop.clock, payments, deliveryPhotoDays: 30 };
  const [, , jobs] = createJobs({ ...deps, notifications: { jobs: {} } } as never);
  await expect(jobs?.tidy?.({})).rejects.toThrow('failed: codes (1)');
  const { rows } = await sql`select from catalogue.search_misses`.execute(db);
  expect(rows).toHaveLength(0);
  await sql`alter table identity.otp_codes_away rename to otp_codes`.execute(db);
});

import type { ShopHealth } from '@sabuja/contract';
import { addTime, days, hours, type Milliseconds, minutes } from '@sabuja/kit';
import { expect, test } from 'vitest';
import { findProblems } from './find-problems.ts';

type Health = Omit<ShopHealth, 'problems'>;

const now = new Date('2026-11-21T07:00:00Z');
const ago = (age: Milliseconds) => addTime(now, -age).toISOString();
const server: Health['servers'][number] = {
  id: '6f7f1c0e-1111-4111-8111-111111111111',
  host: 'a',
  version: '1.0.0',
  node_version: 'v24',
  started_at: ago(days(1)),
  seen_at: ago(0),
  clock_offset_seconds: 0,
  media_problem: null,
};
const healthy: Health = {
  at: now.toISOString(),
  messages: [{ channel: 'sms', waiting: 0, oldest_at: null }],
  webhooks: { waiting: 0, oldest_at: null },
  jobs: [],
  rules: { checked_at: ago(hours(1)), is_checking: false, broken: 0 },
  backup: { taken_at: ago(hours(1)), bytes: 1, rows: 1 },
  servers: [server],
  database: { version: '18', bytes: 1, migration: 'x', is_migrated: true },
};
const problemsWith = (changes: Partial<Health>) =>
  findProblems({ ...healthy, ...changes }, () => 0);

const messagesSince = (age: Milliseconds): Partial<Health> => ({
  messages: [{ channel: 'sms', waiting: 1, oldest_at: ago(age) }],
});
const checkedBefore = (age: Milliseconds): Partial<Health> => ({
  rules: { ...healthy.rules, checked_at: ago(age) },
});
const savedBefore = (age: Milliseconds): Partial<Health> => ({
  backup: { taken_at: ago(age), bytes: 1, rows: 1 },
});
const clockOffBy = (clock_offset_seconds: number): Partial<Health> => ({
  servers: [{ ...server, clock_offset_seconds }],
});

test.each([
  ['messages wait for 15 minutes', 'MESSAGES_LATE', messagesSince, minutes(15), 1],
  [
    'the rules were not checked for a day and a half',
    'RULES_UNCHECKED',
    checkedBefore,
    days(1.5),
    1,
  ],
  ['the last backup is two days old', 'BACKUP_OLD', savedBefore, days(2), 1],
  ['a clock is 30 seconds ahead', 'CLOCK_OFF', clockOffBy, 30, 1],
  ['a clock is 30 seconds behind', 'CLOCK_OFF', clockOffBy, -30, -1],
] as const)(
  'S10.131 beyond the limit a problem is named: %s',
  (_, problem, change, limit, step) => {
    expect(problemsWith(change(limit))).toEqual([]);
    expect(problemsWith(change(limit + step))).toEqual([problem]);
  },
);

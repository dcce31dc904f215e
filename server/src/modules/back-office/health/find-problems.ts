import type { ShopHealth } from '@sabuja/contract';
import type { AttentionKind } from '@sabuja/contract/rules/attention-kinds';
import { type HealthProblem, healthProblems } from '@sabuja/contract/rules/health-problems';
import { days, hours, type Milliseconds, minutes } from '@sabuja/kit';

/** Messages and webhooks are processed within seconds, and tried again within minutes. */
const QUEUE_LATE_AGE: Milliseconds = minutes(15);
/** The rules are checked every night. */
const CHECK_LATE_AGE: Milliseconds = hours(36);
/** The guide asks for a backup every night; one may fail. */
const BACKUP_LATE_AGE: Milliseconds = days(2);
/** The same limit as in `/readyz`. */
const MAX_CLOCK_OFFSET_SECONDS = 30;

/** Returns the problems of the shop's health; `stuck` counts the items that need action, by kind. */
export function findProblems(
  health: Omit<ShopHealth, 'problems'>,
  stuck: (kind: AttentionKind) => number,
): HealthProblem[] {
  const { jobs, rules, backup, servers, database } = health;
  const isOlder = (at: string | null, age: Milliseconds) =>
    at !== null && Date.parse(health.at) - Date.parse(at) > age;
  const is: Readonly<Record<HealthProblem, boolean>> = {
    MESSAGES_LATE: health.messages.some(({ oldest_at }) => isOlder(oldest_at, QUEUE_LATE_AGE)),
    MESSAGES_FAILED: stuck('MESSAGE_FAILED') > 0,
    WEBHOOKS_LATE: stuck('WEBHOOK_STUCK') > 0,
    PRIVACY_LATE: stuck('PRIVACY_OVERDUE') > 0,
    JOBS_LATE: jobs.some(({ is_late }) => is_late),
    JOBS_FAILED: stuck('JOB_FAILED') > 0,
    RULES_BROKEN: rules.broken > 0,
    RULES_UNCHECKED: rules.checked_at === null || isOlder(rules.checked_at, CHECK_LATE_AGE),
    BACKUP_MISSING: backup === null,
    BACKUP_OLD: isOlder(backup?.taken_at ?? null, BACKUP_LATE_AGE),
    VERSIONS_DIFFER: new Set(servers.map(({ version }) => version)).size > 1,
    CLOCK_OFF: servers.some(
      ({ clock_offset_seconds }) => Math.abs(clock_offset_seconds) > MAX_CLOCK_OFFSET_SECONDS,
    ),
    MEDIA_AWAY: servers.some(({ media_problem }) => media_problem !== null),
    DATABASE_BEHIND: !database.is_migrated,
  };
  return healthProblems.filter((problem) => is[problem]);
}

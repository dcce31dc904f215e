/** The problems that the health check of the shop can report. */
export const healthProblems = [
  'MESSAGES_LATE',
  'MESSAGES_FAILED',
  'WEBHOOKS_LATE',
  /** A request about personal data is overdue. */
  'PRIVACY_LATE',
  'JOBS_LATE',
  'JOBS_FAILED',
  'RULES_BROKEN',
  /** The invariants of the database have not been checked for a day and a half. */
  'RULES_UNCHECKED',
  /** No backup was ever completed. */
  'BACKUP_MISSING',
  /** The last backup is older than two days. */
  'BACKUP_OLD',
  'VERSIONS_DIFFER',
  'CLOCK_OFF',
  /** A server cannot access the picture files. */
  'MEDIA_AWAY',
  /** Migrations of this version are not applied. */
  'DATABASE_BEHIND',
] as const;
export type HealthProblem = (typeof healthProblems)[number];

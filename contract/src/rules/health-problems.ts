/** What may be wrong with the running of the shop. */
export const healthProblems = [
  'MESSAGES_LATE',
  'MESSAGES_FAILED',
  'WEBHOOKS_LATE',
  /** A request about personal data is overdue. */
  'PRIVACY_LATE',
  'JOBS_LATE',
  'JOBS_FAILED',
  'RULES_BROKEN',
  /** The rules have not been checked for a day and a half. */
  'RULES_UNCHECKED',
  /** No backup was ever completed. */
  'BACKUP_MISSING',
  /** The last backup is older than two days. */
  'BACKUP_OLD',
  'VERSIONS_DIFFER',
  'CLOCK_OFF',
  /** A server cannot use the files of pictures. */
  'MEDIA_AWAY',
  /** Migrations of this version are not applied. */
  'DATABASE_BEHIND',
] as const;
export type HealthProblem = (typeof healthProblems)[number];

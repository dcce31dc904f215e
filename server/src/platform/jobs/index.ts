export {
  addJob,
  addJobs,
  JOB_CONNECTIONS,
  type Job,
  type Jobs,
  migrateJobs,
  startJobs,
} from './jobs.ts';
export {
  lastErrorOf,
  readJobStates,
  removeDeadJobs,
  retryFailedJobs,
  runJobNow,
  selectFailingJobs,
} from './queue-state.ts';
export type { Schedule } from './repeated-jobs.ts';

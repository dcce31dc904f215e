export {
  addJob,
  addJobs,
  JOB_CONNECTIONS,
  type Job,
  type Jobs,
  migrateJobs,
  type Schedule,
  startJobs,
} from './jobs.ts';
export {
  readJobStates,
  removeDeadJobs,
  retryFailedJobs,
  runJobNow,
  selectFailingJobs,
} from './queue-state.ts';

export {
  addJob,
  JOB_CONCURRENCY,
  type Job,
  type Jobs,
  migrateJobs,
  type Schedule,
  startJobs,
} from './jobs.ts';
export {
  type JobState,
  readJobStates,
  removeDeadJobs,
  retryFailedJobs,
  runJobNow,
  selectFailingJobs,
} from './queue-state.ts';

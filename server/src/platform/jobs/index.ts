export {
  addJob,
  JOB_CONCURRENCY,
  type Job,
  type Jobs,
  migrateJobs,
  type Schedule,
  startJobs,
} from './jobs.ts';

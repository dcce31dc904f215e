export { addJob, type Job, type Jobs, migrateJobs, type Schedule, startJobs } from './jobs.ts';

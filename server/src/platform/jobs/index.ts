export { addJob, type Job, type Jobs, migrateJobs, startJobs, type Timetable } from './jobs.ts';

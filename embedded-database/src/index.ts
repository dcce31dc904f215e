export { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
export { findRunningPostgres } from './running-server.ts';

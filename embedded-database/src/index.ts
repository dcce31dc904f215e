export { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
export { findRunningPostgres, hasEmbeddedPostgres } from './running-server.ts';

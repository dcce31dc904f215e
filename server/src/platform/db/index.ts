export { openAdminConnection } from './admin-connection.ts';
export { createDatabase, databaseBeside, dropDatabase, withDriver } from './databases.ts';
export { type Connection, connect, type Db, inTransaction, type Tx } from './db.ts';
export { isDatabaseUnavailable, isUniqueViolation, OutcomeUnknownError } from './errors.ts';
export { executeWrites, type WriteStatement } from './execute-writes.ts';
export { type Listener, listen } from './listen.ts';
export { lockKey } from './lock-name.ts';
export { isMigrated, migrate, migrationTexts } from './migrate.ts';
export { openPlainPool } from './pool.ts';

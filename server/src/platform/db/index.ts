export {
  type AdminConnection,
  inAdminTransaction,
  withAdminConnection,
  withConnection,
} from './admin-connection.ts';
export { createDatabase, dropDatabase, siblingDatabaseUrl } from './databases.ts';
export {
  type Connection,
  connect,
  type Db,
  inDiscardedTransaction,
  inTransaction,
  type Tx,
} from './db.ts';
export { isDatabaseUnavailable, isUniqueViolation, OutcomeUnknownError } from './errors.ts';
export { escapeLike } from './escape-like.ts';
export { executePipelined, type RowsOf } from './execute-pipelined.ts';
export { executeWrites, type WriteStatement } from './execute-writes.ts';
export { fillTranslations, type Translated } from './fill-translations.ts';
export { istZone } from './ist-zone.ts';
export { type Listener, listen, notify } from './listen.ts';
export { literals } from './literals.ts';
export { lockKey } from './lock-name.ts';
export { matchesTranslation } from './matches-translation.ts';
export {
  isMigrated,
  migrate,
  migrationNames,
  migrationTexts,
  readDatabaseState,
} from './migrate.ts';
export { openPlainPool } from './pool.ts';
export { preparePooler } from './pooler.ts';
export { PreparedQuery, prepareQuery } from './prepared-query.ts';
export { ReliableClient } from './reliable-client.ts';

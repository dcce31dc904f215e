export { createDatabase, databaseBeside, dropDatabase, withDriver } from './databases.ts';
export { type Connection, connect, type Db, inTransaction, type Tx } from './db.ts';
export { brokeUnique } from './errors.ts';
export { type Listener, listen } from './listen.ts';
export { lockName } from './lock-name.ts';
export { isMigrated, migrate, migrationTexts } from './migrate.ts';
export { together, type Write } from './together.ts';
export { openTool } from './tool.ts';

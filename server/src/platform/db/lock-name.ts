import { sql } from 'kysely';
import type { Tx } from './db.ts';

/** Acquires the advisory lock of this key, waiting if needed, and holds it until the transaction ends. */
export const lockKey = (tx: Tx, key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);

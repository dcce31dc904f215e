import { sql } from 'kysely';
import type { Tx } from './db.ts';

/** Waits until no other transaction holds the lock of this key, and holds it until this transaction ends. */
export const lockKey = (tx: Tx, key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);

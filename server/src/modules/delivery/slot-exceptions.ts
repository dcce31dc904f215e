import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Locks the table against other changes of single days, and against slots that are created meanwhile. */
export const lockSlotExceptions = (tx: Tx) =>
  sql`lock table delivery.slot_exceptions in share row exclusive mode`.execute(tx);

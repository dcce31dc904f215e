import { setTimeout as pause } from 'node:timers/promises';
import { isFailure, seconds } from '@sabuja/kit';
import { type ControlledTransaction, Kysely, PostgresDialect, type Transaction } from 'kysely';
import {
  isConnectionLost,
  isResponseTimeout,
  isWorthRetrying,
  OutcomeUnknownError,
} from './errors.ts';
import type { Work } from './limits.ts';
import { openPool, type Pooler } from './pool.ts';

/** Every table, each declared by the room that owns it (`declare module … { interface Tables }`). */
// biome-ignore lint/suspicious/noEmptyInterface: rooms add their tables to it
export interface Tables {}

export type Db = Kysely<Tables>;
/** A running transaction: the first parameter of every function that writes. */
export type Tx = Transaction<Tables>;

export type Connection = { db: Db; close(): Promise<void> };

/**
 * A pool on `url`, with at most `connections`, limited for its work; `pooler` where the address leads to one. Nothing
 * connects before the first query.
 */
export function connect(url: string, connections: number, work: Work, pooler?: Pooler): Connection {
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool(url, connections, work, pooler) }),
  });
  return { db, close: () => db.destroy() };
}

const RETRY_DELAY = seconds(0.05);

type TransactionOptions = {
  /** True when `work` finds what an earlier run of it has done, by a key: it may run again after any loss. */
  isIdempotent?: boolean;
};

/**
 * Runs `work` in one transaction. An expected failure that it returns rolls back, as a thrown error does. It
 * runs once more after a conflict, or a connection that was lost before the commit; so it may change nothing
 * but the database.
 * @throws OutcomeUnknownError when the connection is lost during the commit, unless `isIdempotent`
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  { isIdempotent = false }: TransactionOptions = {},
): Promise<T> {
  const isRepeatable = (error: unknown): boolean =>
    error instanceof OutcomeUnknownError
      ? isIdempotent && !isResponseTimeout(error.cause)
      : isWorthRetrying(error);
  return runAgainAfter(isRepeatable, () => runTransaction(db, work));
}

/**
 * Runs `work` in one transaction that is rolled back whatever it returns: it reads what would stand after its own
 * changes, and nothing of them is saved or published. What it locks is locked until it has ended. It runs once more
 * after a conflict or a lost connection, as `inTransaction` does.
 */
export const inDiscardedTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  runAgainAfter(isWorthRetrying, async () => {
    const tx = await db.startTransaction().execute();
    try {
      return await work(tx);
    } finally {
      await rollBack(tx);
    }
  });

async function runAgainAfter<T>(
  isRepeatable: (error: unknown) => boolean,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isRepeatable(error)) throw error;
    // The one it lost a deadlock to gets on first.
    await pause(RETRY_DELAY);
    return await run();
  }
}

async function runTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const tx = await db.startTransaction().execute();
  let result: T;
  try {
    result = await work(tx);
  } catch (error) {
    await rollBack(tx);
    throw error;
  }
  if (isFailure(result)) await rollBack(tx);
  else await commit(tx);
  return result;
}

async function commit(tx: ControlledTransaction<Tables>): Promise<void> {
  try {
    await tx.commit().execute();
  } catch (error) {
    await rollBack(tx);
    if (!isConnectionLost(error) && !isResponseTimeout(error)) throw error;
    throw new OutcomeUnknownError('the connection was lost during the commit', { cause: error });
  }
}

/** Rolls back and releases the connection. On a lost one the database rolls back by itself. */
const rollBack = (tx: ControlledTransaction<Tables>): Promise<void> =>
  tx
    .rollback()
    .execute()
    .catch(() => undefined);

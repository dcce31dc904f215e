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

/** All tables. Each room declares the tables that it owns (`declare module … { interface Tables }`). */
// biome-ignore lint/suspicious/noEmptyInterface: rooms add their tables to it
export interface Tables {}

export type Db = Kysely<Tables>;
/** A running transaction: the first parameter of every function that writes. */
export type Tx = Transaction<Tables>;

export type Connection = { db: Db; close(): Promise<void> };

/**
 * Opens a pool on `url` with at most `connections` connections and the time limits of this kind of work. `pooler` is
 * given if the URL is that of a pooler. The pool connects at the first query.
 */
export function connect(url: string, connections: number, work: Work, pooler?: Pooler): Connection {
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool(url, connections, work, pooler) }),
  });
  return { db, close: () => db.destroy() };
}

const RETRY_DELAY = seconds(0.05);

type TransactionOptions = {
  /** True if `work` detects by a key that it was done before: it may run again even if the outcome is unknown. */
  isIdempotent?: boolean;
};

/**
 * Runs `work` in one transaction, which is rolled back if `work` returns an expected failure or throws. `work` runs
 * once more after a conflict or a connection lost before the commit, so it may change nothing but the database.
 * @throws OutcomeUnknownError if the connection is lost during the commit, unless `isIdempotent`
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
 * Runs `work` in one transaction that is always rolled back: `work` can read the effect of its own changes, but they
 * are neither saved nor published. Its locks are held until it ends. It runs once more after a conflict or a lost
 * connection, as in `inTransaction`.
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
    // After a deadlock the other transaction continues first.
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

/** Rolls back and releases the connection. If the connection is lost, the database rolls back by itself. */
const rollBack = (tx: ControlledTransaction<Tables>): Promise<void> =>
  tx
    .rollback()
    .execute()
    .catch(() => undefined);

import { isFailure } from '@sabuja/kit';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { openPool } from './pool.ts';

/** Every table, each declared by the room that owns it (`declare module … { interface Tables }`). */
// biome-ignore lint/suspicious/noEmptyInterface: rooms add their tables to it
export interface Tables {}

export type Db = Kysely<Tables>;
/** A running transaction: the first parameter of every function that writes. */
export type Tx = Transaction<Tables>;

export type Connection = { db: Db; close(): Promise<void> };

/** A pool on `url`, with at most `connections`. Nothing connects before the first query. */
export function connect(url: string, connections: number): Connection {
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool(url, connections) }),
  });
  return { db, close: () => db.destroy() };
}

class Rollback extends Error {
  readonly failure: unknown;
  constructor(failure: unknown) {
    super('rolled back');
    this.failure = failure;
  }
}

/** Runs `work` in one transaction. An expected failure that it returns rolls back, as a thrown error does. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await work(tx);
      if (isFailure(result)) throw new Rollback(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Rollback) return error.failure as T;
    throw error;
  }
}

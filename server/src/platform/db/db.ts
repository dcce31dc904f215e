import { isFailure } from '@sabuja/kit';
import { Kysely, type Transaction } from 'kysely';
import { PostgresJSDialect } from 'kysely-postgres-js';
import postgres from 'postgres';

/** Every table, each declared by the room that owns it (`declare module … { interface Tables }`). */
// biome-ignore lint/suspicious/noEmptyInterface: rooms add their tables to it
export interface Tables {}

export type Db = Kysely<Tables>;
/** A running transaction: what every write takes first. */
export type Tx = Transaction<Tables>;

export type Connection = {
  db: Db;
  /** The driver below Kysely: LISTEN, COPY and whole migration files. */
  driver: postgres.Sql;
  close(): Promise<void>;
};

const numbers = {
  // bigint and numeric fit a double here: ids, counts, paise and percents.
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  date: { to: 1082, from: [1082], serialize: String, parse: (text: string) => text },
};

/** A pool on `url`; `connections` at most. Nothing connects before the first query. */
export function connect(url: string, connections: number): Connection {
  const driver = postgres(url, {
    max: connections,
    types: numbers,
    onnotice: () => {},
    connection: {
      application_name: 'sabuja',
      TimeZone: 'UTC',
      // One slip in a word of five letters still finds it.
      'pg_trgm.word_similarity_threshold': '0.45',
    } as Record<string, string>,
    idle_timeout: 300,
    connect_timeout: 10,
  });
  const db = new Kysely<Tables>({ dialect: new PostgresJSDialect({ postgres: driver }) });
  return { db, driver, close: () => driver.end({ timeout: 5 }) };
}

class Rollback extends Error {
  readonly failure: unknown;
  constructor(failure: unknown) {
    super('rolled back');
    this.failure = failure;
  }
}

/** Runs `work` in one transaction. An expected failure it answers rolls back, as a thrown fault does. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (tx) => {
      const answer = await work(tx);
      if (isFailure(answer)) throw new Rollback(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Rollback) return error.failure as T;
    throw error;
  }
}

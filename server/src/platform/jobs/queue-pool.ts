import type pg from 'pg';
import { isDatabaseUnavailable, openPlainPool, ReliableClient } from '../db/index.ts';

/** One of the few codes after which the queue repeats a query. */
const REPEATED_CODE = 'ETIMEDOUT';

function throwRepeated(error: unknown): never {
  throw isDatabaseUnavailable(error)
    ? Object.assign(error as Error, { code: REPEATED_CODE })
    : error;
}

class QueueClient extends ReliableClient {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads
  override query(first: any, values?: any, ...rest: any[]): any {
    const result: unknown = super.query(first, values, ...rest);
    return result instanceof Promise ? result.catch(throwRepeated) : result;
  }
}

/**
 * The pool of the job queue. The queue awaits nobody when it records the end of a job, and repeats that only after
 * errors with certain codes: any other would end the process, and leave the job locked. So every error that says that
 * the database is unavailable gets such a code.
 */
export function openQueuePool(url: string, connections: number): pg.Pool {
  const pool = openPlainPool(url, connections, 'job', QueueClient);
  const connect = pool.connect.bind(pool);
  const connectRepeated = (callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connect().catch(throwRepeated);
  return Object.assign(pool, { connect: connectRepeated });
}

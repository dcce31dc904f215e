import type pg from 'pg';
import { isDatabaseUnavailable, openPlainPool, ReliableClient } from '../db/index.ts';

/** One of the few error codes after which the queue repeats a query. */
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
 * Opens the connection pool of the job queue. Nothing catches a failure of the queue to record the end of a job, and it
 * retries only after errors with certain codes; any other error would end the process and leave the job locked. So
 * every error that means that the database is unavailable gets such a code.
 */
export function openQueuePool(url: string, connections: number): pg.Pool {
  const pool = openPlainPool(url, connections, 'job', QueueClient);
  const connect = pool.connect.bind(pool);
  const connectRepeated = (callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connect().catch(throwRepeated);
  return Object.assign(pool, { connect: connectRepeated });
}

import { minutes, seconds } from '@sabuja/kit';
import pg from 'pg';
import { CONNECT_TIMEOUT, responseTimeout, sessionSetup, type Work } from './limits.ts';
import { createPipeliningClient } from './pipelining-client.ts';
import { ReliableClient } from './reliable-client.ts';

// bigint and numeric fit a double here: ids, counts, paise and percents. A date stays a text (the day).
const { INT8, NUMERIC, DATE } = pg.types.builtins;
const asNumber = new Set<number>([INT8, NUMERIC]);
const types = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (asNumber.has(oid)) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

/** A pooler in transaction mode: consecutive transactions of one connection may run in different sessions. */
export type Pooler = {
  /** It knows the prepared statements of all its clients by name; otherwise statements must have none. */
  tracksStatements: boolean;
};

/**
 * The shop's connection pool. A lost connection is replaced; only the query that was on it fails. Behind a pooler
 * nothing is set in a session: its role has the limits.
 */
export function openPool(url: string, connections: number, work: Work, pooler?: Pooler): pg.Pool {
  const isPreparing = pooler === undefined || pooler.tracksStatements;
  return createPool(url, connections, work, {
    types,
    Client: createPipeliningClient({ types, timeout: responseTimeout(work), isPreparing }),
    ...(pooler && { onConnect: () => undefined }),
  });
}

/** A pool for a library with its own statements and types, under the same limits. */
export const openPlainPool = (
  url: string,
  connections: number,
  work: Work,
  Client: typeof pg.Client = ReliableClient,
): pg.Pool => createPool(url, connections, work, { Client });

function createPool(url: string, connections: number, work: Work, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: minutes(5),
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: responseTimeout(work),
    keepAlive: true,
    keepAliveInitialDelayMillis: seconds(10),
    application_name: 'sabuja',
    // Its result is awaited before the connection is handed out, which the driver's types do not say.
    onConnect: (client) => client.query(sessionSetup(work)) as unknown as undefined,
    ...options,
  });
  // The loss of an idle connection needs no handling: the next query opens another.
  const ignoreError = () => {};
  pool.on('error', ignoreError);
  pool.on('connect', (client) => client.on('error', ignoreError));
  return pool;
}

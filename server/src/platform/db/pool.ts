import { minutes, seconds } from '@sabuja/kit';
import pg from 'pg';
import { CONNECT_TIMEOUT, responseTimeout, sessionSetup, type Work } from './limits.ts';
import { createPipeliningClient } from './pipelining-client.ts';
import { ReliableClient } from './reliable-client.ts';

// All bigint and numeric values here fit a double: ids, counts, paise and percentages. A date stays a text (the day).
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
  /** True if the pooler tracks prepared statements of all clients by name; otherwise statements must have no name. */
  tracksStatements: boolean;
};

/**
 * Opens the shop's connection pool. A lost connection is replaced; only its running query fails. Behind a pooler no
 * session settings are made, because the role has the limits.
 */
export function openPool(url: string, connections: number, work: Work, pooler?: Pooler): pg.Pool {
  const isPreparing = pooler === undefined || pooler.tracksStatements;
  return createPool(url, connections, work, {
    types,
    Client: createPipeliningClient({ types, timeout: responseTimeout(work), isPreparing }),
    ...(pooler && { onConnect: () => undefined }),
  });
}

/** Opens a pool with the same limits for a library that has its own statements and type parsers. */
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
    // The driver awaits the result before it hands out the connection, although its types do not say so.
    onConnect: (client) => client.query(sessionSetup(work)) as unknown as undefined,
    ...options,
  });
  // A lost idle connection needs no handling: the next query opens a new one.
  const ignoreError = () => {};
  pool.on('error', ignoreError);
  pool.on('connect', (client) => client.on('error', ignoreError));
  return pool;
}

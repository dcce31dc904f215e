import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { minutes, seconds } from '@sabuja/kit';
import pg from 'pg';
import { isResponseTimeout } from './errors.ts';
import { CONNECT_TIMEOUT, responseTimeout, sessionSetup, type Work } from './limits.ts';

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

/**
 * A client that destroys a connection on which a response was awaited in vain: it still waits for that
 * response and would answer nothing else.
 */
export class ReliableClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads
  override query(first: any, values?: any, ...rest: any[]): any {
    const result: unknown = super.query(first, values, ...(rest as []));
    if (result instanceof Promise) {
      result.catch((error) => {
        if (isResponseTimeout(error)) this.#destroy();
      });
    }
    return result;
  }

  #destroy(): void {
    (this as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
  }
}

/** The shop has few statements, used again and again; more than this many of one pool must not be cached. */
const MAX_PREPARED_STATEMENTS = 500;

/** A client, for one pool, that prepares each statement once and only binds it afterwards. */
function createPreparingClient(): typeof ReliableClient {
  const names = new Map<string, string>();

  /**
   * The name under which a statement is prepared, a hash of its text: behind a pooler servers share sessions, and one
   * name must mean the same statement to all of them.
   */
  function nameFor(text: string): string | undefined {
    const existing = names.get(text);
    if (existing !== undefined || names.size >= MAX_PREPARED_STATEMENTS) return existing;
    const name = `s_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
    names.set(text, name);
    return name;
  }

  return class extends ReliableClient {
    // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads
    override query(first: any, values?: any, ...rest: any[]): any {
      const name = typeof first === 'string' && Array.isArray(values) ? nameFor(first) : undefined;
      if (name === undefined) return super.query(first, values, ...rest);
      return super.query({ name, text: first, values });
    }
  };
}

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
    Client: isPreparing ? createPreparingClient() : ReliableClient,
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

import { seconds } from '@sabuja/kit';
import pg from 'pg';

/** A single connection with its own session, for administration: migrations, seeding, backups. */
export type AdminConnection = pg.Client;

/** Longer than for a request, because the database may have just started. */
const CONNECT_TIMEOUT = seconds(30);

async function openConnection(
  url: string,
  options: pg.ClientConfig = {},
): Promise<AdminConnection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'sabuja tool',
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    ...options,
  });
  // A lost connection is reported by the running query, or else by the next query.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    // The driver would leave the socket open if the database has accepted it.
    void client.end();
    throw error;
  }
  return client;
}

/** Runs `work` on a new connection and closes it afterwards. No session settings are made, so a pooler may be used. */
export async function withConnection<T>(
  url: string,
  work: (connection: pg.Client) => Promise<T>,
  options?: pg.ClientConfig,
): Promise<T> {
  const connection = await openConnection(url, options);
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

/** Removes the limits of requests that the role may have (`pooler.ts`). */
const withoutLimits =
  'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';

/**
 * Runs `work` on a new connection without the time limits of the shop's pools: a statement may run for hours. The
 * connection is closed afterwards, which rolls back a transaction that is still open.
 */
export const withAdminConnection = <T>(
  url: string,
  work: (connection: AdminConnection) => Promise<T>,
): Promise<T> =>
  withConnection(url, async (connection) => {
    await connection.query(withoutLimits);
    return await work(connection);
  });

/** Runs `work` in a transaction on a new admin connection. If `work` fails, closing the connection rolls it back. */
export const inAdminTransaction = <T>(
  url: string,
  mode: string,
  work: (connection: AdminConnection) => Promise<T>,
): Promise<T> =>
  withAdminConnection(url, async (connection) => {
    await connection.query(`begin ${mode}`);
    const result = await work(connection);
    await connection.query('commit');
    return result;
  });

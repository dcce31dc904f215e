import { seconds } from '@sabuja/kit';
import pg from 'pg';

/** One connection for administration, and its session: migrations, seeding, backups. */
export type AdminConnection = pg.Client;

/** It may wait for a database that has just started, unlike a request. */
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
  // The loss of the connection is reported by the query that is running, or else by the next one.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    // The driver leaves a socket open that the database accepted.
    void client.end();
    throw error;
  }
  return client;
}

/** Runs `work` on one connection that ends with it; nothing is set in its session, so that a pooler may be between. */
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

/** The role may have the limits of requests (`pooler.ts`). */
const withoutLimits =
  'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';

/**
 * Runs `work` on one connection of its own, without the limits of the shop's pools: one statement may run for
 * hours. The connection ends with it, and a transaction that is open then is rolled back.
 */
export const withAdminConnection = <T>(
  url: string,
  work: (connection: AdminConnection) => Promise<T>,
): Promise<T> =>
  withConnection(url, async (connection) => {
    await connection.query(withoutLimits);
    return await work(connection);
  });

/** Runs `work` in one transaction of a connection that ends afterwards, and with it what was not committed. */
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

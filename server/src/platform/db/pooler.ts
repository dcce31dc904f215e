import { randomBytes } from 'node:crypto';
import { errorCode, StartProblem } from '@sabuja/kit';
import type pg from 'pg';
import { inAdminTransaction, withConnection } from './admin-connection.ts';
import { type SessionSettings, settingsOf } from './limits.ts';
import type { Pooler } from './pool.ts';

/** How requests reach the database through a pooler. */
type PooledConnection = { url: string; pooler: Pooler };

type Options = {
  /** The address of the pooler. */
  url: string;
  /** The address of the database itself. */
  directUrl: string;
  warn: (message: string) => void;
};

/**
 * Prepares the database for requests through a pooler: gives the role of its address the time zone and the limits of
 * requests, which no session can be given there, and finds out what the pooler can do.
 * @throws StartProblem when the role may not be changed
 */
export async function preparePooler({ url, directUrl, warn }: Options): Promise<PooledConnection> {
  if (hostOf(url) === hostOf(directUrl)) {
    throw new StartProblem(
      'DATABASE_DIRECT_URL names the pooler of DATABASE_URL; it must lead past it to the database.',
    );
  }
  const settings = settingsOf('request');
  await limitRole(directUrl, decodeURIComponent(new URL(url).username), settings);
  return await withConnection(url, async (connection) => {
    const { rows } = await connection.query<{ name: string; setting: string }>(
      'select name, setting from pg_settings where name = any($1)',
      [Object.keys(settings)],
    );
    if (rows.some(({ name, setting }) => settings[name] !== setting)) warn(unlimitedSession);
    return { url, pooler: { tracksStatements: await tracksStatements(connection) } };
  });
}

const hostOf = (url: string): string => new URL(url).host;

const unlimitedSession =
  'a session of the pooler was opened before its role had time limits, and has none: send RECONNECT to the pooler’s console';

/** Gives the role these settings in this database, for the sessions that it opens from now on. */
const limitRole = (directUrl: string, role: string, settings: SessionSettings): Promise<void> =>
  inAdminTransaction(directUrl, 'isolation level read committed', async (connection) => {
    // Servers that start at once would change the same row of the catalogue.
    await connection.query(`select pg_advisory_xact_lock(hashtextextended('role of requests', 0))`);
    const { rows } = await connection.query<{ alter: string }>(alterTexts, [
      role,
      Object.keys(settings),
      Object.values(settings),
    ]);
    const statements = rows.map(({ alter }) => alter);
    await connection.query(statements.join('; ')).catch((error: unknown) => {
      if (!['42501', '42704'].includes(errorCode(error) ?? '')) throw error;
      throw new StartProblem(
        `The role of DATABASE_URL needs time limits, and the one of DATABASE_DIRECT_URL may not give them. Let its owner run: ${statements.join('; ')};`,
      );
    });
  });

/** The statements that a role lacks; none when an earlier start has run them. */
const alterTexts = `
  select format('alter role %I in database %I set %s to %L', $1::text, current_database(), name, value) as alter
  from unnest($2::text[], $3::text[]) as wanted (name, value)
  where not exists (
    select from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
    where r.rolname = $1 and s.setdatabase = (select oid from pg_database where datname = current_database())
      and name || '=' || value = any(s.setconfig))`;

/**
 * True when the pooler gives prepared statements names of its own, as PgBouncer does from 1.21 on with
 * max_prepared_statements above 0: it knows then which session has which.
 */
async function tracksStatements(connection: pg.Client): Promise<boolean> {
  const name = `sabuja_${randomBytes(8).toString('hex')}`;
  const text = `select name from pg_prepared_statements where statement like '%${name}%'`;
  // In one transaction, and so in one session.
  await connection.query('begin');
  const { rows } = await connection.query<{ name: string }>({ name, text, values: [] });
  const isTracked = rows.every((row) => row.name !== name);
  if (!isTracked) await connection.query(`deallocate ${name}`);
  await connection.query('commit');
  return isTracked;
}

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
 * Prepares the database for requests through a pooler. Session settings are not possible there, so it sets the time
 * zone and limits of requests on the database role; then it tests whether the pooler tracks prepared statements.
 * @throws StartProblem if the role may not be changed
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

/** Sets these settings on the role in this database; they apply to its future sessions. */
const limitRole = (directUrl: string, role: string, settings: SessionSettings): Promise<void> =>
  inAdminTransaction(directUrl, 'isolation level read committed', async (connection) => {
    // The lock prevents that servers which start at once change the same row of the system catalog.
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

/** Selects the `alter role` statements for missing settings; none if an earlier start has set them. */
const alterTexts = `
  select format('alter role %I in database %I set %s to %L', $1::text, current_database(), name, value) as alter
  from unnest($2::text[], $3::text[]) as wanted (name, value)
  where not exists (
    select from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
    where r.rolname = $1 and s.setdatabase = (select oid from pg_database where datname = current_database())
      and name || '=' || value = any(s.setconfig))`;

/**
 * Returns true if the pooler renames prepared statements, and so tracks which session has which, as PgBouncer does from
 * 1.21 on with max_prepared_statements above 0.
 */
async function tracksStatements(connection: pg.Client): Promise<boolean> {
  const name = `sabuja_${randomBytes(8).toString('hex')}`;
  const text = `select name from pg_prepared_statements where statement like '%${name}%'`;
  // One transaction, so that all statements run in one session.
  await connection.query('begin');
  const { rows } = await connection.query<{ name: string }>({ name, text, values: [] });
  const isTracked = rows.every((row) => row.name !== name);
  if (!isTracked) await connection.query(`deallocate ${name}`);
  await connection.query('commit');
  return isTracked;
}

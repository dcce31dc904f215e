import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { errorCode, type Milliseconds, minutes, seconds } from '@sabuja/kit';
import { sql } from 'kysely';
import { type AdminConnection, withAdminConnection } from './admin-connection.ts';
import type { Db } from './db.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url));
/** The advisory lock of migrations, so that only one server of a database migrates at a time. */
const migrationLock = 5_021_107;

/**
 * How long a migration waits for the lock of a table that running servers use. Requests queue behind it meanwhile, so
 * after this time it gives up, lets them run, and tries again.
 */
const LOCK_TIMEOUT: Milliseconds = seconds(2);
const MAX_TRIES = 30;
const MAX_IDLE: Milliseconds = minutes(1);
/** SQLSTATEs of a lock timeout and a deadlock with running servers: the migration is rolled back and retried. */
const LOCK_FAILURES: readonly unknown[] = ['55P03', '40P01'];

/**
 * Applies the numbered SQL files that are not applied to this database yet, each in its own transaction. If several
 * servers start at once, one migrates and the others wait. `only` limits it to these migrations: those of a backup that
 * was made by an earlier version.
 */
export const migrate = (databaseUrl: string, only?: readonly string[]): Promise<void> =>
  withAdminConnection(databaseUrl, async (session) => {
    // If this server freezes while it migrates, the database ends its session, which releases the lock.
    await session.query(`set idle_session_timeout = ${MAX_IDLE}`);
    await session.query('select pg_advisory_lock($1)', [migrationLock]);
    await session.query(`set lock_timeout = ${LOCK_TIMEOUT}`);
    await session.query(`create table if not exists public.migrations (
      name text primary key, applied_at timestamptz not null default now())`);
    const { rows } = await session.query<{ name: string }>('select name from public.migrations');
    const applied = new Set(rows.map(({ name }) => name));
    for (const name of await migrationNames()) {
      const isWanted = only === undefined || only.includes(name);
      if (isWanted && !applied.has(name)) await applyMigration(session, name);
    }
    await session.query('select pg_advisory_unlock($1)', [migrationLock]);
  });

/** Returns the names of the migrations of this version, in order. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();

/** Returns the SQL texts of all migrations, in order. */
export const migrationTexts = async (): Promise<string[]> =>
  Promise.all(
    (await migrationNames()).map((name) => readFile(`${migrationsFolder}${name}`, 'utf8')),
  );

async function applyMigration(session: AdminConnection, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await tryMigration(session, name);
      return;
    } catch (error) {
      const isLocked = error instanceof Error && LOCK_FAILURES.includes(errorCode(error.cause));
      if (!isLocked || tries === MAX_TRIES) throw error;
      await pause(seconds(1));
    }
  }
}

async function tryMigration(session: AdminConnection, name: string): Promise<void> {
  const text = await readFile(`${migrationsFolder}${name}`, 'utf8');
  try {
    await session.query(
      `begin;\n${text}\n;insert into public.migrations (name) values ('${name}');commit`,
    );
  } catch (error) {
    // If the connection is lost, the database has already rolled back.
    await session.query('rollback').catch(() => undefined);
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Returns true if every migration of this version has been applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const names = await migrationNames();
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from public.migrations
    where name = any(${names}::text[])`.execute(db);
  return rows[0]?.n === names.length;
}

/** Returns the version of PostgreSQL, the size of the database in bytes, and its last migration. */
export async function readDatabaseState(
  db: Db,
): Promise<{ version: string; bytes: number; migration: string }> {
  const { rows } = await sql<{ version: string; bytes: number; migration: string }>`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      (select max(name) from public.migrations) as migration`.execute(db);
  return rows[0] ?? { version: '', bytes: 0, migration: '' };
}

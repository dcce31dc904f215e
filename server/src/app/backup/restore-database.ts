import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { errorCode, StartProblem } from '@sabuja/kit';
import { from as copyFrom } from 'pg-copy-streams';
import {
  type AdminConnection,
  inAdminTransaction,
  migrate,
  migrationNames,
  withAdminConnection,
} from '../../platform/db/index.ts';
import { migrateJobs } from '../../platform/jobs/index.ts';
import { countRows, type Manifest, manifestFile, tableFile } from './save-database.ts';
import { inOrderOfReferences } from './tables.ts';

/**
 * Restores a backup into an empty database: applies the migrations that the backup had, then restores all rows in one
 * transaction. The next start applies later migrations.
 * @throws StartProblem if the folder is not a complete backup, it is of a later version, or the database is not empty
 */
export async function restoreDatabase(folder: string, url: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await withAdminConnection(url, requireEmpty);
  await requireKnown(manifest.migrations);
  await migrate(url, manifest.migrations);
  await migrateJobs(url);
  await inAdminTransaction(url, '', (connection) => restoreTables(connection, folder, manifest));
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(manifestFile(folder), 'utf8')) as Manifest;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new StartProblem(`${folder} is not a complete backup: it has no manifest.json.`);
  }
}

async function requireKnown(migrations: readonly string[]): Promise<void> {
  const known = await migrationNames();
  if (migrations.every((name) => known.includes(name))) return;
  throw new StartProblem('The backup is of a later version of Sabuja: restore it with that one.');
}

async function requireEmpty(connection: AdminConnection): Promise<void> {
  const { rows } = await connection.query<{ is_used: boolean }>(
    `select to_regclass('public.migrations') is not null as is_used`,
  );
  if (!rows[0]?.is_used) return;
  throw new StartProblem(
    'The database is not empty, and restoring would mix two shops. Name an empty database in ' +
      'DATABASE_URL, or a new folder in DATA_DIR.',
  );
}

async function restoreTables(
  connection: AdminConnection,
  folder: string,
  { tables, sequences }: Manifest,
): Promise<void> {
  const names = tables.map(({ name }) => name);
  // Triggers are disabled, because the saved rows already contain what they wrote.
  for (const name of names) await connection.query(`alter table ${name} disable trigger user`);
  await connection.query(`truncate ${names.join(', ')}`);
  const rowsOf = new Map(tables.map(({ name, rows }) => [name, rows]));
  for (const { name, columns } of inOrderOfReferences(tables)) {
    const copy = copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`);
    const file = createReadStream(tableFile(folder, name));
    await pipeline(file, createGunzip(), connection.query(copy));
    requireRows(name, await countRows(connection, name), rowsOf.get(name) ?? 0);
  }
  for (const { name, value, isUsed } of sequences) {
    await connection.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isUsed]);
  }
  await connection.query('set constraints all immediate');
  for (const name of names) await connection.query(`alter table ${name} enable trigger user`);
}

function requireRows(table: string, restored: number, expected: number): void {
  if (restored === expected) return;
  throw new StartProblem(`The backup is damaged: ${table} has ${restored} of ${expected} rows.`);
}

import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { errorCode, StartProblem } from '@sabuja/kit';
import type postgres from 'postgres';
import { migrate, migrationNames, openAdminConnection } from '../../platform/db/index.ts';
import { migrateJobs } from '../../platform/jobs/index.ts';
import { type Manifest, tableFile } from './save-database.ts';
import { inOrderOfReferences } from './tables.ts';

/**
 * Restores a backup into an empty database, in one transaction: the tables as they were migrated then, and all
 * rows. The next start applies later migrations.
 * @throws StartProblem when the folder is no complete backup, or the database is not empty
 */
export async function restoreDatabase(folder: string, url: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const sql = openAdminConnection(url);
  try {
    await requireEmpty(sql);
    await requireKnown(manifest.migrations);
    await migrate(url, manifest.migrations);
    await migrateJobs(url);
    await sql.begin((tx) => restoreTables(tx, folder, manifest));
    return manifest;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
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

async function requireEmpty(sql: postgres.Sql): Promise<void> {
  const [found] = await sql`select to_regclass('public.migrations') is not null as is_used`;
  if (!found?.is_used) return;
  throw new StartProblem(
    'The database is not empty, and restoring would mix two shops. Name an empty database in ' +
      'DATABASE_URL, or a new folder in DATA_DIR.',
  );
}

async function restoreTables(
  tx: postgres.TransactionSql,
  folder: string,
  { tables, sequences }: Manifest,
): Promise<void> {
  const names = tables.map(({ name }) => name);
  // What triggers wrote is among the saved rows already.
  for (const name of names) await tx.unsafe(`alter table ${name} disable trigger user`);
  await tx.unsafe(`truncate ${names.join(', ')}`);
  const rowsOf = new Map(tables.map(({ name, rows }) => [name, rows]));
  for (const { name, columns } of inOrderOfReferences(tables)) {
    const copy = tx.unsafe(`copy ${name} (${columns.join(', ')}) from stdin`);
    const file = createReadStream(tableFile(folder, name));
    await pipeline(file, createGunzip(), await copy.writable());
    await requireRows(tx, name, rowsOf.get(name) ?? 0);
  }
  for (const { name, value, isUsed } of sequences) {
    await tx`select setval(${name}::regclass, ${value}::bigint, ${isUsed})`;
  }
  await tx`set constraints all immediate`;
  for (const name of names) await tx.unsafe(`alter table ${name} enable trigger user`);
}

async function requireRows(
  tx: postgres.TransactionSql,
  table: string,
  expected: number,
): Promise<void> {
  const [counted] = await tx.unsafe<{ n: string }[]>(`select count(*) as n from ${table}`);
  if (Number(counted?.n) === expected) return;
  throw new StartProblem(`The backup is damaged: ${table} has ${counted?.n} of ${expected} rows.`);
}

import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { to as copyTo } from 'pg-copy-streams';
import { type AdminConnection, inAdminTransaction } from '../../platform/db/index.ts';
import { listTables, OTHER_SCHEMAS, type TableInfo } from './tables.ts';

/** The description of a backup, stored beside its rows. */
export type Manifest = {
  /** The format of the backup. */
  version: 1;
  savedAt: string;
  /** The names of the migrations that were applied to the saved database. */
  migrations: string[];
  tables: (TableInfo & { rows: number })[];
  /** The sequences with their last value, and whether it was used: the arguments of `setval`. */
  sequences: { name: string; value: string; isUsed: boolean }[];
};

/** Saves all rows of a database, from one snapshot, to a folder: one COPY file for each table. */
export async function saveDatabase(url: string, folder: string): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  return await inAdminTransaction(url, 'isolation level repeatable read read only', (connection) =>
    saveTables(connection, folder),
  );
}

/** Completes a backup: a folder without a manifest is not restored. */
export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(manifestFile(folder), JSON.stringify(manifest, null, 2));

/** Marks a folder as incomplete, such as one with an earlier backup. */
export const removeManifest = (folder: string): Promise<void> =>
  rm(manifestFile(folder), { force: true });

export const manifestFile = (folder: string): string => join(folder, 'manifest.json');

async function saveTables(connection: AdminConnection, folder: string): Promise<Manifest> {
  const migrations = await connection.query<{ name: string }>(
    'select name from public.migrations order by name',
  );
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(connection)) {
    const copy = copyTo(`copy ${table.name} (${table.columns.join(', ')}) to stdout`);
    const file = createWriteStream(tableFile(folder, table.name), { mode: 0o600 });
    await pipeline(connection.query(copy), createGzip(), file);
    tables.push({ ...table, rows: await countRows(connection, table.name) });
  }
  return {
    version: 1,
    savedAt: new Date().toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    tables,
    sequences: await listSequences(connection),
  };
}

/** Returns the number of rows of a table. */
export async function countRows(connection: AdminConnection, table: string): Promise<number> {
  const { rows } = await connection.query<{ n: string }>(`select count(*) as n from ${table}`);
  return Number(rows[0]?.n);
}

async function listSequences(connection: AdminConnection): Promise<Manifest['sequences']> {
  const names = await connection.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname !~ $1 order by 1`,
    [OTHER_SCHEMAS],
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of names.rows) {
    const { rows } = await connection.query<{ value: string; is_used: boolean }>(
      `select last_value::text as value, is_called as is_used from ${name}`,
    );
    for (const row of rows) sequences.push({ name, value: row.value, isUsed: row.is_used });
  }
  return sequences;
}

/** Returns the path of the file with the rows of a table. */
export const tableFile = (folder: string, table: string): string =>
  join(folder, 'tables', `${table.replaceAll('"', '')}.copy.gz`);

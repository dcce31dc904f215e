import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { errorCode } from '@sabuja/kit';
import { type AdminConnection, withAdminConnection } from '@sabuja/server/platform/db';
import { migrateJobs } from '@sabuja/server/platform/jobs';
import { emptyDatabase, type TestDatabase } from './test-database.ts';

/** The rows of a whole shop, as written by an earlier version. */
export type OlderShop<KnownValues> = {
  /** The commit whose server wrote the rows. */
  madeBy: string;
  /** Values that a test refers to by name. */
  known: KnownValues;
  /** Rows by table, columns by name, as PostgreSQL writes them as JSON. */
  rows: Record<string, Record<string, unknown>[]>;
  /** Last value by sequence. */
  sequences: Record<string, string>;
};

const migrations = new URL('../../server/migrations/', import.meta.url);

export const readOlderShop = <KnownValues>(file: URL): OlderShop<KnownValues> =>
  JSON.parse(gunzipSync(readFileSync(file)).toString());

/** Creates a database with the migrations and rows of an earlier version, without later migrations. */
export async function restoreOlderShop(shop: OlderShop<unknown>): Promise<TestDatabase> {
  const database = await emptyDatabase();
  await migrateJobs(database.url);
  await withAdminConnection(database.url, async (connection) => {
    await connection.query(`create table public.migrations (
      name text primary key, applied_at timestamptz not null default now())`);
    for (const row of shop.rows['public.migrations'] ?? []) {
      await connection.query(readFileSync(new URL(String(row.name), migrations), 'utf8'));
    }
    await restoreAll(connection, Object.entries(shop.rows));
    for (const sequence of Object.entries(shop.sequences)) {
      await connection.query('select setval($1::regclass, $2::bigint)', sequence);
    }
  });
  return database;
}

type Table = [name: string, rows: Record<string, unknown>[]];

/** Restores tables; one whose rows reference tables that are not restored yet is deferred to the next pass. */
async function restoreAll(connection: AdminConnection, tables: readonly Table[]): Promise<void> {
  const deferred: Table[] = [];
  for (const [name, rows] of tables) {
    try {
      await restore(connection, name, rows);
    } catch (error) {
      if (errorCode(error) !== FOREIGN_KEY_VIOLATION) throw error;
      deferred.push([name, rows]);
    }
  }
  if (deferred.length === tables.length) throw new Error(`cannot restore ${deferred.join()}`);
  if (deferred.length > 0) await restoreAll(connection, deferred);
}

const FOREIGN_KEY_VIOLATION = '23503';

async function restore(
  connection: AdminConnection,
  table: string,
  rows: Record<string, unknown>[],
): Promise<void> {
  const columns = await connection.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const names = columns.rows.map(({ name }) => name).join(', ');
  // The rows that triggers wrote are already among the restored rows.
  await connection.query(`alter table ${table} disable trigger user`);
  await connection.query(`delete from ${table}`);
  await connection.query(
    `insert into ${table} (${names}) overriding system value
     select ${names} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  );
  await connection.query(`alter table ${table} enable trigger user`);
}

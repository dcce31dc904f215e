import { migrate, withAdminConnection } from '@sabuja/server/platform/db';
import { migrateJobs } from '@sabuja/server/platform/jobs';
import { cloneDatabase, type TestDatabase } from '@sabuja/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyShop } from './empty-shop.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const place = () => ({ url: database.url, dataDir: '', log: () => {} });

/** All relations in the database, except those of extensions and of PostgreSQL's system catalogues. */
async function relations(): Promise<string[]> {
  const { rows } = await withAdminConnection(database.url, (connection) =>
    connection.query<{ name: string }>(
      `select format('%s.%s', n.nspname, c.relname) as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^(pg_|information_schema)' and not exists (
        select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
    ),
  );
  return rows.map(({ name }) => name).sort();
}

test('an emptied shop has no relations, and can be created again', async () => {
  const before = await relations();
  await emptyShop(place());
  expect(await relations()).toEqual([]);
  await migrate(database.url);
  await migrateJobs(database.url);
  expect(await relations()).toEqual(before);
});

test('a running shop is not emptied', async () => {
  await withAdminConnection(database.url, async (running) => {
    await running.query(`set application_name = 'sabuja'`);
    await expect(emptyShop(place())).rejects.toThrow('Stop it first');
  });
});

import { emptyDatabase, eventually, type TestDatabase } from '@sabuja/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AdminConnection, withAdminConnection } from './admin-connection.ts';
import { connect } from './db.ts';
import { isMigrated, migrate, migrationNames } from './migrate.ts';

const names = await migrationNames();
/** A migration that only adds a column to `orders.items`. */
const changesItems = '0016_plan_discount.sql';
const before = (name: string): string[] => names.slice(0, names.indexOf(name));

let database: TestDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(() => database.drop());

const query = (text: string) => withAdminConnection(database.url, (c) => c.query(text));
const listApplied = async (): Promise<string[]> =>
  (await query('select name from public.migrations order by name')).rows.map(({ name }) => name);
const isReady = async (): Promise<boolean> => {
  const { db, close } = connect(database.url, 1, 'request');
  return await isMigrated(db).finally(close);
};

test('of servers that start at once one migrates and the others wait', async () => {
  await Promise.all(Array.from({ length: 5 }, () => migrate(database.url)));
  expect(await listApplied()).toEqual(names);
  expect(await isReady()).toBe(true);
});

test('a server of an earlier version starts on a database that a later one migrated', async () => {
  await migrate(database.url);
  await query(`insert into public.migrations (name) values ('9999_later.sql')`);
  await migrate(database.url);
  expect(await isReady()).toBe(true);
});

test('a file that fails leaves nothing behind, is named, and is applied by the next start', async () => {
  await query('create schema content');
  const failing = migrate(database.url);
  await expect(failing).rejects.toThrow('0003_content.sql failed: schema "content" already exists');
  expect(await listApplied()).toEqual(before('0003_content.sql'));
  expect(await isReady()).toBe(false);
  await query('drop schema content');
  await migrate(database.url);
  expect(await listApplied()).toEqual(names);
});

/** True when a session waits to change `orders.items`. */
const isBlocked = async (connection: AdminConnection): Promise<boolean> => {
  const { rowCount } = await connection.query(
    `select from pg_locks where relation = 'orders.items'::regclass and not granted
      and mode = 'AccessExclusiveLock'`,
  );
  return rowCount !== 0;
};

test('a migration that waits for a table lets those behind it go on, and is tried again', async () => {
  await migrate(database.url, before(changesItems));
  const migrating = await withAdminConnection(database.url, async (holder) => {
    await holder.query('begin; select from orders.items');
    const waiting = migrate(database.url, [changesItems]);
    await eventually(() => isBlocked(holder)).toBe(true);
    // This query queues behind the migration; it succeeds because the migration gives up, while the holder stays.
    await query('select from orders.items');
    return { waiting };
  });
  await migrating.waiting;
  expect(await listApplied()).toContain(changesItems);
});

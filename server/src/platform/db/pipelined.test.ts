import { fail } from '@sabuja/kit';
import { useTestShop, waitForLockWaits } from '@sabuja/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Connection,
  connect,
  executePipelined,
  executeWrites,
  inTransaction,
} from './index.ts';
import { prepareQuery } from './prepared-query.ts';

const shop = useTestShop();
/** A pool of one connection, so that all transactions use the same connection. */
let one: Connection;
beforeAll(() => {
  one = connect(shop.databaseUrl, 1, 'request');
});
afterAll(() => one.close());

const insertion = (key: string) =>
  sql`insert into content.settings (key, value) values (${key}, '1') returning key`;
const select = (prefix: string) => sql<{ key: string }>`
  select key from content.settings where key like ${`${prefix}%`} order by key`;
const keysOf = async (prefix: string) =>
  (await select(prefix).execute(one.db)).rows.map(({ key }) => key);

test('S10.316 statements of one round trip have the rows of each, and one that is left out has none', async () => {
  const found = await inTransaction(one.db, (tx) =>
    executePipelined(tx, { written: insertion('P_1'), absent: undefined, read: select('P_') }),
  );
  expect(found).toEqual({ written: [{ key: 'P_1' }], absent: [], read: [{ key: 'P_1' }] });
});

test('S10.316 each statement of a round trip sees what was committed while the one before it waited', async () => {
  await insertion('LOCKED').execute(one.db);
  const lock = sql`select key from content.settings where key = 'LOCKED' for update`;
  let other: Promise<{ key: string }[]> = Promise.resolve([]);
  await inTransaction(shop.app.db, async (tx) => {
    await lock.execute(tx);
    other = inTransaction(one.db, async (waiting) => {
      const { read } = await executePipelined(waiting, { lock, read: select('WHILE_') });
      return read;
    });
    await waitForLockWaits(shop);
    await insertion('WHILE_WAITING').execute(tx);
  });
  expect(await other).toEqual([{ key: 'WHILE_WAITING' }]);
});

test('S10.316 after a statement that fails none is executed, and each can be executed later', async () => {
  const absent = sql`select * from content.not_there_yet where ${1} = 1`;
  // The text of this statement is sent for the first time after a statement that fails.
  const last = sql`insert into content.settings (value, key) values ('1', ${'F_2'}) returning key`;
  const statements = { first: insertion('F_1'), absent, last };
  const run = () => inTransaction(one.db, (tx) => executePipelined(tx, statements));
  await expect(run()).rejects.toMatchObject({ code: '42P01' });
  expect(await keysOf('F_')).toEqual([]);
  await sql`create table content.not_there_yet ()`.execute(one.db);
  await run();
  expect(await keysOf('F_')).toEqual(['F_1', 'F_2']);
  // The failed statement must not be prepared: a pooler that tracks names closes a connection that prepares one twice.
  const named = sql`select name from pg_prepared_statements where statement like 'select * from content.not%'`;
  expect((await named.execute(one.db)).rows).toEqual([]);
});

test('S10.316 a first statement whose values cannot be written sends nothing, and the transaction begins with the next', async () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  await inTransaction(one.db, async (tx) => {
    await expect(sql`select ${circular}::jsonb`.execute(tx)).rejects.toThrow('circular');
    await insertion('V_1').execute(tx);
    return fail('NO');
  });
  expect(await keysOf('V_')).toEqual([]);
});

test('S10.316 an empty statement has no rows', async () => {
  const found = await inTransaction(one.db, (tx) =>
    executePipelined(tx, { empty: sql`-- nothing`, read: select('NONE_') }),
  );
  expect(found).toEqual({ empty: [], read: [] });
});

test('S10.316 a transaction whose first statement fails leaves nothing behind, and its connection is free', async () => {
  const run = (key: string) => inTransaction(one.db, (tx) => insertion(key).execute(tx));
  await run('T_1');
  await expect(run('T_1')).rejects.toMatchObject({ code: '23505' });
  const rolledBack = inTransaction(one.db, async (tx) => {
    await insertion('T_2').execute(tx);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await inTransaction(one.db, async () => undefined);
  expect(await keysOf('T_')).toEqual(['T_1']);
});

test('S10.318 a statement that was built once has the values of each execution, alone and as a part of others', async () => {
  const inserting = prepareQuery(
    ({ key, value }: { key: string; value: string }) => sql<{ key: string }>`
      insert into content.settings (key, value) values (${key}, ${value}) returning key`,
  );
  const copying = prepareQuery(
    ({ suffix }: { suffix: string }) => sql`
      insert into content.settings (key, value) select key || ${suffix}, 'copy' from made returning key`,
  );
  await inTransaction(one.db, async (tx) => {
    for (const key of ['B_1', 'B_2']) {
      const made = inserting({ key, value: key });
      expect(await executeWrites(tx, { made, copied: copying({ suffix: '_C' }) })).toEqual({
        made: 1,
        copied: 1,
      });
    }
    const made = inserting({ key: 'B_3', value: '3' });
    await executeWrites(tx, { made, other: insertion('B_4') });
    await inserting({ key: 'B_5', value: '5' }).execute(tx);
  });
  expect(await keysOf('B_')).toEqual(['B_1', 'B_1_C', 'B_2', 'B_2_C', 'B_3', 'B_4', 'B_5']);
});

test('S10.351 a migration that adds a column to a table does not fail the statements that were prepared before', async () => {
  const { db, close } = connect(shop.databaseUrl, 2, 'request');
  await sql`create table content.growing as select 1 as id`.execute(one.db);
  const all = sql`select * from content.growing where id = ${1}`;
  const locked = sql`select * from content.growing where id = ${1} for update`;
  const run = {
    alone: async () => (await all.execute(db)).rows,
    'in a transaction': () => inTransaction(db, async (tx) => (await locked.execute(tx)).rows),
    'in a later statement': () =>
      inTransaction(db, async (tx) => {
        await sql`select * from content.growing limit ${1}`.execute(tx);
        return (await all.execute(tx)).rows;
      }),
    'in a pipeline': async () =>
      (await inTransaction(db, (tx) => executePipelined(tx, { first: select('none'), all }))).all,
  };
  const runAll = async () => {
    const found: unknown[] = [];
    // Two at a time, so that both connections are used.
    for (const each of Object.values(run))
      found.push(...(await Promise.all([each(), each()])).flat());
    return found;
  };
  expect(await runAll()).toEqual(Array(8).fill({ id: 1 }));
  for (const [column, row] of [
    ['a', { id: 1, a: null }],
    ['b', { id: 1, a: null, b: null }],
  ] as const) {
    await sql.raw(`alter table content.growing add column ${column} int`).execute(one.db);
    expect(await runAll()).toEqual(Array(8).fill(row));
  }
  await close();
});

import { fail, isFailure } from '@sabuja/kit';
import { createCustomer, useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  connect,
  type Db,
  inDiscardedTransaction,
  inTransaction,
  OutcomeUnknownError,
  type Tx,
} from './index.ts';

const shop = useTestShop();
const db = (): Db => shop.app.db;

const ownPid = async (tx: Db | Tx): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  return rows[0]?.pid ?? 0;
};
const endSession = (pid: number) => sql`select pg_terminate_backend(${pid}, 5000)`.execute(db());
const countMarks = async (name: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from content.settings where key = ${name}`.execute(db());
  return rows[0]?.n ?? 0;
};
const mark = (tx: Tx, name: string) =>
  sql`insert into content.settings (key, value) values (${name}, '1')`.execute(tx);

test('an expected failure rolls back', async () => {
  const result = await inTransaction(db(), async (tx) => {
    await mark(tx, 'FAILED');
    return fail('NO');
  });
  expect(isFailure(result)).toBe(true);
  expect(await countMarks('FAILED')).toBe(0);
});

test('a connection lost before the commit is replaced, and the work runs once more', async () => {
  let runs = 0;
  await inTransaction(db(), async (tx) => {
    runs += 1;
    await mark(tx, 'LOST');
    if (runs === 1) await endSession(await ownPid(tx));
    await mark(tx, 'LOST_2');
  });
  expect([runs, await countMarks('LOST'), await countMarks('LOST_2')]).toEqual([2, 1, 1]);
});

test('work that always loses its connection runs twice, not for ever', async () => {
  let runs = 0;
  const lost = inTransaction(db(), async (tx) => {
    runs += 1;
    await endSession(await ownPid(tx));
    await mark(tx, 'NEVER');
  });
  await expect(lost).rejects.toThrow();
  expect(runs).toBe(2);
});

test.for([
  ['two transactions', inTransaction],
  ['two discarded transactions', inDiscardedTransaction],
] as const)('%s that deadlock both succeed', async ([, run]) => {
  const [first, second] = [await createCustomer(shop), await createCustomer(shop)];
  let waiting = 0;
  let bothHold = (): void => undefined;
  const barrier = new Promise<void>((resolve) => {
    bothHold = resolve;
  });
  const lockBoth = (ids: readonly number[]) =>
    run(db(), async (tx) => {
      for (const id of ids) {
        await sql`select from identity.customers where id = ${id} for update`.execute(tx);
        waiting += 1;
        if (waiting >= 2) bothHold();
        await barrier;
      }
    });
  await Promise.all([lockBoth([first.id, second.id]), lockBoth([second.id, first.id])]);
});

test('a discarded transaction whose connection is lost runs once more, and saves nothing', async () => {
  let runs = 0;
  const seen = await inDiscardedTransaction(db(), async (tx) => {
    runs += 1;
    await mark(tx, 'DISCARDED');
    if (runs === 1) await endSession(await ownPid(tx));
    await mark(tx, 'DISCARDED_2');
    return 'seen';
  });
  expect([seen, runs, await countMarks('DISCARDED')]).toEqual(['seen', 2, 0]);
});

/** Creates a trigger that ends the session during the commit, so that no response to the commit arrives. */
async function endSessionsAtCommit(name: string): Promise<void> {
  await sql
    .raw(`create or replace function content.end_session() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`)
    .execute(db());
  await sql
    .raw(`create constraint trigger end_session_${name} after insert on content.settings
      deferrable initially deferred for each row when (new.key = '${name}')
      execute function content.end_session()`)
    .execute(db());
}

test('a connection lost during the commit is an unknown outcome, and nothing runs again', async () => {
  await endSessionsAtCommit('unknown');
  let runs = 0;
  const outcome = inTransaction(db(), async (tx) => {
    runs += 1;
    await mark(tx, 'unknown');
  });
  await expect(outcome).rejects.toBeInstanceOf(OutcomeUnknownError);
  expect(runs).toBe(1);
});

test('work that finds by a key what it has done runs again after such a loss', async () => {
  await endSessionsAtCommit('keyed');
  let runs = 0;
  await inTransaction(
    db(),
    async (tx) => {
      runs += 1;
      if (runs === 1) await mark(tx, 'keyed');
    },
    { isIdempotent: true },
  );
  expect(runs).toBe(2);
});

test.each([
  ['request', { statement: '4s', lock: '3s', idle: '5s' }],
  ['job', { statement: '5min', lock: '10s', idle: '5s' }],
] as const)(
  'the database ends what takes longer than a %s may, and the session of a client that is silent',
  async (work, expected) => {
    const { db: connected, close } = connect(shop.databaseUrl, 1, work);
    const { rows } = await sql<Record<string, string>>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('tcp_keepalives_idle') as silent, current_setting('tcp_keepalives_interval') as asked,
      current_setting('tcp_keepalives_count') as times, current_setting('tcp_user_timeout') as unsent,
      current_setting('TimeZone') as zone`.execute(connected);
    await close();
    const silence = { silent: '10', asked: '5', times: '3', unsent: '25000' };
    expect(rows).toEqual([{ ...expected, ...silence, zone: 'UTC' }]);
  },
);

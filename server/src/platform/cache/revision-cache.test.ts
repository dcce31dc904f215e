import { openTestShop, useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db, Tx } from '../db/index.ts';
import { cachedByRevision } from './revision-cache.ts';

const shop = useTestShop();

/** Returns a cached reader of the shop's minimum order amount, and how often it has read the database. */
function createMinimumOrderReader() {
  let reads = 0;
  const read = cachedByRevision('content', async (db) => {
    reads += 1;
    const { rows } = await sql<{ value: string }>`
      select value from content.settings where key = 'MIN_ORDER_AMOUNT'`.execute(db);
    return rows[0]?.value;
  });
  return { read, reads: () => reads };
}
const save = (db: Db | Tx, value: string) =>
  sql`insert into content.settings values ('MIN_ORDER_AMOUNT', ${value})
    on conflict (key) do update set value = excluded.value`.execute(db);

test('an unchanged value is read once', async () => {
  const { read, reads } = createMinimumOrderReader();
  await save(shop.app.db, '100');
  expect([await read(shop.app.db), await read(shop.app.db)]).toEqual(['100', '100']);
  await shop.app.db.transaction().execute(read);
  expect(reads()).toBe(1);
});

test('a change by any server is seen by the next read', async () => {
  const { read } = createMinimumOrderReader();
  const other = await shop.openSecondServer();
  for (const value of ['150', '160', '170']) {
    await save(other.app.db, value);
    expect(await read(shop.app.db)).toBe(value);
  }
  await other.close();
});

test('a change that is rolled back is not cached', async () => {
  const { read } = createMinimumOrderReader();
  await save(shop.app.db, '200');
  const undo = new Error('undo');
  const undone = shop.app.db.transaction().execute(async (tx) => {
    await save(tx, '999');
    expect(await read(tx)).toBe('999');
    throw undo;
  });
  await expect(undone).rejects.toBe(undo);
  expect(await read(shop.app.db)).toBe('200');
});

test('databases do not share cached values', async () => {
  const { read } = createMinimumOrderReader();
  const otherShop = await openTestShop();
  await save(shop.app.db, '300');
  await save(otherShop.app.db, '400');
  for (let i = 0; i < 2; i++) {
    expect([await read(shop.app.db), await read(otherShop.app.db)]).toEqual(['300', '400']);
  }
  await otherShop.close();
});

test.each([
  ['content', `insert into content.settings values ('A', '1')`],
  ['content', `delete from content.settings`],
  ['content', `insert into content.shop_facts (facts) values ('{}')`],
  ['delivery', `insert into delivery.zones (name, fee_paise) values ('Far', 100)`],
  [
    'delivery',
    `insert into delivery.pincodes values ('751099', (select min(id) from delivery.zones), 'Far', 20, 85)`,
  ],
  [
    'delivery',
    `insert into delivery.slots (department, name, starts_at_minute, capacity)
      values ('KITCHEN', '1:00 AM - 2:00 AM', 60, 5)`,
  ],
  ['delivery', 'update delivery.slots set capacity = 6'],
])('the revision of %s changes with: %s', async (tag, statement) => {
  const revisions = async () => {
    const { rows } = await sql<{ tag: string; revision: string }>`
      select tag, revision from public.revisions order by tag`.execute(shop.app.db);
    return rows;
  };
  const before = await revisions();
  await sql.raw(statement).execute(shop.app.db);
  const after = await revisions();
  expect(after.filter((row, i) => row.revision !== before[i]?.revision).map((r) => r.tag)).toEqual([
    tag,
  ]);
});

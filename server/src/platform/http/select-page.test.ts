import { useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { escapeLike } from '../db/index.ts';
import { ascending, descending, selectPage } from './select-page.ts';

const shop = useTestShop();
const rank = sql`(value::int)`;

beforeEach(async () => {
  await sql`delete from content.settings where key like 'row %'`.execute(shop.app.db);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    await insert(name, 'abc'.includes(name) ? 2 : 1);
});

const insert = (name: string, value: number) =>
  sql`insert into content.settings (key, value) values (${`row ${name}`}, ${String(value)})`.execute(
    shop.app.db,
  );
const remove = (name: string) =>
  sql`delete from content.settings where key = ${`row ${name}`}`.execute(shop.app.db);

/** By value descending, then by name: a b c d e f g. */
const order = [descending(rank), ascending('key')];
async function read(cursor?: string | null, limit = 3) {
  const page = await selectPage(
    shop.app.db
      .selectFrom('content.settings')
      .select('key')
      .where('key', 'like', `${escapeLike('row ')}%`),
    order,
    { page: 1, limit, ...(typeof cursor === 'string' && { cursor }) },
  );
  return { ...page, names: page.rows.map(({ key }) => key.slice(4)).join('') };
}

test('S10.297 pages follow each other in both directions, also over rows of the same rank', async () => {
  const first = await read();
  expect(first).toMatchObject({ names: 'abc', total: 7, page: 1, previous: null });
  const second = await read(first.next);
  expect(second).toMatchObject({ names: 'def', page: 2 });
  const third = await read(second.next);
  expect(third).toMatchObject({ names: 'g', page: 3, next: null });
  expect(await read(third.previous)).toMatchObject({ names: 'def', page: 2 });
  expect(await read(second.previous)).toMatchObject({ names: 'abc', page: 1, previous: null });
});

test('S10.297 a row that comes in before shifts nothing; going back to the start shows it', async () => {
  const first = await read();
  await insert('0', 3);
  const second = await read(first.next);
  expect(second).toMatchObject({ names: 'def', total: 8 });
  expect(await read(second.previous)).toMatchObject({ names: '0ab', page: 1 });
});

test('S10.297 rows that leave neither hide nor repeat others', async () => {
  const first = await read();
  await remove('b');
  await remove('c');
  expect((await read(first.next)).names).toBe('def');
});

test('S10.297 where nothing is left after a page, the end of the list is shown', async () => {
  const second = await read((await read()).next);
  await remove('g');
  expect(await read(second.next)).toMatchObject({ names: 'def', page: 2, next: null });
  for (const name of ['c', 'd', 'e', 'f']) await remove(name);
  expect(await read(second.next)).toMatchObject({ names: 'ab', page: 1, next: null });
});

test('S10.297 rows of one instant of microseconds are each on one page', async () => {
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await selectPage(
      shop.app.db
        .selectFrom(
          sql<{ n: number; at: Date }>`(
            select n, timestamptz '2026-01-01 00:00:00.123456+00' + (n / 2) * interval '1 microsecond' as at
            from generate_series(1, 9) n)`.as('t'),
        )
        .select('t.n'),
      [descending('t.at'), descending('t.n')],
      { page: 1, limit: 2, ...(cursor && { cursor }) },
    );
    seen.push(...page.rows.map(({ n }) => String(n)));
    cursor = page.next;
  } while (cursor);
  expect(seen.join('')).toBe('987654321');
});

test.each([
  ['unreadable', 'abc'],
  ['with a value of another type', btoa('[2,"after","much","row a"]')],
  ['of another order', btoa('[2,"after","1"]')],
  ['without a page', btoa('["x","after","1","row a"]')],
])('S10.297 S10.303 a cursor that is %s is refused with 422', async (_, cursor) => {
  await expect(read(cursor.replace(/=+$/, ''))).rejects.toMatchObject({
    status: 422,
    code: 'INVALID',
    field: 'cursor',
  });
});

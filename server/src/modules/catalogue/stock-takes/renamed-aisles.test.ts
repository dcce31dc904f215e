import { randomUUID } from 'node:crypto';
import { createStock, useMember, useSellableShop, waitForLockWaits } from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';
import { lockAisle } from './aisles.ts';

const { shop, category } = useSellableShop();
const manager = useMember(shop, 'manager');

let subcategory: number;
let dal: number;
let rice: number;
let aisle: string;
beforeEach(async () => {
  aisle = `Staples ${randomUUID()}`;
  const { category_id } = await manager.api('POST /api/v1/staff/categories', {
    body: { name: aisle, parent_id: category.categoryId },
  });
  subcategory = category_id;
  const place = { categoryId: category.categoryId, subcategoryId: subcategory };
  dal = await createStock(shop, place, { name: 'Arhar dal', quantity: 20 });
  rice = await createStock(shop, place, { name: 'Rice', quantity: 20 });
});

const start = () =>
  manager.api('POST /api/v1/staff/stock-takes', { body: { action_id: randomUUID(), aisle } });
const count = (take: string, stock_id: number, counted: number) =>
  manager.api('PUT /api/v1/staff/stock-takes/{take}/lines/{stock_id}', {
    params: { take, stock_id },
    body: { counted, action_id: randomUUID() },
  });
const rename = (name: string) =>
  manager.api('PATCH /api/v1/staff/categories/{id}', {
    params: { id: subcategory },
    body: { name },
  });
const listAisles = async () =>
  (await manager.api('GET /api/v1/staff/stock-takes/aisles')).results.map((each) => [
    each.aisle,
    each.open_take,
  ]);
const read = async (take: string) => {
  const found = await manager.api('GET /api/v1/staff/stock-takes/{take}', { params: { take } });
  return [found.aisle, found.lines.map(({ stock_id }) => stock_id)];
};

test('S10.417 a subcategory that is renamed while its aisle is counted leaves no product out', async () => {
  const { uid } = await start();
  await count(uid, dal, 19);
  const renamed = `Dry ${aisle}`;
  await rename(renamed);
  expect(await read(uid)).toEqual([renamed, [dal, rice]]);
  expect((await count(uid, rice, 18)).difference).toBe(-2);
  expect(await listAisles()).toContainEqual([renamed, uid]);
});

test('S10.417 the count stays in an aisle in which other products stand', async () => {
  const other = await createStock(shop, category, { name: 'Salt' });
  await sql`update catalogue.stocks set aisle = ${aisle} where id = ${other}`.execute(shop.app.db);
  const { uid } = await start();
  await rename(`Dry ${aisle}`);
  expect(await read(uid)).toEqual([aisle, [other]]);
});

test('S10.417 a rename waits for a count that begins in the aisle of the new name, and leaves its own count there', async () => {
  const renamed = `Dry ${aisle}`;
  const { uid } = await start();
  const waits = await inTransaction(shop.app.db, async (tx) => {
    await lockAisle(tx, renamed);
    const begun = { uid: randomUUID(), aisle: renamed, started_by: manager.id };
    await tx
      .insertInto('catalogue.stock_takes')
      .values({ ...begun, started_at: shop.clock.now() })
      .execute();
    const renaming = rename(renamed);
    await waitForLockWaits(shop);
    return { renaming };
  });
  await waits.renaming;
  expect((await read(uid))[0]).toBe(aisle);
});

test('S10.417 a count that begins while its subcategory is renamed is refused, for its aisle is gone', async () => {
  const starting = await inTransaction(shop.app.db, async (tx) => {
    await lockAisle(tx, aisle);
    const refused = expect(start()).rejects.toMatchObject({ status: 404 });
    await waitForLockWaits(shop);
    await sql`update catalogue.categories set name = ${`Dry ${aisle}`} where id = ${subcategory}`.execute(
      tx,
    );
    return { refused };
  });
  await starting.refused;
});

test('S10.416 a product that becomes a draft while it is counted keeps its count', async () => {
  const { uid } = await start();
  await count(uid, rice, 18);
  await sql`update catalogue.stocks set draft = true, inactive = true where id = ${rice}`.execute(
    shop.app.db,
  );
  await manager.api('POST /api/v1/staff/stock-takes/{take}/close', { params: { take: uid } });
  const { quantity } = await manager.api('GET /api/v1/staff/stock/{stock_id}', {
    params: { stock_id: rice },
  });
  expect(quantity).toBe(18);
});

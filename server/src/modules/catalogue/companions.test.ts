import {
  cancelOrder,
  createCategory,
  createCombo,
  createCustomer,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  type TestCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { summarizeBoughtTogether } from '../orders/index.ts';

const { shop } = useSellableShop();
let address = '';
let buyers: TestCustomer[] = [];
beforeAll(async () => {
  address = await shop.app.listen();
  buyers = await Promise.all(Array.from({ length: 4 }, () => createCustomer(shop)));
});

/** Requests use a real port, so that the response cache is included; injected requests bypass it. */
async function namesBeside(id: number, language = 'en'): Promise<string[]> {
  const response = await fetch(`${address}/api/v1/items/${id}/goes-with`, {
    headers: { 'accept-language': language },
  });
  const { results } = (await response.json()) as { results: { name: string }[] };
  return results.map(({ name }) => name);
}

/** A category with three subcategories; `stock` creates a product in one of them. */
async function createSubcategories() {
  const { categoryId, subcategoryIds } = await createCategory(shop, 'Larder', ['A', 'B', 'C']);
  const stock = (place: number, name: string, overrides: Parameters<typeof createStock>[2] = {}) =>
    createStock(
      shop,
      { categoryId, subcategoryId: subcategoryIds[place] ?? 0 },
      { name, ...overrides },
    );
  return { categoryId, subcategoryIds, stock };
}
const buyTogether = (customers: readonly TestCustomer[], ids: readonly number[]) =>
  Promise.all(
    customers.map((customer) =>
      createOrder(
        customer,
        ids.map((id) => groceryLine(id)),
      ),
    ),
  );
const change = (id: number, set: string) =>
  sql`update catalogue.stocks set ${sql.raw(set)} where id = ${id}`.execute(shop.app.db);

test('S10.341 what at least three customers bought in the same orders comes first, then parts of the same combo, then the best sellers of the subcategories beside', async () => {
  const { stock, subcategoryIds } = await createSubcategories();
  const rice = await stock(0, 'Rice');
  await stock(0, 'Brown rice');
  const [dal, ghee, salt] = [await stock(1, 'Dal'), await stock(1, 'Ghee'), await stock(2, 'Salt')];
  const other = await createSubcategories();
  const [papad, pickle] = [await other.stock(0, 'Papad'), await other.stock(0, 'Pickle')];
  await createCombo(shop, subcategoryIds[0] ?? 0, [rice, ghee], { name: 'Pair' });
  await buyTogether(buyers.slice(0, 3), [rice, papad]);
  await buyTogether(buyers.slice(0, 2), [rice, pickle]);
  await buyTogether(buyers.slice(0, 2), [rice, pickle]);
  await buyTogether(buyers.slice(0, 1), [dal]);
  await summarizeBoughtTogether(shop.app.db);
  expect(await namesBeside(rice)).toEqual(['Papad', 'Ghee', 'Dal', 'Salt']);
  expect(await namesBeside(papad)).toEqual(['Rice']);
  expect(await namesBeside(salt)).toEqual(['Rice', 'Dal', 'Brown rice', 'Ghee']);
});

test('S10.341 what nearly everybody buys stands behind what is bought with just this', async () => {
  const { stock } = await createSubcategories();
  const [tea, milk, cardamom] = [
    await stock(0, 'Tea'),
    await stock(0, 'Milk'),
    await stock(0, 'Cardamom'),
  ];
  await buyTogether(buyers, [milk]);
  await buyTogether(buyers.slice(0, 3), [tea, milk, cardamom]);
  expect(await namesBeside(tea)).toEqual([]);
  await summarizeBoughtTogether(shop.app.db);
  await expect.poll(() => namesBeside(tea)).toEqual(['Cardamom', 'Milk']);
});

test('S10.341 cancelled orders and those of deleted accounts do not count', async () => {
  const { stock } = await createSubcategories();
  const [soap, brush, comb] = [
    await stock(0, 'Soap'),
    await stock(0, 'Brush'),
    await stock(0, 'Comb'),
  ];
  const [cancelled = ''] = await buyTogether(buyers.slice(0, 3), [soap, brush]);
  const others = await Promise.all([1, 2, 3].map(() => createCustomer(shop)));
  await buyTogether(others, [soap, comb]);
  await summarizeBoughtTogether(shop.app.db);
  expect(await namesBeside(soap)).toEqual(['Brush', 'Comb']);
  await cancelOrder(buyers[0] ?? expect.fail(), cancelled);
  await sql`update identity.customers set mobile_no = null, full_name = null, email = null, deleted_at = now()
    where id = ${others[0]?.id}`.execute(shop.app.db);
  await summarizeBoughtTogether(shop.app.db);
  await expect.poll(() => namesBeside(soap)).toEqual([]);
});

test('S10.341 never itself, the parts of a combo, what is sold out, hidden or a draft, and nothing non-vegetarian beside something vegetarian', async () => {
  const { stock, subcategoryIds } = await createSubcategories();
  const [atta, eggs] = [await stock(0, 'Atta'), await stock(0, 'Eggs', { veg: false })];
  const [oil, sugar] = [await stock(1, 'Oil'), await stock(1, 'Sugar')];
  await stock(1, 'Chicken', { veg: false });
  await stock(1, 'Sold out', { quantity: 0 });
  const hidden = await stock(1, 'Hidden', { inactive: true });
  await stock(2, 'In a hidden one');
  await sql`update catalogue.categories set inactive = true where id = ${subcategoryIds[2] ?? 0}`.execute(
    shop.app.db,
  );
  const pair = await createCombo(shop, subcategoryIds[0] ?? 0, [atta, oil], { name: 'Pair' });
  expect(await namesBeside(atta)).toEqual(['Oil', 'Sugar']);
  expect(await namesBeside(pair)).toEqual(['Sugar']);
  expect(await namesBeside(eggs)).toEqual(['Oil', 'Sugar', 'Chicken']);
  await change(hidden, 'inactive = false');
  await expect.poll(() => namesBeside(atta)).toEqual(['Oil', 'Sugar', 'Hidden']);
  await change(hidden, 'inactive = true');
  await change(sugar, 'draft = true, inactive = true');
  await expect.poll(() => namesBeside(atta)).toEqual(['Oil']);
  for (const id of [sugar, 2_000_000_000])
    expect(
      await expectRefusal(shop.api()('GET /api/v1/items/{id}/goes-with', { params: { id } })),
    ).toMatchObject({ status: 404, problem: { code: 'NO_ITEM' } });
});

test('S10.341 at most eight, in the language of the request, and as fresh as the stock', async () => {
  const { stock } = await createSubcategories();
  const bread = await stock(0, 'Bread');
  const ids = [];
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9]) ids.push(await stock(1, `Jam ${n}`));
  const [first = 0] = ids;
  expect(await namesBeside(bread)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `Jam ${n}`));
  await change(first, `quantity = 0`);
  await expect.poll(() => namesBeside(bread)).not.toContain('Jam 1');
  await change(first, `quantity = 5, translations = '{"hi": {"name": "जैम"}}'`);
  expect(await namesBeside(bread, 'hi')).toContain('जैम');
});

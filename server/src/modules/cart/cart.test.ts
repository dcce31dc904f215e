import {
  createCombo,
  createCustomer,
  createStock,
  expectRefusal,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);

const add = (item_id: number, quantity = 1, type: 'STOCK' | 'COMBO' = 'STOCK') =>
  customer.api('POST /api/v1/cart/item/', { query: { item_id, quantity, type } });
const set = (item_id: number, quantity: number) =>
  customer.api('PATCH /api/v1/cart/item', { query: { item_id, quantity, type: 'STOCK' } });

test('S4c.1 S7b.2 adding an item already there increases its quantity, otherwise a line is appended', async () => {
  const [a, b] = [await createStock(shop, category), await createStock(shop, category)];
  await add(a, 2);
  await add(b, 1);
  const { items } = await add(a, 3);
  expect(items.map(({ item_id, quantity, type }) => [item_id, quantity, type])).toEqual([
    [a, 5, 'STOCK'],
    [b, 1, 'STOCK'],
  ]);
});

test('S4c.2 S7b.3 updating above 0 sets the quantity, 0 or below deletes the line', async () => {
  const id = await createStock(shop, category);
  await add(id, 2);
  expect((await set(id, 7)).items).toMatchObject([{ item_id: id, quantity: 7 }]);
  expect((await set(id, 0)).items).toEqual([]);
  await add(id, 2);
  expect((await set(id, -4)).items).toEqual([]);
});

test('a line has at most the units of one order, and one above that can be lowered step by step', async () => {
  const id = await createStock(shop, category, { name: 'Curd' });
  await add(id, 6);
  await sql`update catalogue.stocks set max_per_order = 3 where id = ${id}`.execute(shop.app.db);
  const { status, problem } = await expectRefusal(add(id));
  expect([status, problem.code, problem.message, problem.details]).toEqual([
    422,
    'UNIT_LIMIT',
    'You can order at most 3 of Curd at once. For more, please call us.',
    { limit: 3 },
  ]);
  expect((await set(id, 5)).items).toMatchObject([{ item_id: id, quantity: 5 }]);
  expect((await expectRefusal(set(id, 6))).problem.code).toBe('UNIT_LIMIT');
  expect((await set(id, 3)).items).toMatchObject([{ item_id: id, quantity: 3 }]);
});

test('S4c.2 S7b.4 removing drops a line, clearing empties the cart', async () => {
  const [a, b] = [await createStock(shop, category), await createStock(shop, category)];
  const { items } = await add(a);
  await add(b);
  const left = await customer.api('DELETE /api/v1/cart/item/{id}/', {
    params: { id: items[0]?.cart_item_id ?? 0 },
  });
  expect(left.items.map((line) => line.item_id)).toEqual([b]);
  expect(await customer.api('DELETE /api/v1/cart/')).toEqual({ items: [] });
  expect(await customer.api('GET /api/v1/cart/')).toEqual({ items: [] });
});

test('more than the stock is refused and changes nothing', async () => {
  const id = await createStock(shop, category, { quantity: 3 });
  await add(id, 2);
  for (const attempt of [() => add(id, 2), () => set(id, 4)]) {
    const error = await expectRefusal(attempt());
    expect([error.status, error.problem.message]).toEqual([409, 'Only 3 in stock']);
  }
  expect((await customer.api('GET /api/v1/cart/')).items).toMatchObject([{ quantity: 2 }]);
});

test('an item no longer sold is refused, and can still be removed', async () => {
  const id = await createStock(shop, category);
  await add(id);
  await sql`update catalogue.stocks set inactive = true where id = ${id}`.execute(shop.app.db);
  expect((await expectRefusal(add(id))).problem.message).toBe(
    'This product is out of stock or inactive.',
  );
  expect((await set(id, 0)).items).toEqual([]);
});

test('S3.2 a combo is added by its own type, up to what its parts allow', async () => {
  const parts = [
    await createStock(shop, category, { quantity: 2 }),
    await createStock(shop, category),
  ];
  const combo = await createCombo(shop, category.subcategoryId, parts);
  expect((await add(combo, 2, 'COMBO')).items).toEqual([
    { cart_item_id: expect.any(Number), item_id: combo, quantity: 2, type: 'COMBO' },
  ]);
  expect((await expectRefusal(add(combo, 1, 'COMBO'))).status).toBe(409);
  expect((await expectRefusal(add(combo, 1, 'STOCK'))).status).toBe(404);
});

test('concurrent additions each count once', async () => {
  const id = await createStock(shop, category, { quantity: 10 });
  const outcomes = await Promise.allSettled(Array.from({ length: 15 }, () => add(id)));
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(10);
  expect((await customer.api('GET /api/v1/cart/')).items).toMatchObject([{ quantity: 10 }]);
});

test('another customer’s line is a 404, a visitor gets 401', async () => {
  const id = await createStock(shop, category);
  const { items } = await add(id);
  const stranger = await createCustomer(shop);
  const params = { id: items[0]?.cart_item_id ?? 0 };
  expect(
    (await expectRefusal(stranger.api('DELETE /api/v1/cart/item/{id}/', { params }))).status,
  ).toBe(404);
  expect((await expectRefusal(shop.api()('GET /api/v1/cart/'))).status).toBe(401);
  expect((await customer.api('GET /api/v1/cart/')).items).toHaveLength(1);
});

test.each([
  'quantity=0',
  'quantity=1.5',
  'quantity=lots',
  'item_id=-1',
  'item_id=99999999999',
  'type=HAMPER',
])('invalid input is a 422: %s', async (invalidQuery) => {
  const query = new URLSearchParams('item_id=1&quantity=1&type=STOCK');
  for (const [name, value] of new URLSearchParams(invalidQuery)) query.set(name, value);
  const response = await shop.app.http.inject({
    method: 'POST',
    url: `/api/v1/cart/item/?${query}`,
    headers: { authorization: `Bearer ${customer.token}` },
  });
  expect(response.statusCode).toBe(422);
});

import type { Allergen } from '@sabuja/contract/rules/allergens';
import {
  createMember,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  kitchenLine,
  listOrderItems,
  packWith,
  pickLine,
  readOrder,
  readPicking,
  readStockQuantity,
  refusalCode,
  startPicking,
  type TestMember,
  transitionAsMember,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const picker = useMember(shop, 'picker');
const manager = useMember(shop, 'manager');

describe('a line', () => {
  const startOne = async (overrides: Parameters<typeof createStock>[2], quantity = 2) => {
    const id = await createStock(shop, category, overrides);
    const uid = await createOrder(customer, [groceryLine(id, quantity)]);
    const [item = ''] = await startPicking(shop, picker, uid);
    return { id, uid, item };
  };

  test('weighed lighter costs its part; heavier costs what was agreed', async () => {
    const { uid, item } = await startOne({ cost: 80, units: '500 g' });
    expect((await readPicking(picker, uid)).lines).toMatchObject([{ pack_grams: 500, pick: null }]);
    expect((await pickLine(picker, uid, item, { found: 2, grams: 1200 })).amount).toBe(185);
    expect(await pickLine(picker, uid, item, { found: 2, grams: 925 })).toMatchObject({
      agreed_amount: 185,
      amount: 173,
    });
    await transitionAsMember(picker, uid, 'PACKED');
    expect(await listOrderItems(customer, uid)).toMatchObject([{ delivered: { quantity: 1.85 } }]);
    expect((await readOrder(customer, uid)).final_amount).toBe(173);
  });

  test('that the customer does without returns to stock; a damaged one is written off', async () => {
    const [a, b] = [await createStock(shop, category), await createStock(shop, category)];
    const keep = await createStock(shop, category);
    const lines = [groceryLine(a), groceryLine(b), groceryLine(keep)];
    const uid = await createOrder(customer, lines);
    await packWith(shop, picker, uid, [
      { found: 0, reason: 'NOT_WANTED' },
      { found: 0, reason: 'DAMAGED' },
    ]);
    expect(await Promise.all([a, b, keep].map((id) => readStockQuantity(shop, id)))).toEqual([
      100, 99, 99,
    ]);
    const dish = await createStock(shop, category, { department: 'KITCHEN' });
    const cooked = await createOrder(customer, [kitchenLine(dish, 2)]);
    await packWith(shop, picker, cooked, [{ found: 1, reason: 'NOT_WANTED' }]);
    expect(await readStockQuantity(shop, dish)).toBe(98);
  });

  test('is replaced at the same or a lower price, by what is in stock', async () => {
    const { id, uid, item } = await startOne({ cost: 60, gstPercent: 5 });
    const cheaper = await createStock(shop, category, { cost: 50, gstPercent: 5, name: 'Local' });
    const dearer = await createStock(shop, category, { cost: 90, gstPercent: 18, name: 'Finest' });
    const offers = await picker.api('GET /api/v1/staff/orders/{uid}/picking/{item}/substitutes', {
      params: { uid, item },
      query: { q: 'al' },
    });
    expect(offers.results).toMatchObject([{ stock_id: cheaper, price: 50 }]);
    const replace = (stock_id: number, quantity = 1) =>
      pickLine(picker, uid, item, { found: 1, substitute: { stock_id, quantity } });
    expect((await replace(dearer)).amount).toBe(145);
    expect((await replace(cheaper)).amount).toBe(135);
    await transitionAsMember(picker, uid, 'PACKED');
    expect(await listOrderItems(customer, uid)).toMatchObject([
      { delivered: { quantity: 1, substitute: { item_name: 'Local', quantity: 1 } } },
    ]);
    expect(await Promise.all([id, cheaper, dearer].map((s) => readStockQuantity(shop, s)))).toEqual(
      [98, 99, 100],
    );
    await transitionAsMember(manager, uid, 'CANCELLED');
    expect(await readStockQuantity(shop, cheaper)).toBe(100);
  });

  test('is never replaced by something non-vegetarian, of another department or off sale', async () => {
    const { id, uid, item } = await startOne({});
    const bad = await Promise.all([
      createStock(shop, category, { veg: false }),
      createStock(shop, category, { department: 'KITCHEN' }),
      createStock(shop, category, { inactive: true }),
    ]);
    for (const stock_id of [...bad, id, 999_999]) {
      const refused = pickLine(picker, uid, item, {
        found: 0,
        substitute: { stock_id, quantity: 1 },
      });
      expect((await expectRefusal(refused)).problem.code).toBe('BAD_SUBSTITUTE');
    }
  });

  test('is never replaced by what has an allergen more, or may have one', async () => {
    const { uid, item } = await startOne({ cost: 60, label: { allergens: ['MILK'] } });
    const create = (name: string, label?: { allergens: Allergen[] }) =>
      createStock(shop, category, { cost: 50, name, ...(label && { label }) });
    const worse = [
      await create('Curd with nuts', { allergens: ['MILK', 'TREE_NUT'] }),
      await create('Curd of unknown kind'),
    ];
    const fine = [
      await create('Curd of oats', { allergens: [] }),
      await create('Curd of buffaloes', { allergens: ['MILK'] }),
    ];
    const { results } = await picker.api(
      'GET /api/v1/staff/orders/{uid}/picking/{item}/substitutes',
      { params: { uid, item }, query: { q: 'Curd' } },
    );
    expect(new Set(results.map(({ stock_id }) => stock_id))).toEqual(new Set(fine));
    const replace = (stock_id: number) =>
      pickLine(picker, uid, item, { found: 1, substitute: { stock_id, quantity: 1 } });
    for (const stock_id of worse)
      expect(await refusalCode(replace(stock_id))).toBe('BAD_SUBSTITUTE');
    for (const stock_id of fine) await replace(stock_id);
  });

  test.each<[{ found: number; grams?: number; substitute?: number }, string]>([
    [{ found: 3 }, 'TOO_MANY_FOUND'],
    [{ found: 0, grams: 10 }, 'NOT_BY_WEIGHT'],
    [{ found: 2, substitute: 1 }, 'NOTHING_MISSING'],
    [{ found: 1, substitute: 2 }, 'TOO_MANY_SUBSTITUTES'],
    [{ found: 0, substitute: 2 }, 'NOT_IN_STOCK'],
  ])('picked as %o is refused: %s', async ({ substitute, ...body }, code) => {
    const { uid, item } = await startOne({});
    const stock_id = await createStock(shop, category, {
      quantity: code === 'NOT_IN_STOCK' ? 1 : 9,
    });
    const refused = pickLine(picker, uid, item, {
      ...body,
      ...(substitute && { substitute: { stock_id, quantity: substitute } }),
    });
    expect((await expectRefusal(refused)).problem.code).toBe(code);
    expect((await readPicking(picker, uid)).lines[0]?.pick).toBeNull();
  });
});

describe('picking', () => {
  test('is recorded by who picks, or a manager, while the order is picked', async () => {
    const id = await createStock(shop, category);
    const uid = await createOrder(customer, [groceryLine(id, 2)]);
    const [line] = await listOrderItems(customer, uid);
    const item = line?.uid ?? '';
    const other = await createMember(shop, 'picker');
    const code = async (who: TestMember) =>
      (await expectRefusal(pickLine(who, uid, item, { found: 1 }))).problem.code;
    expect(await code(picker)).toBe('NOT_PICKING');
    await startPicking(shop, picker, uid);
    expect(await code(other)).toBe('CLAIMED');
    await pickLine(manager, uid, item, { found: 1 });
    // A picker who takes the order over sees what was picked before.
    await transitionAsMember(picker, uid, 'CONFIRMED');
    await transitionAsMember(other, uid, 'PICKING');
    expect(await readPicking(other, uid)).toMatchObject({
      is_mine: true,
      lines: [{ pick: { found: 1 } }],
    });
    await transitionAsMember(other, uid, 'PACKED');
    expect(await code(other)).toBe('NOT_PICKING');
    expect((await expectRefusal(pickLine(picker, uid, id.toString(), { found: 1 }))).status).toBe(
      422,
    );
  });

  test('of nothing at all does not pack the order', async () => {
    const id = await createStock(shop, category);
    const uid = await createOrder(customer, [groceryLine(id, 2)]);
    const refusal = await expectRefusal(packWith(shop, picker, uid, [{ found: 0 }]));
    expect(refusal.problem.code).toBe('NOTHING_PICKED');
    expect(await readOrder(customer, uid)).toMatchObject({ o_status: 'PICKING', reduction: null });
    await transitionAsMember(manager, uid, 'CANCELLED');
    // What was not there is not sold again.
    expect(await readStockQuantity(shop, id)).toBe(98);
  });

  test('with a substitute that was sold meanwhile does not pack the order', async () => {
    const [id, last] = [
      await createStock(shop, category),
      await createStock(shop, category, { quantity: 1, name: 'Last one' }),
    ];
    const uid = await createOrder(customer, [groceryLine(id)]);
    const [item = ''] = await startPicking(shop, picker, uid);
    await pickLine(picker, uid, item, { found: 0, substitute: { stock_id: last, quantity: 1 } });
    await createOrder(customer, [groceryLine(last)]);
    const { problem } = await expectRefusal(transitionAsMember(picker, uid, 'PACKED'));
    expect([problem.code, problem.message]).toEqual([
      'NOT_IN_STOCK',
      'Only 0 of Last one in stock. Please choose another substitute.',
    ]);
    await pickLine(picker, uid, item, { found: 1 });
    expect((await transitionAsMember(picker, uid, 'PACKED')).status).toBe('PACKED');
  });
});

describe('the database refuses', () => {
  test('a pick dearer than agreed or after packing, and every change of a bill but its reduction', async () => {
    const { db } = shop.app;
    const id = await createStock(shop, category, { cost: 100 });
    const uid = await createOrder(customer, [groceryLine(id, 2)]);
    const [item = ''] = await startPicking(shop, picker, uid);
    await pickLine(picker, uid, item, { found: 1 });
    const order = () => sql`(select id from orders.orders where uid = ${uid})`;
    const refused = (statement: ReturnType<typeof sql>, message: string) =>
      expect(statement.execute(db)).rejects.toThrow(message);
    await refused(
      sql`update orders.picks set item_total_paise = 20001 where order_id = ${order()}`,
      'would exceed what was agreed',
    );
    await refused(
      sql`update orders.orders set final_paise = final_paise - 1, delivery_paise = delivery_paise - 1,
        pending_paise = 0 where uid = ${uid}`,
      'by more than its reductions',
    );
    await refused(
      sql`update orders.orders set final_paise = final_paise + 1, delivery_paise = delivery_paise + 1 where uid = ${uid}`,
      'would cost more than agreed',
    );
    await transitionAsMember(picker, uid, 'PACKED');
    await refused(
      sql`update orders.picks set tax_paise = 0 where order_id = ${order()}`,
      'is not being picked',
    );
    for (const table of ['orders.reductions', 'catalogue.stock_movements']) {
      await refused(sql`delete from ${sql.table(table)}`, 'stays as it is');
    }
  });
});

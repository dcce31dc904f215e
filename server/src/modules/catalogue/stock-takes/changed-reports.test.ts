import { randomUUID } from 'node:crypto';
import { minutes } from '@sabuja/kit';
import {
  createOrder,
  createStock,
  groceryLine,
  pickLine,
  startPicking,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');

/**
 * Picks 15 of 20 reserved units, receives 10, and counts 7 of them; returns a function that changes the pick by its
 * argument, closes the count and returns the quantity.
 */
async function countAfterPick() {
  const rice = await createStock(shop, category, { quantity: 20 });
  const aisle = `Aisle ${randomUUID()}`;
  await sql`update catalogue.stocks set aisle = ${aisle} where id = ${rice}`.execute(shop.app.db);
  const uid = await createOrder(customer, [groceryLine(rice, 20)]);
  const [item = ''] = await startPicking(shop, manager, uid);
  const pick = (found: number) => pickLine(manager, uid, item, { found });
  const undo = () =>
    manager.api('DELETE /api/v1/staff/orders/{uid}/picking/{item}', {
      params: { uid, item },
      query: {},
    });
  await pick(15);
  shop.clock.advance(minutes(5));
  await manager.api('POST /api/v1/staff/stock/supplies', {
    body: {
      ...{ action_id: randomUUID(), supplier: 'Farm' },
      lines: [{ stock_id: rice, quantity: 10 }],
    },
  });
  const take = await manager.api('POST /api/v1/staff/stock-takes', {
    body: { action_id: randomUUID(), aisle },
  });
  const counted = await manager.api('PUT /api/v1/staff/stock-takes/{take}/lines/{stock_id}', {
    params: { take: take.uid, stock_id: rice },
    body: { counted: 7, action_id: randomUUID() },
  });
  expect(counted).toMatchObject({ expected: 10, difference: -3 });
  shop.clock.advance(minutes(5));
  return async (change: (line: { pick: typeof pick; undo: typeof undo }) => Promise<unknown>) => {
    await change({ pick, undo });
    const params = { take: take.uid };
    await manager.api('POST /api/v1/staff/stock-takes/{take}/close', { params });
    const at = { params: { stock_id: rice } };
    return (await manager.api('GET /api/v1/staff/stock/{stock_id}', at)).quantity;
  };
}

test.each([13, 17])(
  'S10.420 a pick of 15 units that becomes one of %i after the count',
  async (found) => {
    const closeAfter = await countAfterPick();
    expect(await closeAfter(({ pick }) => pick(found))).toBe(7);
  },
);

test('S10.420 a pick that is undone after the count and made again', async () => {
  const closeAfter = await countAfterPick();
  const quantity = await closeAfter(async ({ pick, undo }) => {
    await undo();
    await pick(15);
  });
  expect(quantity).toBe(7);
});

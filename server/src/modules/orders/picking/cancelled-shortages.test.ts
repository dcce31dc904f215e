import {
  createOrder,
  createStock,
  groceryLine,
  kitchenLine,
  pickLine,
  readStockQuantity,
  refusalCode,
  startPicking,
  transitionAsMember,
  transitionAsStaff,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');

/** An order of three units in picking, of which its picker found one. */
async function createShort(reason: 'NOT_THERE' | 'DAMAGED' | 'NOT_WANTED') {
  const id = await createStock(shop, category);
  const uid = await createOrder(customer, [groceryLine(id, 3)]);
  const [item = ''] = await startPicking(shop, manager, uid);
  await pickLine(manager, uid, item, { found: 1, reason });
  return { id, uid, item };
}
const writtenOff = async (uid: string) => {
  const { rows } = await sql<{ reason: string; change: number }>`
    select reason, change from catalogue.stock_movements
    where order_uid = ${uid} and reason in ('NOT_THERE', 'DAMAGED') order by id`.execute(
    shop.app.db,
  );
  return rows.map(({ reason, change }) => [reason, change]);
};

describe('S10.353 units that a picker did not find are not on sale after the order is cancelled', () => {
  test.each(['NOT_THERE', 'DAMAGED'] as const)(
    'cancelled while it is picked: %s',
    async (reason) => {
      const { id, uid } = await createShort(reason);
      await transitionAsMember(manager, uid, 'CANCELLED');
      expect(await readStockQuantity(shop, id)).toBe(98);
      expect(await writtenOff(uid)).toEqual([[reason, -2]]);
    },
  );

  test('cancelled after its picker released it', async () => {
    const { id, uid } = await createShort('NOT_THERE');
    await transitionAsMember(manager, uid, 'CONFIRMED');
    await transitionAsMember(manager, uid, 'CANCELLED');
    expect(await readStockQuantity(shop, id)).toBe(98);
    expect(await writtenOff(uid)).toEqual([['NOT_THERE', -2]]);
  });

  test('cancelled because nothing was found', async () => {
    const id = await createStock(shop, category, { quantity: 3 });
    const uid = await createOrder(customer, [groceryLine(id, 3)]);
    const [item = ''] = await startPicking(shop, manager, uid);
    await pickLine(manager, uid, item, { found: 0 });
    await transitionAsMember(manager, uid, 'CANCELLED');
    expect(await readStockQuantity(shop, id)).toBe(0);
  });

  test('they are written off once when packing has done so', async () => {
    const { id, uid } = await createShort('NOT_THERE');
    await transitionAsMember(manager, uid, 'PACKED');
    await transitionAsMember(manager, uid, 'CANCELLED');
    expect(await readStockQuantity(shop, id)).toBe(98);
    expect(await writtenOff(uid)).toEqual([['NOT_THERE', -2]]);
  });

  test('what the customer goes without returns, and what is waste is removed as waste alone', async () => {
    const unwanted = await createShort('NOT_WANTED');
    await transitionAsMember(manager, unwanted.uid, 'CANCELLED');
    expect(await readStockQuantity(shop, unwanted.id)).toBe(100);
    const wasted = await createShort('NOT_THERE');
    await manager.api('POST /api/v1/staff/orders/{uid}/move', {
      params: { uid: wasted.uid },
      body: {
        ...{ to: 'CANCELLED', reason: 'Dropped' },
        dispositions: [{ item: wasted.item, disposition: 'WASTE' }],
      },
    });
    expect(await readStockQuantity(shop, wasted.id)).toBe(97);
    expect(await writtenOff(wasted.uid)).toEqual([]);
  });

  test('kitchen items that were begun stay waste', async () => {
    const id = await createStock(shop, category, { department: 'KITCHEN' });
    const uid = await createOrder(customer, [kitchenLine(id, 2)]);
    const [item = ''] = await startPicking(shop, manager, uid);
    await pickLine(manager, uid, item, { found: 1, reason: 'DAMAGED' });
    await transitionAsStaff(shop, uid, 'CANCELLED');
    expect(await readStockQuantity(shop, id)).toBe(98);
    expect(await writtenOff(uid)).toEqual([]);
  });
});

describe('S10.359 a cancelled line that is waste', () => {
  const waste = (uid: string, item: string, disposition: 'WASTE' | 'RESTOCK' = 'WASTE') =>
    manager.api('POST /api/v1/staff/orders/{uid}/move', {
      params: { uid },
      body: {
        ...{ to: 'CANCELLED', reason: 'Dropped' },
        dispositions: [{ item, disposition }],
      },
    });
  /** An order of three units of which one was found, and two were replaced. */
  async function createReplaced(reason: 'NOT_THERE' | 'NOT_WANTED', quantity = 100) {
    const [ordered, other] = [
      await createStock(shop, category),
      await createStock(shop, category, { quantity }),
    ];
    const uid = await createOrder(customer, [groceryLine(ordered, 3)]);
    const [item = ''] = await startPicking(shop, manager, uid);
    const substitute = { stock_id: other, quantity: 2 };
    await pickLine(manager, uid, item, { found: 1, reason, substitute, customer_agreed: true });
    const quantities = () => Promise.all([ordered, other].map((id) => readStockQuantity(shop, id)));
    return { uid, item, other, quantities };
  }

  test('takes its picked substitute out of the stock too', async () => {
    const { uid, item, quantities } = await createReplaced('NOT_THERE');
    await waste(uid, item);
    expect(await quantities()).toEqual([97, 98]);
  });

  test('leaves the substitute for sale when it goes back', async () => {
    const { uid, item, quantities } = await createReplaced('NOT_THERE');
    await waste(uid, item, 'RESTOCK');
    expect(await quantities()).toEqual([98, 100]);
  });

  test('returns the units that the customer did not want', async () => {
    const { uid, item, quantities } = await createReplaced('NOT_WANTED');
    await waste(uid, item);
    expect(await quantities()).toEqual([99, 98]);
  });

  test('takes what is left of a substitute that was sold meanwhile', async () => {
    const { uid, item, other, quantities } = await createReplaced('NOT_THERE', 3);
    await createOrder(customer, [groceryLine(other, 2)]);
    await waste(uid, item);
    expect(await quantities()).toEqual([97, 0]);
  });

  test('counts once what packing took', async () => {
    const { uid, item, quantities } = await createReplaced('NOT_THERE');
    await transitionAsMember(manager, uid, 'PACKED');
    await waste(uid, item);
    expect(await quantities()).toEqual([97, 98]);
  });
});

test('S10.357 packing an order that was cancelled while it was picked is refused, with units missing too', async () => {
  const { id, uid } = await createShort('NOT_THERE');
  await transitionAsMember(manager, uid, 'CANCELLED');
  expect(await refusalCode(transitionAsMember(manager, uid, 'PACKED'))).toBe('CANNOT_MOVE');
  expect(await readStockQuantity(shop, id)).toBe(98);
});

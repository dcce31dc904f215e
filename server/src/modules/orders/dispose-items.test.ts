import {
  createOrder,
  createStock,
  groceryLine,
  kitchenLine,
  readStockQuantity,
  transitionAsStaff,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { transitionOrder } from './transition-order.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);

const createPicked = async (status: 'CONFIRMED' | 'PICKING' | 'ATTEMPTED') => {
  const ids = [await createStock(shop, category), await createStock(shop, category)];
  const uid = await createOrder(
    customer,
    ids.map((id) => groceryLine(id, 3)),
  );
  const steps = ['CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'ATTEMPTED'] as const;
  await transitionAsStaff(shop, uid, ...steps.slice(0, steps.indexOf(status) + 1));
  return { uid, ids };
};
const quantities = (ids: readonly number[]) =>
  Promise.all(ids.map((id) => readStockQuantity(shop, id)));

test.each(['PICKING', 'ATTEMPTED'] as const)(
  'from %s on, each line goes back into stock or is waste, as staff say',
  async (status) => {
    const { uid, ids } = await createPicked(status);
    const items = await customer.api('GET /api/v1/orders/{orderId}/items/', {
      params: { orderId: uid },
    });
    const dispositions = [{ item: items.result[0]?.uid ?? '', disposition: 'WASTE' as const }];
    const { db, notify } = shop.app;
    await inTransaction(db, (tx) => {
      const transition = { to: 'CANCELLED', actor: 'staff', dispositions } as const;
      return transitionOrder({ notify }, tx, { uid }, transition, shop.clock.now());
    });
    expect(await quantities(ids)).toEqual([97, 100]);
  },
);

test('up to CONFIRMED all stock returns by itself', async () => {
  const { uid, ids } = await createPicked('CONFIRMED');
  await transitionAsStaff(shop, uid, 'CANCELLED');
  expect(await quantities(ids)).toEqual([100, 100]);
});

test('kitchen items that were begun are waste', async () => {
  const id = await createStock(shop, category, { department: 'KITCHEN' });
  const uid = await createOrder(customer, [kitchenLine(id, 2)]);
  await transitionAsStaff(shop, uid, 'CONFIRMED', 'PICKING', 'CANCELLED');
  expect(await readStockQuantity(shop, id)).toBe(98);
});

import type { OrderLine, PlaceOrder } from '@sabuja/contract';
import {
  buildOrder,
  createEstimate,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  kitchenLine,
  readOrder,
  sendOrder,
  settleAll,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);

/** Creates a grocery and a kitchen line with an estimate in 'same' mode (one delivery). */
async function sameDelivery() {
  const sabji = groceryLine(await createStock(shop, category, { cost: 30 }));
  const dalma = kitchenLine(
    await createStock(shop, category, { cost: 90, department: 'KITCHEN', gstPercent: 5 }),
  );
  const estimate = await createEstimate(customer, [sabji, dalma], true);
  return { sabji, dalma, id: estimate.estimation_id, final: estimate.final_amount };
}
const refusal = async (line: OrderLine, overrides: Partial<PlaceOrder>): Promise<string> =>
  (await expectRefusal(sendOrder(customer, buildOrder([line], overrides)))).problem.code;

test('S4g.4 in same mode the two orders share one delivery fee: __2 pays none, __1 pays it', async () => {
  const { sabji, dalma, id, final } = await sameDelivery();
  const second = await createOrder(customer, [sabji], { estimation_id: `${id}__2` });
  const first = await createOrder(customer, [dalma], { estimation_id: `${id}__1` });
  const [two, one] = [await readOrder(customer, second), await readOrder(customer, first)];
  expect([two.delivery_charges, one.delivery_charges]).toEqual([0, 25]);
  expect(two.final_amount + one.final_amount).toBeCloseTo(final, 10);
});

test('a second order as __2 is refused', async () => {
  const { sabji, dalma, id } = await sameDelivery();
  await createOrder(customer, [sabji], { estimation_id: `${id}__2` });
  expect(await refusal(dalma, { estimation_id: `${id}__2` })).toBe('ALREADY_ORDERED');
});

test('an order without the suffix __1 or __2 is refused', async () => {
  const { sabji, id } = await sameDelivery();
  expect(await refusal(sabji, { estimation_id: id })).toBe('NO_ESTIMATE');
});

test('of two concurrent orders for different days only one is placed', async () => {
  const { sabji, dalma, id } = await sameDelivery();
  const { fulfilled } = await settleAll([
    sendOrder(
      customer,
      buildOrder([sabji], { estimation_id: `${id}__2`, delivery_date: '2026-12-02' }),
    ),
    sendOrder(
      customer,
      buildOrder([dalma], { estimation_id: `${id}__1`, delivery_date: '2026-12-03' }),
    ),
  ]);
  expect(fulfilled).toBe(1);
});

test.each<Partial<PlaceOrder>>([
  { delivery_date: '2026-12-01' },
  { delivery_slot: '7:00 AM - 9:00 AM' },
])('the second order of a shared delivery cannot have another date or slot: %o', async (other) => {
  const { sabji, dalma, id } = await sameDelivery();
  await createOrder(customer, [sabji], { estimation_id: `${id}__2` });
  expect(await refusal(dalma, { estimation_id: `${id}__1`, ...other })).toBe('OTHER_DELIVERY');
});

test('a renewed estimate omits departments already ordered', async () => {
  const { sabji, dalma, id } = await sameDelivery();
  await createOrder(customer, [sabji], { estimation_id: `${id}__2` });
  await sql`update catalogue.stocks set cost_paise = 9500 where id = ${dalma.id}`.execute(
    shop.app.db,
  );
  const late = sendOrder(customer, buildOrder([dalma], { estimation_id: `${id}__1` }));
  const { estimate: fresh } = (await expectRefusal(late)).problem.details as {
    estimate: { total_item_cost: number };
  };
  expect(fresh.total_item_cost).toBe(95);
});

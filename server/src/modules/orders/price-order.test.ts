import { minutes } from '@sabuja/kit';
import {
  buildOrder,
  createCustomer,
  createEstimate,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  kitchenLine,
  readOrder,
  readStockQuantity,
  sendOrder,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);

const setCost = (id: number, paise: number) =>
  sql`update catalogue.stocks set cost_paise = ${paise} where id = ${id}`.execute(shop.app.db);
/** The problem code with which an order by this estimate is refused. */
const refusal = async (
  estimation_id: string,
  items: Parameters<typeof buildOrder>[0],
  by = customer,
): Promise<string> =>
  (await expectRefusal(sendOrder(by, buildOrder(items, { estimation_id })))).problem.code;

test('S7f.4 S3.16 the response has every amount in rupees', async () => {
  const id = await createStock(shop, category, {
    department: 'KITCHEN',
    cost: 100,
    discountPercent: 10,
    gstPercent: 5,
  });
  expect(await createEstimate(customer, [kitchenLine(id, 2)])).toMatchObject({
    total_item_cost: 200,
    total_discount: 20,
    tax_amount: 9,
    shipping_charges: 25,
    final_amount: 214,
    estimation_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('an order that names an estimate is charged its amounts', async () => {
  const id = await createStock(shop, category, { cost: 33.33, discountPercent: 7, gstPercent: 18 });
  const { estimation_id, final_amount } = await createEstimate(customer, [groceryLine(id, 3)]);
  const uid = await createOrder(customer, [groceryLine(id, 3)], { estimation_id });
  expect((await readOrder(customer, uid)).final_amount).toBe(final_amount);
});

test('when a price has changed, 409 with a fresh estimate, which can then be ordered', async () => {
  const id = await createStock(shop, category, { cost: 50 });
  const { estimation_id } = await createEstimate(customer, [groceryLine(id, 2)]);
  await setCost(id, 6000);
  const error = await expectRefusal(
    sendOrder(customer, buildOrder([groceryLine(id, 2)], { estimation_id }), 'key'),
  );
  expect([error.status, error.problem.code]).toEqual([409, 'PRICE_CHANGED']);
  const { estimate: fresh } = error.problem.details as {
    estimate: { estimation_id: string; final_amount: number };
  };
  expect(fresh.final_amount).toBe(145);
  expect(await readStockQuantity(shop, id)).toBe(100);
  const again = buildOrder([groceryLine(id, 2)], { estimation_id: fresh.estimation_id });
  expect((await sendOrder(customer, again, 'key')).data).toHaveLength(1);
});

test('an estimate expired after 15 minutes is renewed, not accepted', async () => {
  const id = await createStock(shop, category);
  const { estimation_id, expires_at } = await createEstimate(customer, [groceryLine(id, 2)]);
  expect(Date.parse(expires_at) - shop.clock.now().getTime()).toBe(minutes(15));
  await sql`update pricing.estimates set expires_at = ${shop.clock.now()}
    where id = ${estimation_id}`.execute(shop.app.db);
  expect(await refusal(estimation_id, [groceryLine(id, 2)])).toBe('PRICE_CHANGED');
});

test('an estimate can be ordered once: a second order is refused', async () => {
  const id = await createStock(shop, category);
  const { estimation_id } = await createEstimate(customer, [groceryLine(id)]);
  await createOrder(customer, [groceryLine(id)], { estimation_id });
  expect(await refusal(estimation_id, [groceryLine(id)])).toBe('ALREADY_ORDERED');
  expect(await readStockQuantity(shop, id)).toBe(99);
});

test('an estimate is valid for its items and its owner only', async () => {
  const [a, b] = [
    await createStock(shop, category),
    await createStock(shop, category, { cost: 400 }),
  ];
  const { estimation_id } = await createEstimate(customer, [groceryLine(a)]);
  expect(await refusal(estimation_id, [groceryLine(b)])).toBe('OTHER_GOODS');
  expect(await refusal(estimation_id, [groceryLine(a, 2)])).toBe('OTHER_GOODS');
  expect(await refusal(estimation_id, [groceryLine(a)], await createCustomer(shop))).toBe(
    'NO_ESTIMATE',
  );
});

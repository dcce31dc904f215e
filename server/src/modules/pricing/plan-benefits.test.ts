import type { OrderLine } from '@sabuja/contract';
import { days, type Milliseconds } from '@sabuja/kit';
import {
  createCustomer,
  createPlan,
  createStock,
  rechargeWallet,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);

/** Two units at ₹100 minus 10 percent, plus 5 percent GST; the zone's fee is ₹25. */
const createBasket = async (): Promise<OrderLine[]> => {
  const department = 'KITCHEN';
  const price = { cost: 100, discountPercent: 10, gstPercent: 5 };
  const id = await createStock(shop, category, { department, ...price });
  return [{ id, quantity: 2, type: 'STOCK', department }];
};
const estimate = (lines: OrderLine[], by = customer) =>
  by.api('POST /api/v1/orders/calculate-estimation', {
    query: { pincode: '751024', payment_method: 'COD' },
    body: lines,
  });
/** Buys a plan at a time in the past. */
async function buyPlanInPast(time: Milliseconds, plan: number): Promise<void> {
  shop.clock.advance(-time);
  await rechargeWallet(shop, customer, 500, plan);
  shop.clock.advance(time);
}
const plain = {
  total_item_cost: 200,
  total_discount: 20,
  tax_amount: 9,
  shipping_charges: 25,
  final_amount: 214,
};

test('S3.12 S3.16 a plan discounts the amount after item discounts, before tax', async () => {
  await buyPlanInPast(0, await createPlan(shop, { discountPercent: 5 }));
  expect(await estimate(await createBasket())).toMatchObject({
    total_item_cost: 200,
    total_discount: 29,
    tax_amount: 8.55,
    shipping_charges: 25,
    final_amount: 204.55,
  });
});

test('S3.12 a plan with free shipping waives the delivery fee, one without does not', async () => {
  await buyPlanInPast(0, await createPlan(shop, { freeShipping: true }));
  expect(await estimate(await createBasket())).toMatchObject({
    ...plain,
    shipping_charges: 0,
    final_amount: 189,
  });
  await buyPlanInPast(0, await createPlan(shop));
  expect(await estimate(await createBasket())).toMatchObject(plain);
});

test('S3.12 a plan applies until the end of its validity days; one of 0 days always', async () => {
  const basket = await createBasket();
  const month = await createPlan(shop, {
    discountPercent: 5,
    freeShipping: true,
    validityDays: 30,
  });
  await buyPlanInPast(days(30) - 1, month);
  expect((await estimate(basket)).final_amount).toBe(179.55);
  shop.clock.advance(1);
  expect(await estimate(basket)).toMatchObject(plain);
  await buyPlanInPast(days(4000), await createPlan(shop, { discountPercent: 5, validityDays: 0 }));
  expect((await estimate(basket)).final_amount).toBe(204.55);
});

test('a plan applies to its owner only', async () => {
  await buyPlanInPast(0, await createPlan(shop, { discountPercent: 50, freeShipping: true }));
  expect(await estimate(await createBasket(), await createCustomer(shop))).toMatchObject(plain);
});

import {
  buildOrder,
  cancelOrder,
  createCoupon,
  createCustomer,
  createEstimate,
  createStock,
  estimateWithCoupon,
  groceryLine,
  kitchenLine,
  readOrder,
  sendOrder,
  settleAll,
  type TestCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const manager = useMember(shop, 'manager');

const customers = (n: number) => Promise.all(Array.from({ length: n }, () => createCustomer(shop)));
const readCoupon = async (code: string) =>
  (await manager.api('GET /api/v1/staff/coupons')).results.find((each) => each.code === code) ??
  expect.fail('the coupon is listed');
const createLine = async () =>
  groceryLine(await createStock(shop, category, { cost: 100, quantity: 500 }));

/** Estimates a line with a coupon, which must be accepted; returns the request to order by this estimate. */
async function prepare(shopper: TestCustomer, line: ReturnType<typeof groceryLine>, code: string) {
  const { estimation_id, coupon } = await estimateWithCoupon(shopper, [line], code);
  expect(coupon).toMatchObject({ discount: 10, refusal: null });
  return () => sendOrder(shopper, buildOrder([line], { estimation_id }));
}

test('S10.121 50 shoppers at once on a budget for 10: 10 orders get it, 40 are shown the amount without it', async () => {
  // Each customer orders another product, so that they compete only for the budget.
  const lines = await Promise.all(Array.from({ length: 50 }, createLine));
  const { code } = await createCoupon(manager, { budget: 104 });
  const shoppers = await customers(50);
  const orders = await Promise.all(
    lines.map((line, i) => prepare(shoppers[i] ?? expect.fail(), line, code)),
  );
  const { fulfilled, refusals } = await settleAll(orders.map((order) => order()));
  expect(fulfilled).toBe(10);
  for (const { problem } of refusals)
    expect(problem).toMatchObject({
      code: 'PRICE_CHANGED',
      details: {
        estimate: {
          total_discount: 0,
          final_amount: 125,
          coupon: { code, discount: 0, refusal: { code: 'USED_UP' } },
        },
      },
    });
  expect(refusals).toHaveLength(40);
  expect(await readCoupon(code)).toMatchObject({ used: 100, use_count: 10 });
});

test('S10.121 one customer from eight devices at once uses a coupon for once in one order', async () => {
  const line = await createLine();
  const { code } = await createCoupon(manager, { once_per_customer: true });
  const shopper = await createCustomer(shop);
  const orders = await Promise.all(Array.from({ length: 8 }, () => prepare(shopper, line, code)));
  const { fulfilled, refusals } = await settleAll(orders.map((order) => order()));
  expect(fulfilled).toBe(1);
  expect(new Set(refusals.map(({ problem }) => problem.code))).toEqual(new Set(['PRICE_CHANGED']));
  expect(await readCoupon(code)).toMatchObject({ used: 10, use_count: 1 });
});

test('S10.121 a coupon for the first order is in one of eight orders sent at once', async () => {
  const line = await createLine();
  const { code } = await createCoupon(manager, { once_per_customer: true, first_order_only: true });
  const shopper = await createCustomer(shop);
  const { estimation_id } = await createEstimate(shopper, [line]);
  const withCoupon = await Promise.all(
    Array.from({ length: 4 }, () => prepare(shopper, line, code)),
  );
  const { fulfilled } = await settleAll([
    ...withCoupon.map((order) => order()),
    sendOrder(shopper, buildOrder([line], { estimation_id })),
  ]);
  expect(fulfilled).toBeLessThanOrEqual(2);
  expect((await readCoupon(code)).use_count).toBeLessThanOrEqual(1);
});

test('S10.121 a repeated request redeems once', async () => {
  const line = await createLine();
  const { code } = await createCoupon(manager);
  const shopper = await createCustomer(shop);
  const { estimation_id } = await estimateWithCoupon(shopper, [line], code);
  const body = buildOrder([line], { estimation_id });
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => sendOrder(shopper, body, 'with-coupon')),
  );
  expect(new Set(responses.map(({ data }) => data[0])).size).toBe(1);
  expect(await readCoupon(code)).toMatchObject({ used: 10, use_count: 1 });
});

test('S10.122 cancelled and ordered again, from many sides, the budget is what stands', async () => {
  const line = await createLine();
  const { code } = await createCoupon(manager, { budget: 40, once_per_customer: true });
  const shoppers = await customers(8);
  const cycle = async (shopper: TestCustomer) => {
    for (let round = 0; round < 3; round += 1) {
      const { estimation_id, coupon } = await estimateWithCoupon(shopper, [line], code);
      if (coupon?.refusal) continue;
      const placed = await sendOrder(shopper, buildOrder([line], { estimation_id })).catch(
        () => undefined,
      );
      const uid = placed?.data[0];
      if (uid) await Promise.all([cancelOrder(shopper, uid), cancelOrder(shopper, uid)]);
    }
  };
  await Promise.all(shoppers.map(cycle));
  expect(await readCoupon(code)).toMatchObject({ used: 0, use_count: 0 });
  const orders = [];
  for (const shopper of shoppers.slice(0, 4)) orders.push(await prepare(shopper, line, code));
  expect((await settleAll(orders.map((order) => order()))).fulfilled).toBe(4);
  expect(await readCoupon(code)).toMatchObject({ used: 40, use_count: 4, state: 'used_up' });
});

test('S10.121 both orders of a checkout sent at once share one use, and sum to the estimate', async () => {
  const grocery = await createLine();
  const kitchen = kitchenLine(
    await createStock(shop, category, { cost: 33.35, department: 'KITCHEN', gstPercent: 5 }),
    3,
  );
  const { code } = await createCoupon(manager, {
    percent: 7.5,
    amount: null,
    once_per_customer: true,
    first_order_only: true,
  });
  const shopper = await createCustomer(shop);
  const estimate = await estimateWithCoupon(shopper, [grocery, kitchen], code, { is_same: true });
  const id = estimate.estimation_id;
  const placed = await Promise.all([
    sendOrder(shopper, buildOrder([kitchen], { estimation_id: `${id}__1` })),
    sendOrder(shopper, buildOrder([grocery], { estimation_id: `${id}__2` })),
  ]);
  const orders = await Promise.all(placed.map(({ data }) => readOrder(shopper, data[0] ?? '')));
  const sum = (read: (order: (typeof orders)[number]) => number) =>
    Math.round(orders.reduce((total, order) => total + read(order), 0) * 100) / 100;
  expect(sum((order) => order.final_amount)).toBe(estimate.final_amount);
  expect(sum((order) => order.coupon?.discount ?? 0)).toBe(estimate.coupon?.discount);
  expect(await readCoupon(code)).toMatchObject({ used: estimate.coupon?.discount, use_count: 1 });
});

test('S10.121 the database refuses what would exceed a budget, or a second use of a coupon for once', async () => {
  const line = await createLine();
  const { code, coupon_id: id } = await createCoupon(manager, {
    budget: 10,
    once_per_customer: true,
  });
  const shopper = await createCustomer(shop);
  await (await prepare(shopper, line, code))();
  const spendMore = sql`update pricing.coupons set used_paise = used_paise + 1 where id = ${id}`;
  await expect(spendMore.execute(shop.app.db)).rejects.toThrow(/check constraint/);
  const useAgain = sql`insert into pricing.redemptions
    select gen_random_uuid(), coupon_id, customer_id, is_only, 1, redeemed_at
    from pricing.redemptions where coupon_id = ${id}`;
  await expect(useAgain.execute(shop.app.db)).rejects.toThrow(/one_redemption_per_customer/);
});

import type { PaymentMethod } from '@sabuja/contract';
import { orderLimitSettings } from '@sabuja/contract/rules/order-limits';
import {
  buildOrder,
  cancelOrder,
  createCombo,
  createCustomer,
  createMember,
  createOrder,
  createStock,
  deliverOrder,
  expectRefusal,
  groceryLine,
  kitchenLine,
  rechargeWallet,
  sendOrder,
  settleAll,
  type TestCustomer,
  useShopWithPayments,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { saveSetting } from '../content/index.ts';

const { shop, category } = useShopWithPayments();
let customer: TestCustomer;
/** The id of a stock that costs 500 rupees, without tax; delivery is free. */
let stock: number;
beforeEach(async () => {
  for (const key of orderLimitSettings) await saveSetting(shop.app.db, key, '');
  await sql`update delivery.zones set fee_paise = 0`.execute(shop.app.db);
  customer = await createCustomer(shop);
  stock = await createStock(shop, category, { cost: 500, quantity: 5000 });
});

const estimate = (items: ReturnType<typeof groceryLine>[], payment_method: PaymentMethod = 'COD') =>
  customer.api('POST /api/v1/orders/calculate-estimation', {
    query: { pincode: '751024', payment_method, is_same: false },
    body: items,
  });
const problemOf = async (request: Promise<unknown>) => {
  const { status, problem } = await expectRefusal(request);
  return [status, problem.code, problem.message];
};
const cashDue = async ({ id }: TestCustomer) => {
  const { rows } = await sql<{ due: number; open: number }>`
    select coalesce(sum(pending_paise), 0)::int as due, count(*)::int as open from orders.orders
    where customer_id = ${id} and status not in ('CANCELLED', 'DELIVERED')`.execute(shop.app.db);
  return rows[0];
};
test('one product has at most 20 units in a grocery order and 200 in a kitchen order, or its own limit', async () => {
  await saveSetting(shop.app.db, 'MAX_CASH_DUE_FIRST_ORDERS', '0');
  const many = await createStock(shop, category, { cost: 1, quantity: 900, name: 'Curd' });
  const meal = await createStock(shop, category, {
    cost: 1,
    quantity: 900,
    name: 'Thali',
    department: 'KITCHEN',
  });
  const message = (n: number, name: string) =>
    `You can order at most ${n} of ${name} at once. For more, please call us.`;
  const curd = [422, 'UNIT_LIMIT', message(20, 'Curd')];
  expect(await problemOf(estimate([groceryLine(many, 21)]))).toEqual(curd);
  expect(await problemOf(sendOrder(customer, buildOrder([groceryLine(many, 21)])))).toEqual(curd);
  expect(await problemOf(estimate([kitchenLine(meal, 201)]))).toEqual([
    422,
    'UNIT_LIMIT',
    message(200, 'Thali'),
  ]);
  await createOrder(customer, [groceryLine(many, 20)]);
  await sql`update catalogue.stocks set max_per_order = 3 where id = ${many}`.execute(shop.app.db);
  expect(await problemOf(estimate([groceryLine(many, 4)]))).toContain(message(3, 'Curd'));
  const combo = await createCombo(shop, category.subcategoryId, [many], { cost: 1 });
  const inCombo = { ...groceryLine(combo, 2), type: 'COMBO' as const };
  expect(await problemOf(estimate([groceryLine(many, 2), inCombo]))).toContain('UNIT_LIMIT');
  expect((await estimate([groceryLine(many, 1), inCombo])).final_amount).toBe(3);
});

test('cash due is limited to ₹3,000 before the first delivered order, to ₹10,000 afterwards', async () => {
  expect(await problemOf(estimate([groceryLine(stock, 7)]))).toEqual([
    422,
    'CASH_LIMIT',
    'We take at most ₹3,000.00 in cash until your first order is delivered. Please pay another way, or order for up to ₹3,000.00.',
  ]);
  const first = await createOrder(customer, [groceryLine(stock, 4)]);
  expect(await problemOf(sendOrder(customer, buildOrder([groceryLine(stock, 3)])))).toEqual([
    422,
    'CASH_LIMIT',
    'We take at most ₹3,000.00 in cash until your first order is delivered. ₹2,000.00 of it is due already. Please pay another way, or order for up to ₹1,000.00.',
  ]);
  await deliverOrder(shop, first);
  await createOrder(customer, [groceryLine(stock, 18)]);
  expect(await problemOf(estimate([groceryLine(stock, 3)]))).toContain('CASH_LIMIT');
  expect((await estimate([groceryLine(stock, 2)])).final_amount).toBe(1000);
});

test('only cash counts: what is paid online or from the wallet does not', async () => {
  expect((await estimate([groceryLine(stock, 20)], 'ONLINE')).final_amount).toBe(10_000);
  await rechargeWallet(shop, customer, 2000);
  const wallet = { payment_method: 'WALLET' } as const;
  expect((await estimate([groceryLine(stock, 10)], 'WALLET')).final_amount).toBe(5000);
  expect(await problemOf(estimate([groceryLine(stock, 11)], 'WALLET'))).toContain('CASH_LIMIT');
  const tooMuch = sendOrder(customer, buildOrder([groceryLine(stock, 11)], wallet));
  expect(await problemOf(tooMuch)).toContain('CASH_LIMIT');
  await createOrder(customer, [groceryLine(stock, 10)], wallet);
  expect((await cashDue(customer))?.due).toBe(300_000);
});

test('a customer has at most 6 open checkouts, 2 of them unpaid', async () => {
  const cheap = await createStock(shop, category, { cost: 10 });
  const online = { payment_method: 'ONLINE' } as const;
  const unpaid = await createOrder(customer, [groceryLine(cheap)], online);
  await createOrder(customer, [groceryLine(cheap)], online);
  const third = sendOrder(customer, buildOrder([groceryLine(cheap)], online));
  const message =
    'You have 2 orders waiting for their payment. Please pay or cancel one of them in My Orders first.';
  expect(await problemOf(third)).toEqual([422, 'UNPAID_LIMIT', message]);
  expect(await problemOf(estimate([groceryLine(cheap)], 'ONLINE'))).toContain('UNPAID_LIMIT');
  for (let n = 0; n < 4; n++) await createOrder(customer, [groceryLine(cheap)]);
  expect(await problemOf(sendOrder(customer, buildOrder([groceryLine(cheap)])))).toEqual([
    422,
    'OPEN_LIMIT',
    'You have 6 orders on their way, as many as we take at once. You can order again when one of them is delivered or cancelled.',
  ]);
  expect(await problemOf(estimate([groceryLine(cheap)]))).toContain('OPEN_LIMIT');
  await cancelOrder(customer, unpaid);
  await createOrder(customer, [groceryLine(cheap)]);
});

test('S10.400 an order to be paid online is refused after six that were cancelled without payment within a day; both halves of a checkout count once', async () => {
  const cheap = await createStock(shop, category, { cost: 10 });
  const meal = await createStock(shop, category, { cost: 10, department: 'KITCHEN' });
  const online = { payment_method: 'ONLINE' } as const;
  const abandon = async () => {
    const { estimation_id } = await estimate([groceryLine(cheap), kitchenLine(meal)], 'ONLINE');
    for (const line of [groceryLine(cheap), kitchenLine(meal)]) {
      await cancelOrder(
        customer,
        await createOrder(customer, [line], { ...online, estimation_id }),
      );
    }
  };
  for (let n = 0; n < 5; n++) await abandon();
  await cancelOrder(customer, await createOrder(customer, [groceryLine(cheap)], online));
  const refused = [
    422,
    'ABANDONED_LIMIT',
    '6 of your orders were cancelled without their online payment within 24 hours. Please choose another way to pay, or pay online again tomorrow.',
  ];
  expect(await problemOf(estimate([groceryLine(cheap)], 'ONLINE'))).toEqual(refused);
  expect(await problemOf(sendOrder(customer, buildOrder([groceryLine(cheap)], online)))).toEqual(
    refused,
  );
  await cancelOrder(customer, await createOrder(customer, [groceryLine(cheap)]));
  const another = await createCustomer(shop);
  await createOrder(another, [groceryLine(cheap)], online);
  await sql`update orders.orders set created_at = created_at - interval '24 hours'
    where customer_id = ${customer.id}`.execute(shop.app.db);
  await createOrder(customer, [groceryLine(cheap)], online);
});

test('S10.400 the second half of a checkout may be placed after its first was cancelled unpaid', async () => {
  await saveSetting(shop.app.db, 'MAX_ABANDONED_CHECKOUTS', '1');
  const cheap = await createStock(shop, category, { cost: 10 });
  const meal = await createStock(shop, category, { cost: 10, department: 'KITCHEN' });
  const { estimation_id } = await estimate([groceryLine(cheap), kitchenLine(meal)], 'ONLINE');
  const part = { payment_method: 'ONLINE', estimation_id } as const;
  await cancelOrder(customer, await createOrder(customer, [groceryLine(cheap)], part));
  await createOrder(customer, [kitchenLine(meal)], part);
});

test('S10.400 an estimate that is ordered again and again counts each time; cancelled by staff, or half paid, it does not', async () => {
  await saveSetting(shop.app.db, 'MAX_ABANDONED_CHECKOUTS', '2');
  const cheap = await createStock(shop, category, { cost: 10 });
  const meal = await createStock(shop, category, { cost: 10, department: 'KITCHEN' });
  const manager = await createMember(shop, 'manager');
  const cancelByStaff = async () => {
    const uid = await createOrder(customer, [groceryLine(cheap)], { payment_method: 'ONLINE' });
    await manager.api('POST /api/v1/staff/orders/{uid}/move', {
      params: { uid },
      body: { to: 'CANCELLED', reason: 'Asked by phone' },
    });
  };
  for (let n = 0; n < 3; n++) await cancelByStaff();
  const { estimation_id } = await estimate([groceryLine(cheap), kitchenLine(meal)], 'ONLINE');
  const part = { payment_method: 'ONLINE', estimation_id } as const;
  const cancelled = await createOrder(customer, [kitchenLine(meal)], part);
  await cancelOrder(customer, cancelled);
  const half = await createOrder(customer, [groceryLine(cheap)], part);
  await sql`update orders.orders set payment_status = 1 where uid = ${half}`.execute(shop.app.db);
  expect((await estimate([groceryLine(cheap)], 'ONLINE')).final_amount).toBe(10);
  await sql`update orders.orders set payment_status = 0 where uid = ${half}`.execute(shop.app.db);
  await cancelOrder(customer, half);
  expect((await estimate([groceryLine(cheap)], 'ONLINE')).final_amount).toBe(10);
  await cancelOrder(customer, await createOrder(customer, [groceryLine(cheap)], part));
  expect(await problemOf(sendOrder(customer, buildOrder([groceryLine(cheap)], part)))).toContain(
    'ABANDONED_LIMIT',
  );
});

test('the second order of a checkout is not stopped by the first', async () => {
  const meal = await createStock(shop, category, { cost: 10, department: 'KITCHEN' });
  const cheap = await createStock(shop, category, { cost: 10 });
  for (let n = 0; n < 5; n++) await createOrder(customer, [groceryLine(cheap)]);
  const { estimation_id } = await estimate([groceryLine(cheap), kitchenLine(meal)]);
  await createOrder(customer, [groceryLine(cheap)], { estimation_id });
  await createOrder(customer, [kitchenLine(meal)], { estimation_id });
  expect((await cashDue(customer))?.open).toBe(7);
});

test('a new account that sends many orders of both departments at once never exceeds a limit', async () => {
  const second = await shop.openSecondServer();
  // Each order has its own product: orders of the same product would wait for each other anyway.
  const lines = await Promise.all(
    Array.from({ length: 30 }, async (_, n) => {
      const department = n % 3 ? 'GROCERY' : 'KITCHEN';
      const id = await createStock(shop, category, { cost: 700, department });
      return { ...groceryLine(id), department } as const;
    }),
  );
  const { fulfilled, refusals } = await settleAll(
    lines.map((line, n) => {
      const api = n % 2 ? customer.api : second.api({ authorization: `Bearer ${customer.token}` });
      return sendOrder({ api }, buildOrder([line]));
    }),
  );
  expect(new Set(refusals.map(({ problem }) => problem.code))).toEqual(new Set(['CASH_LIMIT']));
  expect(fulfilled).toBe(4);
  expect((await cashDue(customer))?.due).toBeLessThanOrEqual(300_000);
  const online = await settleAll(
    Array.from({ length: 12 }, () =>
      sendOrder(customer, buildOrder([groceryLine(stock)], { payment_method: 'ONLINE' })),
    ),
  );
  expect(online.fulfilled).toBe(2);
  await second.close();
});

import type { OrderLine, PlaceOrder } from '@sabuja/contract';
import type { ApiError } from '@sabuja/contract/client';
import {
  createPlan,
  createStock,
  expectRefusal,
  rechargeWallet,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { saveSetting } from '../content/index.ts';
import { placeOrder } from './place-order.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);

beforeAll(async () => {
  await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,WALLET');
});

/** A stock of ₹75; with the delivery charge of ₹25 an order of one costs ₹100. */
const aBag = (department: 'GROCERY' | 'KITCHEN' = 'GROCERY', cost = 75): Promise<OrderLine> =>
  createStock(shop, category, { cost, department }).then((id) => ({
    id,
    quantity: 1,
    type: 'STOCK',
    department,
  }));
const order = (items: OrderLine[], overrides: Partial<PlaceOrder> = {}): PlaceOrder => ({
  deliver_to: 'Asha',
  customer_address: '12, Lane 3, Patia',
  pincode: '751024',
  contact: customer.mobileNo,
  customer_name: 'Asha Das',
  delivery_date: '2026-11-23',
  delivery_slot: '11:00 AM - 1:00 PM',
  order_from: 'PWA_WEB',
  payment_method: 'WALLET',
  items,
  ...overrides,
});
const send = (body: PlaceOrder, key?: string) =>
  customer.api('POST /api/v1/orders/', {
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const read = (uid = '') =>
  customer.api('GET /api/v1/orders/{orderId}/', { params: { orderId: uid } });
const estimate = (lines: OrderLine[], is_same = false) =>
  customer.api('POST /api/v1/orders/calculate-estimation', {
    query: { pincode: '751024', payment_method: 'WALLET', is_same },
    body: lines,
  });
const balance = async () => (await customer.api('GET /api/v1/wallet/')).balance;
const orders = async () =>
  (await customer.api('GET /api/v1/orders/user/{uid}/', { params: { uid: customer.uid } })).total;
const stockOf = async ({ id }: OrderLine) =>
  (await shop.api()('GET /api/v1/stocks/{id}', { params: { id } })).quantity;

describe('S4g.1 an order paid from the wallet', () => {
  test('takes all it costs: paid, nothing pending, its cart lines gone, one transaction', async () => {
    const [bag, other] = [await aBag(), await aBag('KITCHEN')];
    for (const { id } of [bag, other]) {
      await customer.api('POST /api/v1/cart/item/', { query: { item_id: id, quantity: 1 } });
    }
    await rechargeWallet(shop, customer, 250);
    const { data } = await send(order([bag]));
    expect(await read(data[0])).toMatchObject({
      o_status: 'PLACED',
      payment_method: 'WALLET',
      payment_status: 1,
      final_amount: 100,
      pending_amount: 0,
    });
    expect(await balance()).toBe(150);
    const { items } = await customer.api('GET /api/v1/cart/');
    expect(items.map((line) => line.item_id)).toEqual([other.id]);
    const { results } = await customer.api('GET /api/v1/wallet/transactions/');
    expect(results[0]).toMatchObject({
      amount: -100,
      description: `Order #${data[0]?.split('-')[0]}`,
    });
  });

  test('takes what is there when that is less, and the rest is pending', async () => {
    await rechargeWallet(shop, customer, 30.5);
    const { data } = await send(order([await aBag()]));
    expect(await read(data[0])).toMatchObject({
      payment_status: 1,
      final_amount: 100,
      pending_amount: 69.5,
    });
    expect(await balance()).toBe(0);
  });

  test('S4g.6 is refused with a wallet of 0, and nothing is taken of stock or cart', async () => {
    const bag = await aBag();
    await customer.api('POST /api/v1/cart/item/', { query: { item_id: bag.id, quantity: 1 } });
    for (const overrides of [{}, { estimation_id: (await estimate([bag])).estimation_id }]) {
      const error = await expectRefusal(send(order([bag], overrides)));
      expect([error.status, error.problem.code, error.problem.message]).toEqual([
        409,
        'EMPTY_WALLET',
        'Your wallet is empty. Please recharge it, or choose another way to pay.',
      ]);
    }
    expect([await stockOf(bag), await orders()]).toEqual([100, 0]);
    expect((await customer.api('GET /api/v1/cart/')).items).toHaveLength(1);
  });

  test('is refused while the shop does not take the wallet', async () => {
    await rechargeWallet(shop, customer, 500);
    await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD');
    const error = await expectRefusal(send(order([await aBag()])));
    await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,WALLET');
    expect(error.problem.message).toBe('Please select a valid payment method.');
    expect(await balance()).toBe(500);
  });

  test('cash on delivery leaves a full wallet alone', async () => {
    await rechargeWallet(shop, customer, 500);
    const { data } = await send(order([await aBag()], { payment_method: 'COD' }));
    expect(await read(data[0])).toMatchObject({ payment_status: 0, pending_amount: 100 });
    expect(await balance()).toBe(500);
  });
});

describe('S4g.4 two orders of one checkout', () => {
  test.each([
    ['with one delivery', true],
    ['with a delivery each', false],
  ])('%s are both debited', async (_, same) => {
    const [sabji, dalma] = [await aBag('GROCERY', 40), await aBag('KITCHEN', 200)];
    await rechargeWallet(shop, customer, 1000);
    const { estimation_id: id, final_amount } = await estimate([sabji, dalma], same);
    await send(order([sabji], { estimation_id: same ? `${id}__2` : id }));
    await send(order([dalma], { estimation_id: same ? `${id}__1` : id }));
    expect(await balance()).toBe(1000 - final_amount);
  });

  test('when the first empties the wallet the second is placed too, all of it pending', async () => {
    const [sabji, dalma] = [await aBag('GROCERY', 40), await aBag('KITCHEN', 200)];
    await rechargeWallet(shop, customer, 30);
    const { estimation_id: id } = await estimate([sabji, dalma], true);
    const first = await send(order([sabji], { estimation_id: `${id}__2` }));
    const second = await send(order([dalma], { estimation_id: `${id}__1` }));
    expect(await read(first.data[0])).toMatchObject({ payment_status: 1, pending_amount: 10 });
    expect(await read(second.data[0])).toMatchObject({
      o_status: 'PLACED',
      payment_status: 0,
      final_amount: 225,
      pending_amount: 225,
    });
  });

  test('a first order by cash opens no such door', async () => {
    const [sabji, dalma] = [await aBag('GROCERY', 40), await aBag('KITCHEN', 200)];
    const { estimation_id: id } = await estimate([sabji, dalma], true);
    await send(order([sabji], { estimation_id: `${id}__2`, payment_method: 'COD' }));
    const second = await expectRefusal(send(order([dalma], { estimation_id: `${id}__1` })));
    expect(second.problem.code).toBe('EMPTY_WALLET');
  });
});

describe('at once and again', () => {
  test('orders racing for one wallet take no more than it holds', async () => {
    const bag = await aBag();
    await rechargeWallet(shop, customer, 450);
    const responses = await Promise.allSettled(
      Array.from({ length: 20 }, () => send(order([bag]))),
    );
    const placed = responses.flatMap((a) => (a.status === 'fulfilled' ? a.value.data : []));
    const pending = (await Promise.all(placed.map(read))).map((o) => o.pending_amount);
    expect(pending.sort((a, b) => a - b)).toEqual([0, 0, 0, 0, 50]);
    expect([await balance(), await stockOf(bag)]).toEqual([0, 95]);
    const failures = responses.flatMap((a) =>
      a.status === 'rejected' ? [a.reason as ApiError] : [],
    );
    expect(new Set(failures.map(({ problem }) => problem.code))).toEqual(new Set(['EMPTY_WALLET']));
  });

  test('orders and recharges of one wallet that cross each other all end', async () => {
    const [a, b] = [await aBag(), await aBag()];
    await rechargeWallet(shop, customer, 2000);
    await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        n % 2 ? rechargeWallet(shop, customer, 10) : send(order(n % 4 ? [a, b] : [b, a])),
      ),
    );
    // 12 orders of two bags and a delivery, 12 recharges.
    expect(await balance()).toBe(2000 + 120 - 12 * 175);
  });

  test('a repeat with the same Idempotency-Key, at once or later, debits once', async () => {
    const body = order([await aBag()]);
    await rechargeWallet(shop, customer, 500);
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(body, 'same')));
    expect(new Set(responses.map(({ data }) => data[0])).size).toBe(1);
    await send(body, 'same');
    expect([await balance(), await orders()]).toEqual([400, 1]);
  });

  test('a second order on the same estimate is refused, and its debit is undone', async () => {
    const bag = await aBag();
    await rechargeWallet(shop, customer, 500);
    const { estimation_id } = await estimate([bag]);
    await send(order([bag], { estimation_id }), 'one');
    const error = await expectRefusal(send(order([bag], { estimation_id }), 'two'));
    expect([error.problem.code, await balance()]).toEqual(['ALREADY_ORDERED', 400]);
  });

  test('a server that goes down before the end leaves neither debit nor order', async () => {
    const bag = await aBag();
    await rechargeWallet(shop, customer, 500);
    const deps = {
      db: shop.app.db,
      clock: shop.clock,
      notify: async () => {
        throw new Error('the server went down');
      },
      payments: shop.app.payments,
    };
    const buyer = { customerId: customer.id, customerUid: customer.uid };
    await expect(placeOrder(deps, buyer, order([bag]), undefined)).rejects.toThrow('went down');
    expect([await balance(), await orders(), await stockOf(bag)]).toEqual([500, 0, 100]);
  });
});

describe('with a plan', () => {
  test('an order is charged what its estimate said, and the plan’s part stands on its lines', async () => {
    const plan = await createPlan(shop, { discountPercent: 7, freeShipping: true });
    await rechargeWallet(shop, customer, 1000, plan);
    const lines = [await aBag('GROCERY', 33.35), await aBag('GROCERY', 18.9)];
    const { estimation_id, final_amount, total_discount } = await estimate(lines);
    const { data } = await send(order(lines, { estimation_id }));
    expect(await read(data[0])).toMatchObject({
      final_amount,
      applied_discount: total_discount,
      delivery_charges: 0,
    });
    // 7 percent of 52.25, half up.
    expect([total_discount, final_amount]).toEqual([3.66, 48.59]);
    expect(await balance()).toBe(951.41);
  });

  test('one without an estimate is charged with the plan too', async () => {
    await rechargeWallet(shop, customer, 500, await createPlan(shop, { discountPercent: 10 }));
    const { data } = await send(order([await aBag()]));
    expect((await read(data[0])).final_amount).toBe(92.5);
  });

  test('a plan bought after the estimate makes it outdated; the fresh one has the plan', async () => {
    const bag = await aBag();
    const { estimation_id } = await estimate([bag]);
    await rechargeWallet(shop, customer, 500, await createPlan(shop, { discountPercent: 10 }));
    const error = await expectRefusal(send(order([bag], { estimation_id })));
    expect(error.problem.code).toBe('PRICE_CHANGED');
    const { estimate: fresh } = error.problem.details as {
      estimate: { estimation_id: string; final_amount: number };
    };
    expect(fresh.final_amount).toBe(92.5);
    await send(order([bag], { estimation_id: fresh.estimation_id }));
    expect(await balance()).toBe(407.5);
  });
});

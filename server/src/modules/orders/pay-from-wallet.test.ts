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

/** Creates a line with a stock of ₹75; with the delivery fee of ₹25, an order of one unit costs ₹100. */
const createBagLine = (
  department: 'GROCERY' | 'KITCHEN' = 'GROCERY',
  cost = 75,
): Promise<OrderLine> =>
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
  test('debits the full amount: paid, nothing pending, cart lines removed, one wallet transaction', async () => {
    const [bag, other] = [await createBagLine(), await createBagLine('KITCHEN')];
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

  test('debits the whole balance when that is less, and the rest is pending', async () => {
    await rechargeWallet(shop, customer, 30.5);
    const { data } = await send(order([await createBagLine()]));
    expect(await read(data[0])).toMatchObject({
      payment_status: 1,
      final_amount: 100,
      pending_amount: 69.5,
    });
    expect(await balance()).toBe(0);
  });

  test('S4g.6 is refused at a balance of 0, and stock and cart are unchanged', async () => {
    const bag = await createBagLine();
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

  test('is refused while the shop does not accept the wallet', async () => {
    await rechargeWallet(shop, customer, 500);
    await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD');
    const error = await expectRefusal(send(order([await createBagLine()])));
    await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,WALLET');
    expect(error.problem.message).toBe('Please select a valid payment method.');
    expect(await balance()).toBe(500);
  });

  test('cash on delivery does not debit the wallet', async () => {
    await rechargeWallet(shop, customer, 500);
    const { data } = await send(order([await createBagLine()], { payment_method: 'COD' }));
    expect(await read(data[0])).toMatchObject({ payment_status: 0, pending_amount: 100 });
    expect(await balance()).toBe(500);
  });
});

describe('S4g.4 two orders of one checkout', () => {
  test.each([
    ['with one delivery', true],
    ['with a delivery each', false],
  ])('%s are both debited', async (_, same) => {
    const [sabji, dalma] = [
      await createBagLine('GROCERY', 40),
      await createBagLine('KITCHEN', 200),
    ];
    await rechargeWallet(shop, customer, 1000);
    const { estimation_id: id, final_amount } = await estimate([sabji, dalma], same);
    await send(order([sabji], { estimation_id: same ? `${id}__2` : id }));
    await send(order([dalma], { estimation_id: same ? `${id}__1` : id }));
    expect(await balance()).toBe(1000 - final_amount);
  });

  test('when the first order empties the wallet, the second is placed with its whole amount pending', async () => {
    const [sabji, dalma] = [
      await createBagLine('GROCERY', 40),
      await createBagLine('KITCHEN', 200),
    ];
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

  test('a first order paid in cash does not allow a second with an empty wallet', async () => {
    const [sabji, dalma] = [
      await createBagLine('GROCERY', 40),
      await createBagLine('KITCHEN', 200),
    ];
    const { estimation_id: id } = await estimate([sabji, dalma], true);
    await send(order([sabji], { estimation_id: `${id}__2`, payment_method: 'COD' }));
    const second = await expectRefusal(send(order([dalma], { estimation_id: `${id}__1` })));
    expect(second.problem.code).toBe('EMPTY_WALLET');
  });
});

describe('concurrency and retries', () => {
  test('concurrent orders debit no more than the wallet’s balance', async () => {
    const bag = await createBagLine();
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

  test('concurrent orders and recharges of one wallet do not deadlock', async () => {
    const [a, b] = [await createBagLine(), await createBagLine()];
    await rechargeWallet(shop, customer, 2000);
    await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        n % 2 ? rechargeWallet(shop, customer, 10) : send(order(n % 4 ? [a, b] : [b, a])),
      ),
    );
    // 12 recharges, and 12 orders of two bags with delivery.
    expect(await balance()).toBe(2000 + 120 - 12 * 175);
  });

  test('retries with the same Idempotency-Key, concurrent or later, debit once', async () => {
    const body = order([await createBagLine()]);
    await rechargeWallet(shop, customer, 500);
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(body, 'same')));
    expect(new Set(responses.map(({ data }) => data[0])).size).toBe(1);
    await send(body, 'same');
    expect([await balance(), await orders()]).toEqual([400, 1]);
  });

  test('a second order on the same estimate is refused, and its debit is rolled back', async () => {
    const bag = await createBagLine();
    await rechargeWallet(shop, customer, 500);
    const { estimation_id } = await estimate([bag]);
    await send(order([bag], { estimation_id }), 'one');
    const error = await expectRefusal(send(order([bag], { estimation_id }), 'two'));
    expect([error.problem.code, await balance()]).toEqual(['ALREADY_ORDERED', 400]);
  });

  test('a server that crashes before the commit leaves neither debit nor order', async () => {
    const bag = await createBagLine();
    await rechargeWallet(shop, customer, 500);
    const deps = {
      db: shop.app.db,
      clock: shop.clock,
      notify: shop.app.notify,
      prepareNotification: async () => {
        throw new Error('the server went down');
      },
      payments: shop.app.payments,
    };
    const { id: customerId, uid: customerUid, sessionId } = customer;
    const buyer = { customerId, customerUid, sessionId };
    await expect(placeOrder(deps, buyer, order([bag]), { language: 'en' })).rejects.toThrow(
      'went down',
    );
    expect([await balance(), await orders(), await stockOf(bag)]).toEqual([500, 0, 100]);
  });
});

describe('with a plan', () => {
  test('an order is charged its estimate, and its items store the plan discount', async () => {
    const plan = await createPlan(shop, { discountPercent: 7, freeShipping: true });
    await rechargeWallet(shop, customer, 1000, plan);
    const lines = [await createBagLine('GROCERY', 33.35), await createBagLine('GROCERY', 18.9)];
    const { estimation_id, final_amount, total_discount } = await estimate(lines);
    const { data } = await send(order(lines, { estimation_id }));
    expect(await read(data[0])).toMatchObject({
      final_amount,
      applied_discount: total_discount,
      delivery_charges: 0,
    });
    // The discount is 7 percent of 52.25, rounded half up.
    expect([total_discount, final_amount]).toEqual([3.66, 48.59]);
    expect(await balance()).toBe(951.41);
  });

  test('an order without an estimate gets the plan’s discount too', async () => {
    await rechargeWallet(shop, customer, 500, await createPlan(shop, { discountPercent: 10 }));
    const { data } = await send(order([await createBagLine()]));
    expect((await read(data[0])).final_amount).toBe(92.5);
  });

  test('a plan bought after the estimate makes it outdated; the fresh one includes the plan', async () => {
    const bag = await createBagLine();
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

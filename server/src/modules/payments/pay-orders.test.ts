import {
  buildOrder,
  cancelOrder,
  createCustomer,
  createMember,
  createPlan,
  createStock,
  createUnpaidOrder,
  eventually,
  expectRefusal,
  groceryLine,
  kitchenLine,
  listMessagesTo,
  payInSandbox,
  readOrder,
  readStockQuantity,
  rechargeWallet,
  requestPayment,
  sendOrder,
  sendPaymentHint,
  settleAll,
  useCustomer,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { placeOrder } from '../orders/place-order.ts';
import { reconcileOrders } from './index.ts';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);

beforeAll(async () => {
  // Webhooks are held back, so that only the page's calls have effects.
  await sandbox.changeMode({ webhooks: { held: true } });
});

const createBag = (overrides = {}) => createStock(shop, category, { cost: 75, ...overrides });
const createUnpaidBagOrder = async () =>
  createUnpaidOrder(customer, [groceryLine(await createBag())]);
const cart = async () =>
  (await customer.api('GET /api/v1/cart/')).items.map((line) => line.item_id);
const fillCart = (item_id: number) =>
  customer.api('POST /api/v1/cart/item/', { query: { item_id, quantity: 1 } });
const messages = async () =>
  (await listMessagesTo(shop, customer.mobileNo)).map((message) => message.body);

describe('an order by ONLINE', () => {
  test('S4h.1 awaits its payment, reserves stock, and leaves the cart unchanged', async () => {
    const id = await createBag();
    await fillCart(id);
    const { uid } = await createUnpaidOrder(customer, [groceryLine(id)]);
    expect(await readOrder(customer, uid)).toMatchObject({
      o_status: 'PAYMENT_PENDING',
      raz_pay_status: 0,
      payment_status: 0,
      pending_amount: 100,
      payment_id: null,
    });
    expect(await readStockQuantity(shop, id)).toBe(99);
    expect(await cart()).toEqual([id]);
    expect(await messages()).toEqual([]);
  });
  test('is placed at once at an amount of 0; less than a rupee or more than one payment may be is refused', async () => {
    const plan = await createPlan(shop, { freeShipping: true, discountPercent: 60 });
    await rechargeWallet(shop, customer, 500, plan);
    const free = groceryLine(await createBag({ cost: 0.01 }));
    const { uid, amount } = await createUnpaidOrder(customer, [free]);
    expect([amount, (await readOrder(customer, uid)).o_status]).toEqual([0, 'PLACED']);
    const tooSmall = createUnpaidOrder(customer, [groceryLine(await createBag({ cost: 0.99 }))]);
    expect((await expectRefusal(tooSmall)).problem.code).toBe('TOO_LITTLE_ONLINE');
    const tooLarge = createUnpaidOrder(customer, [groceryLine(await createBag({ cost: 4e6 }))]);
    expect((await expectRefusal(tooLarge)).problem.code).toBe('TOO_MUCH_ONLINE');
  });
  test('is refused when no provider is configured', async () => {
    const { payments } = shop.app;
    const deps = {
      ...payments,
      payments: { ...payments, providers: [] },
      prepareNotification: () => Promise.reject(new Error('nothing is placed')),
    };
    const body = buildOrder([groceryLine(await createBag())], { payment_method: 'ONLINE' });
    const { id: customerId, uid: customerUid, sessionId } = customer;
    const buyer = { customerId, customerUid, sessionId };
    expect(await placeOrder(deps, buyer, body, { language: 'en' })).toMatchObject({
      code: 'BAD_PAYMENT_METHOD',
    });
  });
});

describe('creating a payment', () => {
  test('S7e.1 returns id, amount and currency of the provider’s order, and the checkout key', async () => {
    const { uid, amount } = await createUnpaidBagOrder();
    const requested = await requestPayment(customer, amount, [uid]);
    expect(requested).toEqual({
      id: expect.stringMatching(/^order_/),
      amount: 10_000,
      currency: 'INR',
      provider: 'razorpay',
      key: shop.app.payments.providers[0]?.checkout.keyId,
      checkout_script: shop.app.payments.providers[0]?.checkout.scriptUrl,
    });
    const created = (await sandbox.state()).orders.find((order) => order.id === requested.id);
    expect(created).toMatchObject({ amount: 10_000, currency: 'INR' });
  });
  test('repeatedly or concurrently returns the same provider order', async () => {
    const { uid, amount } = await createUnpaidBagOrder();
    const requested = await Promise.all(
      Array.from({ length: 5 }, () => requestPayment(customer, amount, [uid])),
    );
    expect(new Set(requested.map(({ id }) => id)).size).toBe(1);
    expect((await requestPayment(customer, amount, [uid])).id).toBe(requested[0]?.id);
  });
  test('after an unreported payment finds the order paid', async () => {
    const { uid, amount } = await createUnpaidBagOrder();
    const { id } = await requestPayment(customer, amount, [uid]);
    await sandbox.pay(id, 'silence');
    const error = await expectRefusal(requestPayment(customer, amount, [uid]));
    expect([error.status, error.problem.code]).toEqual([409, 'NOT_TO_PAY']);
    expect(await readOrder(customer, uid)).toMatchObject({ o_status: 'PLACED', raz_pay_status: 1 });
  });
  test('recovers a provider order whose response was lost', async () => {
    const { uid, amount } = await createUnpaidBagOrder();
    await sandbox.fail('POST /v1/orders', 'lost_answer');
    const { id } = await requestPayment(customer, amount, [uid]);
    const created = (await sandbox.state()).orders.filter((order) => order.id === id);
    expect(created).toHaveLength(1);
  });
  test('S8.11 reports an unavailable provider, and succeeds on the next request', async () => {
    const { uid, amount } = await createUnpaidBagOrder();
    await sandbox.fail('POST /v1/orders', 503);
    const error = await expectRefusal(requestPayment(customer, amount, [uid]));
    expect([error.status, error.problem.message]).toEqual([
      502,
      'Failed to create Razorpay order.',
    ]);
    expect((await requestPayment(customer, amount, [uid])).amount).toBe(amount);
  });
});

describe('verifying a payment', () => {
  test('S3.13 S7e.2 places the order once, however often it is repeated', async () => {
    const { uid, amount } = await createUnpaidBagOrder();
    const { id } = await requestPayment(customer, amount, [uid]);
    const callback = await payInSandbox(sandbox, id);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => verifyPayment(customer, callback, amount)),
    );
    expect(responses).toEqual(Array(5).fill({ status: 'success' }));
    expect(await readOrder(customer, uid)).toMatchObject({
      o_status: 'PLACED',
      payment_status: 1,
      raz_pay_status: 1,
      pending_amount: 0,
      payment_id: callback.payment_id,
      raz_order_id: id,
    });
    expect(await messages()).toEqual([expect.stringContaining('is placed')]);
    expect(await sendPaymentHint(customer, uid, '1', callback.payment_id)).toMatchObject({
      uid,
      raz_pay_status: 1,
    });
    expect(await sendPaymentHint(customer, uid, '2')).toMatchObject({ o_status: 'PLACED' });
  });
  test('pays both orders of a checkout with one payment, and removes their items from the cart', async () => {
    const [bag, meal, other] = [
      await createBag(),
      await createBag({ department: 'KITCHEN' }),
      await createBag(),
    ];
    for (const id of [bag, meal, other]) await fillCart(id);
    const orders = [
      await createUnpaidOrder(customer, [groceryLine(bag)]),
      await createUnpaidOrder(customer, [kitchenLine(meal)]),
    ];
    const uids = orders.map(({ uid }) => uid);
    const { id } = await requestPayment(customer, 20_000, uids);
    const callback = await payInSandbox(sandbox, id, 'card');
    expect(await verifyPayment(customer, callback, 20_000)).toEqual({ status: 'success' });
    const read = await Promise.all(uids.map((uid) => readOrder(customer, uid)));
    expect(read.map((order) => [order.o_status, order.payment_id])).toEqual(
      uids.map(() => ['PLACED', callback.payment_id]),
    );
    expect(await cart()).toEqual([other]);
  });
});

describe('the page’s hint', () => {
  test('S7f.3 S9.8 2 (failed) cancels an unpaid order, releases its stock, and raz_pay_status is 2', async () => {
    const id = await createBag();
    const { uid } = await createUnpaidOrder(customer, [groceryLine(id)]);
    expect(await sendPaymentHint(customer, uid, '2')).toMatchObject({
      o_status: 'CANCELLED',
      raz_pay_status: 2,
      pending_amount: 0,
    });
    expect(await readStockQuantity(shop, id)).toBe(100);
    expect(await sendPaymentHint(customer, uid, '2')).toMatchObject({ o_status: 'CANCELLED' });
  });
  test('2 (failed) finds a paid order paid', async () => {
    const { uid, amount } = await createUnpaidBagOrder();
    await sandbox.pay((await requestPayment(customer, amount, [uid])).id, 'silence');
    expect(await sendPaymentHint(customer, uid, '2')).toMatchObject({
      o_status: 'PLACED',
      raz_pay_status: 1,
    });
  });
  test('1 (paid) is not trusted', async () => {
    const { uid, amount } = await createUnpaidBagOrder();
    await requestPayment(customer, amount, [uid]);
    const error = await expectRefusal(sendPaymentHint(customer, uid, '1', 'pay_00000000000000'));
    expect([error.status, error.problem.message]).toEqual([409, 'Payment verification failed.']);
    expect(await readOrder(customer, uid)).toMatchObject({ o_status: 'PAYMENT_PENDING' });
  });
  test('0 reconciles: an unpaid order stays pending, a paid one is placed', async () => {
    const { uid, amount } = await createUnpaidBagOrder();
    const { id } = await requestPayment(customer, amount, [uid]);
    expect(await sendPaymentHint(customer, uid, '0')).toMatchObject({
      o_status: 'PAYMENT_PENDING',
    });
    await sandbox.pay(id, 'silence');
    expect(await sendPaymentHint(customer, uid, '0')).toMatchObject({
      o_status: 'PLACED',
      raz_pay_status: 1,
    });
  });
  test('is refused for an order not paid online, and for other values', async () => {
    const { data } = await sendOrder(customer, buildOrder([groceryLine(await createBag())]));
    const uid = data[0] ?? '';
    expect((await expectRefusal(sendPaymentHint(customer, uid, '2'))).status).toBe(409);
    expect((await expectRefusal(sendPaymentHint(customer, uid, '3' as '1'))).status).toBe(422);
  });
});

/** The refunds that an order's page shows. */
const readRefunds = async (orderId: string, who = customer) =>
  (await who.api('GET /api/v1/payment/refunds/{orderId}', { params: { orderId } })).results;

describe('an unused payment is refunded, and the customer notified:', () => {
  const refunds = async (paymentId: string) =>
    (await sandbox.state()).refunds
      .filter((refund) => refund.payment_id === paymentId)
      .map((refund) => refund.amount);

  test('S10.9 paid for an order that was cancelled meanwhile', async () => {
    const { uid, amount } = await createUnpaidBagOrder();
    const { id } = await requestPayment(customer, amount, [uid]);
    await cancelOrder(customer, uid);
    const callback = await payInSandbox(sandbox, id);
    const error = await expectRefusal(verifyPayment(customer, callback, amount));
    expect([error.status, error.problem.code]).toEqual([409, 'GOES_BACK']);
    await eventually(() => refunds(callback.payment_id)).toEqual([amount]);
    const back = { payment_id: callback.payment_id, amount: 100 };
    await eventually(() => readRefunds(uid)).toEqual([
      { ...back, reason: 'UNUSED', whole: false, state: 'DONE' },
    ]);
    const accounts = await createMember(shop, 'accounts');
    const staffView = accounts.api('GET /api/v1/staff/orders/{uid}/refunds', { params: { uid } });
    expect((await staffView).results).toMatchObject(await readRefunds(uid));
    expect((await expectRefusal(readRefunds(uid, await createCustomer(shop)))).status).toBe(404);
    await eventually(messages).toEqual([expect.stringContaining('₹100.00 of your payment')]);
  });
  test('paid for two cancelled orders: each shows the refund as covering both', async () => {
    const [one, two] = [await createUnpaidBagOrder(), await createUnpaidBagOrder()];
    const amount = one.amount + two.amount;
    const { id } = await requestPayment(customer, amount, [one.uid, two.uid]);
    for (const { uid } of [one, two]) await cancelOrder(customer, uid);
    await expectRefusal(verifyPayment(customer, await payInSandbox(sandbox, id), amount));
    for (const { uid } of [one, two]) {
      expect(await readRefunds(uid)).toMatchObject([{ amount: amount / 100, whole: true }]);
    }
  });
  test('paid for two orders, one of them already cancelled: only that one shows its refund', async () => {
    const [cancelled, paid] = [await createUnpaidBagOrder(), await createUnpaidBagOrder()];
    const amount = cancelled.amount + paid.amount;
    const { id } = await requestPayment(customer, amount, [cancelled.uid, paid.uid]);
    await cancelOrder(customer, cancelled.uid);
    await verifyPayment(customer, await payInSandbox(sandbox, id), amount);
    expect(await readRefunds(cancelled.uid)).toMatchObject([
      { amount: cancelled.amount / 100, whole: false },
    ]);
    expect(await readRefunds(paid.uid)).toEqual([]);
  });
  test('paid twice', async () => {
    const { uid, amount } = await createUnpaidBagOrder();
    const { id } = await requestPayment(customer, amount, [uid]);
    const second = await payInSandbox(sandbox, id, 'twice');
    const first = (await sandbox.state()).payments.find(
      (payment) => payment.order_id === id && payment.id !== second.payment_id,
    );
    expect(await verifyPayment(customer, second, amount)).toEqual({ status: 'success' });
    expect(await reconcileOrders(shop.app.payments, [uid])).toBeUndefined();
    await eventually(() => refunds(first?.id ?? '')).toEqual([amount]);
    expect(await refunds(second.payment_id)).toEqual([]);
  });
  test('paid for two orders, one cancelled afterwards: only its part is refunded, once', async () => {
    const orders = [
      await createUnpaidBagOrder(),
      await createUnpaidOrder(customer, [groceryLine(await createBag({ cost: 175 }))]),
    ];
    const [small, large] = orders.map(({ uid }) => uid);
    const { id } = await requestPayment(customer, 30_000, [small ?? '', large ?? '']);
    const callback = await payInSandbox(sandbox, id);
    await verifyPayment(customer, callback, 30_000);
    const { fulfilled } = await settleAll(
      Array.from({ length: 4 }, () => cancelOrder(customer, large ?? '')),
    );
    expect(fulfilled).toBe(4);
    await eventually(() => refunds(callback.payment_id)).toEqual([20_000]);
    expect(await readRefunds(large ?? '')).toMatchObject([{ amount: 200, whole: false }]);
    expect(await readRefunds(small ?? '')).toEqual([]);
    expect(await verifyPayment(customer, callback, 30_000)).toEqual({ status: 'success' });
    expect(await readOrder(customer, small ?? '')).toMatchObject({ o_status: 'PLACED' });
  });
});

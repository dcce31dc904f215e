import { createHmac } from 'node:crypto';
import {
  type Callback,
  createCustomer,
  createStock,
  createUnpaidOrder,
  expectRefusal,
  groceryLine,
  payInSandbox,
  readOrder,
  requestPayment,
  sendPaymentHint,
  useCustomer,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { beforeAll, describe, expect, test } from 'vitest';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);

beforeAll(async () => {
  await sandbox.changeMode({ webhooks: { held: true } });
});

const createBag = (overrides = {}) => createStock(shop, category, { cost: 75, ...overrides });
const createUnpaidBagOrder = async () =>
  createUnpaidOrder(customer, [groceryLine(await createBag())]);

describe('tampering is refused and changes nothing:', () => {
  const forge = (orderId: string, paymentId: string) =>
    createHmac('sha256', 'a guess').update(`${orderId}|${paymentId}`).digest('hex');
  type Change = (callback: Callback) => Partial<Callback & { amount: number }>;
  test.each<[string, Change]>([
    ['a signature cut short', ({ signature }) => ({ signature: signature.slice(0, 63) })],
    ['a signature of another secret', (c) => ({ signature: forge(c.order_id, c.payment_id) })],
    ['another payment', () => ({ payment_id: 'pay_00000000000000' })],
    ['another order', () => ({ order_id: 'order_00000000000000' })],
    ['a smaller amount', () => ({ amount: 9999 })],
    ['a larger amount', () => ({ amount: 10_001 })],
    ['an amount of 0', () => ({ amount: 0 })],
    ['a negative amount', () => ({ amount: -10_000 })],
    ['a fraction of a paisa', () => ({ amount: 10_000.5 })],
    ['an absurd amount', () => ({ amount: 1e15 })],
  ])('verifying with %s', async (_, change) => {
    const { uid, amount } = await createUnpaidBagOrder();
    const { id } = await requestPayment(customer, amount, [uid]);
    const callback = await payInSandbox(sandbox, id);
    const callbackBody = { ...callback, amount, ...change(callback) };
    const error = await expectRefusal(verifyPayment(customer, callbackBody, callbackBody.amount));
    expect(error.status).toBeGreaterThanOrEqual(400);
    expect(error.status).toBeLessThan(500);
    expect((await readOrder(customer, uid)).raz_pay_status).toBe(0);
  });
  test.each([9999, 10_001, 0, -10_000, 100.125, 99, 1e15])(
    'requesting %d paise for an order of 10,000',
    async (amount) => {
      const { uid } = await createUnpaidBagOrder();
      const error = await expectRefusal(requestPayment(customer, amount, [uid]));
      expect([409, 422]).toContain(error.status);
    },
  );
  test('requesting another currency', async () => {
    const { uid, amount } = await createUnpaidBagOrder();
    const body = { amount, currency: 'USD' as 'INR', receipt: 'r', order_uids: [uid] };
    const error = await expectRefusal(customer.api('POST /api/v1/payment/create', { body }));
    expect([error.status, error.problem.field]).toEqual([422, 'currency']);
  });
  test('another customer’s order, payment or hint', async () => {
    const { uid, amount } = await createUnpaidBagOrder();
    const { id } = await requestPayment(customer, amount, [uid]);
    const callback = await payInSandbox(sandbox, id);
    const stranger = await createCustomer(shop);
    expect((await expectRefusal(requestPayment(stranger, amount, [uid]))).status).toBe(404);
    expect((await expectRefusal(verifyPayment(stranger, callback, amount))).status).toBe(404);
    expect((await expectRefusal(sendPaymentHint(stranger, uid, '2'))).status).toBe(404);
    expect((await readOrder(customer, uid)).o_status).toBe('PAYMENT_PENDING');
  });
  test('S8.11 a payment of another order, and of an order as a recharge', async () => {
    const [cheap, dear] = [
      await createUnpaidBagOrder(),
      await createUnpaidOrder(customer, [groceryLine(await createBag({ cost: 400 }))]),
    ];
    const paid = await requestPayment(customer, cheap.amount, [cheap.uid]);
    const requested = await requestPayment(customer, dear.amount, [dear.uid]);
    const callback = await payInSandbox(sandbox, paid.id);
    const stolen = verifyPayment(customer, { ...callback, order_id: requested.id }, dear.amount);
    expect((await expectRefusal(stolen)).problem.message).toBe('Payment verification failed.');
    const asRecharge = verifyPayment(customer, callback, cheap.amount, 'WALLET');
    expect((await expectRefusal(asRecharge)).problem.message).toBe('Payment verification failed.');
    const body = { user_id: customer.id, payment_id: callback.payment_id, method: 'ONLINE' };
    await verifyPayment(customer, callback, cheap.amount);
    const credit = await expectRefusal(customer.api('POST /api/v1/wallet/recharge/', { body }));
    expect(credit.problem.code).toBe('NOT_A_RECHARGE');
    expect(
      (await expectRefusal(sendPaymentHint(customer, dear.uid, '1', callback.payment_id))).status,
    ).toBe(409);
    expect((await readOrder(customer, dear.uid)).raz_pay_status).toBe(0);
  });
});

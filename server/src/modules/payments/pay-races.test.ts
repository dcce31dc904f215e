import {
  cancelOrder,
  createCustomer,
  createStock,
  createUnpaidOrder,
  eventually,
  groceryLine,
  payInSandbox,
  readOrder,
  readStockQuantity,
  requestPayment,
  sendPaymentHint,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { expect, test } from 'vitest';
import { sendRefund } from './send-refund.ts';

const { shop, category, sandbox } = useShopWithPayments();

const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));
const readRefunded = async (paymentId: string) =>
  (await sandbox.state()).refunds
    .filter((refund) => refund.payment_id === paymentId)
    .map(({ amount }) => amount);

test('an order paid while being cancelled or released is placed and paid, or its payment refunded', async () => {
  const stock = await createStock(shop, category, { cost: 75, quantity: 100 });
  const outcomes = await Promise.all(
    times(10, async (i) => {
      const customer = await createCustomer(shop);
      const { uid, amount } = await createUnpaidOrder(customer, [groceryLine(stock)]);
      const { id } = await requestPayment(customer, amount, [uid]);
      const callback = await payInSandbox(sandbox, id);
      const abandon = () =>
        i % 2 ? cancelOrder(customer, uid) : sendPaymentHint(customer, uid, '2');
      const race = [() => verifyPayment(customer, callback, amount), abandon];
      await Promise.allSettled((i % 3 ? race : race.toReversed()).map((go) => go()));
      const { o_status } = await readOrder(customer, uid);
      return { o_status, amount, paymentId: callback.payment_id };
    }),
  );
  const of = (status: string) => outcomes.filter(({ o_status }) => o_status === status);
  expect(of('PLACED').length + of('CANCELLED').length).toBe(10);
  for (const { amount, paymentId } of of('CANCELLED')) {
    await eventually(() => readRefunded(paymentId)).toEqual([amount]);
  }
  for (const { paymentId } of of('PLACED')) expect(await readRefunded(paymentId)).toEqual([]);
  expect(await readStockQuantity(shop, stock)).toBe(100 - of('PLACED').length);
});

test('one payment reported to two servers concurrently places the order once', async () => {
  const other = await shop.openSecondServer();
  await other.app.listen();
  const customer = await createCustomer(shop);
  const { uid, amount } = await createUnpaidOrder(customer, [
    groceryLine(await createStock(shop, category)),
  ]);
  const { id } = await requestPayment(customer, amount, [uid]);
  const callback = await payInSandbox(sandbox, id);
  const api = other.api({ authorization: `Bearer ${customer.token}` });
  const callbacks = times(6, (i) => verifyPayment(i % 2 ? customer : { api }, callback, amount));
  expect(await Promise.all(callbacks)).toEqual(Array(6).fill({ status: 'success' }));
  const { history } = await readOrder(customer, uid);
  expect(history.map(({ status }) => status)).toEqual(['PAYMENT_PENDING', 'PLACED']);
  await other.close();
});

test('a refund retried after a lost response is made once', async () => {
  const customer = await createCustomer(shop);
  const { uid, amount } = await createUnpaidOrder(customer, [
    groceryLine(await createStock(shop, category)),
  ]);
  const { id } = await requestPayment(customer, amount, [uid]);
  const callback = await payInSandbox(sandbox, id);
  await verifyPayment(customer, callback, amount);
  await sandbox.fail('POST /v1/payments/:id/refund', 'lost_answer');
  await cancelOrder(customer, uid);
  const { id: refund } = await shop.app.db
    .selectFrom('payments.refunds')
    .select('id')
    .where('order_uid', '=', uid)
    .executeTakeFirstOrThrow();
  await Promise.allSettled(times(3, () => sendRefund(shop.app.payments, refund)));
  await eventually(() => readRefunded(callback.payment_id)).toEqual([amount]);
});

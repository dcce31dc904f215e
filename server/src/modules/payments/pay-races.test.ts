import type { SandboxControl } from '@sabuja/sandbox-razorpay/control';
import {
  aCustomer,
  anUnpaidOrder,
  aStock,
  askToPay,
  cancel,
  closeSound,
  eventually,
  grocery,
  hint,
  openPaidShop,
  payBy,
  readOrder,
  stockLeft,
  type TestShop,
  tellPaid,
} from '@sabuja/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRefund } from './send-refund.ts';

let shop: TestShop;
let place: { categoryId: number; subcategoryId: number };
let sandbox: SandboxControl;

beforeAll(async () => {
  ({ shop, place, sandbox } = await openPaidShop());
});
afterAll(() => closeSound(shop));

const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));
const given = async (paymentId: string) =>
  (await sandbox.state()).refunds
    .filter((refund) => refund.payment_id === paymentId)
    .map(({ amount }) => amount);

test('paid while it is cancelled or given up: it is placed and paid, or its money goes back', async () => {
  const stock = await aStock(shop, place, { cost: 75, quantity: 100 });
  const outcomes = await Promise.all(
    times(10, async (i) => {
      const customer = await aCustomer(shop);
      const { uid, amount } = await anUnpaidOrder(customer, [grocery(stock)]);
      const { id } = await askToPay(customer, amount, [uid]);
      const callback = await payBy(sandbox, id);
      const giveUp = () => (i % 2 ? cancel(customer, uid) : hint(customer, uid, '2'));
      const race = [() => tellPaid(customer, callback, amount), giveUp];
      await Promise.allSettled((i % 3 ? race : race.toReversed()).map((go) => go()));
      const { o_status } = await readOrder(customer, uid);
      return { o_status, amount, paymentId: callback.payment_id };
    }),
  );
  const of = (status: string) => outcomes.filter(({ o_status }) => o_status === status);
  expect(of('PLACED').length + of('CANCELLED').length).toBe(10);
  for (const { amount, paymentId } of of('CANCELLED')) {
    await eventually(() => given(paymentId)).toEqual([amount]);
  }
  for (const { paymentId } of of('PLACED')) expect(await given(paymentId)).toEqual([]);
  expect(await stockLeft(shop, stock)).toBe(100 - of('PLACED').length);
});

test('two servers told of one payment at once place the order once', async () => {
  const other = await shop.anotherServer();
  await other.app.listen();
  const customer = await aCustomer(shop);
  const { uid, amount } = await anUnpaidOrder(customer, [grocery(await aStock(shop, place))]);
  const { id } = await askToPay(customer, amount, [uid]);
  const callback = await payBy(sandbox, id);
  const api = other.api({ authorization: `Bearer ${customer.token}` });
  const told = times(6, (i) => tellPaid(i % 2 ? customer : { api }, callback, amount));
  expect(await Promise.all(told)).toEqual(Array(6).fill({ status: 'success' }));
  const { history } = await readOrder(customer, uid);
  expect(history.map(({ status }) => status)).toEqual(['PAYMENT_PENDING', 'PLACED']);
  await other.close();
});

test('a refund asked for again after its answer was lost is given once', async () => {
  const customer = await aCustomer(shop);
  const { uid, amount } = await anUnpaidOrder(customer, [grocery(await aStock(shop, place))]);
  const { id } = await askToPay(customer, amount, [uid]);
  const callback = await payBy(sandbox, id);
  await tellPaid(customer, callback, amount);
  await sandbox.fail('POST /v1/payments/:id/refund', 'lost_answer');
  await cancel(customer, uid);
  const { id: refund } = await shop.app.db
    .selectFrom('payments.refunds')
    .select('id')
    .where('order_uid', '=', uid)
    .executeTakeFirstOrThrow();
  await Promise.allSettled(times(3, () => sendRefund(shop.app.payments, refund)));
  await eventually(() => given(callback.payment_id)).toEqual([amount]);
});

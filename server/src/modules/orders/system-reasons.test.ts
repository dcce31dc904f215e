import { minutes } from '@sabuja/kit';
import {
  cancelOrder,
  createStock,
  createUnpaidOrder,
  groceryLine,
  sendPaymentHint,
  useCustomer,
  useMember,
  useShopWithPayments,
} from '@sabuja/testing';
import { expect, test } from 'vitest';
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts';
import { findOrder } from './order-views.ts';

const { shop, category } = useShopWithPayments();
const customer = useCustomer(shop);
const support = useMember(shop, 'support');

const languages = ['en', 'hi', 'or'] as const;
const createUnpaid = async () => {
  const lines = [groceryLine(await createStock(shop, category))];
  return (await createUnpaidOrder(customer, lines)).uid;
};
const reasonsFor = (uid: string) =>
  Promise.all(
    languages.map(async (locale) => {
      const headers = { 'accept-language': locale };
      const params = { orderId: uid };
      const order = await customer.api('GET /api/v1/orders/{orderId}/', { params, headers });
      return order.history.at(-1)?.reason;
    }),
  );

test('S10.9 an order that the system cancelled says why in the reader’s language', async () => {
  const uid = await createUnpaid();
  await sendPaymentHint(customer, uid, '2');
  const inEachLanguage = [
    'Payment was not completed.',
    'भुगतान पूरा नहीं हुआ।',
    'ପେମେଣ୍ଟ ସମ୍ପୂର୍ଣ୍ଣ ହେଲା ନାହିଁ।',
  ];
  expect(await reasonsFor(uid)).toEqual(inEachLanguage);
  const staffView = await support.api('GET /api/v1/staff/orders/{uid}', {
    params: { uid },
    headers: { 'accept-language': 'hi' },
  });
  expect(staffView.history.at(-1)).toMatchObject({ actor: 'system', reason: inEachLanguage[1] });
});

test('S10.9 a reason that a person wrote stays as written, also when it reads as one of the system’s', async () => {
  const uid = await createUnpaid();
  await cancelOrder(customer, uid, 'Not paid in time.');
  expect(await reasonsFor(uid)).toEqual(languages.map(() => 'Not paid in time.'));
});

test('S10.9 an order not paid in time says so in the reader’s language', async () => {
  const uid = await createUnpaid();
  const { db, payments, notify } = shop.app;
  shop.clock.advance(minutes(21));
  await cancelUnpaidOrders({ db, clock: shop.clock, payments, notify });
  // Read without the API, whose session has expired meanwhile.
  const owner = { customerId: customer.id, customerUid: customer.uid };
  const orders = await Promise.all(languages.map((locale) => findOrder(db, owner, uid, locale)));
  expect(orders.map((order) => order?.history.at(-1)?.reason)).toEqual([
    'Not paid in time.',
    'समय पर भुगतान नहीं हुआ।',
    'ସମୟରେ ପେମେଣ୍ଟ ହେଲା ନାହିଁ।',
  ]);
});

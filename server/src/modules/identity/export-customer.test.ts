import { minutes } from '@sabuja/kit';
import {
  cancelOrder,
  changeNumber,
  changeProfile,
  createCustomer,
  createOrder,
  createStock,
  deliverOrder,
  exportAccount,
  groceryLine,
  readLatestCode,
  rechargeWallet,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';

// A push service at a port on which nothing listens.
const { shop, category } = useSellableShop({ env: { PUSH_HOSTS: '127.0.0.1:9' } });
const customer = useCustomer(shop);
let stock: number;
beforeAll(async () => {
  stock = await createStock(shop, category);
});
beforeEach(async () => {
  shop.clock.advance(minutes(2));
});

const herBrowser = {
  endpoint: 'http://127.0.0.1:9/her-browser',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};

test('messages to a number before it changed hands belong to neither account', async () => {
  await createOrder(customer, [groceryLine(stock)]).then((uid) => cancelOrder(customer, uid));
  const mobileNo = `+917${customer.mobileNo.slice(4)}`;
  await changeNumber(shop, customer, mobileNo);
  shop.clock.advance(minutes(2));
  const heir = await createCustomer(shop, customer.mobileNo);
  const all = await exportAccount(shop, heir);
  expect(JSON.stringify(all.messages)).not.toContain('is placed');
});

test('the export contains all data of a customer in one response, without codes', async () => {
  await changeProfile(shop, customer, { full_name: 'Asha Das', email: 'asha@example.com' });
  await customer.api('POST /api/v1/notifications/push', { body: herBrowser });
  const uid = await createOrder(customer, [groceryLine(stock)], { deliver_to: 'Grandmother' });
  await deliverOrder(shop, uid);
  await rechargeWallet(shop, customer, 75);
  await shop.api()('POST /api/v1/auth/otp', { body: { mobile_number: customer.mobileNo } });
  const code = await readLatestCode(shop, customer.mobileNo);
  const all = await exportAccount(shop, customer);
  expect(all).toMatchObject({
    profile: { full_name: 'Asha Das', email: 'asha@example.com', mobile_no: customer.mobileNo },
    orders: [
      { uid, deliver_to: 'Grandmother', items: [{ quantity: 1 }], papers: [{ kind: 'INVOICE' }] },
    ],
    told_in_browsers: [{ endpoint: herBrowser.endpoint }],
    wallet: { transactions: [{ amount: 75 }] },
    cart: [],
  });
  expect(JSON.stringify(all.messages)).toContain('is placed');
  expect(JSON.stringify(all)).not.toContain(`${code} is your`);
});

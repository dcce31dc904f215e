import {
  aCustomer,
  anOrder,
  aShopThatSells,
  aStock,
  aWalletWith,
  cancel,
  closeSound,
  grocery,
  messagesTo,
  openTestShop,
  staffMoves,
  type TestCustomer,
  type TestShop,
  withEmail,
} from '@sabuja/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveSetting } from '../content/index.ts';

let shop: TestShop;
let place: { categoryId: number; subcategoryId: number };
let customer: TestCustomer;
let email: string;

beforeAll(async () => {
  shop = await openTestShop();
  place = await aShopThatSells(shop);
  await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,WALLET');
});
afterAll(() => closeSound(shop));
beforeEach(async () => {
  customer = await aCustomer(shop);
  email = await withEmail(shop, customer);
});

/** What came, oldest first: the beginnings of SMS, the subjects of e-mails. */
const told = async () => ({
  sms: (await messagesTo(shop, customer.mobileNo)).map(({ body }) => body).reverse(),
  email: (await messagesTo(shop, email)).map(({ subject }) => subject).reverse(),
});

test('an order on its way to the door: SMS for what cannot wait, e-mail for what is kept', async () => {
  const uid = await anOrder(customer, [grocery(await aStock(shop, place, { cost: 75 }))]);
  for (const to of ['CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
    await staffMoves(shop, uid, to);
  }
  const number = uid.split('-')[0];
  expect(await told()).toEqual({
    sms: [
      `Sabuja: order #${number} for ₹100.00 is placed. Delivery 24 Nov 2026, 11:00 AM - 1:00 PM.`,
      `Sabuja: order #${number} is on its way, 11:00 AM - 1:00 PM. To pay: ₹100.00.`,
    ],
    email: [`Your order #${number} is placed`, `Your order #${number} is delivered`],
  });
});

test('the shop’s cancelling is told by SMS, one’s own is not', async () => {
  const id = await aStock(shop, place);
  const [one, two] = [
    await anOrder(customer, [grocery(id)]),
    await anOrder(customer, [grocery(id)]),
  ];
  await cancel(customer, one);
  await staffMoves(shop, two, 'CANCELLED');
  const { sms, email: mails } = await told();
  expect(sms.filter((text) => text.includes('cancelled'))).toEqual([
    expect.stringContaining(`order #${two.split('-')[0]} is cancelled`),
  ]);
  expect(mails.slice(2)).toEqual([
    `You cancelled your order #${one.split('-')[0]}`,
    `Your order #${two.split('-')[0]} is cancelled`,
  ]);
});

test('what is said of money is so: a paid order owes nothing, an unpaid one gets nothing back', async () => {
  const id = await aStock(shop, place, { cost: 75 });
  const order = async (payment_method: 'COD' | 'WALLET') =>
    anOrder(customer, [grocery(id)], { payment_method });
  await aWalletWith(shop, customer, 1000);
  const [goes, paid, unpaid] = [await order('WALLET'), await order('WALLET'), await order('COD')];
  await staffMoves(shop, goes, 'CONFIRMED');
  await staffMoves(shop, goes, 'PACKED');
  await staffMoves(shop, goes, 'OUT_FOR_DELIVERY');
  await staffMoves(shop, paid, 'CANCELLED');
  await staffMoves(shop, unpaid, 'CANCELLED');
  const { sms } = await told();
  expect(sms.slice(-3).map((text) => text.slice(text.indexOf(' is ')))).toEqual([
    ' is on its way, 11:00 AM - 1:00 PM. It is paid.',
    ' is cancelled. What you paid goes back to where you paid from.',
    ' is cancelled. You have nothing to pay.',
  ]);
});

test("mail goes to the account's own address, never to one that an order names", async () => {
  const other = `ravi-${customer.id}@example.in`;
  await anOrder(customer, [grocery(await aStock(shop, place))], { email: other });
  expect(await messagesTo(shop, other)).toHaveLength(0);
  expect(await messagesTo(shop, email)).toHaveLength(1);
});

test('what an SMS is filled with is kept whole: a provider with templates of its own writes it anew', async () => {
  await anOrder(customer, [grocery(await aStock(shop, place))]);
  const { variables } = await shop.app.db
    .selectFrom('notifications.outbox')
    .select('variables')
    .where('customer_id', '=', customer.id)
    .where('channel', '=', 'sms')
    .executeTakeFirstOrThrow();
  expect(Object.keys(variables).sort()).toEqual(['amount', 'date', 'number', 'shop', 'slot']);
  expect(variables.shop).toBe('Sabuja');
});

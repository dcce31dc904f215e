import {
  cancelOrder,
  createOrder,
  createStock,
  deliverOrder,
  groceryLine,
  listMessagesTo,
  rechargeWallet,
  setCustomerEmail,
  transitionAsStaff,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { saveSetting } from '../content/index.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
let email: string;

beforeAll(async () => {
  await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,WALLET');
});
beforeEach(async () => {
  email = await setCustomerEmail(shop, customer);
});

/** The messages sent, oldest first: the beginnings of SMS, the subjects of e-mails. */
const readMessages = async () => ({
  sms: (await listMessagesTo(shop, customer.mobileNo))
    .map(({ body }) => body.replace(/rider: \d{4}/, 'rider: 1234'))
    .reverse(),
  email: (await listMessagesTo(shop, email)).map(({ subject }) => subject).reverse(),
});

test('an order up to its delivery: urgent notifications by SMS, records by e-mail', async () => {
  const uid = await createOrder(customer, [
    groceryLine(await createStock(shop, category, { cost: 75 })),
  ]);
  await deliverOrder(shop, uid);
  const number = uid.split('-')[0];
  expect(await readMessages()).toEqual({
    sms: [
      `Sabuja: order #${number} for ₹100.00 is placed. Delivery 24 Nov 2026, 11:00 AM - 1:00 PM.`,
      `Sabuja: order #${number} is on its way, 11:00 AM - 1:00 PM. To pay: ₹100.00. Code for the rider: 1234.`,
    ],
    email: [`Your order #${number} is placed`, `Your order #${number} is delivered`],
  });
});

test('an attempt is notified; a released picking and a return to the shop are not', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await transitionAsStaff(shop, uid, 'CONFIRMED', 'PICKING', 'CONFIRMED', 'PICKING', 'PACKED');
  await transitionAsStaff(shop, uid, 'OUT_FOR_DELIVERY', 'ATTEMPTED', 'PACKED', 'OUT_FOR_DELIVERY');
  const sent = await shop.app.db
    .selectFrom('notifications.outbox')
    .select('template')
    .where('customer_id', '=', customer.id)
    .where('channel', '=', 'sms')
    .orderBy('id')
    .execute();
  expect(sent.map(({ template }) => template)).toEqual([
    'order_placed',
    'order_out_for_delivery',
    'order_attempted',
    'order_out_for_delivery',
  ]);
});

test('a cancellation by the shop is notified by SMS, one by the customer is not', async () => {
  const id = await createStock(shop, category);
  const [one, two] = [
    await createOrder(customer, [groceryLine(id)]),
    await createOrder(customer, [groceryLine(id)]),
  ];
  await cancelOrder(customer, one);
  await transitionAsStaff(shop, two, 'CANCELLED');
  const { sms, email: mails } = await readMessages();
  expect(sms.filter((text) => text.includes('cancelled'))).toEqual([
    expect.stringContaining(`order #${two.split('-')[0]} is cancelled`),
  ]);
  expect(mails.slice(2)).toEqual([
    `You cancelled your order #${one.split('-')[0]}`,
    `Your order #${two.split('-')[0]} is cancelled`,
  ]);
});

test('messages state amounts correctly: a paid order owes nothing, an unpaid one is not refunded', async () => {
  const id = await createStock(shop, category, { cost: 75 });
  const order = async (payment_method: 'COD' | 'WALLET') =>
    createOrder(customer, [groceryLine(id)], { payment_method });
  await rechargeWallet(shop, customer, 1000);
  const [goes, paid, unpaid] = [await order('WALLET'), await order('WALLET'), await order('COD')];
  await transitionAsStaff(shop, goes, 'CONFIRMED');
  await transitionAsStaff(shop, goes, 'PACKED');
  await transitionAsStaff(shop, goes, 'OUT_FOR_DELIVERY');
  await transitionAsStaff(shop, paid, 'CANCELLED');
  await transitionAsStaff(shop, unpaid, 'CANCELLED');
  const { sms } = await readMessages();
  expect(sms.slice(-3).map((text) => text.slice(text.indexOf(' is ')))).toEqual([
    ' is on its way, 11:00 AM - 1:00 PM. It is paid. Code for the rider: 1234.',
    ' is cancelled. What you paid goes back to where you paid from.',
    ' is cancelled. You have nothing to pay.',
  ]);
});

test("e-mail goes to the account's own address, never to one that an order names", async () => {
  const other = `ravi-${customer.id}@example.in`;
  await createOrder(customer, [groceryLine(await createStock(shop, category))], { email: other });
  expect(await listMessagesTo(shop, other)).toHaveLength(0);
  expect(await listMessagesTo(shop, email)).toHaveLength(1);
});

test('the parameters of an SMS are stored in full: a provider with its own templates fills them in', async () => {
  await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  const { variables } = await shop.app.db
    .selectFrom('notifications.outbox')
    .select('variables')
    .where('customer_id', '=', customer.id)
    .where('channel', '=', 'sms')
    .executeTakeFirstOrThrow();
  expect(Object.keys(variables).sort()).toEqual(['amount', 'date', 'number', 'shop', 'slot']);
  expect(variables.shop).toBe('Sabuja');
});

test('messages are in the language of the account, with the name of the item in it', async () => {
  const { uid } = customer;
  const save = (language: 'en' | 'hi') =>
    customer.api('PUT /api/v1/users/{uid}/language', { params: { uid }, body: { language } });
  await save('hi');
  const placed = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  const number = placed.split('-')[0];
  expect((await readMessages()).sms.at(-1)).toBe(
    `Sabuja: ₹65.00 का ऑर्डर #${number} हो गया। डिलीवरी 24 Nov 2026, 11:00 AM - 1:00 PM.`,
  );
  expect((await readMessages()).email).toEqual([`आपका ऑर्डर #${number} हो गया`]);
  await save('en');
});

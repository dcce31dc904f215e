import {
  buildOrder,
  createCustomer,
  createEstimate,
  createStock,
  groceryLine,
  openRecordingProxy,
  sendOrder,
  useSellableShop,
} from '@sabuja/testing';
import { afterAll, expect, test } from 'vitest';
import { saveSetting } from '../content/index.ts';

const home = {
  room_no: '12',
  locality: 'Lane 3',
  area: 'Patia',
  pincode: '751024',
  type: 'Home' as const,
  full_address: '12, Lane 3, Patia, 751024',
  is_default: 0 as const,
};
const { shop, category } = useSellableShop();
const opened: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const each of opened.reverse()) await each.close();
});

/** A customer of a server that reaches the database through a recording proxy, and the recorded statements. */
async function openRecorded() {
  const between = await openRecordingProxy(shop.databaseUrl);
  opened.push(between);
  const server = await shop.openSecondServer({
    // Only requests use the proxy, and statements are sent with their text.
    DATABASE_POOLER: '1',
    DATABASE_URL: between.url,
    DATABASE_DIRECT_URL: shop.databaseUrl,
  });
  opened.push(server);
  return { customer: await createCustomer(server), sent: between.sent };
}

/** A text fragment that identifies each statement of an order. */
const parts = {
  writes: 'with "stock"',
  buyer: 'with buyer',
  address: '"identity"."addresses"',
  twin: '"estimate_id" =',
  stock: 'from catalogue.stocks',
  estimate: '"pricing"."estimates"',
  plan: '"wallet"."subscriptions"',
  limits: 'open_orders',
};
const nameOf = (text: string) =>
  Object.entries(parts).find(([, part]) => text.includes(part))?.[0] ?? text;
const writesOrder = (trip: string[]) => trip.some((text) => nameOf(text) === 'writes');

test('S10.317 an order by a saved address, with limits and an estimate, takes three round trips', async () => {
  const { customer, sent } = await openRecorded();
  await saveSetting(shop.app.db, 'MAX_OPEN_CHECKOUTS', '9');
  const { uid: address } = await customer.api('POST /api/v1/address/{userUid}', {
    params: { userUid: customer.uid },
    body: home,
  });
  const lines = [groceryLine(await createStock(shop, category), 2)];
  const place = async () => {
    const estimate = await createEstimate(customer, lines);
    const { estimation_id } = estimate;
    return sendOrder(customer, buildOrder(lines, { estimation_id, customer_address: address }));
  };
  // The first order fills the caches of settings, zones and slots.
  await place();
  sent.roundTrips.forEach((trips) => {
    trips.length = 0;
  });
  await place();
  const trips = sent.roundTrips.find((ofConnection) => ofConnection.some(writesOrder)) ?? [];
  const end = trips.findIndex(writesOrder) + 2;
  const begin = trips.slice(0, end).findLastIndex(([first]) => first === 'begin');
  expect(trips.slice(begin, end).map((trip) => trip.map(nameOf))).toEqual([
    ['begin', 'buyer', 'address', 'twin', 'stock', 'estimate', 'plan', 'limits'],
    ['writes'],
    ['commit'],
  ]);
});

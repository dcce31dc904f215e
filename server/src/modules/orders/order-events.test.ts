import { minutes, seconds } from '@sabuja/kit';
import {
  createCustomer,
  createOrder,
  createStock,
  groceryLine,
  type TestShop,
  transitionAsStaff,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { beforeAll, expect, test } from 'vitest';
import { RecentChanges } from '../../platform/http/index.ts';
import { OrderEvents } from './order-events.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
let other: TestShop;
let address: string;

beforeAll(async () => {
  // With only two database connections, a stream that held one would block the server.
  other = await shop.openSecondServer({ DATABASE_CONNECTIONS: '2' });
  address = await other.app.listen();
});

/** Opens an order's event stream as a page does, on the other server. */
async function watch(uid: string, token = customer.token) {
  const response = await fetch(`${address}/api/v1/orders/${uid}/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    /** Waits until `count` change events have arrived. */
    changes: async (count: number) => {
      while (received.split('event: changed').length - 1 < count) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) return 'ended';
        received += value;
      }
      return 'received';
    },
    /** Reads to the end of the stream. */
    end: async () => {
      while (reader && !(await reader.read()).done);
      return 'ended';
    },
    close: () => reader?.cancel(),
  };
}

test('an order’s page is notified of each transition, made on any server', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  const page = await watch(uid);
  expect([page.status, page.type]).toEqual([200, 'text/event-stream']);
  expect(await page.changes(1)).toBe('received');
  await transitionAsStaff(shop, uid, 'CONFIRMED');
  expect(await page.changes(2)).toBe('received');
  await transitionAsStaff(shop, uid, 'PACKED');
  expect(await page.changes(3)).toBe('received');
  await page.close();
});

test('many streams stay open with few database connections', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  const pages = await Promise.all(Array.from({ length: 15 }, () => watch(uid)));
  await transitionAsStaff(shop, uid, 'CONFIRMED');
  expect(await Promise.all(pages.map((page) => page.changes(2)))).toEqual(
    Array(15).fill('received'),
  );
  const order = await fetch(`${address}/api/v1/orders/${uid}/`, {
    headers: { authorization: `Bearer ${customer.token}` },
  });
  expect(await order.json()).toMatchObject({ o_status: 'CONFIRMED' });
  await Promise.all(pages.map((page) => page.close()));
});

test('a customer’s streams are limited across orders: one more closes the oldest', async () => {
  const id = await createStock(shop, category);
  const [one, two] = [
    await createOrder(customer, [groceryLine(id)]),
    await createOrder(customer, [groceryLine(id)]),
  ];
  const pages: Awaited<ReturnType<typeof watch>>[] = [];
  for (let n = 0; n < 21; n++) pages.push(await watch(n % 2 ? two : one));
  expect(await pages[0]?.end()).toBe('ended');
  await Promise.all([
    transitionAsStaff(shop, one, 'CONFIRMED'),
    transitionAsStaff(shop, two, 'CONFIRMED'),
  ]);
  const others = pages.slice(1);
  expect(await Promise.all(others.map((page) => page.changes(2)))).toEqual(
    Array(20).fill('received'),
  );
  await Promise.all(others.map((page) => page.close()));
});

test('a server’s streams are limited; a closed one frees its place', async () => {
  const orderEvents = new OrderEvents(2);
  const [first] = [orderEvents.openStream('a', 1), orderEvents.openStream('b', 2)];
  expect(orderEvents.openStream('a', 3)).toBeUndefined();
  const closed = new Promise((done) => first?.once('close', done));
  first?.destroy();
  await closed;
  expect(orderEvents.openStream('a', 3)).toBeDefined();
  orderEvents.close();
});

test('a page that has just read the order receives only the changes that it may have missed', async () => {
  let now = seconds(100);
  const events = new OrderEvents(100, new RecentChanges(() => now));
  const open = (uid: string, readAgo?: number) => events.openStream(uid, 1, readAgo);
  const isNotified = (uid: string, readAgo?: number) =>
    String(open(uid, readAgo)?.read()).includes('event: changed');
  expect(isNotified('a', 0)).toBe(true);
  events.listener.onReady();
  now += seconds(10);
  expect([isNotified('a'), isNotified('a', seconds(1)), isNotified('a', seconds(6))]).toEqual([
    true,
    false,
    true,
  ]);
  const quiet = open('a', 0);
  events.listener.onMessage('a');
  expect(String(quiet?.read())).toContain('event: changed');
  now += seconds(2);
  expect([isNotified('a', 0), isNotified('b', 0)]).toEqual([true, false]);
  now += seconds(4);
  expect(isNotified('a', 0)).toBe(false);
  events.listener.onLost();
  expect(isNotified('a', 0)).toBe(true);
  events.close();
});

test('changes are evicted after some minutes; a page that read longer ago is notified', () => {
  let now = 0;
  const changes = new RecentChanges(() => now);
  changes.start();
  changes.add('a');
  now += minutes(3);
  changes.add('b');
  expect(changes.isUnchanged('a', minutes(1))).toBe(true);
  expect(changes.isUnchanged('a', minutes(2.5))).toBe(false);
});

test('a final order has no stream: 204', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await transitionAsStaff(shop, uid, 'CANCELLED');
  const page = await watch(uid);
  expect([page.status, await page.end()]).toEqual([204, 'ended']);
});

test('another customer gets 404 for the stream, a visitor 401', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  const stranger = await createCustomer(shop);
  expect((await watch(uid, stranger.token)).status).toBe(404);
  expect((await watch(uid, 'nobody')).status).toBe(401);
});

test('a server that shuts down closes its streams at once', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  const page = await watch(uid);
  await page.changes(1);
  const [end] = await Promise.all([page.end(), other.close()]);
  expect(end).toBe('ended');
});

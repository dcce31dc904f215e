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
import { OrderEvents } from './order-events.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
let other: TestShop;
let address: string;

beforeAll(async () => {
  // Two connections serve the whole shop: what looked on by holding one would stop it.
  other = await shop.openSecondServer({ DATABASE_CONNECTIONS: '2' });
  address = await other.app.listen();
});

/** Looks at an order's events as a page does, on the other server. */
async function watch(uid: string, token = customer.token) {
  const response = await fetch(`${address}/api/v1/orders/${uid}/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    /** Waits until so many changes have been told. */
    changes: async (count: number) => {
      while (received.split('event: changed').length - 1 < count) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) return 'ended';
        received += value;
      }
      return 'told';
    },
    /** Reads to the end of the stream. */
    end: async () => {
      while (reader && !(await reader.read()).done);
      return 'ended';
    },
    leave: () => reader?.cancel(),
  };
}

test('an order’s page hears of each move, made on whichever server', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  const page = await watch(uid);
  expect([page.status, page.type]).toEqual([200, 'text/event-stream']);
  expect(await page.changes(1)).toBe('told');
  await transitionAsStaff(shop, uid, 'CONFIRMED');
  expect(await page.changes(2)).toBe('told');
  await transitionAsStaff(shop, uid, 'PACKED');
  expect(await page.changes(3)).toBe('told');
  await page.leave();
});

test('many may look on while the database has few connections', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  const pages = await Promise.all(Array.from({ length: 15 }, () => watch(uid)));
  await transitionAsStaff(shop, uid, 'CONFIRMED');
  expect(await Promise.all(pages.map((page) => page.changes(2)))).toEqual(Array(15).fill('told'));
  const order = await fetch(`${address}/api/v1/orders/${uid}/`, {
    headers: { authorization: `Bearer ${customer.token}` },
  });
  expect(await order.json()).toMatchObject({ o_status: 'CONFIRMED' });
  await Promise.all(pages.map((page) => page.leave()));
});

test('a customer keeps so many pages open, of whichever orders; one more, and the first is let go', async () => {
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
  expect(await Promise.all(others.map((page) => page.changes(2)))).toEqual(Array(20).fill('told'));
  await Promise.all(others.map((page) => page.leave()));
});

test('a server has so many places; whoever leaves makes room', async () => {
  const watchers = new OrderEvents(2);
  const [first] = [watchers.openStream('a', 1), watchers.openStream('b', 2)];
  expect(watchers.openStream('a', 3)).toBeUndefined();
  const left = new Promise((done) => first?.once('close', done));
  first?.destroy();
  await left;
  expect(watchers.openStream('a', 3)).toBeDefined();
  watchers.close();
});

test('of an order that is over nothing more is heard', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await transitionAsStaff(shop, uid, 'CANCELLED');
  const page = await watch(uid);
  expect([page.status, await page.end()]).toEqual([204, 'ended']);
});

test('a stranger hears nothing, nor does a visitor', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  const stranger = await createCustomer(shop);
  expect((await watch(uid, stranger.token)).status).toBe(404);
  expect((await watch(uid, 'nobody')).status).toBe(401);
});

test('a server that closes lets its watchers go at once', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  const page = await watch(uid);
  await page.changes(1);
  const [end] = await Promise.all([page.end(), other.close()]);
  expect(end).toBe('ended');
});

import {
  createCustomer,
  createOrder,
  createStock,
  groceryLine,
  type TestCustomer,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { connect, inTransaction } from '../db/index.ts';
import { createLoadClasses, type LoadClass, loadClassOf } from './load-classes.ts';

const { shop, category } = useSellableShop({ env: { DATABASE_CONNECTIONS: '10' } });
const customer = useCustomer(shop);
let stock: number;
beforeAll(async () => {
  stock = await createStock(shop, category, { quantity: 1_000_000 });
});

const get = (url: string, { token }: TestCustomer) =>
  shop.app.http.inject({ url, headers: { authorization: `Bearer ${token}` } });
const post = (url: string, { token }: TestCustomer, payload: object) =>
  shop.app.http.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
const countBy = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length;

/** Calls `work` while no other connection can read or write a table. */
async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  const other = connect(shop.databaseUrl, 1, 'seed');
  try {
    await inTransaction(other.db, async (tx) => {
      await sql.raw(`lock table ${table} in access exclusive mode`).execute(tx);
      await work();
    });
  } finally {
    await other.close();
  }
}

test('reads that pile up are refused with 503 from a point on, orders are placed meanwhile, and then all is served', async () => {
  const buyer = await createCustomer(shop);
  let reads: ReturnType<typeof get>[] = [];
  await whileLocked('catalogue.favourites', async () => {
    // Four reads run and 300 wait; the rest are refused.
    reads = Array.from({ length: 324 }, () => get('/api/v1/favourites/', customer));
    const first = await Promise.any(
      reads.map(async (read) => {
        const response = await read;
        if (response.statusCode === 200) throw new Error('not refused');
        return response;
      }),
    );
    expect([first.statusCode, first.headers['retry-after']]).toEqual([503, '5']);
    expect(first.json()).toMatchObject({ code: 'UNAVAILABLE', retry_after: 5 });
    await createOrder(buyer, [groceryLine(stock)]);
  });
  const statuses = (await Promise.all(reads)).map(({ statusCode }) => statusCode);
  expect(countBy(statuses, 503)).toBeGreaterThanOrEqual(20);
  expect(countBy(statuses, 200) + countBy(statuses, 503)).toBe(324);
  expect((await get('/api/v1/favourites/', customer)).statusCode).toBe(200);
  const metrics = (await shop.app.http.inject('/metrics')).body;
  expect(metrics).toMatch(/^requests_shed_total\{class="account"\} \d\d/m);
});

test('changes that pile up are refused, visitors and customers read meanwhile', async () => {
  let changes: ReturnType<typeof post>[] = [];
  const line = `/api/v1/cart/item/?item_id=${stock}&quantity=1&type=STOCK`;
  await whileLocked('cart.lines', async () => {
    // Six changes run and 500 wait; the rest are refused.
    changes = Array.from({ length: 516 }, () => post(line, customer, {}));
    await Promise.any(
      changes.map(async (change) => {
        if ((await change).statusCode !== 503) throw new Error('not refused');
      }),
    );
    expect((await get(`/api/v1/stocks/${stock}`, customer)).statusCode).toBe(200);
    expect((await get('/api/v1/favourites/', customer)).statusCode).toBe(200);
    expect((await get('/api/v1/auth/whoami', customer)).statusCode).toBe(200);
  });
  const statuses = (await Promise.all(changes)).map(({ statusCode }) => statusCode);
  expect(countBy(statuses, 503)).toBeGreaterThanOrEqual(10);
  expect((await post(line, customer, {})).statusCode).toBe(200);
});

test('the calls that a page makes belong to the page', async () => {
  const shed: LoadClass[] = [];
  const { run } = createLoadClasses(2, (loadClass) => shed.push(loadClass));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const blocked = Array.from({ length: 302 }, () =>
    run('browsing', () => held).catch((error: Error) => error.name),
  );
  expect(await run('pages', () => run('browsing', async () => 'rendered'))).toBe('rendered');
  expect(shed).toEqual(['browsing']);
  release();
  await Promise.all(blocked);
  expect(await run('browsing', async () => 'served')).toBe('served');
});

test('while many orders run, pages are rendered one after the other, and as many as before when these have ended', async () => {
  const { run } = createLoadClasses(10);
  const begun: string[] = [];
  const release: (() => void)[] = [];
  const hold = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => void release.push(resolve));
  };
  const orders = [1, 2, 3, 4, 5].map(() => run('orders', hold('order')));
  const pages = ['a', 'b', 'c', 'd'].map((name) => run('pages', hold(name)));
  expect(begun.slice(5)).toEqual(['a']);
  for (const end of release.slice(0, 2)) end();
  await Promise.all(orders.slice(0, 2));
  expect(begun.slice(5)).toEqual(['a', 'b', 'c']);
  for (const end of release.slice(2, 5)) end();
  await Promise.all(orders);
  expect(begun.slice(5)).toEqual(['a', 'b', 'c', 'd']);
  for (const end of release) end();
  await Promise.all(pages);
});

test('every call has its class: money waits outside, streams hold nothing', () => {
  const call = (rate: string, more = {}) =>
    ({ guard: 'public', rate, ...more }) as unknown as Parameters<typeof loadClassOf>[1];
  expect(loadClassOf('GET', call('read'))).toBe('browsing');
  expect(loadClassOf('GET', call('read', { guard: 'customer' }))).toBe('account');
  expect(loadClassOf('POST', call('write', { guard: 'customer' }))).toBe('orders');
  expect(loadClassOf('POST', call('money', { guard: 'customer' }))).toBe('outside');
  expect(loadClassOf('POST', call('write', { guard: 'staff', isSlow: true }))).toBe('outside');
  expect(loadClassOf('POST', call('file', { guard: 'staff' }))).toBe('account');
  expect(loadClassOf('GET', call('read', { media: 'text/event-stream' }))).toBeUndefined();
});

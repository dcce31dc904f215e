import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { minutes, seconds } from '@sabuja/kit';
import { createCustomer, createStock, useSellableShop } from '@sabuja/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { OrderLoad } from '../faults/order-load.ts';
import { DrilledProcess } from './drilled-process.ts';
import { prepareOrdering } from './order-drill.ts';

vi.setConfig({ testTimeout: minutes(10), hookTimeout: minutes(2) });

const SESSION_SECRET = 'a secret for the servers of this drill 0123456789';
const { shop, category } = useSellableShop({ env: { SESSION_SECRET, RUN_JOBS: '0' } });
const settings = () => ({ SESSION_SECRET, DATABASE_URL: shop.databaseUrl, RUN_JOBS: '0' });
const server = new DrilledProcess({ settings });
beforeAll(async () => {
  await prepareOrdering({ shop, category });
  await server.open();
});
afterAll(() => server.close());

type Sent = { url: string; method?: 'GET' | 'POST'; token?: string };
type Counts = { answered: number; shed: number; failed: number; 'shed after, ms': number };

/** Sends requests over a number of connections until it is stopped; counts the responses. */
class Flood {
  readonly #next: (count: number) => Sent;
  readonly #running: Promise<void>[];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #shedTimes: number[] = [];
  #isStopped = false;
  #sent = 0;
  #answered = 0;
  #failed = 0;

  constructor(connections: number, next: (count: number) => Sent) {
    this.#next = next;
    this.#running = Array.from({ length: connections }, () => this.#repeat());
  }

  async stop(): Promise<Counts> {
    this.#isStopped = true;
    await Promise.all(this.#running);
    this.#agent.destroy();
    const times = this.#shedTimes.sort((a, b) => a - b);
    return {
      answered: this.#answered,
      shed: times.length,
      failed: this.#failed,
      'shed after, ms': Math.round(times[Math.floor(times.length / 2)] ?? 0),
    };
  }

  async #repeat(): Promise<void> {
    while (!this.#isStopped) {
      this.#sent += 1;
      const startedAt = performance.now();
      const status = await this.#send(this.#next(this.#sent)).catch(() => 0);
      if (status === 503) {
        this.#shedTimes.push(performance.now() - startedAt);
        // Waits as Retry-After requests, but for a shorter time.
        await pause(seconds(0.5));
      } else if (status >= 200 && status < 400) this.#answered += 1;
      else this.#failed += 1;
    }
  }

  #send({ url, method = 'GET', token }: Sent): Promise<number> {
    return new Promise((resolve, reject) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      request(server.url + url, { method, agent: this.#agent, headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      })
        .on('error', reject)
        .end();
    });
  }
}

/** Twelve customers order while `work` runs; each order succeeds or is refused with 503. */
async function orderDuring(work: () => Promise<void>) {
  shop.clock.set(new Date().toISOString());
  const statuses: number[] = [];
  const startedAt = performance.now();
  // Each customer orders a different product, since orders of the same product always wait for each other.
  const loads = await Promise.all(Array.from({ length: 12 }, startOrdering));
  await work();
  await Promise.all(loads.map((load) => load.stop()));
  async function startOrdering(): Promise<OrderLoad> {
    const load = new OrderLoad(await createStock(shop, category, { quantity: 1_000_000 }));
    const customer = await createCustomer(shop);
    load.start(server.url, [customer], ({ status }) => statuses.push(status));
    return load;
  }
  const placed = statuses.filter((status) => status === 200).length;
  return {
    orders: placed,
    'orders/s': Math.round(placed / ((performance.now() - startedAt) / 1000)),
    'orders refused': statuses.filter((status) => status === 503).length,
    'orders failed': statuses.filter((status) => ![200, 503].includes(status)).length,
  };
}

const quiet = () => orderDuring(() => pause(seconds(5)));

/** A page that is in no cache, a different one for each visit. */
const page = (count: number): Sent => ({ url: `/search?q=visit${count}` });

test('visitors past the knee are shed, and orders go on; then all are served again', async () => {
  const results: Record<string, object> = { 'orders alone': await quiet() };
  let counts: Counts = { answered: 0, shed: 0, failed: 0, 'shed after, ms': 0 };
  const flooded = await orderDuring(async () => {
    const flood = new Flood(400, page);
    await pause(seconds(15));
    counts = await flood.stop();
  });
  results['400 visitors'] = { ...flooded, ...counts };
  const after = await quiet();
  const few = new Flood(4, page);
  await pause(seconds(3));
  const fewCounts = await few.stop();
  results['after them, 4 visitors'] = { ...after, ...fewCounts };
  console.table(results);
  expect(counts.failed).toBe(0);
  expect(counts.shed).toBeGreaterThan(0);
  expect(flooded.orders).toBeGreaterThan(0);
  expect(flooded).toMatchObject({ 'orders refused': 0, 'orders failed': 0 });
  expect(after).toMatchObject({ 'orders refused': 0, 'orders failed': 0 });
  expect(fewCounts).toMatchObject({ shed: 0, failed: 0 });
});

test('customers past the knee are shed, and visitors read on; then all are served again', async () => {
  const stock = await createStock(shop, category, { quantity: 1_000_000 });
  shop.clock.set(new Date().toISOString());
  const customers = await Promise.all(Array.from({ length: 100 }, () => createCustomer(shop)));
  const line = `/api/v1/cart/item/?item_id=${stock}&quantity=1&type=STOCK`;
  const change = (count: number): Sent => ({
    url: line,
    method: 'POST',
    token: customers[count % customers.length]?.token ?? '',
  });
  const changes = new Flood(900, change);
  const visitors = new Flood(4, page);
  await pause(seconds(15));
  const [changed, read] = [await changes.stop(), await visitors.stop()];
  const again = new Flood(4, change);
  await pause(seconds(3));
  const afterwards = await again.stop();
  console.table({ '900 customers': changed, '4 visitors beside them': read, afterwards });
  expect(changed.failed).toBe(0);
  expect(changed.shed).toBeGreaterThan(0);
  expect(read.answered).toBeGreaterThan(0);
  expect(read).toMatchObject({ shed: 0, failed: 0 });
  expect(afterwards).toMatchObject({ shed: 0, failed: 0 });
});

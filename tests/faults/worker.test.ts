import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { minutes } from '@sabuja/kit';
import {
  createCustomer,
  createOrder,
  createStock,
  groceryLine,
  type TestCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ShopProcess, waitUntil } from './shop-process.ts';

vi.setConfig({ testTimeout: minutes(2), hookTimeout: minutes(1) });

/** An SMS gateway; while `isHolding` is true it sends no responses. */
const received: string[] = [];
const held: ServerResponse[] = [];
let isHolding = false;
let answer = { status: 200, text: 'ok' };
const gateway = createServer(async (request, response) => {
  received.push(await text(request));
  if (isHolding) held.push(response);
  else response.writeHead(answer.status).end(answer.text);
});
const release = (): void => {
  isHolding = false;
  for (const response of held.splice(0)) response.end('ok');
};

const secrets = { SESSION_SECRET: 'a secret for the workers of this test 0123456789' };
let folder: string;
let gatewaySettings: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sabuja-worker-'));
  await new Promise<void>((done) => void gateway.listen(0, '127.0.0.1', done));
  gatewaySettings = {
    SMS_PROVIDER: 'http',
    SMS_HTTP_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    PUBLIC_URL: 'http://127.0.0.1:3000',
  };
});
afterAll(() => {
  gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

const { shop, category } = useSellableShop({
  env: () => ({ ...secrets, ...gatewaySettings, RUN_JOBS: '0' }),
});

let workers: ShopProcess[];
beforeEach(() => {
  received.length = 0;
  answer = { status: 200, text: 'ok' };
  workers = [];
});
afterEach(async () => {
  release();
  await Promise.all(workers.map((worker) => worker.stop()));
});

async function startWorker(): Promise<{ worker: ShopProcess; url: string }> {
  const settings = {
    ...secrets,
    ...gatewaySettings,
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: folder,
    ADMIN_PORT: '0',
  };
  const worker = new ShopProcess(settings, ['--worker']);
  workers.push(worker);
  return { worker, url: await worker.openWorker() };
}

async function order(customer: TestCustomer): Promise<void> {
  await createOrder(customer, [groceryLine(await createStock(shop, category))]);
}

const listMessages = (customer: TestCustomer) =>
  shop.app.db
    .selectFrom('notifications.outbox')
    .select(['state', 'attempts'])
    .where('recipient', '=', customer.mobileNo)
    .execute();
const countJobs = async (key: string): Promise<number> => {
  const { rows } = await sql`select from graphile_worker.jobs where key = ${key}`.execute(
    shop.app.db,
  );
  return rows.length;
};
const isSent = async (customer: TestCustomer) =>
  (await listMessages(customer)).every(({ state }) => state === 'sent');

test('a server without jobs takes an order; what it has to send waits for a worker', async () => {
  const customer = await createCustomer(shop);
  await order(customer);
  const { rows } = await sql`select id from public.job_workers`.execute(shop.app.db);
  expect(rows).toEqual([]);
  expect(await listMessages(customer)).toEqual([{ state: 'waiting', attempts: 0 }]);
  expect(received).toEqual([]);
  const { url } = await startWorker();
  await waitUntil(() => isSent(customer), 'the message to be sent');
  expect(received).toHaveLength(1);
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ready: true });
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('clock_offset_seconds');
  expect((await fetch(`${url}/api/v1/categories/`)).status).toBe(404);
});

test('two workers do each job once', async () => {
  const customers = await Promise.all(Array.from({ length: 40 }, () => createCustomer(shop)));
  await Promise.all(customers.map(order));
  await Promise.all([startWorker(), startWorker()]);
  await waitUntil(
    async () => (await Promise.all(customers.map(isSent))).every(Boolean),
    'all messages to be sent',
  );
  expect(received).toHaveLength(customers.length);
  expect(new Set(received).size).toBe(customers.length);
  const messages = (await Promise.all(customers.map(listMessages))).flat();
  expect(messages.filter(({ attempts }) => attempts !== 1)).toEqual([]);
});

test('a worker that is asked to end finishes its job, takes no other, and says that it is not ready', async () => {
  const [one, two] = [await createCustomer(shop), await createCustomer(shop)];
  isHolding = true;
  const { worker, url } = await startWorker();
  await order(one);
  await waitUntil(() => received.length === 1, 'the worker to send');
  worker.kill('SIGTERM');
  await waitUntil(async () => (await fetch(`${url}/readyz`)).status === 503, 'the drain');
  await order(two);
  release();
  expect(await worker.exited).toBe(0);
  expect(await listMessages(one)).toEqual([{ state: 'sent', attempts: 1 }]);
  expect(await listMessages(two)).toEqual([{ state: 'waiting', attempts: 0 }]);
});

test('messages that wait for a gateway that hangs delay no other job', async () => {
  const customers = await Promise.all(Array.from({ length: 12 }, () => createCustomer(shop)));
  isHolding = true;
  await startWorker();
  await Promise.all(customers.map(order));
  await waitUntil(() => received.length > 0, 'the worker to send');
  // This job is queued behind all messages.
  await sql`select graphile_worker.add_job('seal_audit', job_key := 'behind')`.execute(shop.app.db);
  await waitUntil(async () => (await countJobs('behind')) === 0, 'the other job to run');
  expect(received.length).toBeLessThan(customers.length);
  release();
  await waitUntil(
    async () => (await Promise.all(customers.map(isSent))).every(Boolean),
    'all messages to be sent',
  );
});

test('a gateway that answers garbage ends no worker, and a message that it took is sent once', async () => {
  const [one, two] = [await createCustomer(shop), await createCustomer(shop)];
  const { worker } = await startWorker();
  answer = { status: 502, text: '\0<html>' };
  await order(one);
  await waitUntil(() => received.length === 1, 'the worker to send');
  answer = { status: 200, text: '\0<html>' };
  await order(two);
  await waitUntil(() => isSent(two), 'the other message to be sent');
  await waitUntil(() => isSent(one), 'the first message to be sent again');
  expect([await listMessages(one), await listMessages(two)]).toEqual([
    [{ state: 'sent', attempts: 2 }],
    [{ state: 'sent', attempts: 1 }],
  ]);
  expect(received).toHaveLength(3);
  expect(await worker.stop()).toBe(0);
});

test('a worker without a database of its servers does not start', {
  tags: 'extended',
}, async () => {
  const worker = new ShopProcess({ DATA_DIR: folder }, ['--worker']);
  expect(await worker.exited).toBe(1);
  expect(worker.stderr).toContain('set DATABASE_URL');
});

import { setTimeout as pause } from 'node:timers/promises';
import { minutes, seconds } from '@sabuja/kit';
import {
  createCustomer,
  createStock,
  setCustomerEmail,
  type TestCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { waitUntil } from '../faults/shop-process.ts';
import { DrilledProcess } from './drilled-process.ts';
import { type DrilledProvider, openProvider } from './drilled-provider.ts';
import { FaultyMailServer } from './faulty-mail-server.ts';
import { FaultyService, type ServiceFault, serviceFaults } from './faulty-service.ts';
import { drillOrders, prepareOrdering, reportOutcomes } from './order-drill.ts';
import { Payers } from './payers.ts';

vi.setConfig({ testTimeout: minutes(30), hookTimeout: minutes(2) });

const SESSION_SECRET = 'a secret for the servers of this drill 0123456789';

/** The payment provider behind a proxy that can fail; the message gateways follow below. */
let upstream: DrilledProvider;
const provider = new FaultyService(async ({ method, url, headers, body }) => {
  const response = await fetch(upstream.origin + url, {
    method,
    headers: Object.fromEntries(
      ['authorization', 'content-type', 'x-refund-idempotency'].flatMap((name) =>
        headers[name] === undefined ? [] : [[name, String(headers[name])]],
      ),
    ),
    ...(method === 'POST' && { body }),
  });
  return { status: response.status, type: 'application/json', body: await response.text() };
});
const sms: string[] = [];
const gateway = new FaultyService(async ({ body }) => {
  sms.push(body);
  return { status: 200, type: 'text/plain', body: 'ok' };
});
const mail = new FaultyMailServer();

let settings: Record<string, string> = { SESSION_SECRET };
beforeAll(async () => {
  upstream = await openProvider(SESSION_SECRET);
  settings = {
    SESSION_SECRET,
    SMS_PROVIDER: 'http',
    SMS_HTTP_URL: await gateway.open(),
    SMTP_URL: await mail.open(),
    MAIL_FROM: 'Sabuja <orders@shop.example>',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    ...upstream.settings(await provider.open()),
    RUN_JOBS: '0',
  };
});
const { shop, category } = useSellableShop({ env: () => settings });
const ofShop = () => ({ ...settings, DATABASE_URL: shop.databaseUrl });
const server = new DrilledProcess({ settings: ofShop });
const worker = new DrilledProcess({ settings: ofShop, isWorker: true });

beforeAll(async () => {
  await prepareOrdering({ shop, category });
  await server.open();
  await worker.open();
  await upstream.notify(server.url);
});
afterAll(async () => {
  await server.close();
  await worker.close();
  for (const each of [provider, gateway, mail]) each.close();
  await upstream.close();
});

const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await query.execute(shop.app.db)).rows[0]?.n ?? 0;
const countWaiting = () =>
  count(sql`select count(*)::int as n from notifications.outbox where state = 'waiting'`);
const countGivenUp = () =>
  count(sql`select count(*)::int as n from notifications.outbox where state = 'given_up'`);

/** How long all external services fail; after that the shop has as much time as it needs. */
const FAULT_TIME = seconds(25);

/** Creates a customer who also receives e-mails. */
async function createReader(): Promise<TestCustomer> {
  const customer = await createCustomer(shop);
  await setCustomerEmail(shop, customer);
  return customer;
}

async function drill(fault: ServiceFault | undefined) {
  shop.clock.set(new Date().toISOString());
  const payers = new Payers(
    await createStock(shop, category, { quantity: 100_000 }),
    upstream.sandbox,
  );
  payers.start(server.url, await Promise.all([1, 2, 3].map(createReader)));
  const outcome = await drillOrders(
    { shop, category },
    {
      urls: [server.url],
      customersPerServer: 4,
      fault: async (placedAgain) => {
        for (const each of [provider, gateway, mail]) each.fault = fault;
        await pause(FAULT_TIME);
        await placedAgain();
        for (const each of [provider, gateway, mail]) each.fault = undefined;
        await pause(seconds(3));
      },
    },
  );
  await payers.stop();
  await waitUntil(
    async () => (await upstream.countUnsettled(shop)) === 0,
    'all payments to be settled',
  );
  const { paid, confirmed, refused, unanswered, failed } = payers;
  return {
    ...outcome,
    paid,
    'confirmed at once': confirmed,
    'payments refused': refused,
    unanswered,
    'status 500': failed,
  };
}

test('orders and payments while payment provider, SMS gateway and mail server fail', async () => {
  const outcomes: Record<string, Awaited<ReturnType<typeof drill>>> = {};
  for (const fault of [undefined, ...serviceFaults])
    outcomes[fault === undefined ? 'no fault' : `everybody ${fault}`] = await drill(fault);
  reportOutcomes(outcomes);
  for (const [name, { unanswered, 'status 500': failed }] of Object.entries(outcomes))
    expect([name, unanswered, failed]).toEqual([name, 0, 0]);
  const deadline = minutes(8);
  await expect.poll(countWaiting, { timeout: deadline, interval: seconds(1) }).toBe(0);
  console.log(`${sms.length} SMS and ${mail.received.length} e-mails arrived`);
  expect(await countGivenUp()).toBe(0);
});

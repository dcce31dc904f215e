import { setTimeout as pause } from 'node:timers/promises';
import { minutes, seconds } from '@sabuja/kit';
import { mountRazorpaySandbox, type SandboxSettings } from '@sabuja/sandbox-razorpay';
import { SandboxControl } from '@sabuja/sandbox-razorpay/control';
import {
  createCustomer,
  createStock,
  emptyDatabase,
  setCustomerEmail,
  type TestCustomer,
  useSellableShop,
} from '@sabuja/testing';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { waitUntil } from '../faults/shop-process.ts';
import { DrilledProcess } from './drilled-process.ts';
import { FaultyMailServer } from './faulty-mail-server.ts';
import { FaultyService, type ServiceFault, serviceFaults } from './faulty-service.ts';
import { drillOrders, prepareOrdering, reportOutcomes } from './order-drill.ts';
import { Payers } from './payers.ts';

vi.setConfig({ testTimeout: minutes(30), hookTimeout: minutes(2) });

const SESSION_SECRET = 'a secret for the servers of this drill 0123456789';
const SANDBOX = '/sandbox/razorpay';

/** The payment provider behind a network that can fail, and the gateways of messages. */
const upstream = fastify({ forceCloseConnections: true });
let upstreamUrl = '';
const provider = new FaultyService(async ({ method, url, headers, body }) => {
  const response = await fetch(upstreamUrl + url, {
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
let sandbox: SandboxControl;
beforeAll(async () => {
  const { url: databaseUrl } = await emptyDatabase();
  const keys: SandboxSettings = mountRazorpaySandbox(upstream, {
    ...{ path: SANDBOX, webhookPath: '/nowhere', databaseUrl, secret: SESSION_SECRET },
    ...{ clock: { now: () => new Date() }, mayControl: () => true },
  });
  upstreamUrl = await upstream.listen({ port: 0, host: '127.0.0.1' });
  sandbox = new SandboxControl(upstreamUrl + SANDBOX);
  settings = {
    SESSION_SECRET,
    SMS_PROVIDER: 'http',
    SMS_HTTP_URL: await gateway.open(),
    SMTP_URL: await mail.open(),
    MAIL_FROM: 'Sabuja <orders@shop.example>',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    RAZORPAY_KEY_ID: keys.keyId,
    RAZORPAY_KEY_SECRET: keys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
    RAZORPAY_API_URL: (await provider.open()) + SANDBOX,
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
  await sandbox.changeMode({ webhooks: { url: `${server.url}/api/v1/payment/webhook` } });
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

/** Payments that were captured and that the shop has not settled. */
async function countUnsettled(): Promise<number> {
  const { payments } = await sandbox.state();
  const { rows } = await sql<{ payment_id: string }>`
    select payment_id from payments.payments where settled_at is not null`.execute(shop.app.db);
  const settled = new Set(rows.map(({ payment_id }) => payment_id));
  return payments.filter(({ id, captured }) => captured && !settled.has(id)).length;
}

/** Everything outside fails for so long; the shop is then given as long as it needs. */
const FAULT_TIME = seconds(25);

/** A customer who gets e-mails too. */
async function createReader(): Promise<TestCustomer> {
  const customer = await createCustomer(shop);
  await setCustomerEmail(shop, customer);
  return customer;
}

async function drill(fault: ServiceFault | undefined) {
  shop.clock.set(new Date().toISOString());
  const payers = new Payers(await createStock(shop, category, { quantity: 100_000 }), sandbox);
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
  await waitUntil(async () => (await countUnsettled()) === 0, 'all payments to be settled');
  const { paid, confirmed, refused, failed } = payers;
  return {
    ...outcome,
    paid,
    'confirmed at once': confirmed,
    'payments refused': refused,
    'status 500': failed,
  };
}

test('orders and payments while payment provider, SMS gateway and mail server fail', async () => {
  const outcomes: Record<string, Awaited<ReturnType<typeof drill>>> = {};
  for (const fault of [undefined, ...serviceFaults])
    outcomes[fault === undefined ? 'no fault' : `everybody ${fault}`] = await drill(fault);
  reportOutcomes(outcomes);
  for (const [name, { 'status 500': failed }] of Object.entries(outcomes))
    expect([name, failed]).toEqual([name, 0]);
  const deadline = minutes(8);
  await expect.poll(countWaiting, { timeout: deadline, interval: seconds(1) }).toBe(0);
  console.log(`${sms.length} SMS and ${mail.received.length} e-mails arrived`);
  expect(await countGivenUp()).toBe(0);
});

import { randomUUID } from 'node:crypto';
import { cloneDatabase, type TestDatabase } from '@sabuja/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EventEntry, SandboxControl } from './control.ts';
import { mountRazorpaySandbox, type SandboxSettings } from './index.ts';
import { hmac } from './signatures.ts';

type Arrival = { id: string; event: string; body: string; signature: string };

let database: TestDatabase;
let http: FastifyInstance;
let settings: SandboxSettings;
let control: SandboxControl;
let arrived: Arrival[] = [];
/** The statuses of the shop's next responses to webhooks; further responses have status 200. */
let readResponse: number[] = [];

/** Opens a server with a sandbox and a simulated shop that receives its webhooks. */
async function open(): Promise<void> {
  http = fastify({ forceCloseConnections: true });
  settings = mountRazorpaySandbox(http, {
    path: '/sandbox/razorpay',
    webhookPath: '/webhook',
    databaseUrl: database.url,
    secret: 'a secret for tests only',
    clock: { now: () => new Date('2026-11-21T04:30:00Z') },
    mayControl: ({ headers }) => headers['x-forwarded-for'] === undefined,
  });
  http.register(async (shop) => {
    shop.removeAllContentTypeParsers();
    shop.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    shop.post<{ Body: string }>('/webhook', async ({ headers, body }, reply) => {
      arrived.push({
        id: String(headers['x-razorpay-event-id']),
        signature: String(headers['x-razorpay-signature']),
        event: JSON.parse(body).event,
        body,
      });
      return reply.code(readResponse.shift() ?? 200).send();
    });
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  control = new SandboxControl(settings.apiUrl);
}

const names = () => arrived.map(({ event }) => event);
/** Waits until exactly `count` events match `are`. */
const events = (count: number, are: Partial<EventEntry>) =>
  expect
    .poll(
      async () => {
        const { events } = await control.state();
        return events.filter((event) =>
          Object.entries(are).every(([k, v]) => event[k as keyof EventEntry] === v),
        ).length;
      },
      { timeout: 10_000 },
    )
    .toBe(count);
const settled = (state: EventEntry['state'], count: number) => events(count, { state });

// biome-ignore lint/suspicious/noExplicitAny: the tests verify the content of the body
const readBody = (response: Response) => response.json() as Promise<any>;

async function call(method: string, path: string, body?: object) {
  const { keyId, keySecret } = settings;
  const response = await fetch(`${settings.apiUrl}/v1${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await readBody(response) };
}
async function anOrder(payment_capture: boolean = true): Promise<string> {
  const created = await call('POST', '/orders', {
    amount: 50_000,
    currency: 'INR',
    payment_capture,
  });
  return created.body.id;
}

beforeAll(async () => {
  database = await cloneDatabase();
  await open();
});
beforeEach(async () => {
  await control.reset();
  arrived = [];
  readResponse = [];
});
afterEach(async () => {
  await control.resetMode();
});
afterAll(async () => {
  await http.close();
  await database.drop();
});

const paid = ['payment.authorized', 'payment.captured', 'order.paid'];

describe('webhooks', () => {
  test('each step of a payment is sent, signed, as it was at that step', async () => {
    const order = await anOrder();
    await control.pay(order, 'upi', { contact: '+919876543210' });
    await settled('delivered', 3);
    expect(names()).toEqual(paid);
    for (const { body, signature } of arrived)
      expect(signature).toBe(hmac(settings.webhookSecret, body));
    const [authorized, , orderPaid] = arrived.map(({ body }) => JSON.parse(body));
    expect(authorized).toMatchObject({
      entity: 'event',
      account_id: expect.stringMatching(/^acc_\w{14}$/),
      contains: ['payment'],
      payload: { payment: { entity: { status: 'authorized', captured: false, fee: null } } },
      created_at: Date.parse('2026-11-21T04:30:00Z') / 1000,
    });
    expect(orderPaid).toMatchObject({
      contains: ['payment', 'order'],
      payload: {
        payment: { entity: { contact: '+919876543210', status: 'captured', captured: true } },
        order: { entity: { id: order, status: 'paid', amount_due: 0 } },
      },
    });
  });

  test('a failure, a capture and a refund are sent too', async () => {
    const order = await anOrder(false);
    await control.pay(order, 'failure');
    const result = await control.pay(order, 'card');
    const id = result.reported === 'success' ? result.response.razorpay_payment_id : '';
    await call('POST', `/payments/${id}/capture`, { amount: 50_000, currency: 'INR' });
    await control.changeMode({ refunds: 'pending' });
    const refund = await call('POST', `/payments/${id}/refund`, { amount: 10_000 });
    expect(refund.body.status).toBe('pending');
    await control.settleRefund(refund.body.id, 'failed');
    await settled('delivered', 6);
    expect(names()).toEqual(['payment.failed', ...paid, 'refund.created', 'refund.failed']);
    const { body } = await call('GET', `/payments/${id}`);
    expect([body.amount_refunded, body.refund_status]).toEqual([0, null]);
  });

  test('duplicates carry the same event id and the same bytes', async () => {
    await control.changeMode({ webhooks: { copies: 2 } });
    await control.pay(await anOrder(), 'failure');
    await settled('delivered', 1);
    expect(arrived).toHaveLength(2);
    expect(arrived[1]).toEqual(arrived[0]);
  });

  test('they can arrive in the wrong order', async () => {
    await control.changeMode({ webhooks: { reversed: true } });
    await control.pay(await anOrder(), 'upi');
    await settled('delivered', 3);
    expect(names()).toEqual(paid.toReversed());
  });

  test('held events are sent when fired or released', async () => {
    await control.changeMode({ webhooks: { held: true } });
    await control.pay(await anOrder(), 'upi');
    const { events } = await control.state();
    expect(events.map(({ event, state }) => [event, state])).toEqual(
      paid.map((event) => [event, 'held']),
    );
    expect(arrived).toEqual([]);
    expect(await control.fire(events[2]?.id ?? '')).toBe(200);
    expect(await control.fire(events[2]?.id ?? '')).toBe(200);
    expect(names()).toEqual(['order.paid', 'order.paid']);
    await control.release();
    await settled('delivered', 3);
    expect(names().slice(2)).toEqual(paid.slice(0, 2));
  });

  test('a delivery without a 2xx is retried, and given up after eight attempts', async () => {
    await control.changeMode({ webhooks: { retryMs: 1 } });
    readResponse = [500, 404, 302];
    await control.pay(await anOrder(), 'failure');
    await settled('delivered', 1);
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(1);
    expect(arrived).toHaveLength(4);
    readResponse = Array.from({ length: 20 }, () => 503);
    await control.pay(await anOrder(), 'failure');
    await settled('given_up', 1);
    expect(arrived).toHaveLength(12);
    expect((await control.state()).events.at(-1)).toMatchObject({ tries: 8, last_status: 503 });
  });
});

describe('payment outcomes', () => {
  test('paid in the UPI app, and the page is never notified', async () => {
    const order = await anOrder();
    expect(await control.pay(order, 'silence')).toMatchObject({ reported: 'nothing' });
    expect((await call('GET', `/orders/${order}`)).body.status).toBe('paid');
  });

  test('paid twice: both captured, the page is notified of the second', async () => {
    const order = await anOrder();
    const result = await control.pay(order, 'twice');
    const { body } = await call('GET', `/orders/${order}/payments`);
    expect(body.items.map((payment: { status: string }) => payment.status)).toEqual([
      'captured',
      'captured',
    ]);
    expect(result).toMatchObject({ response: { razorpay_payment_id: body.items[0].id } });
  });

  test('a late bank authorizes by itself, and the payment is not captured', async () => {
    await control.changeMode({ lateMs: 1 });
    const order = await anOrder();
    await control.pay(order, 'late');
    await settled('delivered', 1);
    expect(names()).toEqual(['payment.authorized']);
    const { body } = await call('GET', `/orders/${order}/payments`);
    expect(body.items[0]).toMatchObject({ status: 'authorized', captured: false });
  });

  test('a failed payment may be authorized after all', async () => {
    const order = await anOrder();
    const result = await control.pay(order, 'failure');
    const id = result.reported === 'failure' ? result.error.metadata.payment_id : '';
    const payment = await control.authorise(id, { capture: true });
    expect(payment).toMatchObject({ status: 'captured', error_code: null });
  });

  test('a late payment of an order paid by then is refunded automatically', async () => {
    const order = await anOrder();
    const late = await control.pay(order, 'late');
    await control.pay(order, 'upi');
    const id = late.reported === 'nothing' ? late.payment_id : '';
    expect(await control.authorise(id)).toMatchObject({ status: 'refunded', captured: false });
    expect((await call('GET', `/payments/${id}/refunds`)).body).toMatchObject({ count: 1 });
  });

  test('no second attempt while one is authorized, none once the order is paid', async () => {
    const order = await anOrder(false);
    await control.pay(order, 'upi');
    await expect(control.pay(order, 'upi')).rejects.toThrow('being processed');
    const other = await anOrder();
    await control.pay(other, 'upi');
    await expect(control.pay(other, 'upi')).rejects.toThrow('already paid');
  });

  test('ten concurrent payers pay one order once', async () => {
    const order = await anOrder();
    const tries = Array.from({ length: 10 }, () => control.pay(order, 'upi'));
    const ends = await Promise.allSettled(tries);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await call('GET', `/orders/${order}/payments`)).body.count).toBe(1);
  });
});

describe('payment links', () => {
  const aLink = async (life = 1800): Promise<string> => {
    const now = Date.parse('2026-11-21T04:30:00Z') / 1000;
    const body = {
      amount: 50_000,
      currency: 'INR',
      reference_id: randomUUID(),
      expire_by: now + life,
    };
    return (await call('POST', '/payment_links', body)).body.id;
  };

  test('one is paid once, with its order and the webhooks of both', async () => {
    const id = await aLink();
    expect(await control.payLink(id, 'failure')).toBe(true);
    expect(await control.payLink(id)).toBe(true);
    expect(await control.payLink(id)).toBe(false);
    const { body } = await call('GET', `/payment_links/${id}`);
    expect(body).toMatchObject({
      status: 'paid',
      amount_paid: 50_000,
      payments: [{ method: 'upi' }],
    });
    await settled('delivered', 5);
    expect(names()).toEqual(['payment.failed', ...paid, 'payment_link.paid']);
    const refused = await call('POST', `/payment_links/${id}/cancel`, {});
    expect(refused.status).toBe(400);
  });

  test('of a payer and a cancellation at the same time one wins', async () => {
    for (let i = 0; i < 5; i++) {
      const id = await aLink();
      const [isPaid, cancelled] = await Promise.all([
        control.payLink(id),
        call('POST', `/payment_links/${id}/cancel`, {}),
      ]);
      expect(isPaid).toBe(cancelled.status !== 200);
    }
  });

  test('one that is too short is refused', async () => {
    expect(await aLink(60)).toBeUndefined();
  });
});

describe('stored entities', () => {
  test('orders are paged, newest first, and found by receipt', async () => {
    const created = { amount: 100, currency: 'INR' };
    for (const receipt of ['a', 'b', 'c']) await call('POST', '/orders', { ...created, receipt });
    const receipts = async (query: string) =>
      (await call('GET', `/orders${query}`)).body.items.map((o: { receipt: string }) => o.receipt);
    expect(await receipts('')).toEqual(['c', 'b', 'a']);
    expect(await receipts('?count=1&skip=1')).toEqual(['b']);
    expect(await receipts('?receipt=a')).toEqual(['a']);
    expect(await receipts('?receipt=nobody')).toEqual([]);
  });

  test('only the notes of an order can be changed; empty ones are a list', async () => {
    const order = await anOrder();
    const notes = { purpose: 'ORDER' };
    expect((await call('GET', `/orders/${order}`)).body.notes).toEqual([]);
    expect((await call('PATCH', `/orders/${order}`, { notes })).body.notes).toEqual(notes);
    expect((await call('PATCH', `/orders/${order}`, { amount: 100 })).status).toBe(400);
    expect((await call('GET', `/orders/${order}`)).body).toMatchObject({ amount: 50_000, notes });
  });

  test('a refund without amount refunds the remaining amount, and is found by its id', async () => {
    const result = await control.pay(await anOrder(), 'upi');
    const id = result.reported === 'success' ? result.response.razorpay_payment_id : '';
    await call('POST', `/payments/${id}/refund`, { amount: 20_000 });
    const { body } = await call('POST', `/payments/${id}/refund`, {});
    expect(body).toMatchObject({ amount: 30_000, status: 'processed' });
    expect((await call('GET', `/refunds/${body.id}`)).body).toEqual(body);
    expect((await call('GET', '/refunds')).body.count).toBe(2);
  });
});

describe('the sheet requests', () => {
  const requestSheet = async (query: Record<string, string>) => {
    const url = `${settings.apiUrl}/v1/checkout/order?${new URLSearchParams(query)}`;
    const response = await fetch(url);
    return { status: response.status, body: await readBody(response) };
  };
  const send = async (body: object) => {
    const url = `${settings.apiUrl}/v1/checkout/payments`;
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return readBody(response);
  };

  test('the amount of an order, for its own shop and its own amount only', async () => {
    const order_id = await anOrder();
    const query = { key_id: settings.keyId, order_id, amount: '50000' };
    expect((await requestSheet(query)).body).toEqual({
      amount: 50_000,
      currency: 'INR',
      scripted: false,
    });
    expect((await requestSheet({ ...query, key_id: 'rzp_test_other' })).status).toBe(401);
    const tampered = await requestSheet({ ...query, amount: '100' });
    expect(tampered.body.error.description).toMatch(/different from your order amount/);
    const unknown = await requestSheet({ ...query, order_id: 'order_00000000000000' });
    expect(unknown.body.error.description).toBe('The id provided does not exist');
  });

  test('the scripted outcome of a payer, once; others choose', async () => {
    await control.script(['failure', 'upi'], '+919876543210');
    const fields = { key_id: settings.keyId, outcome: 'scripted' };
    const payer = { ...fields, order_id: await anOrder(), contact: '+919876543210' };
    expect((await send({ ...payer, contact: '+919876543211' })).error.field).toBe('outcome');
    expect((await send(payer)).reported).toBe('failure');
    expect((await send(payer)).reported).toBe('success');
    expect((await control.state()).mode.script).toEqual([]);
  });
});

describe('after a restart', () => {
  test('keys, orders, late banks and unsent webhooks are still there', async () => {
    const { keyId, keySecret, webhookSecret } = settings;
    readResponse = [500, 500, 500];
    await control.changeMode({ webhooks: { retryMs: 60_000 } });
    const order = await anOrder();
    await control.pay(order, 'upi');
    await events(3, { last_status: 500 });
    const other = await anOrder();
    await control.changeMode({ lateMs: 400 });
    await control.pay(other, 'late');
    await http.close();
    await open();
    expect(settings).toMatchObject({ keyId, keySecret, webhookSecret });
    expect((await call('GET', `/orders/${order}`)).body.status).toBe('paid');
    await settled('delivered', 1);
    expect(names().at(-1)).toBe('payment.authorized');
    const waitingEvents = (await control.state()).events.filter(({ state }) => state === 'waiting');
    expect(waitingEvents.map(({ event }) => event)).toEqual(paid);
  });

  test('a call without a response does not keep the server from closing', async () => {
    await control.fail('GET /v1/orders', 'time_out');
    const pending = call('GET', '/orders').catch((error: Error) => error.message);
    await expect.poll(async () => (await control.state()).mode.faults).toEqual([]);
    await http.close();
    expect(await pending).toMatch(/fetch failed/);
    await open();
  });
});

describe('what it refuses', () => {
  test('the control API refuses requests that came through a proxy', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const response = await fetch(`${settings.apiUrl}/control/state`, { headers });
    expect(response.status).toBe(400);
  });

  test.each([
    ['POST', '/orders', { amount: 100 }, 'The currency field is required.'],
    ['POST', '/orders', { currency: 'INR' }, 'The amount field is required.'],
    ['POST', '/orders', { amount: '100', currency: 'INR' }, 'The amount must be an integer.'],
    ['POST', '/orders', { amount: 100, currency: 'USD' }, 'Currency is not supported'],
    [
      'POST',
      '/orders',
      { amount: 100, currency: 'INR', extra: 1 },
      'extra is/are not required and should not be sent',
    ],
    [
      'POST',
      '/orders',
      { amount: 100, currency: 'INR', notes: { a: ['x'] } },
      'Notes values themselves should not be an array',
    ],
    ['GET', '/nowhere', undefined, 'The requested URL was not found on the server.'],
    ['GET', '/refunds/rfnd_00000000000000', undefined, 'The id provided does not exist'],
  ])('%s %s with %j', async (method, path, body, description) => {
    const answer = await call(method, path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', description });
  });

  test('a body that is not JSON, and no body at all', async () => {
    const url = `${settings.apiUrl}/v1/checkout/payments`;
    const headers = { 'content-type': 'application/json' };
    for (const body of ['{', 'null', '"text"']) {
      const response = await fetch(url, { method: 'POST', headers, body });
      expect(response.status).toBe(400);
    }
    expect((await fetch(url, { method: 'POST' })).status).toBe(401);
  });
});

import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Failure, isFailure, minutes, seconds } from '@sabuja/kit';
import { mountRazorpaySandbox } from '@sabuja/sandbox-razorpay';
import { SandboxControl } from '@sabuja/sandbox-razorpay/control';
import { cloneDatabase, type TestDatabase } from '@sabuja/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type {
  PaymentProvider,
  ProviderOrder,
  ProviderResult,
  RefusalReason,
} from '../../provider.ts';
import { defaultRetryPolicy } from './http.ts';
import { createRazorpay } from './razorpay.ts';
import type { RazorpaySettings } from './settings.ts';
import { sign } from './signatures.ts';

const fastRetryPolicy = { timeout: seconds(1), backoff: async () => undefined };
const unknownIds = { order: 'order_00000000000000', payment: 'pay_00000000000000' };

/** Returns the value of a result that must not be a failure. */
async function unwrap<Value>(result: Promise<ProviderResult<Value>>): Promise<Value> {
  const value = await result;
  if (isFailure(value)) throw new Error(`unexpected: ${JSON.stringify(value)}`);
  return value as Value;
}
const refusal = (reason: RefusalReason, field?: string): Partial<Failure> => ({
  code: 'PROVIDER_REFUSED',
  details: expect.objectContaining({ reason, ...(field !== undefined && { field }) }),
});
const unavailable = (mayHaveSucceeded: boolean): Partial<Failure> => ({
  code: 'PROVIDER_UNAVAILABLE',
  details: expect.objectContaining({ mayHaveSucceeded }),
});
const receipt = (): string => randomUUID();
const createOrder = (provider: PaymentProvider, amount = 50_000): Promise<ProviderOrder> =>
  unwrap(provider.createOrder({ amount, receipt: receipt() }));

/** Tests of the contract that the provider and its sandbox share, as far as they need no payer. */
function describeProviderContract(settings: () => RazorpaySettings): void {
  const provider = () => createRazorpay(settings());

  test('S10.145 a link is created, found by its id and reference, and cancelled once', async () => {
    const { links } = provider();
    if (!links) return expect.fail('no links');
    const reference = receipt();
    const expiresAt = new Date(Date.now() + minutes(30));
    const request = { amount: 12_345, reference, description: 'Order', expiresAt };
    const created = await unwrap(links.create(request));
    expect(created).toMatchObject({
      amount: 12_345,
      currency: 'INR',
      reference,
      status: 'created',
    });
    expect(created.url).toMatch(/^https?:/);
    expect(await links.create(request)).toMatchObject(refusal('RECEIPT_TAKEN'));
    expect(await links.find(created.id)).toEqual(created);
    expect(await links.findByReference(reference)).toEqual(created);
    expect(await links.findByReference(receipt())).toBeUndefined();
    expect(await provider().listPayments(created.id)).toEqual([]);
    expect(await links.cancel(created.id)).toMatchObject({ status: 'cancelled' });
    expect(await links.cancel(created.id)).toMatchObject({ code: 'PROVIDER_REFUSED' });
  });

  test('an order is created in paise and found by its id and by its receipt', async () => {
    const ownReceipt = receipt();
    const notes = { purpose: 'ORDER' };
    const created = await unwrap(
      provider().createOrder({ amount: 123_450, receipt: ownReceipt, notes }),
    );
    expect(created).toMatchObject({
      amount: 123_450,
      amountPaid: 0,
      currency: 'INR',
      receipt: ownReceipt,
      status: 'created',
    });
    expect(created.id).toMatch(/^order_[A-Za-z0-9]{14}$/);
    expect(await provider().findOrder(created.id)).toEqual(created);
    expect(await provider().findOrderByReceipt(ownReceipt)).toEqual(created);
    expect(await provider().findOrderByReceipt(receipt())).toBeUndefined();
    expect(await provider().listPayments(created.id)).toEqual([]);
  });

  test.each([
    ['less than a rupee', { amount: 99 }, 'amount'],
    ['an amount of 0', { amount: 0 }, 'amount'],
    ['a negative amount', { amount: -100 }, 'amount'],
    ['half a paisa', { amount: 100.5 }, 'amount'],
    ['a long receipt', { amount: 100, receipt: 'r'.repeat(41) }, undefined],
  ])('an order with %s is refused', async (_, wrong, field) => {
    const result = await provider().createOrder({ receipt: receipt(), ...wrong });
    expect(result).toMatchObject(refusal('INVALID', field));
  });

  test('an order with more than fifteen notes is refused', async () => {
    const notes = Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`n${i}`, 'x']));
    const result = await provider().createOrder({ amount: 100, receipt: receipt(), notes });
    expect(result).toMatchObject(refusal('INVALID'));
  });

  test('every call refuses unknown ids as UNKNOWN_ID', async () => {
    const { order, payment } = unknownIds;
    const results = await Promise.all([
      provider().findOrder(order),
      provider().listPayments(order),
      provider().findPayment(payment),
      provider().capture({ paymentId: payment, amount: 100 }),
      provider().refund({ paymentId: payment, amount: 100, key: randomUUID() }),
    ]);
    for (const result of results) expect(result).toMatchObject(refusal('UNKNOWN_ID'));
  });

  test('S10.199: wrong keys are refused as WRONG_KEYS', async () => {
    const stranger = createRazorpay({ ...settings(), keySecret: 'wrong' });
    expect(await stranger.findOrder(unknownIds.order)).toMatchObject(refusal('WRONG_KEYS'));
    expect(await stranger.checkKeys()).toMatchObject(refusal('WRONG_KEYS'));
    expect(await provider().checkKeys()).toBe(true);
  });

  test('a refund with a key of less than ten characters is refused', async () => {
    const request = { paymentId: unknownIds.payment, amount: 100, key: 'short' };
    expect(await provider().refund(request)).toMatchObject({ code: 'PROVIDER_REFUSED' });
  });
}

const { RAZORPAY_TEST_KEY_ID, RAZORPAY_TEST_KEY_SECRET } = process.env;
const hasTestKeys = RAZORPAY_TEST_KEY_ID !== undefined && RAZORPAY_TEST_KEY_SECRET !== undefined;

describe.skipIf(!hasTestKeys)(
  'the test mode of Razorpay (needs RAZORPAY_TEST_KEY_ID and RAZORPAY_TEST_KEY_SECRET)',
  () => {
    describeProviderContract(() => ({
      keyId: RAZORPAY_TEST_KEY_ID ?? '',
      keySecret: RAZORPAY_TEST_KEY_SECRET ?? '',
      webhookSecret: '',
      apiUrl: 'https://api.razorpay.com',
      checkoutUrl: '',
    }));
  },
);

describe('the sandbox', () => {
  let database: TestDatabase;
  let http: FastifyInstance;
  let settings: RazorpaySettings;
  let control: SandboxControl;
  let provider: PaymentProvider;
  beforeAll(async () => {
    database = await cloneDatabase();
    http = fastify({ forceCloseConnections: true });
    settings = mountRazorpaySandbox(http, {
      path: '/sandbox/razorpay',
      webhookPath: '/webhook',
      databaseUrl: database.url,
      secret: 'a secret for tests only',
      clock: { now: () => new Date() },
      mayControl: () => true,
    });
    http.post('/webhook', async () => ({}));
    await http.listen({ port: 0, host: '127.0.0.1' });
    control = new SandboxControl(settings.apiUrl);
    provider = createRazorpay(settings, {
      ...defaultRetryPolicy,
      backoff: fastRetryPolicy.backoff,
    });
  });
  afterEach(() => control.resetMode());
  afterAll(async () => {
    await http.close();
    await database.drop();
  });

  describeProviderContract(() => settings);

  test('a receipt is unique', async () => {
    const request = { amount: 100, receipt: receipt() };
    await unwrap(provider.createOrder(request));
    expect(await provider.createOrder(request)).toMatchObject(refusal('RECEIPT_TAKEN'));
  });

  test('an unknown path is refused', async () => {
    const unreachable = createRazorpay({ ...settings, apiUrl: `${settings.apiUrl}/lost` });
    expect(await unreachable.findOrder(unknownIds.order)).toMatchObject(refusal('INVALID'));
  });

  /** Creates an order and pays it in the checkout. */
  async function createPaidOrder(amount = 50_000) {
    const order = await createOrder(provider, amount);
    const result = await control.pay(order.id, 'upi');
    if (result.reported !== 'success')
      throw new Error(`unexpected checkout result: ${result.reported}`);
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = result.response;
    return { order, paymentId, signature };
  }
  /** Creates a payment that was authorized after the page had reported a failure. */
  async function createLatePayment(orderId: string): Promise<string> {
    const result = await control.pay(orderId, 'late');
    if (result.reported !== 'nothing')
      throw new Error(`unexpected checkout result: ${result.reported}`);
    return result.payment_id;
  }

  describe('payments', () => {
    test('a payment is captured automatically and pays its order', async () => {
      const { order, paymentId } = await createPaidOrder(71_900);
      const payment = await unwrap(provider.findPayment(paymentId));
      expect(payment).toMatchObject({
        id: paymentId,
        orderId: order.id,
        amount: 71_900,
        amountRefunded: 0,
        currency: 'INR',
        status: 'captured',
        method: 'upi',
        failure: undefined,
      });
      const paid = { status: 'paid', amountPaid: 71_900 };
      expect(await provider.findOrder(order.id)).toMatchObject(paid);
      expect(await provider.listPayments(order.id)).toEqual([payment]);
    });

    test('a failed payment leaves the order open for another attempt', async () => {
      const order = await createOrder(provider);
      const result = await control.pay(order.id, 'failure');
      expect(result).toMatchObject({ reported: 'failure', error: { reason: 'payment_failed' } });
      await control.pay(order.id, 'card');
      const payments = await unwrap(provider.listPayments(order.id));
      expect(payments.map(({ status, method }) => [status, method])).toEqual([
        ['captured', 'card'],
        ['failed', 'upi'],
      ]);
      expect(payments[1]?.failure).toMatch(/declined/);
    });

    test('a late authorization is captured in full and once', async () => {
      const order = await createOrder(provider, 40_000);
      const paymentId = await createLatePayment(order.id);
      const capture = (amount: number) => provider.capture({ paymentId, amount });
      expect(await capture(40_000)).toMatchObject(refusal('NOT_AUTHORIZED'));
      await control.authorise(paymentId);
      expect(await provider.findPayment(paymentId)).toMatchObject({ status: 'authorized' });
      expect(await capture(39_900)).toMatchObject(refusal('INVALID', 'amount'));
      expect(await capture(40_000)).toMatchObject({ status: 'captured', amount: 40_000 });
      expect(await capture(40_000)).toMatchObject(refusal('ALREADY_CAPTURED'));
    });

    test('an order is not captured twice', async () => {
      const order = await createOrder(provider, 40_000);
      const first = await createLatePayment(order.id);
      const second = await createLatePayment(order.id);
      await control.authorise(first);
      await control.authorise(second);
      await unwrap(provider.capture({ paymentId: first, amount: 40_000 }));
      const again = provider.capture({ paymentId: second, amount: 40_000 });
      expect(await again).toMatchObject(refusal('ALREADY_PAID'));
    });
  });

  describe('refunds', () => {
    test('a payment is refunded in parts until nothing is left', async () => {
      const { paymentId } = await createPaidOrder(50_000);
      const refund = (amount: number, key = randomUUID()) =>
        provider.refund({ paymentId, amount, key });
      expect(await refund(99)).toMatchObject(refusal('INVALID', 'amount'));
      const first = await unwrap(refund(20_000));
      expect(first).toMatchObject({ paymentId, amount: 20_000, status: 'processed' });
      expect(first.bankReference).toMatch(/^\d+$/);
      expect(await provider.findPayment(paymentId)).toMatchObject({
        status: 'captured',
        amountRefunded: 20_000,
      });
      expect(await refund(30_001)).toMatchObject(refusal('REFUND_TOO_LARGE', 'amount'));
      const second = await unwrap(refund(30_000));
      expect(await refund(100)).toMatchObject(refusal('ALREADY_REFUNDED'));
      expect(await provider.findPayment(paymentId)).toMatchObject({ status: 'refunded' });
      expect(await provider.listRefunds(paymentId)).toEqual([second, first]);
    });

    test('the same key returns the first result, and is refused for another refund', async () => {
      const { paymentId } = await createPaidOrder();
      const key = randomUUID();
      const first = await unwrap(provider.refund({ paymentId, amount: 10_000, key }));
      expect(await provider.refund({ paymentId, amount: 10_000, key })).toEqual(first);
      const other = await provider.refund({ paymentId, amount: 20_000, key });
      expect(other).toMatchObject(refusal('KEY_OF_ANOTHER_REFUND'));
      expect(await provider.listRefunds(paymentId)).toEqual([first]);
    });

    test('reports of a refund have its key, also of one that an earlier release requested without it', async () => {
      const { paymentId } = await createPaidOrder();
      const [key, olderKey] = [randomUUID(), randomUUID()];
      expect(await unwrap(provider.refund({ paymentId, amount: 10_000, key }))).toMatchObject({
        key,
      });
      const { keyId, keySecret, apiUrl } = settings;
      const older = await fetch(`${apiUrl}/v1/payments/${paymentId}/refund`, {
        method: 'POST',
        headers: {
          ...{ authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}` },
          ...{ 'content-type': 'application/json', 'x-refund-idempotency': olderKey },
        },
        body: JSON.stringify({ amount: 20_000, speed: 'normal', notes: {} }),
      });
      const { id } = (await older.json()) as { id: string };
      const repeated = await unwrap(provider.refund({ paymentId, amount: 20_000, key: olderKey }));
      expect(repeated).toMatchObject({ id, key: undefined });
      expect(await provider.listRefunds(paymentId)).toMatchObject([{ id }, { key }]);
    });

    test('eight concurrent requests with one key make one refund', async () => {
      const { paymentId } = await createPaidOrder();
      const request = { paymentId, amount: 10_000, key: randomUUID() };
      const withDefaultRetries = createRazorpay(settings);
      const results = await Promise.all(
        Array.from({ length: 8 }, () => withDefaultRetries.refund(request)),
      );
      const [only, ...others] = await unwrap(provider.listRefunds(paymentId));
      expect(others).toEqual([]);
      const inProgress = expect.objectContaining(refusal('KEY_IN_PROGRESS'));
      for (const result of results) expect([only, inProgress]).toContainEqual(result);
    });

    test('an uncaptured payment is not refunded', async () => {
      const order = await createOrder(provider);
      const paymentId = await createLatePayment(order.id);
      await control.authorise(paymentId);
      const request = { paymentId, amount: 100, key: randomUUID() };
      expect(await provider.refund(request)).toMatchObject(refusal('NOT_CAPTURED'));
    });
  });

  describe('signatures', () => {
    test('only the genuine callback of a payment passes as signed', async () => {
      const { order, paymentId, signature } = await createPaidOrder();
      const callback = { orderId: order.id, paymentId, signature };
      expect(provider.isCallbackSigned(callback)).toBe(true);
      const forged = [
        { ...callback, orderId: (await createOrder(provider)).id },
        { ...callback, paymentId: (await createPaidOrder()).paymentId },
        { ...callback, signature: signature.slice(0, -1) },
        { ...callback, signature: signature.replace(/.$/, (c) => (c === '0' ? '1' : '0')) },
        { ...callback, signature: '' },
        { ...callback, signature: sign(settings.webhookSecret, `${order.id}|${paymentId}`) },
      ];
      expect(forged.map((wrong) => provider.isCallbackSigned(wrong))).toEqual(
        forged.map(() => false),
      );
    });

    test('only the exact bytes of a webhook pass as signed', () => {
      const body = Buffer.from('{"event":"payment.captured","name":"ସବୁଜ"}');
      const signature = sign(settings.webhookSecret, body);
      const isSigned = (bytes: Buffer, signature: string | undefined) =>
        provider.isWebhookSigned({
          body: bytes,
          header: (name) => (name === 'x-razorpay-signature' ? signature : undefined),
        });
      expect(isSigned(body, signature)).toBe(true);
      const respaced = Buffer.from(body.toString().replace(':', ': '));
      expect(isSigned(respaced, signature)).toBe(false);
      expect(isSigned(body, undefined)).toBe(false);
      expect(isSigned(body, sign(settings.keySecret, body))).toBe(false);
    });

    test('an event is parsed into the same entities as the calls return; other bodies are rejected', async () => {
      await control.reset();
      const { paymentId } = await createPaidOrder();
      const payment = await unwrap(provider.findPayment(paymentId));
      const refund = await unwrap(provider.refund({ paymentId, amount: 100, key: randomUUID() }));
      const { events } = await control.state();
      const parseNamed = (name: string) =>
        provider.parseWebhook(Buffer.from(events.find(({ event }) => event === name)?.body ?? ''));
      expect(parseNamed('order.paid')).toEqual({
        createdAt: expect.any(Date),
        events: [{ kind: 'payment', payment }],
      });
      expect(parseNamed('refund.processed')?.events).toEqual([
        { kind: 'payment', payment: { ...payment, amountRefunded: 100 } },
        { kind: 'refund', refund },
      ]);
      for (const other of ['', '{}', '[]', '<html>', '{"event":"payment.captured"}']) {
        expect(provider.parseWebhook(Buffer.from(other))).toBeUndefined();
      }
    });

    test.each([
      ['open', 'TAKEN'],
      ['under_review', 'TAKEN'],
      ['lost', 'TAKEN'],
      ['won', 'RETURNED'],
      ['closed', 'RETURNED'],
    ])('a dispute that is %s has the money %s', (status, state) => {
      const dispute = { id: 'disp_1', payment_id: 'pay_1', amount: 500, respond_by: 2 };
      const awaitedResponse =
        status === 'open' ? { until: new Date(2000), reason: undefined } : undefined;
      const payload = { dispute: { entity: { ...dispute, status } } };
      const body = { event: 'payment.dispute.created', created_at: 1, payload };
      expect(provider.parseWebhook(Buffer.from(JSON.stringify(body)))?.events).toEqual([
        {
          kind: 'dispute',
          dispute: { id: 'disp_1', paymentId: 'pay_1', amount: 500, state, awaitedResponse },
        },
      ]);
    });
  });

  describe('network failures', () => {
    const createFastRetrying = () => createRazorpay(settings, fastRetryPolicy);

    test('a read without a response is retried', async () => {
      const order = await createOrder(provider);
      await control.fail('GET /v1/orders/:id', 'time_out');
      await control.fail('GET /v1/orders/:id', 500);
      expect(await createFastRetrying().findOrder(order.id)).toEqual(order);
      await control.fail('GET /v1/orders/:id', 503, 3);
      expect(await createFastRetrying().findOrder(order.id)).toMatchObject(unavailable(false));
    });

    test('a rate-limited request is retried', async () => {
      await control.fail('POST /v1/orders', 429, 2);
      expect(await createOrder(createFastRetrying())).toMatchObject({ status: 'created' });
    });

    test('creating an order is not retried; its receipt shows whether it exists', async () => {
      const request = { amount: 100, receipt: receipt() };
      await control.fail('POST /v1/orders', 500);
      expect(await createFastRetrying().createOrder(request)).toMatchObject(unavailable(true));
      expect(await provider.findOrderByReceipt(request.receipt)).toBeUndefined();
      await control.fail('POST /v1/orders', 'lost_answer');
      expect(await createFastRetrying().createOrder(request)).toMatchObject(unavailable(true));
      expect(await provider.findOrderByReceipt(request.receipt)).toMatchObject({ amount: 100 });
    });

    test('a capture whose response is lost has happened once', async () => {
      const order = await createOrder(provider, 40_000);
      const paymentId = await createLatePayment(order.id);
      await control.authorise(paymentId);
      await control.fail('POST /v1/payments/:id/capture', 'lost_answer');
      const result = await createFastRetrying().capture({ paymentId, amount: 40_000 });
      expect(result).toMatchObject(unavailable(true));
      expect(await provider.findPayment(paymentId)).toMatchObject({ status: 'captured' });
    });

    test('a refund whose response is lost is retried with its key, and made once', async () => {
      const { paymentId } = await createPaidOrder();
      await control.fail('POST /v1/payments/:id/refund', 'lost_answer');
      const created = await unwrap(
        createFastRetrying().refund({ paymentId, amount: 100, key: randomUUID() }),
      );
      expect(await provider.listRefunds(paymentId)).toEqual([created]);
    });
  });
});

describe('other servers', () => {
  const settings = { keyId: 'rzp_test_x', keySecret: 's', webhookSecret: 'w', checkoutUrl: '' };
  /** Calls a provider whose API is a server with this request listener. */
  async function callWith<T>(listener: RequestListener, call: (provider: PaymentProvider) => T) {
    const server = createServer(listener);
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      return await call(createRazorpay({ ...settings, apiUrl }, fastRetryPolicy));
    } finally {
      await new Promise((done) => server.close(done));
    }
  }
  const request = { amount: 100, receipt: 'r' };

  test.each([
    ['an HTML page', 200, '<html>'],
    ['an empty body', 200, ''],
    ['a body of another schema', 200, '{"id":"order_1","amount":"100"}'],
    ['the error page of a proxy', 502, '<html>Bad gateway</html>'],
  ])('%s is no usable response', async (_, status, body) => {
    const listener: RequestListener = (_request, response) => response.writeHead(status).end(body);
    const created = await callWith(listener, (provider) => provider.createOrder(request));
    expect(created).toMatchObject(unavailable(true));
  });

  test('an error without a description is a refusal', async () => {
    const listener: RequestListener = (_, response) => response.writeHead(400).end('no');
    const created = await callWith(listener, (provider) => provider.createOrder(request));
    expect(created).toMatchObject(refusal('INVALID'));
  });

  test('redirects are not followed with the keys', async () => {
    const seen: string[] = [];
    const listener: RequestListener = (request, response) => {
      seen.push(request.url ?? '');
      response.writeHead(302, { location: '/other' }).end();
    };
    await callWith(listener, (provider) => provider.createOrder(request));
    expect(seen).toEqual(['/v1/orders']);
  });

  test('a refused connection cannot have succeeded', async () => {
    const provider = await callWith(
      () => undefined,
      (closing) => closing,
    );
    expect(await provider.createOrder(request)).toMatchObject(unavailable(false));
  });
});

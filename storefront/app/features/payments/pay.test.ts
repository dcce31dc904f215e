import type { Order } from '@sabuja/contract';
import { ApiError, createClient } from '@sabuja/contract/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import { ok, problem, type StubResponse } from '../../testing/stub-server.ts';
import {
  combinedPaymentState,
  readCombinedPayment,
  readConfirming,
} from './combined-payment-state.ts';
import {
  type PaymentDeps,
  type PaymentFailure,
  type PaymentStep,
  pay,
  sheetFailedToOpen,
} from './pay.ts';
import { payOrders } from './pay-orders.ts';
import { paymentFailureMessage } from './payment-messages.ts';
import type { SheetResult } from './sheet.ts';

const payer = { full_name: 'Asha', email: null, mobile_no: '+919876543210' };
const providerCallback = { payment_id: 'pay_1', order_id: 'order_1', signature: 'f'.repeat(64) };
const paidSheet: SheetResult = { kind: 'paid', callback: providerCallback };
const walletPayment = { purpose: 'WALLET', amount: 50_000, payer } as const;

const createdResponse = ok({
  id: 'order_1',
  amount: 1,
  currency: 'INR',
  key: 'k',
  checkout_script: '/s.js',
});
const successResponse = ok({ status: 'success' });

/** A stub server and sheet with scripted results, and a clock that only advances by waiting. */
function createScenario() {
  let clock = 0;
  const requests: { call: string; json: unknown; form: unknown }[] = [];
  const steps: PaymentStep[] = [];
  const responses: Record<string, StubResponse[]> = {};
  const orders = new Map<string, Partial<Order>>();
  let runSheet: (close: () => void) => Promise<SheetResult> = async () => paidSheet;
  const api = createClient(async ({ method, path, json, form }) => {
    const call = `${method} ${path}`;
    requests.push({ call, json, form });
    const uid = /^\/api\/v1\/orders\/(\w+)\/$/.exec(path)?.[1];
    const queue = responses[uid ? method : path] ?? [];
    const response = queue.length > 1 ? queue.shift() : queue[0];
    if (response === 'silence') throw new TypeError('Failed to fetch');
    if (response) return response;
    if (uid) return { status: 200, body: orders.get(uid) };
    throw new Error(`an unexpected request: ${call}`);
  });
  const deps: PaymentDeps = {
    api,
    now: () => clock,
    wait: async (duration) => {
      clock += duration;
      await new Promise((resolve) => setImmediate(resolve));
    },
    onStep: (step) => steps.push(step),
    openSheet: async () => {
      let close = () => {};
      const closed = new Promise<SheetResult>((resolve) => {
        close = () => resolve({ kind: 'closed' });
      });
      return { result: Promise.race([runSheet(close), closed]), close };
    },
  };
  const setOrder = (uid: string, changes: Partial<Order> = {}) =>
    orders.set(uid, {
      uid,
      o_status: 'PAYMENT_PENDING',
      payment_status: 0,
      final_amount: 100.5,
      ...changes,
    });
  return {
    parts: deps,
    requests,
    steps,
    responses,
    setOrder: setOrder,
    clock: () => clock,
    setSheet: (run: typeof runSheet) => {
      runSheet = run;
    },
    hints: () => requests.filter(({ call }) => call.startsWith('PATCH')).map(({ form }) => form),
  };
}

let scenario: ReturnType<typeof createScenario>;
beforeEach(() => {
  scenario = createScenario();
  scenario.responses['/api/v1/payment/create'] = [createdResponse];
  scenario.responses['/api/v1/payment/verify'] = [successResponse];
});

describe('S4h.1 a payment', () => {
  it('S7e.1 S7e.2 is created in paise, paid on the sheet and verified', async () => {
    expect(await pay(scenario.parts, { ...walletPayment, plan: { id: 7, version: 2 } })).toEqual({
      reason: 'paid',
      paymentId: 'pay_1',
    });
    expect(scenario.requests.map(({ json }) => json)).toEqual([
      {
        amount: 50_000,
        currency: 'INR',
        receipt: 'wallet-0',
        payment_capture: 1,
        purpose: 'WALLET',
        subscription_id: 7,
        subscription_version: 2,
      },
      { ...providerCallback, amount: 50_000, payment_type: 'WALLET', payment_sub_type: 'online' },
    ]);
    expect(scenario.steps).toEqual(['asking', 'paying', 'verifying']);
  });

  it.each<[string, SheetResult, string]>([
    ['the payer leaves', { kind: 'dismissed', afterFailure: false }, 'cancelled'],
    [
      'the payer leaves after a failure',
      { kind: 'dismissed', afterFailure: true },
      'not-completed',
    ],
    ['its time is over', { kind: 'timeout' }, 'timeout'],
  ])('that ends because %s', async (_, sheetResult, reason) => {
    scenario.setSheet(async () => sheetResult);
    expect(await pay(scenario.parts, walletPayment)).toEqual({ reason });
  });

  it.each<[string, StubResponse[], string]>([
    ['is refused', [problem(400, 'NOT_VERIFIED')], 'not-verified'],
    ['has failed', [problem(409, 'NOT_PAID')], 'not-completed'],
    ['cannot be told', [problem(422, 'INVALID'), successResponse], 'unverified'],
    [
      'is confirmed at the third asking',
      [problem(409, 'CONFIRMING'), 'silence', successResponse],
      'paid',
    ],
  ])('that %s', async (_, responses, reason) => {
    scenario.responses['/api/v1/payment/verify'] = responses;
    expect((await pay(scenario.parts, walletPayment)).reason).toBe(reason);
  });

  it('S7e.2 is not accepted for a 200 response without success', async () => {
    for (const body of [{}, null, 'welcome to this network', { status: 'pending' }]) {
      scenario.responses['/api/v1/payment/verify'] = [{ status: 200, body }];
      expect(await pay(scenario.parts, walletPayment)).toEqual({ reason: 'unverified' });
      scenario.responses['/api/v1/payment/verify'] = [{ status: 200, body }, successResponse];
      expect(await pay(scenario.parts, walletPayment)).toMatchObject({ reason: 'paid' });
    }
    scenario.responses['/api/v1/payment/verify'] = [{ status: 202, body: { status: 'success' } }];
    expect(await pay(scenario.parts, walletPayment)).toEqual({ reason: 'unverified' });
  });

  it.each<[string, StubResponse, string]>([
    ['goes on being confirmed', problem(409, 'CONFIRMING'), 'timeout'],
    ['is not answered', 'silence', 'unverified'],
    ['finds the server failing', problem(500, 'X'), 'unverified'],
    ['meets a session that is not renewed yet', problem(401, 'SIGN_IN'), 'unverified'],
  ])('S9.8 that %s is waited for a minute', async (_, response, reason) => {
    scenario.responses['/api/v1/payment/verify'] = [response];
    expect((await pay(scenario.parts, walletPayment)).reason).toBe(reason);
    // The last of the requests every 3 s that begins within 60 s.
    expect(scenario.clock()).toBe(57_000);
  });

  it('that cannot be created reports the reason, and opens no sheet', async () => {
    scenario.responses['/api/v1/payment/create'] = [problem(409, 'NOT_TO_PAY')];
    expect(await pay(scenario.parts, walletPayment)).toMatchObject({ reason: 'nothing-to-pay' });
    scenario.responses['/api/v1/payment/create'] = ['silence'];
    expect(await pay(scenario.parts, walletPayment)).toMatchObject({ reason: 'not-created' });
    expect(scenario.steps).toEqual(['asking', 'asking']);
  });
});

it('a sheet that fails to open is distinguished: nothing can have been paid', async () => {
  scenario.parts.openSheet = () => Promise.reject(new Error('no script'));
  const result = await pay(scenario.parts, walletPayment);
  expect(result).toEqual({ reason: 'no-sheet' });
  expect(sheetFailedToOpen({ reason: 'no-sheet' })).toBe(true);
  expect(sheetFailedToOpen({ reason: 'cancelled' })).toBe(false);
});

describe('the payment of orders', () => {
  const request = { uids: ['g', 'k'], payer, abandonUnpaid: true };
  beforeEach(() => {
    scenario.setOrder('g');
    scenario.setOrder('k');
  });

  it('S7f.3 is one payment of their sum; the hint is 1 with its id', async () => {
    scenario.setOrder('x', { o_status: 'PLACED' });
    expect(await payOrders(scenario.parts, { ...request, uids: ['g', 'x', 'k'] })).toEqual({
      outcome: 'paid',
    });
    expect(scenario.requests.find(({ call }) => call.endsWith('/create'))?.json).toMatchObject({
      amount: 20_100,
      purpose: 'ORDER',
      order_uids: ['g', 'k'],
    });
    expect(scenario.hints()).toEqual([
      { raz_pay_status: '1', payment_id: 'pay_1' },
      { raz_pay_status: '1', payment_id: 'pay_1' },
    ]);
  });

  it('S7f.3 sends hint 2 if it is not made; the result is the orders’ status from the server', async () => {
    const dismissed: SheetResult = { kind: 'dismissed', afterFailure: false };
    scenario.setSheet(async () => dismissed);
    const orderResponse = (changes: Partial<Order>): StubResponse => ({
      status: 200,
      body: changes,
    });
    const outcomesAfter = async (...responses: StubResponse[]) => {
      scenario.responses.PATCH = responses;
      return (await payOrders(scenario.parts, request)).outcome;
    };
    expect(await outcomesAfter(orderResponse({ o_status: 'CANCELLED', payment_status: 0 }))).toBe(
      'not-paid',
    );
    expect(await outcomesAfter(orderResponse({ o_status: 'PLACED', payment_status: 1 }))).toBe(
      'paid',
    );
    expect(
      await outcomesAfter(orderResponse({ o_status: 'PAYMENT_PENDING', payment_status: 0 })),
    ).toBe('confirming');
    expect(await outcomesAfter('silence')).toBe('confirming');
    expect(new Set(scenario.hints().map((form) => JSON.stringify(form)))).toEqual(
      new Set(['{"raz_pay_status":"2"}']),
    );
  });

  it('from their own page sends hint 0, and the orders keep waiting', async () => {
    scenario.setSheet(async () => ({ kind: 'dismissed', afterFailure: false }));
    const result = await payOrders(scenario.parts, { ...request, abandonUnpaid: false });
    expect(result).toEqual({ outcome: 'not-paid', failure: { reason: 'cancelled' } });
    expect(scenario.hints()).toEqual([{ raz_pay_status: '0' }, { raz_pay_status: '0' }]);
  });

  it('is found by polling if the sheet never reports it', async () => {
    scenario.setSheet(() => {
      scenario.setOrder('g', { o_status: 'PLACED', payment_status: 1 });
      scenario.setOrder('k', { o_status: 'PLACED', payment_status: 1 });
      return new Promise(() => {});
    });
    expect(await payOrders(scenario.parts, request)).toEqual({ outcome: 'paid' });
  });

  it('creates no payment if no order waits', async () => {
    scenario.setOrder('g', { o_status: 'PLACED' });
    expect(await payOrders(scenario.parts, { ...request, uids: ['g'] })).toEqual({
      outcome: 'paid',
    });
    expect(scenario.steps).toEqual([]);
  });
});

describe('messages', () => {
  it('S8.11 are defined for each result, or are the server’s own message for a rejection', () => {
    const messageFor = (failure: PaymentFailure) => {
      const message = paymentFailureMessage(failure);
      return typeof message === 'string' ? message : inEnglish(message);
    };
    const rejection = new ApiError(409, { code: 'OTHER_AMOUNT', message: 'Please reload.' });
    const serverError = new ApiError(502, { code: 'NOT_CREATED', message: 'x' });
    expect(messageFor({ reason: 'not-created', error: serverError })).toBe(
      'Failed to create Razorpay order.',
    );
    expect(messageFor({ reason: 'not-created', error: rejection })).toBe('Please reload.');
    expect(
      (['cancelled', 'not-completed', 'timeout', 'not-verified', 'unverified'] as const).map(
        (reason) => messageFor({ reason }),
      ),
    ).toEqual([
      'Payment cancelled.',
      'Payment was not completed.',
      'Payment timeout. Please try again.',
      'Payment verification failed.',
      'Error verifying payment.',
    ]);
  });

  it('the navigation state of an order’s page holds its other order and whether it may be paid', () => {
    const state = combinedPaymentState(['a', 'b'], true);
    expect([readCombinedPayment(state, 'b'), readConfirming(state)]).toEqual([['a', 'b'], true]);
    for (const invalid of [null, 7, {}, { payTogether: [1] }, combinedPaymentState(['x'], false)]) {
      expect([readCombinedPayment(invalid, 'b'), readConfirming(invalid)]).toEqual([['b'], false]);
    }
  });
});

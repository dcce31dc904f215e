import type { Order } from '@sabuja/contract';
import { ApiError, createClient } from '@sabuja/contract/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import { cannotBePaid, type NotPaid, type PayParts, type PayStep, pay } from './pay.ts';
import { payOrders } from './pay-orders.ts';
import { payTogetherState, readConfirming, readPayTogether } from './pay-together.ts';
import { notPaidWords } from './pay-words.ts';
import type { SheetEnd } from './sheet.ts';

const payer = { full_name: 'Asha', email: null, mobile_no: '+919876543210' };
const callback = { payment_id: 'pay_1', order_id: 'order_1', signature: 'f'.repeat(64) };
const paidSheet: SheetEnd = { kind: 'paid', callback };
const bill = { purpose: 'WALLET', amount: 50_000, payer } as const;

type Answer = { status: number; body: unknown } | 'silence';
const problem = (status: number, code: string): Answer => ({
  status,
  body: { code, message: `the shop says ${code}` },
});
const created: Answer = {
  status: 200,
  body: { id: 'order_1', amount: 1, currency: 'INR', key: 'k', checkout_script: '/s.js' },
};
const success: Answer = { status: 200, body: { status: 'success' } };

/** A shop that answers as told, a sheet that ends as told, and a clock that only waiting moves. */
function scene() {
  let clock = 0;
  const sent: { call: string; json: unknown; form: unknown }[] = [];
  const steps: PayStep[] = [];
  const answers: Record<string, Answer[]> = {};
  const orders = new Map<string, Partial<Order>>();
  let sheet: (close: () => void) => Promise<SheetEnd> = async () => paidSheet;
  const api = createClient(async ({ method, path, json, form }) => {
    const call = `${method} ${path}`;
    sent.push({ call, json, form });
    const uid = /^\/api\/v1\/orders\/(\w+)\/$/.exec(path)?.[1];
    const queue = answers[uid ? method : path] ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (answer === 'silence') throw new TypeError('Failed to fetch');
    if (answer) return answer;
    if (uid) return { status: 200, body: orders.get(uid) };
    throw new Error(`an unexpected request: ${call}`);
  });
  const parts: PayParts = {
    api,
    now: () => clock,
    wait: async (time) => {
      clock += time;
      await new Promise((done) => setImmediate(done));
    },
    onStep: (step) => steps.push(step),
    openSheet: async () => {
      let close = () => {};
      const closed = new Promise<SheetEnd>((end) => {
        close = () => end({ kind: 'closed' });
      });
      return { ended: Promise.race([sheet(close), closed]), close };
    },
  };
  const order = (uid: string, rest: Partial<Order> = {}) =>
    orders.set(uid, {
      uid,
      o_status: 'PAYMENT_PENDING',
      payment_status: 0,
      final_amount: 100.5,
      ...rest,
    });
  return {
    parts,
    sent,
    steps,
    answers,
    order,
    clock: () => clock,
    sheetThat: (does: typeof sheet) => {
      sheet = does;
    },
    hints: () => sent.filter(({ call }) => call.startsWith('PATCH')).map(({ form }) => form),
  };
}

let on: ReturnType<typeof scene>;
beforeEach(() => {
  on = scene();
  on.answers['/api/v1/payment/create'] = [created];
  on.answers['/api/v1/payment/verify'] = [success];
});

describe('S4h.1 a payment', () => {
  it('S7e.1 S7e.2 is asked for in paise, made on the sheet and verified', async () => {
    expect(await pay(on.parts, { ...bill, subscriptionId: 7 })).toEqual({
      why: 'paid',
      paymentId: 'pay_1',
    });
    expect(on.sent.map(({ json }) => json)).toEqual([
      {
        amount: 50_000,
        currency: 'INR',
        receipt: 'wallet-0',
        payment_capture: 1,
        purpose: 'WALLET',
        subscription_id: 7,
      },
      { ...callback, amount: 50_000, payment_type: 'WALLET', payment_sub_type: 'online' },
    ]);
    expect(on.steps).toEqual(['asking', 'paying', 'verifying']);
  });

  it.each<[string, SheetEnd, string]>([
    ['the payer leaves', { kind: 'dismissed', afterFailure: false }, 'cancelled'],
    [
      'the payer leaves after a failure',
      { kind: 'dismissed', afterFailure: true },
      'not-completed',
    ],
    ['its time is over', { kind: 'timeout' }, 'timeout'],
  ])('that ends because %s', async (_, end, why) => {
    on.sheetThat(async () => end);
    expect(await pay(on.parts, bill)).toEqual({ why });
  });

  it.each<[string, Answer[], string]>([
    ['is refused', [problem(400, 'NOT_VERIFIED')], 'not-verified'],
    ['has failed', [problem(409, 'NOT_PAID')], 'not-completed'],
    ['cannot be told', [problem(422, 'INVALID'), success], 'unverified'],
    ['is confirmed at the third asking', [problem(409, 'CONFIRMING'), 'silence', success], 'paid'],
  ])('that %s', async (_, answers, why) => {
    on.answers['/api/v1/payment/verify'] = answers;
    expect((await pay(on.parts, bill)).why).toBe(why);
  });

  it('S7e.2 is not taken for paid by a 200 that does not say success', async () => {
    for (const body of [{}, null, 'welcome to this network', { status: 'pending' }]) {
      on.answers['/api/v1/payment/verify'] = [{ status: 200, body }];
      expect(await pay(on.parts, bill)).toEqual({ why: 'unverified' });
      on.answers['/api/v1/payment/verify'] = [{ status: 200, body }, success];
      expect(await pay(on.parts, bill)).toMatchObject({ why: 'paid' });
    }
    on.answers['/api/v1/payment/verify'] = [{ status: 202, body: { status: 'success' } }];
    expect(await pay(on.parts, bill)).toEqual({ why: 'unverified' });
  });

  it.each<[string, Answer, string]>([
    ['goes on being confirmed', problem(409, 'CONFIRMING'), 'timeout'],
    ['is not answered', 'silence', 'unverified'],
    ['finds the server failing', problem(500, 'X'), 'unverified'],
    ['meets a session that is not renewed yet', problem(401, 'SIGN_IN'), 'unverified'],
  ])('S9.8 that %s is waited for a minute', async (_, answer, why) => {
    on.answers['/api/v1/payment/verify'] = [answer];
    expect((await pay(on.parts, bill)).why).toBe(why);
    expect(on.clock()).toBeGreaterThan(50_000);
    expect(on.clock()).toBeLessThanOrEqual(60_000);
  });

  it('that cannot be asked for says why, and opens no sheet', async () => {
    on.answers['/api/v1/payment/create'] = [problem(409, 'NOT_TO_PAY')];
    expect(await pay(on.parts, bill)).toMatchObject({ why: 'nothing-to-pay' });
    on.answers['/api/v1/payment/create'] = ['silence'];
    expect(await pay(on.parts, bill)).toMatchObject({ why: 'not-created' });
    expect(on.steps).toEqual(['asking', 'asking']);
  });
});

it('a sheet that cannot be opened is told apart: nothing can have been paid', async () => {
  on.parts.openSheet = () => Promise.reject(new Error('no script'));
  const end = await pay(on.parts, bill);
  expect(end).toEqual({ why: 'no-sheet' });
  expect(cannotBePaid({ why: 'no-sheet' })).toBe(true);
  expect(cannotBePaid({ why: 'cancelled' })).toBe(false);
});

describe('the payment of orders', () => {
  const wanted = { uids: ['g', 'k'], payer, giveUp: true };
  beforeEach(() => {
    on.order('g');
    on.order('k');
  });

  it('S7f.3 is one for all that wait, of their sum; the page then tells 1 with its id', async () => {
    on.order('x', { o_status: 'PLACED' });
    expect(await payOrders(on.parts, { ...wanted, uids: ['g', 'x', 'k'] })).toEqual({
      end: 'paid',
    });
    expect(on.sent.find(({ call }) => call.endsWith('/create'))?.json).toMatchObject({
      amount: 20_100,
      purpose: 'ORDER',
      order_uids: ['g', 'k'],
    });
    expect(on.hints()).toEqual([
      { raz_pay_status: '1', payment_id: 'pay_1' },
      { raz_pay_status: '1', payment_id: 'pay_1' },
    ]);
  });

  it('S7f.3 that is not made gives them up with 2; what the shop says of them then is how it ended', async () => {
    const leave: SheetEnd = { kind: 'dismissed', afterFailure: false };
    on.sheetThat(async () => leave);
    const answer = (rest: Partial<Order>): Answer => ({ status: 200, body: rest });
    const ends = async (...answers: Answer[]) => {
      on.answers.PATCH = answers;
      return (await payOrders(on.parts, wanted)).end;
    };
    expect(await ends(answer({ o_status: 'CANCELLED', payment_status: 0 }))).toBe('not-paid');
    expect(await ends(answer({ o_status: 'PLACED', payment_status: 1 }))).toBe('paid');
    expect(await ends(answer({ o_status: 'PAYMENT_PENDING', payment_status: 0 }))).toBe(
      'confirming',
    );
    expect(await ends('silence')).toBe('confirming');
    expect(new Set(on.hints().map((form) => JSON.stringify(form)))).toEqual(
      new Set(['{"raz_pay_status":"2"}']),
    );
  });

  it('from their own page only asks, and they go on waiting', async () => {
    on.sheetThat(async () => ({ kind: 'dismissed', afterFailure: false }));
    const ended = await payOrders(on.parts, { ...wanted, giveUp: false });
    expect(ended).toEqual({ end: 'not-paid', reason: { why: 'cancelled' } });
    expect(on.hints()).toEqual([{ raz_pay_status: '0' }, { raz_pay_status: '0' }]);
  });

  it('is found by looking when the sheet never hears of it', async () => {
    on.sheetThat(() => {
      on.order('g', { o_status: 'PLACED', payment_status: 1 });
      on.order('k', { o_status: 'PLACED', payment_status: 1 });
      return new Promise(() => {});
    });
    expect(await payOrders(on.parts, wanted)).toEqual({ end: 'paid' });
  });

  it('asks for nothing where nothing waits', async () => {
    on.order('g', { o_status: 'PLACED' });
    expect(await payOrders(on.parts, { ...wanted, uids: ['g'] })).toEqual({ end: 'paid' });
    expect(on.steps).toEqual([]);
  });
});

describe('what is said', () => {
  it('S8.11 is the text for each end, or the shop’s own words where it refused', () => {
    const said = (reason: NotPaid) => {
      const words = notPaidWords(reason);
      return typeof words === 'string' ? words : inEnglish(words);
    };
    const refusal = new ApiError(409, { code: 'OTHER_AMOUNT', message: 'Please reload.' });
    const fault = new ApiError(502, { code: 'NOT_CREATED', message: 'x' });
    expect(said({ why: 'not-created', error: fault })).toBe('Failed to create Razorpay order.');
    expect(said({ why: 'not-created', error: refusal })).toBe('Please reload.');
    expect(
      (['cancelled', 'not-completed', 'timeout', 'not-verified', 'unverified'] as const).map(
        (why) => said({ why }),
      ),
    ).toEqual([
      'Payment cancelled.',
      'Payment was not completed.',
      'Payment timeout. Please try again.',
      'Payment verification failed.',
      'Error verifying payment.',
    ]);
  });

  it('the page of an order knows its twin and whether it may be paid, from its address alone', () => {
    const state = payTogetherState(['a', 'b'], true);
    expect([readPayTogether(state, 'b'), readConfirming(state)]).toEqual([['a', 'b'], true]);
    for (const odd of [null, 7, {}, { payTogether: [1] }, payTogetherState(['x'], false)]) {
      expect([readPayTogether(odd, 'b'), readConfirming(odd)]).toEqual([['b'], false]);
    }
  });
});

import { createClient } from '@sabuja/contract/client';
import { addTime, days, hours, type Milliseconds, toPaise } from '@sabuja/kit';
import {
  createCustomer,
  createPlan,
  expectRefusal,
  useCustomer,
  useTestShop,
} from '@sabuja/testing';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CacheStore, ResponseCache } from '../../platform/cache/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { createHttp, createLoadClasses } from '../../platform/http/index.ts';
import { createAuthenticate } from '../identity/index.ts';
import { rechargeRoutes, settleRecharge, validatePlanChoice } from './index.ts';
import type { VerifiedPayment } from './recharge.ts';

const shop = useTestShop();
beforeEach(() => shop.clock.set('2026-11-21T04:30:00Z'));
const customer = useCustomer(shop);
let http: FastifyInstance;
/** Backs the port `findPayment`: verified payments by customer and payment id. */
const verifiedPayments = new Map<string, VerifiedPayment>();

beforeAll(async () => {
  const cacheStore = new CacheStore();
  const shared = new ResponseCache(cacheStore);
  http = await createHttp({
    logLevel: 'silent',
    trustProxy: 0,
    responseCache: shared,
  });
  rechargeRoutes(
    {
      http,
      cacheStore,
      responseCache: shared,
      loadClasses: createLoadClasses(4),
      authenticate: createAuthenticate(shop.app.identity),
      authenticateStaff: async () => undefined,
      origin: () => 'http://127.0.0.1',
      isOpen: async () => true,
    },
    {
      db: shop.app.db,
      clock: shop.clock,
      findPayment: async (_, { customerId, paymentId }) =>
        verifiedPayments.get(`${customerId} ${paymentId}`),
    },
  );
});
afterAll(() => http.close());

let count = 0;
/** Adds a verified payment; returns its id. */
function createPayment(rupees: number, overrides: Partial<VerifiedPayment> = {}): string {
  const paymentId = `pay_recharge_${++count}`;
  verifiedPayments.set(`${customer.id} ${paymentId}`, {
    purpose: 'WALLET',
    captured: true,
    amount: toPaise(rupees),
    subscriptionId: null,
    subscriptionVersion: null,
    ...overrides,
  });
  return paymentId;
}
const apiOf = (token: string) =>
  createClient(async ({ method, path, headers, json }) => {
    const response = await http.inject({
      method: method as 'POST',
      url: path,
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload: json as object,
    });
    return { status: response.statusCode, body: response.json() };
  });
type Extra = { subscription_id?: number; description?: string; user_id?: number | string };
const recharge = (payment_id: string, extra: Extra = {}, { token } = customer) =>
  apiOf(token)('POST /api/v1/wallet/recharge/', {
    body: { user_id: customer.id, payment_id, method: 'ONLINE', ...extra },
  });
/** Credits a payment of ₹500 without the API, at a time in the past. */
const settle = (time: Milliseconds, paymentId: string, subscriptionId?: number) =>
  inTransaction(shop.app.db, (tx) =>
    settleRecharge(tx, {
      customerId: customer.id,
      paymentId,
      amount: toPaise(500),
      subscriptionId,
      now: addTime(shop.clock.now(), -time),
    }),
  );
const balance = async () => (await customer.api('GET /api/v1/wallet/')).balance;
const plans = async () =>
  (await customer.api('GET /api/v1/subscriptions/users/')).results.map((plan) => [
    plan.plan_id,
    plan.status,
  ]);
const newest = async () =>
  (await customer.api('GET /api/v1/wallet/transactions/')).results[0]?.description;

describe('a recharge', () => {
  test('S7d.3 credits the payment’s amount once, however often it is sent', async () => {
    const paymentId = createPayment(300);
    const responses = await Promise.all(Array.from({ length: 6 }, () => recharge(paymentId)));
    expect(responses).toEqual(Array(6).fill({ balance: 300 }));
    expect(await balance()).toBe(300);
  });
  test('ignores an amount sent by the client', async () => {
    const response = await http.inject({
      method: 'POST',
      url: '/api/v1/wallet/recharge/',
      headers: { authorization: `Bearer ${customer.token}` },
      payload: {
        user_id: customer.id,
        payment_id: createPayment(20),
        method: 'ONLINE',
        amount: 20_000,
      },
    });
    expect(response.json()).toEqual({ balance: 20 });
  });
  test('S7d.3 is listed in the transactions with its description, or as a wallet recharge', async () => {
    await recharge(createPayment(10), { description: ' For the holidays ' });
    expect(await newest()).toBe('For the holidays');
    await recharge(createPayment(10), { description: '   ' });
    expect(await newest()).toBe('Wallet recharge');
  });
  test('S7d.3 accepts its customer’s id or uid; another customer’s is a 404', async () => {
    await recharge(createPayment(10), { user_id: customer.uid });
    const stranger = await createCustomer(shop);
    const error = await expectRefusal(recharge(createPayment(10), { user_id: stranger.id }));
    expect(error.status).toBe(404);
    expect(await balance()).toBe(10);
  });
});

describe('a recharge is refused, and nothing is credited,', () => {
  test.each<[string, Partial<VerifiedPayment>, number, string]>([
    [
      'for a payment that is not captured',
      { captured: false },
      409,
      'We are still confirming this payment. Your wallet is credited as soon as it is.',
    ],
    [
      'for a payment of an order',
      { purpose: 'ORDER' },
      409,
      'This payment was made for an order, not for your wallet.',
    ],
  ])('%s', async (_, overrides, status, message) => {
    const error = await expectRefusal(recharge(createPayment(100, overrides)));
    expect([error.status, error.problem.message]).toEqual([status, message]);
    expect(await balance()).toBe(0);
  });
  test('for an unknown payment, or one of another customer', async () => {
    expect((await expectRefusal(recharge('pay_unknown'))).problem.message).toBe(
      'This payment was not found.',
    );
    const paymentId = createPayment(100);
    const stranger = await createCustomer(shop);
    const stolen = recharge(paymentId, { user_id: stranger.id }, stranger);
    expect((await expectRefusal(stolen)).status).toBe(404);
    expect((await stranger.api('GET /api/v1/wallet/')).balance).toBe(0);
  });
  test('below the minimum of its plan; the payment can still be credited without it', async () => {
    const plan = await createPlan(shop, { name: 'Sapling', minAmount: 2499, cashback: 100 });
    const paymentId = createPayment(2498.99);
    const error = await expectRefusal(recharge(paymentId, { subscription_id: plan }));
    expect([error.status, error.problem.message]).toEqual([
      422,
      'The plan Sapling needs a recharge of at least ₹2,499.00.',
    ]);
    expect([await balance(), await plans()]).toEqual([0, []]);
    expect(await recharge(paymentId)).toEqual({ balance: 2498.99 });
  });
  test('for an unknown plan, or one no longer offered', async () => {
    const inactivePlan = await createPlan(shop, { name: 'Raja special', inactive: true });
    const error = await expectRefusal(
      recharge(createPayment(5000), { subscription_id: inactivePlan }),
    );
    expect([error.status, error.problem.message]).toEqual([
      422,
      'The plan Raja special is no longer offered. Please choose another.',
    ]);
    const unknown = await expectRefusal(
      recharge(createPayment(5000), { subscription_id: 999_999 }),
    );
    expect([unknown.status, unknown.problem.field]).toEqual([422, 'subscription_id']);
    expect(await balance()).toBe(0);
  });
});

describe('a recharge with a plan', () => {
  test('S3.12 starts it and credits its cashback once, however often it is sent', async () => {
    const plan = await createPlan(shop, { minAmount: 999, cashback: 25 });
    const paymentId = createPayment(999);
    const send = () => recharge(paymentId, { subscription_id: plan });
    await Promise.all(Array.from({ length: 6 }, send));
    expect(await send()).toEqual({ balance: 1024 });
    expect(await plans()).toEqual([[plan, '1']]);
  });
  test('retains the terms it was bought on when the plan is changed', async () => {
    const plan = await createPlan(shop, { name: 'Old terms', cashback: 25, discountPercent: 3 });
    const paymentId = createPayment(500);
    await settle(days(3), paymentId, plan);
    await sql`update wallet.plans set plan_name = 'New terms', discount_percent = 1, inactive = true,
      min_amount_paise = 900000 where id = ${plan}`.execute(shop.app.db);
    const [bought] = (await customer.api('GET /api/v1/subscriptions/users/')).results;
    expect(bought).toMatchObject({ plan_name: 'Old terms', discount: 3, inactive: 1 });
    // A late repeat succeeds as before, without validation against the new terms.
    expect(await recharge(paymentId, { subscription_id: plan })).toEqual({ balance: 525 });
  });
  test('starts the plan chosen before paying, whether or not the request names it', async () => {
    const [chosen, other] = [await createPlan(shop), await createPlan(shop)];
    const paymentId = createPayment(500, { subscriptionId: chosen });
    const error = await expectRefusal(recharge(paymentId, { subscription_id: other }));
    expect([error.status, error.problem.code]).toEqual([409, 'OTHER_PLAN']);
    expect(await balance()).toBe(0);
    await recharge(paymentId);
    await recharge(paymentId, { subscription_id: chosen });
    expect(await plans()).toEqual([[chosen, '1']]);
  });
  test('buys one plan: the same payment cannot buy a second', async () => {
    const [first, second] = [
      await createPlan(shop, { cashback: 5 }),
      await createPlan(shop, { cashback: 9 }),
    ];
    const paymentId = createPayment(500);
    await recharge(paymentId, { subscription_id: first });
    const error = await expectRefusal(recharge(paymentId, { subscription_id: second }));
    expect(error.problem.code).toBe('OTHER_PLAN');
    expect([await balance(), await plans()]).toEqual([505, [[first, '1']]]);
  });
  test('may choose it within a day of the credit, when the payment named none', async () => {
    const plan = await createPlan(shop, { cashback: 5 });
    const [soon, late] = [createPayment(500), createPayment(500)];
    await settle(hours(24), soon);
    await settle(hours(24) + 1, late);
    expect(await recharge(soon, { subscription_id: plan })).toEqual({ balance: 1005 });
    const error = await expectRefusal(recharge(late, { subscription_id: plan }));
    expect([error.status, error.problem.message]).toEqual([
      409,
      'It is too late to choose a plan for this payment.',
    ]);
  });
});

describe('a payment settled without the page', () => {
  test('is credited with its plan, and a later recharge request changes nothing', async () => {
    const plan = await createPlan(shop, { cashback: 25, inactive: true });
    const paymentId = createPayment(500, { subscriptionId: plan });
    await settle(0, paymentId, plan);
    expect(await recharge(paymentId)).toEqual({ balance: 525 });
    expect(await plans()).toEqual([[plan, '1']]);
  });
  test('is credited without its plan when the plan’s minimum has been raised', async () => {
    const plan = await createPlan(shop, { minAmount: 501, cashback: 25 });
    await settle(0, createPayment(500, { subscriptionId: plan }), plan);
    expect([await balance(), await plans()]).toEqual([500, []]);
  });
});

test('a plan can be chosen before paying if it is on offer and the amount suffices', async () => {
  const [plan, inactivePlan] = [await createPlan(shop), await createPlan(shop, { inactive: true })];
  const choose = (subscriptionId: number, amount: number) =>
    inTransaction(shop.app.db, (tx) => validatePlanChoice(tx, { subscriptionId, amount }));
  expect(await choose(plan, 50_000)).toMatchObject({ id: plan });
  expect(await choose(plan, 49_999)).toMatchObject({ code: 'BELOW_PLAN' });
  expect(await choose(inactivePlan, 50_000)).toMatchObject({ code: 'PLAN_GONE' });
});

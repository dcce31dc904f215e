import { randomUUID } from 'node:crypto';
import { days, type Milliseconds, minutes, toPaise } from '@sabuja/kit';
import {
  createCustomer,
  createPlan,
  expectRefusal,
  rechargeWallet,
  useCustomer,
  useTestShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../app/checks.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { debitForOrder, refundForOrder } from './index.ts';

const shop = useTestShop({ checksInvariants: false });
beforeEach(() => shop.clock.set('2026-11-21T04:30:00Z'));
const customer = useCustomer(shop);

const spend = (rupees: number, description = 'Order #1a2b3c4d', orderUid: string = randomUUID()) =>
  inTransaction(shop.app.db, (tx) =>
    debitForOrder(tx, {
      customerId: customer.id,
      orderUid,
      amount: toPaise(rupees),
      description,
      now: shop.clock.now(),
    }),
  );
/** Runs an action with the clock set back. */
async function runInPast<T>(time: Milliseconds, act: () => Promise<T>): Promise<T> {
  shop.clock.advance(-time);
  const done = await act();
  shop.clock.advance(time);
  return done;
}
const transactions = (query: { page?: number; limit?: number } = {}) =>
  customer.api('GET /api/v1/wallet/transactions/', {
    query: { user_uid: customer.uid, ...query },
  });
const subscriptions = async () =>
  (
    await customer.api('GET /api/v1/subscriptions/users/', {
      query: { user_id: String(customer.id) },
    })
  ).results;

test('S7d.1 S3.11 the balance is credits less debits, in rupees, here and in whoami', async () => {
  expect(await customer.api('GET /api/v1/wallet/')).toEqual({ balance: 0 });
  await rechargeWallet(shop, customer, 250.5);
  await spend(100.25);
  for (const query of [{}, { user_uid: customer.uid }, { uid: customer.uid }]) {
    expect(await customer.api('GET /api/v1/wallet/', { query })).toEqual({ balance: 150.25 });
  }
  expect(await customer.api('GET /api/v1/auth/whoami')).toMatchObject({
    wallet: { balance: 150.25 },
  });
});

describe('transactions', () => {
  test('S7d.2 S3.11 are listed newest first: recharge, cashback, order, refund', async () => {
    const plan = await createPlan(shop, { name: 'Sapling', minAmount: 500, cashback: 25 });
    await rechargeWallet(shop, customer, 500, plan);
    shop.clock.advance(minutes(5));
    const orderUid = randomUUID();
    await spend(80.4, 'Order #1a2b3c4d', orderUid);
    shop.clock.advance(minutes(5));
    await inTransaction(shop.app.db, (tx) =>
      refundForOrder(tx, { orderUid, now: shop.clock.now() }),
    );
    const { results, total, total_pages } = await transactions();
    expect(results).toEqual([
      {
        id: expect.any(Number),
        amount: 80.4,
        description: 'Refund: Order #1a2b3c4d',
        updated_at: '2026-11-21T04:40:00.000Z',
      },
      {
        id: expect.any(Number),
        amount: -80.4,
        description: 'Order #1a2b3c4d',
        updated_at: '2026-11-21T04:35:00.000Z',
      },
      {
        id: expect.any(Number),
        amount: 25,
        description: 'Cashback: Sapling',
        updated_at: '2026-11-21T04:30:00.000Z',
      },
      {
        id: expect.any(Number),
        amount: 500,
        description: 'Wallet recharge',
        updated_at: '2026-11-21T04:30:00.000Z',
      },
    ]);
    expect([total, total_pages]).toEqual([4, 1]);
  });

  test('S7d.2 S9.7 S2e.4 are listed four per page, each once, even at the same timestamp', async () => {
    for (let rupees = 1; rupees <= 9; rupees++) await rechargeWallet(shop, customer, rupees);
    const pages = [
      await transactions(),
      await transactions({ page: 2 }),
      await transactions({ page: 3 }),
    ];
    expect(pages.map(({ results }) => results.map(({ amount }) => amount))).toEqual([
      [9, 8, 7, 6],
      [5, 4, 3, 2],
      [1],
    ]);
    expect(pages.map(({ page, total, total_pages }) => [page, total, total_pages])).toEqual([
      [1, 9, 3],
      [2, 9, 3],
      [3, 9, 3],
    ]);
    expect((await transactions({ page: 4 })).results).toEqual([]);
    expect((await transactions({ limit: 9 })).results).toHaveLength(9);
  });

  test('are in the language of the request, with the plan as it was bought; a text of its own stays', async () => {
    const plan = await createPlan(shop, { name: 'Silver', cashback: 50 });
    const translations = JSON.stringify({ hi: { plan_name: 'सिल्वर' } });
    await sql`update wallet.plans set translations = ${translations}::jsonb
      where id = ${plan}`.execute(shop.app.db);
    await rechargeWallet(shop, customer, 500, plan);
    await sql`update wallet.plans set translations = '{}' where id = ${plan}`.execute(shop.app.db);
    const orderUid = randomUUID();
    const number = orderUid.split('-')[0];
    await spend(100, `Order #${number}`, orderUid);
    await inTransaction(shop.app.db, (tx) =>
      refundForOrder(tx, { orderUid, now: shop.clock.now() }),
    );
    await spend(10, 'Party of the Das family');
    const describe = async (language: string) => {
      const { results } = await customer.api('GET /api/v1/wallet/transactions/', {
        query: { user_uid: customer.uid },
        headers: { 'accept-language': language },
      });
      return results.map(({ description }) => description);
    };
    expect(await describe('hi')).toEqual([
      'Party of the Das family',
      `रिफ़ंड: ऑर्डर #${number}`,
      `ऑर्डर #${number}`,
      'कैशबैक: सिल्वर',
    ]);
    expect((await describe('or')).at(-1)).toBe('କ୍ୟାସବ୍ୟାକ: Silver');
    expect((await describe('en')).at(-1)).toBe('Cashback: Silver');
  });

  test('an unused wallet has none', async () => {
    expect(await transactions()).toEqual({ results: [], page: 1, total: 0, total_pages: 0 });
  });

  test.each([{ page: 0 }, { page: -1 }, { limit: 0 }, { limit: 1000 }])(
    'an invalid page is a 422: %j',
    async (query) => {
      expect((await expectRefusal(transactions(query))).status).toBe(422);
    },
  );
});

describe('subscriptions', () => {
  test('S7d.4 S3.12 plans are listed with all their fields, including those no longer offered', async () => {
    const id = await createPlan(shop, {
      name: 'Orchard',
      minAmount: 4999,
      discountPercent: 5,
      cashback: 250,
      freeShipping: true,
      priorityDelivery: true,
      additionalPerks: 'A basket of mangoes in May',
      validityDays: 90,
      inactive: true,
    });
    const { results } = await shop.api()('GET /api/v1/subscriptions/');
    expect(results.find((plan) => plan.id === id)).toEqual({
      id,
      plan_name: 'Orchard',
      min_amount: 4999,
      discount: 5,
      cashback: 250,
      free_shipping: 1,
      priority_delivery: 1,
      additional_perks: 'A basket of mangoes in May',
      validity_days: 90,
      inactive: 1,
      version: 1,
    });
  });

  test('S7d.4 S3.12 a new plan is current from its payment on and replaces the previous one', async () => {
    const small = await createPlan(shop, { name: 'Seedling', minAmount: 500, validityDays: 30 });
    const terms = { discountPercent: 4, cashback: 30, freeShipping: true, priorityDelivery: true };
    const additionalPerks = 'First mangoes';
    const large = await createPlan(shop, {
      name: 'Grove',
      minAmount: 900,
      ...terms,
      additionalPerks,
    });
    await runInPast(days(3), () => rechargeWallet(shop, customer, 500, small));
    await rechargeWallet(shop, customer, 950, large);
    const bought = await subscriptions();
    expect(bought[0]).toEqual({
      id: expect.any(Number),
      plan_id: large,
      plan_name: 'Grove',
      min_amount: 900,
      discount: 4,
      cashback: 30,
      free_shipping: 1,
      priority_delivery: 1,
      additional_perks: 'First mangoes',
      validity_days: 30,
      inactive: 0,
      status: '1',
      created_at: '2026-11-21T04:30:00.000Z',
    });
    expect(bought.slice(1)).toMatchObject([
      {
        plan_id: small,
        plan_name: 'Seedling',
        status: '0',
        created_at: '2026-11-18T04:30:00.000Z',
      },
    ]);
  });

  test('S3.12 a plan expires after its validity days; one of 0 days never does', async () => {
    const month = await createPlan(shop, { validityDays: 30 });
    await runInPast(days(30) - 1, () => rechargeWallet(shop, customer, 500, month));
    expect((await subscriptions())[0]?.status).toBe('1');
    shop.clock.advance(1);
    expect((await subscriptions())[0]?.status).toBe('0');
    const lifetime = await createPlan(shop, { validityDays: 0 });
    await runInPast(days(36_500), () => rechargeWallet(shop, customer, 500, lifetime));
    expect((await subscriptions()).map(({ status }) => status)).toEqual(['1', '0']);
  });

  test('of plans bought concurrently one is current', async () => {
    const plans = await Promise.all([createPlan(shop), createPlan(shop), createPlan(shop)]);
    await Promise.all(plans.map((plan) => rechargeWallet(shop, customer, 500, plan)));
    expect((await subscriptions()).map(({ status }) => status)).toEqual(['1', '0', '0']);
  });
});

test('S6.2 another customer gets 404 for a wallet, by any identifier', async () => {
  const { api } = await createCustomer(shop);
  const owners = [{ user_uid: customer.uid }, { uid: customer.uid }];
  for (const query of owners) {
    expect((await expectRefusal(api('GET /api/v1/wallet/', { query }))).status).toBe(404);
    expect((await expectRefusal(api('GET /api/v1/wallet/transactions/', { query }))).status).toBe(
      404,
    );
  }
  for (const user_id of [customer.uid, String(customer.id)]) {
    const look = api('GET /api/v1/subscriptions/users/', { query: { user_id } });
    expect((await expectRefusal(look)).status).toBe(404);
  }
});

test('no ledger check fails after these tests', async () => {
  const broken = await findBrokenInvariants(shop.app.db);
  // The debits here are for orders that do not exist.
  expect(broken.filter(({ check }) => check !== 'wallet-debit-has-its-order')).toEqual([]);
});

import { findBrokenInvariants } from '@sabuja/server/checks';
import {
  createCustomer,
  createPlan,
  deleteAccount,
  deletionLinkOf,
  eventually,
  expectRefusal,
  listMessagesTo,
  payInSandbox,
  requestPayment,
  settleAll,
  useCustomer,
  useMember,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { describe, expect, test } from 'vitest';

const { shop, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');

const balance = async () => (await customer.api('GET /api/v1/wallet/')).balance;
const recharge = (payment_id: string, who = customer) =>
  who.api('POST /api/v1/wallet/recharge/', {
    body: { user_id: who.id, payment_id, method: 'ONLINE' },
  });

describe('a recharge paid online', () => {
  test('S4h.1 S7d.3 is credited once by verification, the recharge call and the webhook together', async () => {
    const { id } = await requestPayment(customer, 50_000);
    const callback = await payInSandbox(sandbox, id);
    await Promise.all([1, 2, 3].map(() => verifyPayment(customer, callback, 50_000, 'WALLET')));
    const recorded = await Promise.all([1, 2, 3].map(() => recharge(callback.payment_id)));
    expect(recorded).toEqual(Array(3).fill({ balance: 500 }));
    expect(await balance()).toBe(500);
    const sent = await listMessagesTo(shop, customer.mobileNo);
    expect(sent.map((message) => message.body)).toEqual([
      `Sabuja: ₹500.00 is in your wallet. Payment ${callback.payment_id}.`,
    ]);
  });
  test('S10.346 of many begun at once without paying ten are; another when one of them is paid', async () => {
    const begin = () => requestPayment(customer, 50_000);
    const { id } = await begin();
    const { fulfilled, refusals } = await settleAll(Array.from({ length: 16 }, begin));
    expect(fulfilled).toBe(9);
    for (const { status, problem } of refusals) {
      expect([status, problem.code]).toEqual([429, 'MANY_RECHARGES']);
    }
    await sandbox.pay(id, 'silence');
    await eventually(balance).toBe(500);
    await begin();
    expect((await expectRefusal(begin())).problem.code).toBe('MANY_RECHARGES');
  });
  test('is credited with its plan when the page reports nothing', async () => {
    const plan = await createPlan(shop, { minAmount: 500, cashback: 25 });
    const { id } = await requestPayment(customer, 50_000, undefined, plan);
    await sandbox.pay(id, 'silence');
    await eventually(balance).toBe(525);
  });
  test('S10.125 buys its plan as it was offered when the payment began, whatever staff change meanwhile', async () => {
    const bought = async () =>
      (await customer.api('GET /api/v1/subscriptions/users/')).results.map(
        ({ plan_name, discount, cashback }) => [plan_name, discount, cashback],
      );
    const terms = { name: 'Canopy', minAmount: 500, cashback: 25, discountPercent: 5 };
    const plan = await createPlan(shop, terms);
    const params = { id: plan };
    const { id } = await requestPayment(customer, 50_000, undefined, plan);
    await manager.api('PATCH /api/v1/staff/plans/{id}', {
      params,
      body: { plan_name: 'Crown', min_amount: 900, cashback: 10, discount: 1 },
    });
    await manager.api('DELETE /api/v1/staff/plans/{id}', { params });
    const callback = await payInSandbox(sandbox, id);
    await verifyPayment(customer, callback, 50_000, 'WALLET');
    await recharge(callback.payment_id);
    expect((await bought())[0]).toEqual(['Canopy', 5, 25]);
    expect(await balance()).toBe(525);
    const refused = await expectRefusal(requestPayment(customer, 90_000, undefined, plan));
    expect(refused.problem.code).toBe('PLAN_REFUSED');
  });
  test('S10.125 is refused when the plan was chosen with other terms; its place in the list is no term', async () => {
    const plan = await createPlan(shop, { name: 'Grove', minAmount: 500, discountPercent: 5 });
    const change = (body: object) =>
      manager.api('PATCH /api/v1/staff/plans/{id}', { params: { id: plan }, body });
    await change({ sequence: 9 });
    await requestPayment(customer, 50_000, undefined, plan, 1);
    await change({ discount: 1 });
    const refused = await expectRefusal(requestPayment(customer, 50_000, undefined, plan, 2));
    expect(refused.message).toBe('The plan Grove has changed. Please look at it again.');
    await requestPayment(customer, 50_000, undefined, plan, 3);
    expect(
      (await expectRefusal(requestPayment(customer, 50_000, undefined, plan, 77))).problem.code,
    ).toBe('PLAN_REFUSED');
  });
  test('must reach the minimum of its plan, which must be on offer', async () => {
    const [dear, gone] = [
      await createPlan(shop, { name: 'Harvest', minAmount: 999 }),
      await createPlan(shop, { inactive: true }),
    ];
    const error = await expectRefusal(requestPayment(customer, 50_000, undefined, dear));
    expect([error.status, error.problem.message]).toEqual([
      422,
      'The plan Harvest needs a recharge of at least ₹999.00.',
    ]);
    expect((await expectRefusal(requestPayment(customer, 50_000, undefined, gone))).status).toBe(
      422,
    );
  });
  test('belongs to its payer, and is not credited before it is verified', async () => {
    await sandbox.changeMode({ webhooks: { held: true } });
    const { id } = await requestPayment(customer, 10_000);
    const callback = await payInSandbox(sandbox, id);
    expect((await expectRefusal(recharge(callback.payment_id))).status).toBe(404);
    await verifyPayment(customer, callback, 10_000, 'WALLET');
    const stranger = await createCustomer(shop);
    expect((await expectRefusal(recharge(callback.payment_id, stranger))).status).toBe(404);
    await sandbox.resetMode();
    expect(await balance()).toBe(100);
  });
});

test('S10.381 a recharge of an account that was deleted since breaks no rule', async () => {
  const { id } = await requestPayment(customer, 10_000);
  await payInSandbox(sandbox, id);
  await eventually(balance).toBe(100);
  await deleteAccount(shop, deletionLinkOf(customer, { give_up_balance: 100 }));
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
});

test('a payment that arrives for a deleted account is refunded', async () => {
  const { id } = await requestPayment(customer, 10_000);
  const { db } = shop.app;
  await db
    .updateTable('identity.customers')
    .set({ mobile_no: null, deleted_at: shop.clock.now() })
    .where('id', '=', customer.id)
    .execute();
  const callback = await payInSandbox(sandbox, id);
  const backOf = async () =>
    (await db
      .selectFrom('payments.payments')
      .select(['used_paise', 'refund_paise'])
      .where('payment_id', '=', callback.payment_id)
      .executeTakeFirst()) ?? {};
  await eventually(backOf).toEqual({ used_paise: 0, refund_paise: 10_000 });
});

import type { SandboxControl } from '@sabuja/sandbox-razorpay/control';
import {
  aCustomer,
  aPlan,
  askToPay,
  closeSound,
  eventually,
  openPaidShop,
  payBy,
  refused,
  type TestCustomer,
  type TestShop,
  tellPaid,
} from '@sabuja/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: TestShop;
let sandbox: SandboxControl;
let customer: TestCustomer;

beforeAll(async () => {
  ({ shop, sandbox } = await openPaidShop());
});
afterAll(() => closeSound(shop));
beforeEach(async () => {
  customer = await aCustomer(shop);
});

const balance = async () => (await customer.api('GET /api/v1/wallet/')).balance;
const recharge = (payment_id: string, who = customer) =>
  who.api('POST /api/v1/wallet/recharge/', {
    body: { user_id: who.id, payment_id, method: 'ONLINE' },
  });

describe('a recharge paid online', () => {
  test('S4h.1 S7d.3 is credited once by verifying, recording and the webhook together', async () => {
    const { id } = await askToPay(customer, 50_000);
    const callback = await payBy(sandbox, id);
    await Promise.all([1, 2, 3].map(() => tellPaid(customer, callback, 50_000, 'WALLET')));
    const recorded = await Promise.all([1, 2, 3].map(() => recharge(callback.payment_id)));
    expect(recorded).toEqual(Array(3).fill({ balance: 500 }));
    expect(await balance()).toBe(500);
    const url = `/dev/outbox.json?to=${encodeURIComponent(customer.mobileNo)}`;
    const sent = (await shop.app.http.inject({ url })).json() as { body: string }[];
    expect(sent.map((message) => message.body)).toEqual([
      `Sabuja: ₹500.00 is in your wallet. Payment ${callback.payment_id}.`,
    ]);
  });
  test('is credited with its plan when the page never hears of it', async () => {
    const plan = await aPlan(shop, { minAmount: 500, cashback: 25 });
    const { id } = await askToPay(customer, 50_000, undefined, plan);
    await sandbox.pay(id, 'silence');
    await eventually(balance).toBe(525);
  });
  test('asks for as much as its plan needs, and for a plan on offer', async () => {
    const [dear, gone] = [
      await aPlan(shop, { name: 'Harvest', minAmount: 999 }),
      await aPlan(shop, { inactive: true }),
    ];
    const error = await refused(askToPay(customer, 50_000, undefined, dear));
    expect([error.status, error.problem.message]).toEqual([
      422,
      'The plan Harvest needs a recharge of at least ₹999.00.',
    ]);
    expect((await refused(askToPay(customer, 50_000, undefined, gone))).status).toBe(422);
  });
  test('belongs to who paid it, and is not credited before it is known', async () => {
    await sandbox.set({ webhooks: { held: true } });
    const { id } = await askToPay(customer, 10_000);
    const callback = await payBy(sandbox, id);
    expect((await refused(recharge(callback.payment_id))).status).toBe(404);
    await tellPaid(customer, callback, 10_000, 'WALLET');
    const thief = await aCustomer(shop);
    expect((await refused(recharge(callback.payment_id, thief))).status).toBe(404);
    await sandbox.behave();
    expect(await balance()).toBe(100);
  });
});

test('a payment that comes for an account that is deleted goes back', async () => {
  const { id } = await askToPay(customer, 10_000);
  const { db } = shop.app;
  await db
    .updateTable('identity.customers')
    .set({ mobile_no: null, deleted_at: shop.clock.now() })
    .where('id', '=', customer.id)
    .execute();
  const callback = await payBy(sandbox, id);
  const backOf = async () =>
    (await db
      .selectFrom('payments.payments')
      .select(['used_paise', 'refund_paise'])
      .where('payment_id', '=', callback.payment_id)
      .executeTakeFirst()) ?? {};
  await eventually(backOf).toEqual({ used_paise: 0, refund_paise: 10_000 });
});

import { findBrokenInvariants } from '@sabuja/server/checks';
import {
  createOrder,
  createPlan,
  createStock,
  groceryLine,
  listMessagesTo,
  payInSandbox,
  requestPayment,
  setCustomerEmail,
  useCustomer,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { findActivePlan, writeOffDebt } from '../wallet/index.ts';
import { applyReversal } from './apply-reversal.ts';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);

type Report = { id: string; rupees: number; state: 'TAKEN' | 'RETURNED' };

/** Buys a plan (minimum ₹500, cashback ₹50 unless overridden) by a recharge of `rupees`; reports about its payment. */
async function buyPlan(rupees = 500, overrides: Parameters<typeof createPlan>[1] = {}) {
  const plan = { minAmount: 500, cashback: 50, discountPercent: 10, ...overrides };
  const planId = await createPlan(shop, plan);
  const { id } = await requestPayment(customer, rupees * 100, undefined, planId);
  const { payment_id: paymentId, ...callback } = await payInSandbox(sandbox, id);
  await verifyPayment(customer, { payment_id: paymentId, ...callback }, rupees * 100, 'WALLET');
  const report = ({ id: name, rupees: reported, state }: Report) =>
    applyReversal(shop.app.payments, {
      ...{ id: `${name}_${paymentId}`, paymentId, amount: reported * 100 },
      ...{ kind: 'DISPUTE', state },
    });
  return {
    planId,
    paymentId,
    take: (name: string, taken: number) => report({ id: name, rupees: taken, state: 'TAKEN' }),
    returnMoney: (name: string) => report({ id: name, rupees: 1, state: 'RETURNED' }),
    report,
  };
}

const wallet = async () => ({ owed: 0, ...(await customer.api('GET /api/v1/wallet/')) });
const activePlan = () => findActivePlan(shop.app.db, customer.id, shop.clock.now());
const newestPlan = async () => (await customer.api('GET /api/v1/subscriptions/users/')).results[0];
/** Places an order that costs more than the wallet has. */
const spend = async () =>
  createOrder(customer, [groceryLine(await createStock(shop, category, { cost: 900 }))], {
    payment_method: 'WALLET',
  });
const writeOff = (rupees: number) =>
  inTransaction(shop.app.db, (tx) =>
    writeOffDebt(tx, { customerId: customer.id, amount: rupees * 100, now: shop.clock.now() }),
  );
const listBroken = async (db = shop.app.db) =>
  (await findBrokenInvariants(db)).map(({ check }) => check);

test('S10.406 a plan ends with the recharge that paid for it, its cashback leaves the wallet, and both return with it', async () => {
  const email = await setCustomerEmail(shop, customer);
  const { take, returnMoney } = await buyPlan();
  expect(await wallet()).toEqual({ balance: 550, owed: 0 });
  expect(await activePlan()).toEqual({ discountPercent: 10, freeShipping: false });
  await take('lost', 500);
  expect(await wallet()).toEqual({ balance: 0, owed: 0 });
  expect(await activePlan()).toBeUndefined();
  const plan = await newestPlan();
  expect(plan?.status).toBe('0');
  const { results } = await customer.api('GET /api/v1/wallet/transactions/', { query: {} });
  expect(results.map(({ amount, description }) => [amount, description]).slice(0, 2)).toEqual([
    [-50, 'Cashback taken back with its recharge'],
    [-500, 'Recharge taken back by your bank'],
  ]);
  const [message] = await listMessagesTo(shop, email);
  expect(message?.subject).toBe(`Your plan ${plan?.plan_name} has ended`);
  expect(message?.body).toContain('Its cashback of ₹50.00 left your wallet, too.');
  expect(await listBroken()).toEqual([]);
  await returnMoney('lost');
  expect(await wallet()).toEqual({ balance: 550, owed: 0 });
  expect(await activePlan()).toBeDefined();
  expect((await newestPlan())?.status).toBe('1');
  expect(await listBroken()).toEqual([]);
});

test('S10.406 a plan stays as long as its minimum is left of the recharge, to the paisa', async () => {
  const { take } = await buyPlan(700);
  const { balance } = await wallet();
  await take('part', 200);
  expect(await wallet()).toEqual({ balance: balance - 200, owed: 0 });
  expect(await activePlan()).toBeDefined();
  await take('paisa', 0.01);
  expect(await wallet()).toEqual({ balance: balance - 250.01, owed: 0 });
  expect(await activePlan()).toBeUndefined();
});

test('S10.406 cashback that was spent is owed, and what was written off of it is not given a second time', async () => {
  const email = await setCustomerEmail(shop, customer);
  const { take, returnMoney } = await buyPlan();
  await spend();
  await take('lost', 500);
  expect(await wallet()).toEqual({ balance: 0, owed: 550 });
  expect((await listMessagesTo(shop, email))[0]?.body).toContain(
    'Of its cashback of ₹50.00 you had spent ₹50.00: your next recharge pays them first.',
  );
  await writeOff(550);
  await returnMoney('lost');
  expect(await wallet()).toEqual({ balance: 0, owed: 0 });
  expect(await activePlan()).toBeDefined();
  expect(await listBroken()).toEqual([]);
});

test('S10.406 a plan that applies again since other money returned does not give cashback twice that was written off', async () => {
  const { take, returnMoney } = await buyPlan(700);
  await spend();
  const { owed } = await wallet();
  await take('first', 150);
  await take('second', 100);
  expect(await wallet()).toEqual({ balance: 0, owed: owed + 300 });
  await writeOff(owed + 300);
  await returnMoney('first');
  expect(await activePlan()).toBeDefined();
  expect(await wallet()).toEqual({ balance: 0, owed: 0 });
  expect(await listBroken()).toEqual([]);
});

test('S10.406 a plan without cashback ends, too; one that a later plan replaced does not begin again', async () => {
  const first = await buyPlan(500, { cashback: 0 });
  await first.take('lost', 500);
  expect(await activePlan()).toBeUndefined();
  const second = await buyPlan(500, { discountPercent: 20 });
  await first.returnMoney('lost');
  expect(await activePlan()).toMatchObject({ discountPercent: 20 });
  await second.take('lost', 500);
  expect(await activePlan()).toBeUndefined();
  expect(await listBroken()).toEqual([]);
});

test('S10.406 however the reports of a recharge interleave, its plan applies exactly while its minimum is left', async () => {
  const reports: Report[] = [
    { id: 'first', rupees: 150, state: 'TAKEN' },
    { id: 'first', rupees: 150, state: 'RETURNED' },
    { id: 'second', rupees: 100, state: 'TAKEN' },
    { id: 'second', rupees: 100, state: 'RETURNED' },
    { id: 'third', rupees: 120, state: 'TAKEN' },
    { id: 'fourth', rupees: 600, state: 'TAKEN' },
    { id: 'fourth', rupees: 600, state: 'RETURNED' },
  ];
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(reports, { minLength: 3 }), async (shuffled) => {
      const { balance, owed } = await wallet();
      const { report } = await buyPlan(700);
      for (const reported of [...shuffled, ...shuffled]) await report(reported);
      expect(await listBroken()).toEqual([]);
      await report({ id: 'rest', rupees: 700, state: 'TAKEN' });
      const after = await wallet();
      expect(after.balance - after.owed).toBe(balance - owed);
    }),
    { numRuns: 8 },
  );
});

test('S10.406 two reports at once suspend a plan once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const before = await wallet();
    const { take } = await buyPlan();
    await Promise.all([take('a', 500), take('b', 500), take('a', 500), take('c', 10)]);
    expect(await wallet()).toEqual(before);
  }
  expect(await listBroken()).toEqual([]);
});

test('S10.406 the nightly check finds a plan that applies without its money, and one suspended although it is paid', async () => {
  const { take, paymentId } = await buyPlan();
  const other = await buyPlan();
  await take('lost', 500);
  const rollback = new Error('rolled back');
  const changes = [
    sql`update wallet.subscriptions set suspended_by = null where payment_id = ${paymentId}`,
    sql`update wallet.subscriptions set suspended_by = 'x' where payment_id = ${other.paymentId}`,
  ];
  expect(await listBroken()).toEqual([]);
  for (const change of changes) {
    const checked = shop.app.db.transaction().execute(async (tx) => {
      await change.execute(tx);
      expect(await listBroken(tx)).toContain('suspended-plan-is-not-paid-for');
      throw rollback;
    });
    await expect(checked).rejects.toBe(rollback);
  }
});

test('S10.406 the database refuses cashback that is taken back or restored the wrong way', async () => {
  await buyPlan();
  const entry = (kind: string, amount: number) =>
    shop.app.db.transaction().execute((tx) =>
      sql`with entry as (
          insert into wallet.entries (kind, reference, description, created_at)
          values (${kind}, 'test', '', now()) returning id)
        insert into wallet.lines (entry_id, account_id, amount_paise)
        select id, (select id from wallet.accounts where customer_id = ${customer.id}), ${amount}::bigint from entry
        union all
        select id, (select id from wallet.accounts where purpose = 'cashback'), -${amount}::bigint from entry`.execute(
        tx,
      ),
    );
  await expect(entry('cashback_reversal', 100)).rejects.toThrow('goes the wrong way');
  await expect(entry('cashback_restored', -100)).rejects.toThrow('goes the wrong way');
});

import { randomUUID } from 'node:crypto';
import { isFailure, sumPaise } from '@sabuja/kit';
import { createCustomer, createPlan, useTestShop } from '@sabuja/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../app/checks.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { debitForOrder, readBalance, refundForOrder, settleRecharge } from './index.ts';

const shop = useTestShop({ checksInvariants: false });
/** The id of a plan with a minimum of 50,000 paise and a cashback of 2,500 paise. */
let plan: number;
beforeAll(async () => {
  plan = await createPlan(shop, { minAmount: 500, cashback: 25 });
});

/** Random operations on two customers' wallets; there are few payments and orders, so that repeats are common. */
const payments = [100, 12_345, 49_999, 50_000, 75_000];
const orders = [1, 9900, 50_000, 123_456];
const operation = fc.record({
  kind: fc.constantFrom('recharge', 'recharge with plan', 'debit', 'refund'),
  who: fc.integer({ min: 0, max: 1 }),
  which: fc.nat(),
});
type Operation = { kind: string; who: number; which: number };
const sequence = fc.array(operation, { minLength: 1, maxLength: 30 });

/** Two customers with references of their own. */
async function createScenario() {
  const customers = await Promise.all([createCustomer(shop), createCustomer(shop)]);
  const run = randomUUID();
  const owned = customers.map(({ id }, who) => ({
    id,
    payments: payments.map((amount, i) => ({ paymentId: `pay_${run}_${who}_${i}`, amount })),
    orders: orders.map((amount) => ({ orderUid: randomUUID(), amount })),
  }));
  const at = <T>(list: readonly T[], index: number): T => {
    const found = list[index % list.length];
    if (found === undefined) throw new Error('an empty list');
    return found;
  };
  const runOperation = ({ kind, who, which }: Operation) =>
    inTransaction(shop.app.db, async (tx) => {
      const { id: customerId, payments: own, orders: ownOrders } = at(owned, who);
      const now = shop.clock.now();
      if (kind === 'recharge') return settleRecharge(tx, { customerId, ...at(own, which), now });
      if (kind === 'recharge with plan') {
        return settleRecharge(tx, { customerId, ...at(own, which), subscriptionId: plan, now });
      }
      const { orderUid, amount } = at(ownOrders, which);
      if (kind === 'refund') return refundForOrder(tx, { orderUid, now });
      return debitForOrder(tx, { customerId, orderUid, amount, description: 'Order', now });
    });
  const balances = () => Promise.all(owned.map(({ id }) => readBalance(shop.app.db, id)));
  return { runOperation, balances };
}

/** The expected balances, computed without a database. */
function expectedBalances(sequence: readonly Operation[]): [number, number] {
  const balances: [number, number] = [0, 0];
  const once = new Set<string>();
  const debited = new Map<string, number>();
  const first = (key: string) => !once.has(key) && once.add(key);
  for (const { kind, who, which } of sequence) {
    const side = who === 0 ? 0 : 1;
    const payment = which % payments.length;
    const order = `${who} order ${which % orders.length}`;
    const amount = payments[payment] ?? 0;
    if (kind.startsWith('recharge')) {
      if (first(`${who} recharge ${payment}`)) balances[side] += amount;
      if (kind.endsWith('plan') && amount >= 50_000 && first(`${who} cashback ${payment}`)) {
        balances[side] += 2500;
      }
    } else if (kind === 'debit' && !debited.has(order)) {
      const debit = Math.min(orders[which % orders.length] ?? 0, balances[side]);
      if (debit > 0) debited.set(order, debit);
      balances[side] -= debit;
    } else if (kind === 'refund' && debited.has(order) && first(`${order} refund`)) {
      balances[side] += debited.get(order) ?? 0;
    }
  }
  return balances;
}

/** Ignores the check that debits have an order, since the orders of this test do not exist. */
const findBrokenChecks = async () =>
  (await findBrokenInvariants(shop.app.db)).filter(
    ({ check }) => check !== 'wallet-debit-has-its-order',
  );
const sumOfLedger = async () => {
  const { rows } = await sql<{
    sum: number;
  }>`select coalesce(sum(amount_paise), 0)::bigint as sum from wallet.lines`.execute(shop.app.db);
  return rows[0]?.sum;
};

test('sequential operations with repeats count once each, and the balances are as expected', async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async (operations) => {
      const scenario = await createScenario();
      for (const one of operations) {
        await scenario.runOperation(one);
        for (const balance of await scenario.balances()) expect(balance).toBeGreaterThanOrEqual(0);
      }
      expect(await scenario.balances()).toEqual(expectedBalances(operations));
      expect(await sumOfLedger()).toBe(0);
    }),
    { numRuns: 40 },
  );
  expect(await findBrokenChecks()).toEqual([]);
});

test('concurrent operations violate no check of the ledger', async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async (operations) => {
      const scenario = await createScenario();
      await Promise.all(operations.map((one) => scenario.runOperation(one)));
      // Credits do not depend on the order of operations, so neither does the maximum balance.
      const credited = expectedBalances(
        operations.filter(({ kind }) => kind.startsWith('recharge')),
      );
      const held = await scenario.balances();
      for (const [who, balance] of held.entries()) {
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(balance).toBeLessThanOrEqual(credited[who] ?? 0);
      }
      const spends = operations.some(({ kind }) => kind === 'debit');
      if (!spends) expect(sumPaise(held)).toBe(sumPaise(credited));
      expect(await findBrokenChecks()).toEqual([]);
      expect(await sumOfLedger()).toBe(0);
    }),
    { numRuns: 25 },
  );
});

test('a debit on an empty wallet is refused and not recorded', async () => {
  const scenario = await createScenario();
  const refused = await scenario.runOperation({ kind: 'debit', who: 0, which: 1 });
  expect(isFailure(refused)).toBe(true);
  expect(await scenario.balances()).toEqual([0, 0]);
});

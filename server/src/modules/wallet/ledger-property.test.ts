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
/** Asks 50,000 paise and gives 2,500. */
let plan: number;
beforeAll(async () => {
  plan = await createPlan(shop, { minAmount: 500, cashback: 25 });
});

/** What may happen to the wallets of two customers: few payments and orders, so that repeats are common. */
const payments = [100, 12_345, 49_999, 50_000, 75_000];
const orders = [1, 9900, 50_000, 123_456];
const happening = fc.record({
  kind: fc.constantFrom('recharge', 'recharge with plan', 'debit', 'give back'),
  who: fc.integer({ min: 0, max: 1 }),
  which: fc.nat(),
});
type Happening = { kind: string; who: number; which: number };
const sequence = fc.array(happening, { minLength: 1, maxLength: 30 });

/** Two customers, and references that are theirs alone. */
async function aWorld() {
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
  const happen = ({ kind, who, which }: Happening) =>
    inTransaction(shop.app.db, async (tx) => {
      const { id: customerId, payments: own, orders: ownOrders } = at(owned, who);
      const now = shop.clock.now();
      if (kind === 'recharge') return settleRecharge(tx, { customerId, ...at(own, which), now });
      if (kind === 'recharge with plan') {
        return settleRecharge(tx, { customerId, ...at(own, which), subscriptionId: plan, now });
      }
      const { orderUid, amount } = at(ownOrders, which);
      if (kind === 'give back') return refundForOrder(tx, { orderUid, now });
      return debitForOrder(tx, { customerId, orderUid, amount, description: 'Order', now });
    });
  const balances = () => Promise.all(owned.map(({ id }) => readBalance(shop.app.db, id)));
  return { happen, balances };
}

/** What the wallets must hold, told without a database. */
function expected(sequence: readonly Happening[]): [number, number] {
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
      const takes = Math.min(orders[which % orders.length] ?? 0, balances[side]);
      if (takes > 0) debited.set(order, takes);
      balances[side] -= takes;
    } else if (kind === 'give back' && debited.has(order) && first(`${order} refund`)) {
      balances[side] += debited.get(order) ?? 0;
    }
  }
  return balances;
}

/** Rules of the ledger alone; the orders here are nobody's. */
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

test('whatever happens in turn, repeats and all, each thing counts once and the wallets hold what they must', async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async (happenings) => {
      const world = await aWorld();
      for (const one of happenings) {
        await world.happen(one);
        for (const balance of await world.balances()) expect(balance).toBeGreaterThanOrEqual(0);
      }
      expect(await world.balances()).toEqual(expected(happenings));
      expect(await sumOfLedger()).toBe(0);
    }),
    { numRuns: 40 },
  );
  expect(await findBrokenChecks()).toEqual([]);
});

test('whatever happens at once ends with every rule of the ledger whole', async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async (happenings) => {
      const world = await aWorld();
      await Promise.all(happenings.map((one) => world.happen(one)));
      // What came in can't depend on the order of arrival, so neither can the most that is held.
      const cameIn = expected(happenings.filter(({ kind }) => kind.startsWith('recharge')));
      const held = await world.balances();
      for (const [who, balance] of held.entries()) {
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(balance).toBeLessThanOrEqual(cameIn[who] ?? 0);
      }
      const spends = happenings.some(({ kind }) => kind === 'debit');
      if (!spends) expect(sumPaise(held)).toBe(sumPaise(cameIn));
      expect(await findBrokenChecks()).toEqual([]);
      expect(await sumOfLedger()).toBe(0);
    }),
    { numRuns: 25 },
  );
});

test('a debit on an empty wallet is refused and recorded nowhere', async () => {
  const world = await aWorld();
  const refused = await world.happen({ kind: 'debit', who: 0, which: 1 });
  expect(isFailure(refused)).toBe(true);
  expect(await world.balances()).toEqual([0, 0]);
});

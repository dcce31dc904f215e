import { findBrokenInvariants } from '@sabuja/server/checks';
import {
  buildOrder,
  cancelOrder,
  createOrder,
  createPlan,
  createStock,
  createUnpaidOrder,
  eventually,
  expectRefusal,
  groceryLine,
  listMessagesTo,
  payInSandbox,
  readOrder,
  reportDispute as reportDisputeTo,
  requestPayment,
  sandboxKeys,
  sendOrder,
  setCustomerEmail,
  settleAll,
  useCustomer,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applyReversal } from './apply-reversal.ts';

const { keyId, keySecret } = sandboxKeys;
const { shop, category, sandbox, address } = useShopWithPayments();
const customer = useCustomer(shop);

const wallet = async () => ({ owed: 0, ...(await customer.api('GET /api/v1/wallet/')) });
const recharge = async (rupees: number) => {
  const { id } = await requestPayment(customer, rupees * 100);
  const callback = await payInSandbox(sandbox, id);
  await verifyPayment(customer, callback, rupees * 100, 'WALLET');
  return callback.payment_id;
};
const order = async (cost: number) =>
  createOrder(customer, [groceryLine(await createStock(shop, category, { cost }))], {
    payment_method: 'WALLET',
  });
/** Refunds a payment without the shop, as in the provider's dashboard. */
const refundAtProvider = (paymentId: string, rupees: number) =>
  fetch(`${address()}/sandbox/razorpay/v1/payments/${paymentId}/refund`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
    },
    body: JSON.stringify({ amount: rupees * 100 }),
  });
type Status = 'open' | 'under_review' | 'lost' | 'won';
const reportDispute = (id: string, payment_id: string, rupees: number, status: Status) =>
  reportDisputeTo(shop, { id, payment_id, amount: rupees * 100, status });

test('a refund made at the provider is taken back from the wallet', async () => {
  const email = await setCustomerEmail(shop, customer);
  const paymentId = await recharge(500);
  await refundAtProvider(paymentId, 200);
  await eventually(wallet).toEqual({ balance: 300, owed: 0 });
  const { results } = await customer.api('GET /api/v1/wallet/transactions/', { query: {} });
  expect(results[0]).toMatchObject({
    amount: -200,
    description: 'Recharge taken back by your bank',
  });
  expect((await listMessagesTo(shop, email))[0]?.subject).toBe(
    '₹200.00 of your recharge went back',
  );
});

test('S10.388 a recharge that went back at the provider begins no plan afterwards', async () => {
  const paymentId = await recharge(500);
  await refundAtProvider(paymentId, 500);
  await eventually(wallet).toEqual({ balance: 0, owed: 0 });
  const plan = await createPlan(shop, { minAmount: 500, cashback: 25 });
  const late = customer.api('POST /api/v1/wallet/recharge/', {
    body: {
      ...{ user_id: customer.id, payment_id: paymentId, method: 'ONLINE' },
      subscription_id: plan,
    },
  });
  expect((await expectRefusal(late)).problem.code).toBe('NOT_CAPTURED');
  expect(await wallet()).toEqual({ balance: 0, owed: 0 });
  expect((await customer.api('GET /api/v1/subscriptions/users/')).results).toEqual([]);
});

test('what was spent is owed, spending stops, and the next recharge pays it first', async () => {
  const paymentId = await recharge(500);
  const uid = await order(300);
  const { final_amount: spent } = await readOrder(customer, uid);
  const owed = spent;
  await refundAtProvider(paymentId, 500);
  await eventually(wallet).toEqual({ balance: 0, owed });
  const line = groceryLine(await createStock(shop, category));
  const { problem } = await expectRefusal(
    sendOrder(customer, buildOrder([line], { payment_method: 'WALLET' })),
  );
  expect([problem.code, problem.message]).toEqual([
    'WALLET_OWES',
    `A recharge of your wallet was taken back after you had spent it, and ₹${owed}.00 are owed. Please recharge your wallet, or choose another way to pay.`,
  ]);
  await recharge(100);
  expect(await wallet()).toEqual({ balance: 0, owed: owed - 100 });
  await recharge(500);
  expect(await wallet()).toEqual({ balance: 600 - owed, owed: 0 });
  await order(50);
});

test('money that a cancelled order returns to the wallet pays what is owed', async () => {
  const paymentId = await recharge(400);
  const uid = await order(375);
  await refundAtProvider(paymentId, 400);
  await eventually(wallet).toEqual({ balance: 0, owed: 400 });
  await cancelOrder(customer, uid);
  expect(await wallet()).toEqual({ balance: 0, owed: 0 });
});

test('a dispute takes the money back, once, and returns it when it is won', async () => {
  const paymentId = await recharge(500);
  await order(175);
  for (const status of ['open', 'under_review', 'open'] as const)
    await reportDispute('disp_A', paymentId, 500, status);
  await eventually(wallet).toEqual({ balance: 0, owed: 200 });
  await reportDispute('disp_A', paymentId, 500, 'won');
  await eventually(wallet).toEqual({ balance: 300, owed: 0 });
  await reportDispute('disp_A', paymentId, 500, 'lost');
  await reportDispute('disp_B', paymentId, 100, 'lost');
  await eventually(wallet).toEqual({ balance: 200, owed: 0 });
});

test('refund and dispute together take no more than the payment; many reports at once apply once', async () => {
  const paymentId = await recharge(500);
  const alarms: object[] = [];
  const alarm = (details: object) => alarms.push(details);
  const report = (id: string, amount: number, kind: 'REFUND' | 'DISPUTE') =>
    applyReversal({ ...shop.app.payments, alarm }, { id, paymentId, amount, kind, state: 'TAKEN' });
  await Promise.all([
    ...Array.from({ length: 6 }, () => report(`rfnd_${paymentId}`, 40_000, 'REFUND')),
    ...Array.from({ length: 6 }, () => report(`disp_${paymentId}`, 40_000, 'DISPUTE')),
    // Orders that are placed after the reversal are refused.
    settleAll(Array.from({ length: 4 }, () => order(75))),
  ]);
  const { balance, owed } = await wallet();
  expect([alarms.length, balance, owed % 100]).toEqual([2, 0, 0]);
  const { rows } = await sql<{ sum: number }>`select sum(amount_paise)::int as sum
    from payments.reversals where payment_id = ${paymentId}`.execute(shop.app.db);
  expect(rows[0]?.sum).toBe(50_000);
});

type Report = { id: string; amount: number; state: 'TAKEN' | 'RETURNED' };
/** Applies reports about one payment one after the other; amounts in paise. */
const applyReports = async (paymentId: string, reports: Report[]) => {
  for (const { id, ...report } of reports) {
    const ofPayment = { id: `${id}_${paymentId}`, paymentId, ...report };
    await applyReversal(shop.app.payments, { ...ofPayment, kind: 'DISPUTE' });
  }
};

test('S10.393 a reversal that is reported to have returned first takes nothing when its beginning arrives', async () => {
  const paymentId = await recharge(500);
  await applyReports(paymentId, [
    { id: 'disp', amount: 50_000, state: 'RETURNED' },
    { id: 'disp', amount: 50_000, state: 'TAKEN' },
  ]);
  expect(await wallet()).toEqual({ balance: 500, owed: 0 });
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
});

test('S10.393 what a returned reversal held goes to the others of the payment, however their reports interleave', async () => {
  const reports: Report[] = [
    { id: 'first', amount: 40_000, state: 'TAKEN' },
    { id: 'first', amount: 40_000, state: 'RETURNED' },
    { id: 'second', amount: 30_000, state: 'TAKEN' },
    { id: 'third', amount: 10_000, state: 'TAKEN' },
  ];
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(reports, { minLength: 4 }), async (shuffled) => {
      const { balance } = await wallet();
      const paymentId = await recharge(500);
      await applyReports(paymentId, [...shuffled, ...shuffled]);
      expect(await wallet()).toEqual({ balance: balance + 100, owed: 0 });
    }),
    { numRuns: 12 },
  );
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
});

test('S10.393 of a payment that changes hands between two reversals the customer is notified once, the shop each time', async () => {
  const email = await setCustomerEmail(shop, customer);
  const paymentId = await recharge(500);
  const { length: before } = await listMessagesTo(shop, email);
  const alarms: object[] = [];
  const report = (id: string, state: Report['state'], amount = 50_000) =>
    applyReversal(
      { ...shop.app.payments, alarm: (details) => alarms.push(details) },
      { id: `${id}_${paymentId}`, paymentId, amount, kind: 'DISPUTE', state },
    );
  await report('nothing', 'TAKEN', 0);
  await report('first', 'TAKEN');
  await report('second', 'TAKEN');
  await report('first', 'RETURNED');
  expect(alarms).toMatchObject([
    { reported: 50_000, amount: 50_000 },
    { reported: 50_000, amount: 0 },
    { reported: 50_000, amount: 50_000, takenByOthers: 50_000 },
  ]);
  expect(await listMessagesTo(shop, email)).toHaveLength(before + 1);
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
});

test('S10.393 the nightly check finds what was restored without having been taken, and what was not taken', async () => {
  const paymentId = await recharge(500);
  await applyReports(paymentId, [
    { id: 'first', amount: 40_000, state: 'RETURNED' },
    { id: 'second', amount: 50_000, state: 'TAKEN' },
  ]);
  const listBroken = async (db: Parameters<typeof findBrokenInvariants>[0]) =>
    (await findBrokenInvariants(db)).map(({ check }) => check);
  expect(await listBroken(shop.app.db)).toEqual([]);
  const rollback = new Error('rolled back');
  const changes = [
    sql`insert into payments.reversals (id, payment_id, kind, amount_paise, reported_paise, reported_at)
      values ('third', ${await recharge(100)}, 'REFUND', 0, 5000, now())`,
    sql`with entry as (
        insert into wallet.entries (kind, reference, description, created_at)
        values ('restored', ${`first_${paymentId}`}, '', now()) returning id)
      insert into wallet.lines (entry_id, account_id, amount_paise)
      select id, (select id from wallet.accounts where customer_id = ${customer.id}), 100 from entry
      union all select id, (select id from wallet.accounts where purpose = 'clearing'), -100 from entry`,
  ];
  for (const change of changes) {
    const checked = shop.app.db.transaction().execute(async (tx) => {
      await change.execute(tx);
      expect(await listBroken(tx)).toContain('wallet-reversal-is-reported');
      throw rollback;
    });
    await expect(checked).rejects.toBe(rollback);
  }
});

test('S10.393 a reversal is settled with what was reported, even when less of the payment was left to take', async () => {
  const paymentId = await recharge(500);
  await applyReports(paymentId, [
    { id: 'first', amount: 40_000, state: 'TAKEN' },
    { id: 'second', amount: 30_000, state: 'TAKEN' },
  ]);
  expect(await wallet()).toEqual({ balance: 0, owed: 0 });
  const { rows } = await sql<{ amount: number }>`select amount_paise::int as amount
    from payments.settleable where entity_id like ${`%${paymentId}`} and kind = 'adjustment'
    order by entity_id`.execute(shop.app.db);
  expect(rows.map(({ amount }) => amount)).toEqual([40_000, 30_000]);
});

test('a refund of an order’s payment at the provider raises an alarm and moves no wallet', async () => {
  const { uid, amount } = await createUnpaidOrder(customer, [
    groceryLine(await createStock(shop, category, { cost: 75 })),
  ]);
  const { id } = await requestPayment(customer, amount, [uid]);
  const callback = await payInSandbox(sandbox, id);
  await verifyPayment(customer, callback, amount);
  const alarms: object[] = [];
  const alarm = (details: object) => alarms.push(details);
  const ofOrder = { id: `rfnd_${callback.payment_id}`, paymentId: callback.payment_id };
  const reversal = { ...ofOrder, amount: 1000, kind: 'REFUND', state: 'TAKEN' } as const;
  for (let times = 1; times <= 2; times += 1)
    await applyReversal({ ...shop.app.payments, alarm }, reversal);
  expect(alarms).toHaveLength(1);
  const reversals = () =>
    shop.app.db
      .selectFrom('payments.reversals')
      .select(['kind', 'amount_paise'])
      .where('payment_id', '=', callback.payment_id)
      .execute();
  await eventually(reversals).toEqual([{ kind: 'REFUND', amount_paise: 1000 }]);
  expect(await wallet()).toEqual({ balance: 0, owed: 0 });
});

test('the database refuses a debt above 0, and an entry that moves a debt the wrong way', async () => {
  const paymentId = await recharge(100);
  await order(75);
  await refundAtProvider(paymentId, 100);
  await eventually(async () => (await wallet()).owed).toBe(100);
  const entry = (kind: string, amount: number) =>
    shop.app.db.transaction().execute((tx) =>
      sql`with entry as (
          insert into wallet.entries (kind, reference, description, created_at)
          values (${kind}, 'test', '', now()) returning id)
        insert into wallet.lines (entry_id, account_id, amount_paise)
        select id, (select id from wallet.accounts where debtor_id = ${customer.id}), ${amount}::bigint from entry
        union all
        select id, (select id from wallet.accounts where purpose = 'clearing'), -${amount}::bigint from entry`.execute(
        tx,
      ),
    );
  await expect(entry('restored', 20_000)).rejects.toThrow('no_credit_on_debt');
  await expect(entry('reversal', 100)).rejects.toThrow('goes the wrong way');
  await expect(entry('recharge', 100)).rejects.toThrow('moves 0 wallets');
});

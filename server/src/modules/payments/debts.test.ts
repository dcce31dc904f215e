import { randomUUID } from 'node:crypto';
import { addTime, istDate, minutes, toPaise } from '@sabuja/kit';
import {
  createMember,
  createOrder,
  createStock,
  deleteAccount,
  deletionLinkOf,
  deliverOrder,
  expectRefusal,
  groceryLine,
  payInSandbox,
  readLatestCode,
  refusalCode,
  requestDeletionCode,
  requestPayment,
  type TestMember,
  useCustomer,
  useShopWithPayments,
  verifyDeletion,
  verifyPayment,
  waitForLockWaits,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { forfeitBalance, sumWalletsByDay } from '../wallet/index.ts';
import { applyReversal } from './apply-reversal.ts';
import { eraseAttempts } from './customer-data.ts';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);
let manager: TestMember;
let accounts: TestMember;
beforeEach(async () => {
  shop.clock.advance(minutes(1));
  [manager, accounts] = [await createMember(shop, 'manager'), await createMember(shop, 'accounts')];
});

const wallet = async () => ({ owed: 0, ...(await customer.api('GET /api/v1/wallet/')) });
const recharge = async (rupees: number) => {
  const { id } = await requestPayment(customer, rupees * 100);
  const callback = await payInSandbox(sandbox, id);
  await verifyPayment(customer, callback, rupees * 100, 'WALLET');
  return callback.payment_id;
};
const report = (paymentId: string, rupees: number, state: 'TAKEN' | 'RETURNED', id: string) =>
  applyReversal(
    { ...shop.app.payments, alarm: () => undefined },
    { id, paymentId, amount: toPaise(rupees), kind: 'DISPUTE', state },
  );
/** Recharges the wallet, and spends all but `rest` rupees of it on a delivered order. */
async function spend(rupees: number, rest = 0) {
  const paymentId = await recharge(rupees);
  const line = groceryLine(await createStock(shop, category, { cost: rupees - rest - 25 }));
  await deliverOrder(shop, await createOrder(customer, [line], { payment_method: 'WALLET' }));
  return paymentId;
}
/** Makes the customer owe `rupees`; returns the dispute that took them back. */
async function owe(rupees: number) {
  const paymentId = await spend(rupees);
  const id = `disp_${randomUUID()}`;
  await report(paymentId, rupees, 'TAKEN', id);
  expect(await wallet()).toEqual({ balance: 0, owed: rupees });
  return { win: () => report(paymentId, rupees, 'RETURNED', id) };
}
const requestCode = () => requestDeletionCode(shop, deletionLinkOf(customer));
const verify = (code: string) => verifyDeletion(shop, code, deletionLinkOf(customer));
const uid = () => ({ params: { uid: customer.uid } });
const writeOff = (amount: number, by = manager, reason = ' Moved away. ') =>
  by.api('POST /api/v1/staff/customers/{uid}/write-off', { ...uid(), body: { amount, reason } });
const erased = async () => {
  const { rows } = await sql<{ deleted: boolean; owed: number }>`
    select c.deleted_at is not null as deleted, coalesce(-a.balance_paise, 0)::int as owed
    from identity.customers c left join wallet.accounts a on a.debtor_id = c.id
    where c.id = ${customer.id}`.execute(shop.app.db);
  return rows[0];
};
/** Figures of the wallets of this test, in paise. */
const figures = async () => {
  const from = shop.clock.now();
  const period = { from, until: addTime(from, minutes(1)) };
  const sums = await sumWalletsByDay(shop.app.db, period);
  return Object.fromEntries(sums.map(({ figure, paise }) => [figure, paise]));
};
const entry = (kind: string, lines: [account: string, paise: number][]) =>
  shop.app.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into wallet.entries (kind, reference, description, created_at)
      values (${kind}, ${randomUUID()}, '', now()) returning id`.execute(tx);
    for (const [account, paise] of lines)
      await sql`insert into wallet.lines (entry_id, account_id, amount_paise)
        select ${rows[0]?.id}, id, ${paise} from wallet.accounts where purpose = ${account}
          or (${account} = 'debt' and debtor_id = ${customer.id})
          or (${account} = 'wallet' and customer_id = ${customer.id})`.execute(tx);
  });

test('S10.349 who owes money cannot delete the account until a recharge has paid it', async () => {
  await owe(400);
  const refusal = await expectRefusal(requestCode());
  expect(refusal).toMatchObject({
    status: 409,
    problem: {
      code: 'WALLET_OWES',
      message:
        'A recharge of your wallet was taken back after you had spent it, and ₹400.00 are owed. Recharge your wallet to pay them, then delete your account.',
      details: { owed: 400 },
    },
  });
  await recharge(400);
  expect(await wallet()).toEqual({ balance: 0, owed: 0 });
  await deleteAccount(shop, deletionLinkOf(customer));
  expect(await erased()).toEqual({ deleted: true, owed: 0 });
});

test('S10.349 a code that was sent before the money was taken back deletes nothing', async () => {
  const paymentId = await spend(400);
  await requestCode();
  const code = await readLatestCode(shop, customer.mobileNo);
  await report(paymentId, 400, 'TAKEN', `disp_${randomUUID()}`);
  expect(await refusalCode(verify(code))).toBe('WALLET_OWES');
  expect(await erased()).toEqual({ deleted: false, owed: 40_000 });
});

test.each([1, 2, 3, 4])(
  'S10.349 a deletion and a chargeback at once leave an account or no debt (round %i)',
  async (round) => {
    const paymentId = await spend(400);
    await requestCode();
    const code = await readLatestCode(shop, customer.mobileNo);
    const taken = () => report(paymentId, 400, 'TAKEN', `disp_${randomUUID()}`);
    const [deletion, reversal] = await Promise.allSettled(
      round % 2 ? [verify(code), taken()] : [taken(), verify(code)].reverse(),
    );
    expect(reversal?.status).toBe('fulfilled');
    expect(await erased()).toEqual(
      deletion?.status === 'fulfilled'
        ? { deleted: true, owed: 0 }
        : { deleted: false, owed: 40_000 },
    );
  },
);

test('S10.349 a chargeback that meets the deletion of its account leaves no debt behind', async () => {
  const paymentId = await spend(400);
  let taken = Promise.resolve();
  await inTransaction(shop.app.db, async (tx) => {
    await eraseAttempts(tx, customer.id);
    await forfeitBalance(tx, customer.id, 0, shop.clock.now());
    taken = report(paymentId, 400, 'TAKEN', `disp_${randomUUID()}`);
    await waitForLockWaits(shop);
    await sql`update orders.orders set customer_name = '' where customer_id = ${customer.id}`.execute(
      tx,
    );
    await sql`update identity.customers set mobile_no = null, deleted_at = now()
      where id = ${customer.id}`.execute(tx);
  });
  await taken;
  expect(await erased()).toEqual({ deleted: true, owed: 0 });
});

test('S10.349 staff do not delete the account for a privacy request either, until the debt is written off', async () => {
  await owe(300);
  const { number } = await manager.api('POST /api/v1/staff/customers/{uid}/privacy-requests', {
    ...uid(),
    body: {
      ...{ id: randomUUID(), kind: 'DELETE', channel: 'PHONE', note: '' },
      ...{ received_on: istDate(shop.clock.now()), identity_proof: 'CALLED_BACK' },
    },
  });
  const at = { params: { number } };
  const erase = () =>
    manager.api('POST /api/v1/staff/privacy-requests/{number}/erase', { ...at, body: {} });
  expect(await manager.api('GET /api/v1/staff/privacy-requests/{number}', at)).toMatchObject({
    ...{ open_orders: [], wallet_owed: 300, wallet_balance: 0, state: 'OPEN' },
  });
  const refusal = await expectRefusal(erase());
  expect(refusal).toMatchObject({
    status: 409,
    problem: { code: 'WALLET_OWES', details: { owed: 300 } },
  });
  expect(refusal.message).toContain('write it off on the customer’s page');
  expect((await manager.api('GET /api/v1/staff/privacy-requests/{number}', at)).state).toBe('OPEN');
  await writeOff(300);
  await erase();
  expect(await erased()).toEqual({ deleted: true, owed: 0 });
});

test('S10.349 a debt is written off once, by who may, with a reason and the exact amount', async () => {
  await owe(350);
  const support = await createMember(shop, 'support');
  expect((await expectRefusal(writeOff(350, support))).status).toBe(403);
  expect((await expectRefusal(writeOff(350, manager, '  '))).status).toBe(422);
  expect((await expectRefusal(writeOff(1e15))).status).toBe(422);
  expect((await expectRefusal(writeOff(349.99))).problem).toMatchObject({
    code: 'DEBT_CHANGED',
    message: 'The customer now owes ₹350.00. Please look again.',
  });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, (_, i) => writeOff(350, i % 2 ? manager : accounts)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await wallet()).toEqual({ balance: 0, owed: 0 });
  expect((await manager.api('GET /api/v1/staff/customers/{uid}', uid())).wallet.owed).toBe(0);
  const audit = await shop.app.db
    .selectFrom('staff.audit as a')
    .innerJoin('staff.audit_personal as p', 'p.audit_id', 'a.id')
    .select(['a.action', 'a.after', 'p.values'])
    .where('a.subject_id', '=', customer.uid)
    .execute();
  expect(audit).toEqual([
    { action: 'customer.write_off', after: { amount: 350 }, values: { reason: 'Moved away.' } },
  ]);
  await recharge(200);
  expect(await wallet()).toEqual({ balance: 200, owed: 0 });
});

test('S10.349 writing off needs a second factor entered recently', async () => {
  await owe(350);
  shop.clock.advance(minutes(16));
  expect(await refusalCode(writeOff(350))).toBe('SECOND_FACTOR_NEEDED');
  expect((await erased())?.owed).toBe(35_000);
});

test.each([1, 2, 3, 4])(
  'S10.349 a recharge and a write-off at once: the debt is paid or written off, never both (round %i)',
  async (round) => {
    await owe(350);
    const { id } = await requestPayment(customer, 35_000);
    const callback = await payInSandbox(sandbox, id);
    const pay = () => verifyPayment(customer, callback, 35_000, 'WALLET');
    const [first, second] = await Promise.allSettled(
      round % 2 ? [writeOff(350), pay()] : [pay(), writeOff(350)],
    );
    const [writtenOff, paid] = round % 2 ? [first, second] : [second, first];
    expect(paid?.status).toBe('fulfilled');
    expect(await wallet()).toEqual({
      balance: writtenOff?.status === 'fulfilled' ? 350 : 0,
      owed: 0,
    });
  },
);

test('S10.349 money that returns pays the debt that was written off for it, and no other', async () => {
  const first = await owe(400);
  await recharge(100);
  await writeOff(300);
  await first.win();
  // What the customer had paid of the debt is theirs again.
  expect(await wallet()).toEqual({ balance: 100, owed: 0 });
  await first.win();
  expect(await wallet()).toEqual({ balance: 100, owed: 0 });
});

test('S10.349 S10.238 money that returns undoes the write-off of its own debt, whatever is owed or written off for another; the close of the day counts both', async () => {
  const writtenOff = await owe(500);
  const before = await figures();
  await writeOff(500);
  expect(await figures()).toEqual({ ...before, 'wallet.written_off': 50_000 });
  const owed = await owe(300);
  await writtenOff.win();
  expect(await figures()).toMatchObject({ 'wallet.write_off_undone': -50_000 });
  expect(await wallet()).toEqual({ balance: 0, owed: 300 });
  await owed.win();
  expect(await wallet()).toEqual({ balance: 0, owed: 0 });

  const paid = await owe(500);
  await recharge(500);
  await owe(300);
  await writeOff(300);
  await paid.win();
  expect(await wallet()).toEqual({ balance: 500, owed: 0 });
});

test('S10.349 money that returns and had caused no debt goes to the wallet, whatever was written off', async () => {
  await owe(300);
  await writeOff(300);
  const paymentId = await recharge(200);
  await report(paymentId, 200, 'TAKEN', 'disp_without_debt');
  expect(await wallet()).toEqual({ balance: 0, owed: 0 });
  await report(paymentId, 200, 'RETURNED', 'disp_without_debt');
  expect(await wallet()).toEqual({ balance: 200, owed: 0 });
});

test('S10.349 the database lets a write-off reduce a debt to 0 at most and touch no wallet, and deletes no debtor', async () => {
  await owe(300);
  await expect(
    entry('written_off', [
      ['debt', 30_001],
      ['written_off', -30_001],
    ]),
  ).rejects.toThrow('no_credit_on_debt');
  await expect(
    entry('written_off', [
      ['debt', -100],
      ['written_off', 100],
    ]),
  ).rejects.toThrow('goes the wrong way');
  await expect(
    entry('written_off', [
      ['wallet', 100],
      ['written_off', -100],
    ]),
  ).rejects.toThrow('moves 1 wallets');
  await expect(
    entry('write_off_undone', [
      ['debt', 100],
      ['written_off', -100],
    ]),
  ).rejects.toThrow('goes the wrong way');
  await expect(
    sql`update identity.customers set mobile_no = null, full_name = null, email = null, deleted_at = now()
      where id = ${customer.id}`.execute(shop.app.db),
  ).rejects.toThrow('owes money');
  expect(await erased()).toEqual({ deleted: false, owed: 30_000 });
});

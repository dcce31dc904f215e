import { minutes } from '@sabuja/kit';
import {
  cancelOrder,
  createCustomer,
  createStock,
  createUnpaidOrder,
  eventually,
  groceryLine,
  listMessagesTo,
  payInSandbox,
  refusalCode,
  requestPayment,
  settleAll,
  type TestMember,
  useCustomer,
  useMember,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { readBalance } from '../wallet/index.ts';
import { applyReversal } from './apply-reversal.ts';
import { readDayPayments } from './day-figures.ts';
import type { ProviderRefund } from './provider.ts';
import { toProviderFailure } from './providers/razorpay/errors.ts';
import { recordRefundUpdate } from './record-refund-update.ts';
import { sendRefund } from './send-refund.ts';
import { retryRefund } from './stuck-payments.ts';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);
const accounts = useMember(shop, 'accounts');
const manager = useMember(shop, 'manager');
const support = useMember(shop, 'support');

beforeEach(() => sandbox.changeMode({ refunds: 'failed', webhooks: { held: true } }));
afterEach(() => sandbox.resetMode());

const readRefund = (orderUid: string) =>
  shop.app.db
    .selectFrom('payments.refunds')
    .selectAll()
    .where('order_uid', '=', orderUid)
    .executeTakeFirstOrThrow();

/** A paid and cancelled order whose refund failed at the bank. */
async function createFailedRefund() {
  const { uid, amount } = await createUnpaidOrder(customer, [
    groceryLine(await createStock(shop, category, { cost: 100 })),
  ]);
  const { id: attempt } = await requestPayment(customer, amount, [uid]);
  await verifyPayment(customer, await payInSandbox(sandbox, attempt), amount);
  await cancelOrder(customer, uid);
  await eventually(async () => (await readRefund(uid)).state).toBe('FAILED');
  const { id, payment_id, provider_refund_id } = await readRefund(uid);
  return { id, uid, amount, paymentId: payment_id, providerId: provider_refund_id ?? '' };
}

const credit = (id: number, by: TestMember = accounts, reason = 'Account closed') =>
  by.api('POST /api/v1/staff/failed-refunds/{id}/credit', { params: { id }, body: { reason } });
const balance = () => readBalance(shop.app.db, customer.id);
const transactions = async (language = 'en') =>
  (
    await customer.api('GET /api/v1/wallet/transactions/', {
      query: { user_uid: customer.uid },
      headers: { 'accept-language': language },
    })
  ).results.map(({ description, amount }) => [description, amount]);
const listAttention = async (kind: 'REFUND_FAILED' | 'REFUND_TWICE') =>
  (await accounts.api('GET /api/v1/staff/attention', { query: { kind } })).results.map(
    ({ id }) => id,
  );
const resolve = (kind: 'REFUND_FAILED' | 'REFUND_TWICE', id: number) =>
  manager.api('POST /api/v1/staff/attention/{kind}/{id}/resolve', {
    params: { kind, id: String(id) },
    body: { note: 'Paid by UPI' },
  });
const audited = (id: number) =>
  shop.app.db
    .selectFrom('staff.audit')
    .select(['member_id', 'reason'])
    .where('action', '=', 'refund.credit')
    .where('subject_id', '=', String(id))
    .execute();
const run = (statement: ReturnType<typeof sql>) => statement.execute(shop.app.db);

type FailedRefund = Awaited<ReturnType<typeof createFailedRefund>>;
const processedReport = ({ providerId, paymentId, amount }: FailedRefund): ProviderRefund => ({
  ...{ id: providerId, paymentId, amount, currency: 'INR', status: 'processed' },
  ...{ key: undefined, bankReference: '74001', createdAt: shop.clock.now() },
});
/** Payments that record their alarms; the provider lists `listed`, or what it knows. */
const recordAlarms = (listed?: ProviderRefund) => {
  const alarms: string[] = [];
  const alarm = (_: object, message: string) => alarms.push(message);
  const deps = { ...shop.app.payments, alarm };
  const provider = deps.providers[0] ?? expect.fail('the shop has a provider');
  const listRefunds = async () => (listed ? [listed] : []);
  return { alarms, deps: listed ? { ...deps, providers: [{ ...provider, listRefunds }] } : deps };
};

describe('S10.338 a refund that failed at the bank', () => {
  test('is credited to the wallet, and named by its order in every language', async () => {
    const { id, uid, amount } = await createFailedRefund();
    expect(await listAttention('REFUND_FAILED')).toContain(String(id));
    const rupees = amount / 100;
    await credit(id);
    expect(await balance()).toBe(amount);
    const number = uid.split('-')[0];
    expect(await transactions()).toEqual([[`Refund: Order #${number}`, rupees]]);
    expect(await transactions('hi')).toEqual([[`रिफ़ंड: ऑर्डर #${number}`, rupees]]);
    expect(await transactions('or')).toEqual([[`ରିଫଣ୍ଡ: ଅର୍ଡର #${number}`, rupees]]);
    expect((await listMessagesTo(shop, customer.mobileNo))[0]?.body).toContain(
      `of order #${number} is back in your wallet`,
    );
    expect(await audited(id)).toEqual([{ member_id: accounts.id, reason: 'Account closed' }]);
    expect(await listAttention('REFUND_FAILED')).not.toContain(String(id));
  });
  test('is shown as in the wallet to the customer, and to staff as no longer to be credited', async () => {
    const { id, uid } = await createFailedRefund();
    const readOwn = async () =>
      (await customer.api('GET /api/v1/payment/refunds/{orderId}', { params: { orderId: uid } }))
        .results;
    const readByStaff = async () =>
      (await support.api('GET /api/v1/staff/orders/{uid}/refunds', { params: { uid } })).results;
    expect(await readOwn()).toMatchObject([{ state: 'HELD_UP' }]);
    expect(await readByStaff()).toMatchObject([{ id, state: 'HELD_UP', can_credit: true }]);
    await credit(id);
    expect(await readOwn()).toMatchObject([{ state: 'DONE', to_wallet: true }]);
    expect(await readByStaff()).toMatchObject([{ state: 'DONE', can_credit: false }]);
    const listed = await customer.api('GET /api/v1/orders/user/{uid}/', {
      params: { uid: customer.uid },
    });
    expect(listed.results[0]?.refunds).toMatchObject([{ state: 'DONE', to_wallet: true }]);
  });
  test('needs accounts or a manager, a second factor just entered, and a reason', async () => {
    const { id } = await createFailedRefund();
    expect(await refusalCode(credit(id, support))).toBe('NOT_PERMITTED');
    expect(await refusalCode(credit(id, accounts, ' '))).toBe('INVALID');
    const setFactor = (at: Date) =>
      run(sql`update staff.sessions set second_factor_at = ${at} where id = ${accounts.sessionId}`);
    await setFactor(new Date(shop.clock.now().getTime() - minutes(60)));
    expect(await refusalCode(credit(id))).toBe('SECOND_FACTOR_NEEDED');
    await setFactor(shop.clock.now());
    expect(await balance()).toBe(0);
    await credit(id, manager);
    expect(await balance()).not.toBe(0);
  });
  test('of money that no order used names the order; that of a recharge names the payment', async () => {
    const stock = await createStock(shop, category, { cost: 100 });
    const late = await createUnpaidOrder(customer, [groceryLine(stock)]);
    const { id: attempt } = await requestPayment(customer, late.amount, [late.uid]);
    await cancelOrder(customer, late.uid);
    await sandbox.pay(attempt, 'silence');
    const { id: recharge } = await requestPayment(customer, 50_000);
    await run(sql`update payments.attempts set amount_paise = amount_paise + 1
      where provider_order_id = ${recharge}`);
    await sandbox.pay(recharge, 'silence');
    await sandbox.release();
    const listUnused = async () =>
      shop.app.db
        .selectFrom('payments.refunds as r')
        .innerJoin('payments.payments as p', 'p.payment_id', 'r.payment_id')
        .innerJoin('payments.attempts as a', 'a.id', 'p.attempt_id')
        .select(['r.id', 'r.payment_id', 'r.amount_paise'])
        .where('a.provider_order_id', 'in', [attempt, recharge])
        .where('r.state', '=', 'FAILED')
        .orderBy('r.amount_paise')
        .execute();
    await eventually(async () => (await listUnused()).length).toBe(2);
    const refunds = await listUnused();
    for (const { id } of refunds) await credit(id);
    const payment = refunds[1]?.payment_id;
    expect((await transactions()).slice(0, 2)).toEqual([
      [`Refund: Payment ${payment}`, 500],
      [`Refund: Order #${late.uid.split('-')[0]}`, late.amount / 100],
    ]);
    expect((await transactions('hi'))[0]?.[0]).toBe(`रिफ़ंड: भुगतान ${payment}`);
    expect((await transactions('or'))[0]?.[0]).toBe(`ରିଫଣ୍ଡ: ପେମେଣ୍ଟ ${payment}`);
  });
  test('is refused in words for a deleted account, and after a note that it was settled otherwise', async () => {
    const [deleted, settled] = [await createFailedRefund(), await createFailedRefund()];
    await resolve('REFUND_FAILED', settled.id);
    expect(await refusalCode(credit(settled.id))).toBe('SETTLED_OTHERWISE');
    await run(sql`update identity.customers set mobile_no = null, full_name = null, email = null,
      deleted_at = now() where id = ${customer.id}`);
    expect(await refusalCode(credit(deleted.id))).toBe('NO_WALLET');
    expect(await balance()).toBe(0);
    expect(await audited(deleted.id)).toEqual([]);
  });
  test('is refused when money of the payment went back outside the shop', async () => {
    const { id, paymentId, amount } = await createFailedRefund();
    const reversal = { id: `rfnd_outside${id}`, paymentId, amount, kind: 'REFUND' } as const;
    await applyReversal(shop.app.payments, { ...reversal, state: 'TAKEN' });
    expect(await refusalCode(credit(id))).toBe('TAKEN_OUTSIDE');
    expect(await balance()).toBe(0);
    await applyReversal(shop.app.payments, { ...reversal, state: 'RETURNED' });
    await credit(id);
    expect(await balance()).toBe(amount);
  });
  test('counts as refunded once in the figures of a day', async () => {
    const period = { from: shop.clock.now(), until: new Date(shop.clock.now().getTime() + 1) };
    const before = await readDayPayments(shop.app.db, period);
    const { id, amount } = await createFailedRefund();
    expect((await readDayPayments(shop.app.db, period)).refunds).toBe(before.refunds + amount);
    await credit(id);
    expect((await readDayPayments(shop.app.db, period)).refunds).toBe(before.refunds);
  });
});

describe('S10.339 a failed refund has one end', () => {
  test('however many credit it, retry it and report it at once', async () => {
    const refund = await createFailedRefund();
    const { id, amount } = refund;
    const { deps } = recordAlarms();
    const failed = { ...processedReport(refund), status: 'failed' } as const;
    const { refusals } = await settleAll([
      ...[accounts, manager].flatMap((by) => Array.from({ length: 5 }, () => credit(id, by))),
      ...Array.from({ length: 5 }, () => sendRefund(deps, id)),
      ...Array.from({ length: 5 }, () => inTransaction(shop.app.db, (tx) => retryRefund(tx, id))),
      ...Array.from({ length: 5 }, () => recordRefundUpdate(deps, failed)),
    ]);
    expect(refusals).toEqual([]);
    expect(await balance()).toBe(amount);
    expect(await audited(id)).toHaveLength(1);
    expect(
      (await sandbox.state()).refunds.filter((of) => of.payment_id === refund.paymentId),
    ).toEqual([expect.objectContaining({ status: 'failed' })]);
  });
  test('a credit and a note that it was settled otherwise at once: one of them', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, amount } = await createFailedRefund();
      const before = await balance();
      const requests = [credit(id), resolve('REFUND_FAILED', id)];
      if (round % 2 === 1) requests.reverse();
      const { refusals } = await settleAll(requests);
      expect(refusals).toHaveLength(1);
      const wasNoted = refusals[0]?.problem.code === 'SETTLED_OTHERWISE';
      expect((await balance()) - before).toBe(wasNoted ? 0 : amount);
    }
  });
  test('a credit and the provider’s late success at once: either the one or the other, or an alarm', async () => {
    for (let round = 0; round < 4; round++) {
      const refund = await createFailedRefund();
      const before = await balance();
      const { alarms, deps } = recordAlarms(processedReport(refund));
      await settleAll([
        ...Array.from({ length: 3 }, () => credit(refund.id)),
        ...Array.from({ length: 3 }, () => recordRefundUpdate(deps, processedReport(refund))),
      ]);
      const { state, credited_at } = await readRefund(refund.uid);
      const isCredited = credited_at !== null;
      expect([state, (await balance()) - before]).toEqual(
        isCredited ? ['FAILED', refund.amount] : ['PROCESSED', 0],
      );
      expect(alarms).toEqual([
        isCredited
          ? expect.stringContaining('it was paid twice')
          : 'a refund that had failed was processed after all',
      ]);
    }
  });
  test('a report that it was processed after the credit raises an alarm and waits for staff, once', async () => {
    const refund = await createFailedRefund();
    await credit(refund.id);
    const old = recordAlarms();
    await recordRefundUpdate(old.deps, processedReport(refund));
    expect([old.alarms, (await readRefund(refund.uid)).processed_at]).toEqual([[], null]);
    const { alarms, deps } = recordAlarms(processedReport(refund));
    await recordRefundUpdate(deps, processedReport(refund));
    await recordRefundUpdate(deps, processedReport(refund));
    expect(alarms).toEqual([expect.stringContaining('it was paid twice')]);
    expect(await balance()).toBe(refund.amount);
    const { rows } = await sql<{ is_due: boolean }>`select is_due from payments.settleable
      where entity_id = ${refund.providerId}`.execute(shop.app.db);
    expect(rows).toEqual([{ is_due: true }]);
    expect(await listAttention('REFUND_TWICE')).toContain(String(refund.id));
    await resolve('REFUND_TWICE', refund.id);
    expect(await listAttention('REFUND_TWICE')).not.toContain(String(refund.id));
  });
  test('a report that it failed after it was processed counts once the provider confirms it, and it can be credited', async () => {
    const refund = await createFailedRefund();
    await recordRefundUpdate(recordAlarms(processedReport(refund)).deps, processedReport(refund));
    expect((await readRefund(refund.uid)).state).toBe('PROCESSED');
    const failed = { ...processedReport(refund), status: 'failed' } as const;
    await recordRefundUpdate(recordAlarms(processedReport(refund)).deps, failed);
    expect((await readRefund(refund.uid)).state).toBe('PROCESSED');
    const { alarms, deps } = recordAlarms(failed);
    await settleAll(Array.from({ length: 4 }, () => recordRefundUpdate(deps, failed)));
    expect([(await readRefund(refund.uid)).state, alarms]).toEqual([
      'FAILED',
      ['a refund has failed at the bank'],
    ]);
    await credit(refund.id);
    expect(await balance()).toBe(refund.amount);
  });
  test('an old report that it was processed does not end one that has failed', async () => {
    const refund = await createFailedRefund();
    const { alarms, deps } = recordAlarms();
    await recordRefundUpdate(deps, processedReport(refund));
    expect([(await readRefund(refund.uid)).state, alarms]).toEqual(['FAILED', []]);
    await credit(refund.id);
    expect(await balance()).toBe(refund.amount);
  });
  test('the database refuses another end, amount or wallet, and a credit without its entry', async () => {
    const [credited, failed] = [await createFailedRefund(), await createFailedRefund()];
    await credit(credited.id);
    const set = (id: number, values: ReturnType<typeof sql>) =>
      run(sql`update payments.refunds set ${values} where id = ${id}`);
    const creditedAs = (reference: string) =>
      sql`credited_at = now(), credited_by = ${accounts.id}, credit_reference = ${reference}`;
    for (const state of ['WAITING', 'PENDING', 'PROCESSED', 'REFUSED'])
      await expect(set(credited.id, sql`state = ${state}`)).rejects.toThrow('credited_when_failed');
    await expect(
      set(credited.id, sql`credited_at = null, credited_by = null, credit_reference = null`),
    ).rejects.toThrow('a refund that was credited stays so');
    const reference = `${failed.uid}/FAILED/${failed.id}`;
    await expect(set(failed.id, creditedAs(reference))).rejects.toThrow('is not in the wallet');
    await expect(
      set(failed.id, creditedAs(`${credited.uid}/FAILED/${credited.id}`)),
    ).rejects.toThrow('credited_as_this_refund');
    const other = await createCustomer(shop);
    const { creditFailedRefund } = shop.app.payments.fulfilment;
    const creditWrongly = (change: object, values: ReturnType<typeof sql>) =>
      inTransaction(shop.app.db, async (tx) => {
        const now = shop.clock.now();
        await creditFailedRefund(tx, {
          ...{ customerId: customer.id, refundId: failed.id, paymentId: failed.paymentId },
          ...{ orderUid: failed.uid, amount: failed.amount, now, ...change },
        });
        await sql`update payments.refunds set ${values} where id = ${failed.id}`.execute(tx);
      });
    await expect(
      creditWrongly({ amount: failed.amount - 1 }, creditedAs(reference)),
    ).rejects.toThrow('is not in the wallet');
    await expect(creditWrongly({ customerId: other.id }, creditedAs(reference))).rejects.toThrow(
      'is not in the wallet',
    );
    await expect(creditWrongly({}, sql`provider_words = 'none'`)).rejects.toThrow(
      'has no failed refund',
    );
    await credit(failed.id);
    expect(await balance()).toBe(credited.amount + failed.amount);
  });
});

describe('S10.340 a refund that the bank does not take any more', () => {
  const tooLate =
    'Refund is not supported by the bank because the payment is more than 6 months old';
  const refuse = (description: string) => toProviderFailure(400, { error: { description } }, true);

  /** A refund that waits for a request to the provider; the requests of the shop's own jobs fail. */
  async function createWaitingRefund() {
    const { uid, amount } = await createUnpaidOrder(customer, [
      groceryLine(await createStock(shop, category, { cost: 100 })),
    ]);
    const { id: attempt } = await requestPayment(customer, amount, [uid]);
    await verifyPayment(customer, await payInSandbox(sandbox, attempt), amount);
    await sandbox.fail('POST /v1/payments/:id/refund', 503, 99);
    await cancelOrder(customer, uid);
    const { id, payment_id: paymentId } = await readRefund(uid);
    const { alarms, deps } = recordAlarms();
    const provider = deps.providers[0] ?? expect.fail('the shop has a provider');
    const send = (refund: typeof provider.refund) =>
      sendRefund({ ...deps, providers: [{ ...provider, refund }] }, id);
    const accepted: ProviderRefund = {
      ...processedReport({ id, uid, amount, paymentId, providerId: `rfnd_accepted${id}` }),
      status: 'pending',
    };
    const state = async () => (await readRefund(uid)).state;
    return { id, uid, amount, alarms, send, accepted, state };
  }
  test('has failed, and can be credited; one that may be tried again cannot', async () => {
    const [late, poor] = [await createWaitingRefund(), await createWaitingRefund()];
    await late.send(async () => refuse(tooLate));
    await poor.send(async () => refuse('Your account does not have enough balance.'));
    expect([await late.state(), await poor.state()]).toEqual(['FAILED', 'REFUSED']);
    expect(late.alarms).toEqual(['the provider refused a refund']);
    expect(await refusalCode(credit(poor.id))).toBe('NO_ITEM');
    await credit(late.id);
    expect(await balance()).toBe(late.amount);
  });
  test('and that another request got accepted meanwhile is on its way, or counts as paid twice once processed', async () => {
    const [uncredited, credited] = [await createWaitingRefund(), await createWaitingRefund()];
    for (const refund of [uncredited, credited]) {
      const answer = Promise.withResolvers<ProviderRefund>();
      const asked = Promise.withResolvers<void>();
      const sent = refund.send(() => {
        asked.resolve();
        return answer.promise;
      });
      await asked.promise;
      await refund.send(async () => refuse(tooLate));
      if (refund === credited) await credit(refund.id);
      answer.resolve(refund.accepted);
      await sent;
    }
    expect([await uncredited.state(), await credited.state()]).toEqual(['PENDING', 'FAILED']);
    expect(await balance()).toBe(credited.amount);
    expect(credited.alarms.at(-1)).toContain('may be paid twice');
    const processed = { ...credited.accepted, status: 'processed' } as const;
    await recordRefundUpdate(recordAlarms(processed).deps, processed);
    expect(await listAttention('REFUND_TWICE')).toContain(String(credited.id));
    expect(await refusalCode(credit(uncredited.id))).toBe('NO_ITEM');
  });
});

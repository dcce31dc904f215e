import { randomUUID } from 'node:crypto';
import { toPaise } from '@sabuja/kit';
import {
  cancelOrder,
  createStock,
  createUnpaidOrder,
  deliverOrder,
  eventually,
  expectRefusal,
  groceryLine,
  packWith,
  payInSandbox,
  refusalCode,
  requestPayment,
  type TestMember,
  useCustomer,
  useMember,
  useShopWithPayments,
  verifyPayment,
  waitForLockWaits,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';
import { applyReversal } from '../../payments/apply-reversal.ts';
import { retryRefund } from '../../payments/stuck-payments.ts';
import { readBalance } from '../../wallet/index.ts';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);
const support = useMember(shop, 'support');
const manager = useMember(shop, 'manager');
const owner = useMember(shop, 'owner');

const balance = () => readBalance(shop.app.db, customer.id);
const createPaid = async (quantity = 4) => {
  const stock = await createStock(shop, category, { cost: 100 });
  const { uid, amount } = await createUnpaidOrder(customer, [groceryLine(stock, quantity)]);
  const { id } = await requestPayment(customer, amount, [uid]);
  const callback = await payInSandbox(sandbox, id);
  await verifyPayment(customer, callback, amount);
  return { uid, amount, paymentId: callback.payment_id };
};
const createDelivered = async (quantity?: number) => {
  const paid = await createPaid(quantity);
  await deliverOrder(shop, paid.uid);
  return paid;
};
const reverse = (
  paymentId: string,
  amount: number,
  state: 'TAKEN' | 'RETURNED' = 'TAKEN',
  id = `disp_${paymentId}`,
) => applyReversal(shop.app.payments, { id, paymentId, amount, kind: 'DISPUTE', state });
const refund = (by: TestMember, uid: string, rupees: number, target: 'WALLET' | 'SOURCE') =>
  by.api('POST /api/v1/staff/orders/{uid}/refunds', {
    params: { uid },
    body: { id: randomUUID(), target, reason: 'Soft tomatoes', amount: rupees },
  });
const readRefundable = (uid: string) =>
  manager.api('GET /api/v1/staff/orders/{uid}/refundable', { params: { uid } });
const readRefund = (uid: string) =>
  shop.app.db
    .selectFrom('payments.refunds')
    .select(['id', 'state', 'amount_paise', 'provider_words'])
    .where('order_uid', '=', uid)
    .executeTakeFirstOrThrow();
const listSent = async (paymentId: string) =>
  (await sandbox.state()).refunds
    .filter((one) => one.payment_id === paymentId)
    .map(({ amount }) => amount);

describe('S10.358 an order whose payment went back outside the shop', () => {
  test('is not refunded again, to the wallet or the source, until the money has returned', async () => {
    const { uid, amount, paymentId } = await createDelivered(6);
    const before = await balance();
    const asked = await refund(support, uid, 501, 'WALLET');
    const request = asked.refunds.at(-1)?.uid ?? '';
    await reverse(paymentId, amount);
    for (const target of ['WALLET', 'SOURCE'] as const) {
      const { problem } = await expectRefusal(refund(manager, uid, 100, target));
      expect([problem.code, problem.message]).toEqual([
        'TAKEN_OUTSIDE',
        '₹600.00 of the payment went back outside the shop. Only ₹0.00 can still be refunded.',
      ]);
    }
    const approved = manager.api('POST /api/v1/staff/refund-requests/{uid}/approve', {
      params: { uid: request },
    });
    expect(await refusalCode(approved)).toBe('TAKEN_OUTSIDE');
    expect(await balance()).toBe(before);
    expect(await readRefundable(uid)).toMatchObject({
      ...{ can_refund: false, remaining: 0, source_remaining: 0, taken_outside: 600 },
    });
    await reverse(paymentId, amount, 'RETURNED');
    expect(await readRefundable(uid)).not.toHaveProperty('taken_outside');
    await refund(manager, uid, 600, 'WALLET');
    expect((await balance()) - before).toBe(amount);
  });

  test('is refunded the rest of what was paid', async () => {
    const { uid, paymentId } = await createDelivered();
    const before = await balance();
    await reverse(paymentId, toPaise(300));
    expect(await refusalCode(refund(manager, uid, 125.01, 'WALLET'))).toBe('TAKEN_OUTSIDE');
    await refund(manager, uid, 25, 'WALLET');
    await refund(manager, uid, 100, 'SOURCE');
    expect((await balance()) - before).toBe(2500);
    expect(await refusalCode(refund(manager, uid, 0.01, 'WALLET'))).toBe('TAKEN_OUTSIDE');
    expect(await refusalCode(refund(manager, uid, 425, 'WALLET'))).toBe('TOO_MUCH');
    await eventually(() => listSent(paymentId)).toEqual([10_000]);
  });

  test('counts a failed refund that staff repeated there once', async () => {
    const { uid, paymentId } = await createDelivered();
    await sandbox.changeMode({ refunds: 'failed' });
    await refund(manager, uid, 100, 'SOURCE');
    await eventually(async () => (await readRefund(uid)).state).toBe('FAILED');
    await sandbox.resetMode();
    await reverse(paymentId, toPaise(100));
    expect(await readRefundable(uid)).toMatchObject({ remaining: 325 });
    await refund(manager, uid, 325, 'WALLET');
  });

  test('is not refunded by a request that meets the report', async () => {
    const { uid, amount, paymentId } = await createDelivered();
    const before = await balance();
    let refused = Promise.resolve('');
    await inTransaction(shop.app.db, async (tx) => {
      await sql`select from payments.payments where payment_id = ${paymentId}
        for no key update`.execute(tx);
      refused = refusalCode(refund(owner, uid, 425, 'WALLET')).then((code) => code ?? '');
      await waitForLockWaits(shop);
      await sql`insert into payments.reversals (id, payment_id, kind, state, amount_paise, reported_paise, reported_at)
        values (${`disp_${paymentId}`}, ${paymentId}, 'DISPUTE', 'TAKEN', ${amount}, ${amount}, now())`.execute(
        tx,
      );
    });
    expect(await refused).toBe('TAKEN_OUTSIDE');
    expect(await balance()).toBe(before);
  });

  test('is locked before the wallet: what holds the payment gets the wallet while a refund waits', async () => {
    const { uid, paymentId } = await createDelivered();
    let refunded: Promise<unknown> = Promise.resolve();
    await inTransaction(shop.app.db, async (tx) => {
      await sql`select from payments.payments where payment_id = ${paymentId}
        for no key update`.execute(tx);
      refunded = refund(owner, uid, 425, 'WALLET');
      await waitForLockWaits(shop);
      await sql`select from wallet.accounts for update nowait`.execute(tx);
    });
    await refunded;
  });

  test('is not refunded by the database either', async () => {
    const { uid, paymentId } = await createDelivered();
    await reverse(paymentId, toPaise(300));
    const insert = (paise: number) =>
      sql`insert into orders.staff_refunds (uid, order_id, state, amount_paise, target, wallet_paise, reason,
          needs_approval, requested_by, requested_at, decided_by, decided_at)
        select ${randomUUID()}, id, 'PAID', ${paise}, 'WALLET', ${paise}, 'x', false, ${manager.id}, now(),
          ${manager.id}, now() from orders.orders where uid = ${uid}`.execute(shop.app.db);
    await expect(insert(12_501)).rejects.toThrow('would return what went back outside the shop');
  });

  test('gets no refund at the provider when it is cancelled: it waits for staff, who can send it once the money has returned', async () => {
    const { uid, amount, paymentId } = await createPaid();
    await reverse(paymentId, amount);
    await cancelOrder(customer, uid);
    await eventually(async () => (await readRefund(uid)).state).toBe('REFUSED');
    const { id, provider_words } = await readRefund(uid);
    expect(provider_words).toContain('outside the shop');
    expect(await listSent(paymentId)).toEqual([]);
    await reverse(paymentId, amount, 'RETURNED');
    await inTransaction(shop.app.db, (tx) => retryRefund(tx, id));
    await eventually(() => listSent(paymentId)).toEqual([amount]);
  });

  test('S10.419 gets a refund that staff repeated at the provider no second time when it is sent again', async () => {
    const { uid, amount, paymentId } = await createPaid();
    const missing = toPaise(200);
    await reverse(paymentId, amount);
    await packWith(shop, manager, uid, [{ found: 2 }]);
    await eventually(async () => (await readRefund(uid)).state).toBe('REFUSED');
    await reverse(paymentId, amount, 'RETURNED');
    shop.clock.advance(1000);
    const repeat = (state: 'TAKEN' | 'RETURNED') =>
      applyReversal(shop.app.payments, {
        ...{ id: `rfnd_${paymentId}`, paymentId, amount: missing, kind: 'REFUND', state },
      });
    await repeat('TAKEN');
    const { id } = await readRefund(uid);
    const sendAgain = () => inTransaction(shop.app.db, (tx) => retryRefund(tx, id));
    await sendAgain();
    await eventually(async () => (await readRefund(uid)).provider_words).toContain('same amount');
    expect(await listSent(paymentId)).toEqual([]);
    await repeat('RETURNED');
    await sendAgain();
    await eventually(() => listSent(paymentId)).toEqual([missing]);
  });

  test('gets what is missing at packing only as far as it did not go back', async () => {
    const { uid, amount, paymentId } = await createPaid();
    await reverse(paymentId, amount - toPaise(100));
    await packWith(shop, manager, uid, [{ found: 2 }]);
    await eventually(async () => (await readRefund(uid)).state).toBe('REFUSED');
    expect(await listSent(paymentId)).toEqual([]);
  });
});

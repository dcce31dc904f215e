import { addDays, days, istDate } from '@sabuja/kit';
import {
  cancelOrder,
  createStock,
  createUnpaidOrder,
  eventually,
  groceryLine,
  payInSandbox,
  requestPayment,
  useCustomer,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { afterEach, expect, test } from 'vitest';
import { paymentJobs } from '../jobs.ts';
import { sendRefund } from '../send-refund.ts';
import { fetchSettlements } from './fetch-settlements.ts';
import { listDifferences } from './read-differences.ts';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);
afterEach(() => sandbox.resetMode());

/** Cancels a paid order; `find` reads its refund. */
async function cancelPaid() {
  const stock = await createStock(shop, category, { cost: 75 });
  const delivery_date = addDays(istDate(shop.clock.now()), 3);
  const { uid, amount } = await createUnpaidOrder(customer, [groceryLine(stock)], {
    delivery_date,
  });
  const { id } = await requestPayment(customer, amount, [uid]);
  await verifyPayment(customer, await payInSandbox(sandbox, id), amount);
  await cancelOrder(customer, uid);
  const find = () =>
    shop.app.db
      .selectFrom('payments.refunds')
      .selectAll()
      .where('order_uid', '=', uid)
      .executeTakeFirstOrThrow();
  return { id: (await find()).id, find, state: async () => (await find()).state };
}

const fetchAfter = async (count: number) => {
  for (let n = 0; n < count; n++) {
    shop.clock.advance(days(1));
    await fetchSettlements(shop.app.payments);
  }
};
const openOf = async (subject: string | null) => {
  const { results } = await listDifferences(shop.app.db, { page: 1, limit: 1000 });
  return results.filter((difference) => difference.subject === subject);
};

test('S10.304 a refund that could be requested only weeks later, and is in no settlement since, is listed as missing', async () => {
  await sandbox.fail('POST /v1/payments/:id/refund', 503, 99);
  const refund = await cancelPaid();
  await fetchAfter(20);
  expect(await refund.state()).toBe('WAITING');
  await sandbox.resetMode();
  await sendRefund(shop.app.payments, refund.id);
  const { provider_refund_id: id, processed_at: processedAt, state } = await refund.find();
  expect([state, processedAt]).toEqual(['PROCESSED', shop.clock.now()]);
  await sandbox.changeMode({ settlements: { missing: [id ?? ''] } });
  await fetchAfter(7);
  expect(await openOf(id)).toEqual([]);
  await fetchAfter(1);
  expect(await openOf(id)).toMatchObject([{ kind: 'MISSING', entity: 'refund', theirs: null }]);
  await sandbox.changeMode({ settlements: { missing: [] } });
  await fetchSettlements(shop.app.payments, { days: 20 });
  expect(await openOf(id)).toEqual([]);
});

test('S10.304 a refund that the bank processed weeks after its request is due from then on', async () => {
  await sandbox.changeMode({ refunds: 'pending' });
  const refund = await cancelPaid();
  await eventually(refund.state).toBe('PENDING');
  await fetchAfter(20);
  const { provider_refund_id: id, processed_at: unprocessed } = await refund.find();
  expect(unprocessed).toBeNull();
  await sandbox.changeMode({ settlements: { missing: [id ?? ''] }, webhooks: { held: true } });
  await sandbox.settleRefund(id ?? '', 'processed');
  await paymentJobs(shop.app.payments).check_refunds?.({});
  expect(await refund.find()).toMatchObject({
    state: 'PROCESSED',
    processed_at: shop.clock.now(),
  });
  expect(await openOf(id)).toEqual([]);
  await fetchAfter(8);
  expect(await openOf(id)).toMatchObject([{ kind: 'MISSING', entity: 'refund' }]);
});

test('S10.304 a refund that a server of the release before records as processed gets a time', async () => {
  await sandbox.changeMode({ refunds: 'pending', webhooks: { held: true } });
  const refund = await cancelPaid();
  await eventually(refund.state).toBe('PENDING');
  const update = shop.app.db.updateTable('payments.refunds').where('id', '=', refund.id);
  await update.set({ state: 'PROCESSED' }).execute();
  expect((await refund.find()).processed_at).toBeInstanceOf(Date);
});

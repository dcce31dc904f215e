import { randomUUID } from 'node:crypto';
import { minutes } from '@sabuja/kit';
import {
  eventually,
  readOrder,
  refusalCode,
  settleAll,
  transitionAsStaff,
  useDoorPayments,
} from '@sabuja/testing';
import { describe, expect, test } from 'vitest';
import { findOpenLink } from '../../payments/index.ts';

const {
  shop,
  sandbox,
  customer,
  rider,
  orderOnItsWay,
  dueOf,
  open,
  check,
  deliver,
  deliveries,
  idOf,
  linkOf,
  paymentsOf,
  refundsOf,
  cashOf,
  holdWebhooks,
  runJob,
} = useDoorPayments();

describe('S10.147 cash', () => {
  test('cancels the open link at the provider first', async () => {
    const uid = await orderOnItsWay();
    const due = await dueOf(uid);
    const link = await open(uid);
    await deliver(uid, due);
    expect((await linkOf(link))?.status).toBe('cancelled');
    expect(await sandbox.payLink(idOf(link))).toBe(false);
    expect(await cashOf(uid)).toEqual([due]);
  });

  test('is not recorded for a link that was paid meanwhile, and the rider gives it back', async () => {
    await holdWebhooks();
    const uid = await orderOnItsWay();
    const due = await dueOf(uid);
    await sandbox.payLink(idOf(await open(uid)));
    expect(await deliver(uid, due)).toMatchObject({ status: 'DELIVERED', paid_by_upi: due });
    expect(await cashOf(uid)).toEqual([]);
    expect((await deliveries()).to_return).toMatchObject([
      { uid, order_no: expect.any(String), amount: due },
    ]);
  });

  test('and a payment at the same time: one of the two counts', async () => {
    for (let i = 0; i < 6; i++) {
      const uid = await orderOnItsWay();
      const due = await dueOf(uid);
      const link = await open(uid);
      const [isPaid] = await Promise.all([sandbox.payLink(idOf(link)), deliver(uid, due)]);
      expect(await cashOf(uid)).toEqual(isPaid ? [] : [due]);
      expect((await readOrder(customer, uid)).o_status).toBe('DELIVERED');
      expect(await refundsOf(link)).toEqual([]);
    }
  });

  test('and another device that opens a link at the same time: no link stays open beside cash', async () => {
    for (let i = 0; i < 6; i++) {
      const uid = await orderOnItsWay();
      const due = await dueOf(uid);
      await settleAll([open(uid), deliver(uid, due), open(uid)]);
      const isDelivered = (await cashOf(uid)).length > 0;
      const link = await findOpenLink(shop.app.db, uid);
      expect(isDelivered && link !== undefined).toBe(false);
    }
  });

  test('waits while the provider is unreachable, unless the rider takes it nevertheless; money twice goes back once', async () => {
    const uid = await orderOnItsWay();
    const due = await dueOf(uid);
    const link = await open(uid);
    await sandbox.fail('POST /v1/payment_links/:id/cancel', 503, 9);
    await sandbox.fail('GET /v1/payment_links/:id', 503, 9);
    expect(await refusalCode(deliver(uid, due))).toBe('UPI_OPEN');
    expect(await cashOf(uid)).toEqual([]);
    await deliver(uid, due, true);
    expect(await cashOf(uid)).toEqual([due]);
    expect(await sandbox.payLink(idOf(link))).toBe(true);
    await eventually(() => refundsOf(link)).toEqual([due * 100]);
    expect((await deliveries()).to_return).toEqual([]);
  });

  test('a late payment of a cancelled link goes back by itself', async () => {
    await holdWebhooks();
    const uid = await orderOnItsWay();
    const due = await dueOf(uid);
    const link = await open(uid);
    await sandbox.payLink(idOf(link), 'late');
    await deliver(uid, due);
    const [payment] = await paymentsOf(link);
    await sandbox.authorise(payment?.id ?? '', { capture: true });
    shop.clock.advance(minutes(6));
    await runJob('reconcile_payments');
    await eventually(() => refundsOf(link)).toEqual([due * 100]);
  });
});

test('S10.147 cash that a rider reports after the shop recorded an order as paid by its link is given back', async () => {
  await holdWebhooks();
  const uid = await orderOnItsWay();
  const due = await dueOf(uid);
  await sandbox.payLink(idOf(await open(uid)));
  await check(uid);
  await transitionAsStaff(shop, uid, 'DELIVERED');
  await deliver(uid, due);
  expect((await deliveries()).to_return).toMatchObject([
    { uid, order_no: expect.any(String), amount: due },
  ]);
});

test('S10.147 a repeated report of a delivery asks the provider nothing', async () => {
  const uid = await orderOnItsWay();
  const due = await dueOf(uid);
  await open(uid);
  const action_id = randomUUID();
  const body = { action_id, reason: 'Known customer', collected: due };
  const send = () =>
    rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', { params: { uid }, body });
  await send();
  await sandbox.fail('POST /v1/payment_links', 'lost_answer');
  await send();
  expect(await cashOf(uid)).toEqual([due]);
});

test('S10.147 what was paid by a link goes back to its source when the order is cancelled', async () => {
  const uid = await orderOnItsWay();
  const link = await open(uid);
  await sandbox.payLink(idOf(link));
  await eventually(() => dueOf(uid)).toBe(0);
  await transitionAsStaff(shop, uid, 'CANCELLED');
  await eventually(() => refundsOf(link)).toEqual([link.amount * 100]);
});

test('S10.147 ten presses of cash and one payment, from all sides', async () => {
  const uid = await orderOnItsWay();
  const due = await dueOf(uid);
  const link = await open(uid);
  const presses = Array.from({ length: 5 }, () => deliver(uid, due));
  const checks = Array.from({ length: 3 }, () => check(uid));
  await settleAll([...presses, sandbox.payLink(idOf(link)), ...checks]);
  const paid = (await linkOf(link))?.status === 'paid';
  expect(await cashOf(uid)).toEqual(paid ? [] : [due]);
});

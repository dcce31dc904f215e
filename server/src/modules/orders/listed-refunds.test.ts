import { randomUUID } from 'node:crypto';
import { minutes } from '@sabuja/kit';
import {
  cancelOrder,
  createOrder,
  createStock,
  createUnpaidOrder,
  eventually,
  groceryLine,
  rechargeWallet,
  requestPayment,
  useRefusals,
} from '@sabuja/testing';
import { afterEach, expect, test } from 'vitest';
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts';
import { listOrders } from './order-views.ts';

const { shop, category, sandbox, customer, manager, orderOut, refuse, deliver } = useRefusals();
const createRice = () => createStock(shop, category, { cost: 100 });

afterEach(() => sandbox.resetMode());

/** The refunds of the listed orders. Read without the API, since its sessions expire when the clock is advanced. */
async function listRefunds() {
  const owner = { customerId: customer.id, customerUid: customer.uid };
  const { results } = await listOrders(shop.app.db, owner, { page: 1, limit: 10 });
  return Object.fromEntries(
    results.map(({ uid, refunds }) => [
      uid,
      refunds?.map(({ amount, reason, whole, state }) => ({ amount, reason, whole, state })),
    ]),
  );
}

test('S2e.5 a listed order has the refunds for what was missing, refused, and refunded by staff', async () => {
  const rice = await createRice();
  const uid = await orderOut('ONLINE', [groceryLine(rice, 5)], [{ found: 4 }]);
  await deliver(uid, await refuse(uid, [{ quantity: 1, reason: 'NOT_FRESH' }]));
  await manager.api('POST /api/v1/staff/orders/{uid}/refunds', {
    params: { uid },
    body: { id: randomUUID(), target: 'SOURCE', reason: 'Soft grains', amount: 50 },
  });
  const refund = { whole: false, state: 'DONE' };
  await eventually(async () => (await listRefunds())[uid]).toEqual([
    { amount: 100, reason: 'SHORTAGE', ...refund },
    { amount: 100, reason: 'REFUSED', ...refund },
    { amount: 50, reason: 'STAFF', ...refund },
  ]);
  const params = { orderId: uid };
  const ofOrder = await customer.api('GET /api/v1/payment/refunds/{orderId}', { params });
  const listed = await customer.api('GET /api/v1/orders/user/{uid}/', {
    params: { uid: customer.uid },
  });
  expect(listed.results.map(({ refunds }) => refunds)).toEqual([ofOrder.results]);
});

test('S2e.5 orders paid from the wallet, in cash or not at all list no refunds', async () => {
  await rechargeWallet(shop, customer, 1000);
  const rice = await createRice();
  const line = [groceryLine(rice, 2)];
  const inWallet = await createOrder(customer, line, { payment_method: 'WALLET' });
  await cancelOrder(customer, inWallet);
  const inCash = await orderOut('COD', line, [{ found: 1 }]);
  const { uid: unpaid } = await createUnpaidOrder(customer, line);
  await cancelOrder(customer, unpaid);
  expect(await listRefunds()).toEqual({
    [inWallet]: undefined,
    [inCash]: undefined,
    [unpaid]: undefined,
  });
});

test('S2e.5 money that arrives after the time-out is listed with each order of its payment, also while it is held up', async () => {
  await sandbox.changeMode({ refunds: 'failed', webhooks: { held: true } });
  const rice = await createRice();
  const orders = [
    await createUnpaidOrder(customer, [groceryLine(rice)]),
    await createUnpaidOrder(customer, [groceryLine(rice, 2)]),
  ];
  const uids = orders.map(({ uid }) => uid);
  const other = await createOrder(customer, [groceryLine(rice)]);
  const total = orders.reduce((sum, { amount }) => sum + amount, 0);
  const { id } = await requestPayment(customer, total, uids);
  shop.clock.advance(minutes(21));
  const { db, payments, notify } = shop.app;
  await cancelUnpaidOrders({ db, clock: shop.clock, payments, notify });
  await sandbox.pay(id, 'silence');
  await sandbox.release();
  const late = [{ amount: total / 100, reason: 'UNUSED', whole: true, state: 'HELD_UP' }];
  await eventually(listRefunds).toEqual({
    [uids[0] ?? '']: late,
    [uids[1] ?? '']: late,
    [other]: undefined,
  });
});

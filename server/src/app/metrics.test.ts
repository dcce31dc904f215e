import {
  createCustomer,
  createStock,
  createUnpaidOrder,
  eventually,
  groceryLine,
  payInSandbox,
  requestPayment,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createJobs } from './jobs.ts';
import { createMetrics } from './metrics.ts';

const { shop, category, sandbox } = useShopWithPayments({ checksInvariants: false });

const metrics = async () => (await shop.app.http.inject({ url: '/metrics' })).body.split('\n');

test('payment outcomes and provider webhooks are counted', async () => {
  const customer = await createCustomer(shop);
  const { uid, amount } = await createUnpaidOrder(customer, [
    groceryLine(await createStock(shop, category)),
  ]);
  const callback = await payInSandbox(sandbox, (await requestPayment(customer, amount, [uid])).id);
  await verifyPayment(customer, callback, amount);
  await eventually(metrics).toContain('payments_applied_total{outcome="used"} 1');
  await eventually(metrics).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^payment_webhooks_total\{outcome="received"\} /),
    ]),
  );
  const url = '/api/v1/payment/webhook';
  await shop.app.http.inject({ method: 'POST', url, payload: { event: 'payment.captured' } });
  expect(await metrics()).toContain('payment_webhooks_total{outcome="refused"} 1');
  await customer.api('POST /api/v1/orders/{orderId}/cancel', {
    params: { orderId: uid },
    body: {},
  });
  await eventually(metrics).toContain('payment_refunds_total{outcome="sent"} 1');
});

test('the nightly check raises an alarm for violated invariants and reports the number of rows', async () => {
  const { db, payments } = shop.app;
  const own = createMetrics();
  const alarms: [object, string][] = [];
  const lanes = createJobs({
    db,
    clock: shop.clock,
    identity: shop.app.identity,
    payments,
    metrics: own,
    deliveryPhotoDays: 90,
    alarm: (...alarm) => alarms.push(alarm),
    notifications: { jobs: {} } as never,
    backInStock: {} as never,
    media: {} as never,
  });
  const check = () => lanes.find((jobs) => jobs.check_everything)?.check_everything?.(undefined);
  await check();
  expect(await own.registry.metrics()).toContain('\ndatabase_invariant_violations 0\n');
  expect(alarms).toEqual([]);
  await sql`update delivery.slot_days set taken = taken + 1`.execute(db);
  await check();
  expect(await own.registry.metrics()).toMatch(/\ndatabase_invariant_violations [1-9]/);
  expect(alarms).toEqual([
    [
      { broken: [{ check: 'slot-places-are-orders', rows: expect.anything() }] },
      'the database violates its invariants',
    ],
  ]);
});

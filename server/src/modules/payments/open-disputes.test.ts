import { minutes } from '@sabuja/kit';
import {
  createStock,
  createUnpaidOrder,
  eventually,
  groceryLine,
  payInSandbox,
  reportDispute,
  requestPayment,
  useCustomer,
  useMember,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { expect, test } from 'vitest';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');

const listDisputes = async () =>
  (await manager.api('GET /api/v1/staff/attention', { query: { kind: 'DISPUTE_OPEN' } })).results;
const listIds = async () => (await listDisputes()).map(({ id }) => id);
const resolve = (id: string) =>
  manager.api('POST /api/v1/staff/attention/{kind}/{id}/resolve', {
    params: { kind: 'DISPUTE_OPEN', id },
    body: { note: 'Contested with the photo of the delivery' },
  });

async function payOrder() {
  const stock = await createStock(shop, category, { cost: 100 });
  const { uid, amount } = await createUnpaidOrder(customer, [groceryLine(stock)]);
  const { id } = await requestPayment(customer, amount, [uid]);
  const callback = await payInSandbox(sandbox, id);
  await verifyPayment(customer, callback, amount);
  return { uid, payment_id: callback.payment_id };
}
async function recharge(rupees: number) {
  const { id } = await requestPayment(customer, rupees * 100);
  const callback = await payInSandbox(sandbox, id);
  await verifyPayment(customer, callback, rupees * 100, 'WALLET');
  return callback.payment_id;
}

type Details = Partial<Parameters<typeof reportDispute>[1]>;
/** Returns a function that sends reports about one dispute; each is sent a minute after the one before. */
async function disputeOrder(id: string) {
  const { uid, payment_id } = await payOrder();
  const report = (
    status: 'open' | 'under_review' | 'won',
    details: Details = {},
    sentAt?: Date,
  ) => {
    shop.clock.advance(minutes(1));
    return reportDispute(shop, { id, payment_id, amount: 9000, status, ...details }, sentAt);
  };
  return { uid, payment_id, report };
}

test('S10.422 a dispute is listed with the time to respond by, until the shop has responded, again when more is asked, and not once it is won', async () => {
  const { uid, payment_id, report } = await disputeOrder('disp_order');
  const open = (respond_by: number) =>
    report('open', { respond_by, reason_description: 'Goods not received' });
  await open(1_796_000_000);
  await eventually(listDisputes).toMatchObject([
    {
      ...{ id: 'disp_order 1796000000', amount: 90, order_uid: uid, can_resolve: true },
      details: `2026-11-30T00:53:20Z ${payment_id} Goods not received`,
    },
  ]);
  await report('under_review');
  await eventually(listIds).toEqual([]);
  await open(1_796_000_001);
  await eventually(listIds).toEqual(['disp_order 1796000001']);
  await resolve('disp_order 1796000001');
  expect(await listIds()).toEqual([]);
  await open(1_796_000_002);
  await eventually(listIds).toEqual(['disp_order 1796000002']);
  await report('won');
  await eventually(listIds).toEqual([]);
});

test('S10.422 a report that arrives after a later one changes nothing', async () => {
  const { report } = await disputeOrder('disp_late');
  const first = shop.clock.now();
  const marker = await disputeOrder('disp_marker');
  await report('under_review');
  await report('open', { respond_by: 1_796_000_000 }, first);
  // Reports are processed in the order of their arrival.
  await marker.report('open');
  await eventually(listIds).toEqual(['disp_marker']);
  await marker.report('won');
  await eventually(listIds).toEqual([]);
});

test('S10.422 a dispute without a known time is listed too; the lost one of a recharge is not', async () => {
  const payment_id = await recharge(500);
  const dispute = { payment_id, amount: 10_000 };
  await reportDispute(shop, {
    ...{ ...dispute, id: 'disp_open', status: 'open', reason_code: 'chargeback' },
  });
  await reportDispute(shop, { ...dispute, id: 'disp_lost', status: 'lost' });
  await eventually(async () => (await customer.api('GET /api/v1/wallet/')).balance).toBe(300);
  await eventually(listDisputes).toMatchObject([
    { id: 'disp_open', order_uid: null, details: `- ${payment_id} chargeback` },
  ]);
});

test('S10.422 whatever the details of a dispute are, it is listed and takes its money back', async () => {
  const payment_id = await recharge(500);
  const before = (await customer.api('GET /api/v1/wallet/')).balance;
  const nonsense: unknown[] = ['\0\ud800', '🙂'.repeat(300), -1, 1e300, 2.5, null, [], {}];
  for (const [index, value] of nonsense.entries()) {
    await reportDispute(shop, {
      ...{ id: `disp_nonsense${index}`, payment_id, amount: 1000, status: 'open' },
      ...({ respond_by: value, reason_code: value, reason_description: value } as object),
    });
  }
  await eventually(async () => (await customer.api('GET /api/v1/wallet/')).balance).toBe(
    before - 10 * nonsense.length,
  );
  const listed = (await listIds()).filter((id) => id.startsWith('disp_nonsense'));
  expect(listed).toHaveLength(nonsense.length);
});

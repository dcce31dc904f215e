import { randomUUID } from 'node:crypto';
import {
  createEstimate,
  createMember,
  createOrder,
  createRound,
  createStock,
  eventually,
  groceryLine,
  kitchenLine,
  payInSandbox,
  readOrder,
  refusalCode,
  requestPayment,
  settleAll,
  type TestMember,
  transitionAsStaff,
  useCustomer,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../../app/checks.ts';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);
let rider: TestMember;
beforeEach(async () => {
  rider = await createMember(shop, 'rider');
});
afterEach(async () => {
  await sandbox.resetMode();
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
});

/** Rupees of one unit, and of the delivery charges added when the other order of the checkout was cancelled. */
const [UNIT, REST] = [100, 25];

/** An order of three units on its way: paid online, with delivery charges that are still pending. */
async function orderWithRest() {
  const line = groceryLine(await createStock(shop, category, { cost: UNIT }), 3);
  const meal = kitchenLine(await createStock(shop, category, { cost: 90, department: 'KITCHEN' }));
  const { estimation_id: id } = await createEstimate(customer, [line, meal], true);
  const part = (n: 1 | 2) => ({ estimation_id: `${id}__${n}` });
  const uid = await createOrder(customer, [line], { ...part(2), payment_method: 'ONLINE' });
  const { id: providerOrder } = await requestPayment(customer, 3 * UNIT * 100, [uid]);
  await verifyPayment(customer, await payInSandbox(sandbox, providerOrder), 3 * UNIT * 100);
  const other = await createOrder(customer, [meal], part(1));
  await customer.api('POST /api/v1/orders/{orderId}/cancel', {
    params: { orderId: other },
    body: { confirmed_amount: 3 * UNIT + REST },
  });
  for (const to of ['CONFIRMED', 'PACKED'] as const) await transitionAsStaff(shop, uid, to);
  await createRound(await createMember(shop, 'manager'), rider, [uid]);
  await rider.api('POST /api/v1/staff/deliveries/{uid}/start', { params: { uid }, body: {} });
  return uid;
}
const dueOf = async (uid: string) => (await readOrder(customer, uid)).pending_amount;
const open = (uid: string) =>
  rider.api('POST /api/v1/staff/deliveries/{uid}/upi', { params: { uid } });
const idOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? '';
async function payRest(uid: string) {
  await sandbox.payLink(idOf(await open(uid)));
  await eventually(() => dueOf(uid)).toBe(0);
}
const stopOf = async (uid: string) =>
  (await rider.api('GET /api/v1/staff/deliveries')).results.find((one) => one.uid === uid);
const deliver = (uid: string, collected: number, body: object = {}) =>
  rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', {
    params: { uid },
    body: { action_id: randomUUID(), reason: 'Known customer', collected, ...body },
  });
/** The paid and refunded amounts of an order's payments, in rupees: first its own payment, then that of the link. */
const paymentsOf = async (uid: string) => {
  const { rows } = await sql<{ paid: number; refunded: number }>`
    select u.amount_paise / 100 as paid, coalesce(sum(r.amount_paise), 0)::int / 100 as refunded
    from payments.uses u left join payments.refunds r on r.payment_id = u.payment_id
    where u.order_uid = ${uid} group by u.is_rest, u.amount_paise order by u.is_rest`.execute(
    shop.app.db,
  );
  return rows.map(({ paid, refunded }) => [Number(paid), Number(refunded)]);
};

test('S10.145 S10.175 what is due beside an online payment is paid by a link for just that', async () => {
  const uid = await orderWithRest();
  const { payment_id } = await readOrder(customer, uid);
  expect(await dueOf(uid)).toBe(REST);
  const links = await Promise.all([open(uid), open(uid), open(uid)]);
  expect(new Set(links.map(({ url }) => url)).size).toBe(1);
  expect(links[0]?.amount).toBe(REST);
  await payRest(uid);
  expect(await stopOf(uid)).toMatchObject({ to_collect: 0, paid_by_upi: REST });
  expect(await refusalCode(open(uid))).toBe('NOTHING_DUE');
  await deliver(uid, 0);
  expect(await readOrder(customer, uid)).toMatchObject({ payment_id, payment_status: 1 });
  expect(await paymentsOf(uid)).toEqual([
    [3 * UNIT, 0],
    [REST, 0],
  ]);
});

test('S10.175 of what is refused at the door the link’s payment is returned first, then the other', async () => {
  const uid = await orderWithRest();
  await payRest(uid);
  const line = (await stopOf(uid))?.lines?.[0];
  const refused = [{ item: line?.item, part: 'ORDERED', quantity: 1, reason: 'NOT_FRESH' }];
  await deliver(uid, 0, { refused });
  expect(await paymentsOf(uid)).toEqual([
    [3 * UNIT, UNIT - REST],
    [REST, REST],
  ]);
});

test('S10.175 a cancellation returns both payments whole, once', async () => {
  const uid = await orderWithRest();
  await payRest(uid);
  await settleAll(Array.from({ length: 4 }, () => transitionAsStaff(shop, uid, 'CANCELLED')));
  expect(await paymentsOf(uid)).toEqual([
    [3 * UNIT, 3 * UNIT],
    [REST, REST],
  ]);
});

test('S10.175 staff refund all of it to its sources', async () => {
  const uid = await orderWithRest();
  await payRest(uid);
  await deliver(uid, 0);
  const owner = await createMember(shop, 'owner');
  const refund = (amount: number) =>
    owner.api('POST /api/v1/staff/orders/{uid}/refunds', {
      params: { uid },
      body: { id: randomUUID(), target: 'SOURCE', reason: 'Not good', amount },
    });
  await refund(24.5);
  await refund(3 * UNIT + REST - 24.5);
  const [own = [], rest = []] = await paymentsOf(uid);
  expect((own[1] ?? 0) + (rest[1] ?? 0)).toBe(3 * UNIT + REST);
  expect(await refusalCode(refund(1))).toBe('TOO_MUCH');
});

test('S10.147 S10.175 cash and the link of a rest at once: one of the two counts', async () => {
  for (let i = 0; i < 4; i++) {
    const uid = await orderWithRest();
    const link = await open(uid);
    const [isPaid] = await Promise.all([sandbox.payLink(idOf(link)), deliver(uid, REST)]);
    expect((await paymentsOf(uid)).length).toBe(isPaid ? 2 : 1);
    expect((await readOrder(customer, uid)).o_status).toBe('DELIVERED');
    const { to_return } = await rider.api('GET /api/v1/staff/deliveries');
    expect(to_return.some((one) => one.uid === uid)).toBe(isPaid);
  }
});

test('S10.175 an order is paid by one link beside its payment, and no more', async () => {
  const uid = await orderWithRest();
  await payRest(uid);
  const due = sql`update orders.orders set pending_paise = 500 where uid = ${uid}`;
  await due.execute(shop.app.db);
  expect(await refusalCode(open(uid))).toBe('NOTHING_DUE');
  await sql`update orders.orders set pending_paise = 0 where uid = ${uid}`.execute(shop.app.db);
  const third = sql`insert into payments.uses (payment_id, purpose, order_uid, is_rest, amount_paise, used_at)
    select payment_id, purpose, order_uid, true, 100, used_at from payments.uses where order_uid = ${uid} and is_rest`;
  await expect(third.execute(shop.app.db)).rejects.toThrow('order_paid_once');
});

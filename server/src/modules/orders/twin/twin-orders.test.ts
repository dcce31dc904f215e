import type { PlaceOrder } from '@sabuja/contract';
import { minutes, minutesIntoIstDay } from '@sabuja/kit';
import {
  buildOrder,
  cancelOrder,
  createEstimate,
  createOrder,
  createStock,
  deliverOrder,
  eventually,
  expectRefusal,
  groceryLine,
  kitchenLine,
  listMessagesTo,
  payInSandbox,
  readOrder,
  rechargeWallet,
  requestPayment,
  sendOrder,
  sendPaymentHint,
  settleAll,
  transitionAsStaff,
  useCustomer,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { saveSetting } from '../../content/index.ts';
import { findOrder } from '../order-views.ts';
import { settleTwins } from './settle-twins.ts';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);

/** Creates a checkout for one delivery: groceries of ₹30 and a meal of ₹90; delivery costs ₹25. */
async function checkout(isSame = true) {
  const line = groceryLine(await createStock(shop, category, { cost: 30 }));
  const meal = kitchenLine(await createStock(shop, category, { cost: 90, department: 'KITCHEN' }));
  const { estimation_id: id } = await createEstimate(customer, [line, meal], isSame);
  const half = (n: 1 | 2) => (isSame ? { estimation_id: `${id}__${n}` } : { estimation_id: id });
  return {
    line,
    meal,
    placeFirst: (overrides: Partial<PlaceOrder> = {}) =>
      createOrder(customer, [line], { ...half(2), ...overrides }),
    placeSecond: (overrides: Partial<PlaceOrder> = {}) =>
      createOrder(customer, [meal], { ...half(1), ...overrides }),
    second: half(1),
  };
}
const owner = () => ({ customerId: customer.id, customerUid: customer.uid });
/** Reads an order without the API, because sessions expire when the clock is advanced. */
const read = async (uid: string) =>
  (await findOrder(shop.app.db, owner(), uid, 'en')) ??
  expect.fail('it is the order of this customer');
const amounts = async (uid: string) => {
  const { final_amount, delivery_charges, pending_amount, waits_for_twin } = await read(uid);
  return { final_amount, delivery_charges, pending_amount, waits_for_twin };
};
const settle = () => {
  const { db, notify } = shop.app;
  return settleTwins({ db, notify, clock: shop.clock });
};
const confirmCancel = (orderId: string, confirmed_amount: number) =>
  customer.api('POST /api/v1/orders/{orderId}/cancel', {
    params: { orderId },
    body: { confirmed_amount },
  });
const refusal = async (request: Promise<unknown>) => (await expectRefusal(request)).problem.code;

test('the first order of a checkout waits for the second, and cannot be confirmed meanwhile', async () => {
  const { placeFirst, placeSecond } = await checkout();
  const first = await placeFirst();
  expect(await readOrder(customer, first)).toMatchObject({
    o_status: 'PLACED',
    waits_for_twin: true,
    can_cancel: true,
  });
  await expect(transitionAsStaff(shop, first, 'CONFIRMED')).rejects.toMatchObject({
    code: 'CANNOT_MOVE',
    details: { because: 'WAITS_FOR_TWIN' },
  });
  const bare = sql`update orders.orders set status = 'CONFIRMED' where uid = ${first}`;
  await expect(bare.execute(shop.app.db)).rejects.toThrow('waits_unconfirmed');
  const second = await placeSecond();
  expect((await read(first)).waits_for_twin).toBe(false);
  expect((await read(second)).waits_for_twin).toBe(false);
  await transitionAsStaff(shop, first, 'CONFIRMED');
  shop.clock.advance(minutes(20));
  await settle();
  expect(await amounts(first)).toMatchObject({ final_amount: 30, delivery_charges: 0 });
});

test('an order without a twin does not wait', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  expect((await read(uid)).waits_for_twin).toBe(false);
  await transitionAsStaff(shop, uid, 'CONFIRMED');
});

test('a twin that is not placed within 15 minutes adds the fee, and the customer is notified and may cancel', async () => {
  const { placeFirst } = await checkout();
  const first = await placeFirst();
  shop.clock.advance(minutes(15) - 1);
  await settle();
  expect(await amounts(first)).toMatchObject({ final_amount: 30, waits_for_twin: true });
  shop.clock.advance(1);
  await Promise.all([settle(), settle(), settle()]);
  expect(await amounts(first)).toEqual({
    final_amount: 55,
    delivery_charges: 25,
    pending_amount: 55,
    waits_for_twin: false,
  });
  const [{ body } = { body: '' }] = await listMessagesTo(shop, customer.mobileNo);
  expect(body).toBe(
    `Sabuja: order #${first.split('-')[0]} now comes alone: ₹25.00 for delivery is added, ₹55.00 in all. To pay on delivery: ₹55.00. You can cancel it free until we confirm it.`,
  );
  expect((await read(first)).can_cancel).toBe(true);
});

test('S10.381 an order whose wait cannot be ended does not stop those behind it', async () => {
  const [broken, next] = [
    await (await checkout()).placeFirst(),
    await (await checkout()).placeFirst(),
  ];
  const { db, notify } = shop.app;
  const failing: typeof notify = (tx, to, message, now) => {
    if ('number' in message.params && message.params.number === broken.split('-')[0])
      throw new Error('no such template');
    return notify(tx, to, message, now);
  };
  shop.clock.advance(minutes(15));
  await expect(settleTwins({ db, clock: shop.clock, notify: failing })).rejects.toThrow(
    'orders still wait for a twin (1): no such template',
  );
  expect([await amounts(broken), await amounts(next)]).toMatchObject([
    { final_amount: 30, waits_for_twin: true },
    { final_amount: 55, waits_for_twin: false },
  ]);
  await settle();
  expect(await amounts(broken)).toMatchObject({ final_amount: 55, waits_for_twin: false });
});

test('the fee is to be paid on delivery whatever the payment method', async () => {
  await rechargeWallet(shop, customer, 500);
  const fromWallet = await (await checkout()).placeFirst({ payment_method: 'WALLET' });
  const online = await (await checkout()).placeFirst({ payment_method: 'ONLINE' });
  const { id } = await requestPayment(customer, 3000, [online]);
  shop.clock.advance(minutes(15));
  await settle();
  expect(await amounts(fromWallet)).toMatchObject({ final_amount: 55, pending_amount: 25 });
  expect(await amounts(online)).toMatchObject({ final_amount: 30, pending_amount: 30 });
  await verifyPayment(customer, await payInSandbox(sandbox, id), 3000).catch(() => undefined);
  await eventually(async () => (await read(online)).o_status).toBe('PLACED');
  await settle();
  expect(await amounts(online)).toMatchObject({ final_amount: 55, pending_amount: 25 });
  await deliverOrder(shop, online);
  await transitionAsStaff(shop, fromWallet, 'CANCELLED');
});

test('cancelling one of two orders needs the new amount of the other confirmed, and adds the fee to it', async () => {
  const { placeFirst, placeSecond } = await checkout();
  const [first, second] = [await placeFirst(), await placeSecond()];
  const change = { order_no: first.split('-')[0], delivery_charges: 25, final_amount: 55 };
  expect((await read(second)).if_cancelled).toEqual(change);
  const { problem } = await expectRefusal(cancelOrder(customer, second));
  expect([problem.code, problem.details]).toEqual([
    'TWIN_FEE',
    { delivery_charges: 25, final_amount: 55 },
  ]);
  expect(await refusal(confirmCancel(second, 54))).toBe('TWIN_FEE');
  expect((await confirmCancel(second, 55)).o_status).toBe('CANCELLED');
  expect(await amounts(first)).toMatchObject({ final_amount: 55, pending_amount: 55 });
  expect((await confirmCancel(second, 55)).o_status).toBe('CANCELLED');
  expect(await amounts(first)).toMatchObject({ final_amount: 55 });
});

test('cancelling the order without the fee leaves the other, which has it, as it is', async () => {
  const { placeFirst, placeSecond } = await checkout();
  const [first, second] = [await placeFirst(), await placeSecond()];
  expect((await read(first)).if_cancelled).toBeNull();
  await cancelOrder(customer, first);
  expect(await amounts(second)).toMatchObject({ final_amount: 115, delivery_charges: 25 });
});

test('two deliveries have a fee each: nothing is added', async () => {
  const { placeFirst } = await checkout(false);
  const first = await placeFirst();
  expect(await amounts(first)).toMatchObject({ final_amount: 55, waits_for_twin: true });
  shop.clock.advance(minutes(15));
  await settle();
  expect(await amounts(first)).toMatchObject({ final_amount: 55, waits_for_twin: false });
});

test('when the shop cancels the twin the amount stays', async () => {
  const pair = await checkout();
  const [first, second] = [await pair.placeFirst(), await pair.placeSecond()];
  await transitionAsStaff(shop, second, 'CANCELLED');
  const waiting = await checkout();
  await transitionAsStaff(shop, await waiting.placeFirst(), 'CANCELLED');
  const late = await waiting.placeSecond();
  expect(await amounts(late)).toMatchObject({ final_amount: 115, waits_for_twin: false });
  shop.clock.advance(minutes(20));
  await settle();
  expect(await amounts(first)).toMatchObject({ final_amount: 30, waits_for_twin: false });
});

test('when the server refuses the twin the amount stays; a request for something else does not count', async () => {
  const { placeFirst, meal, second } = await checkout();
  const first = await placeFirst();
  const request = (items = [meal], overrides: Partial<PlaceOrder> = {}) =>
    sendOrder(customer, buildOrder(items, { ...second, ...overrides }));
  expect(await refusal(request([{ ...meal, quantity: 999 }]))).toBe('TOO_FEW');
  expect((await read(first)).waits_for_twin).toBe(true);
  await sql`update catalogue.stocks set quantity = 0 where id = ${meal.id}`.execute(shop.app.db);
  expect(await refusal(request())).toBe('TOO_FEW');
  expect((await read(first)).waits_for_twin).toBe(false);
  shop.clock.advance(minutes(20));
  await settle();
  expect(await amounts(first)).toMatchObject({ final_amount: 30 });
});

test('S10.382 too much due in cash does not end the waiting', async () => {
  const { placeFirst, meal, second } = await checkout();
  const first = await placeFirst();
  await saveSetting(shop.app.db, 'MAX_CASH_DUE_FIRST_ORDERS', '100');
  expect(await refusal(sendOrder(customer, buildOrder([meal], second)))).toBe('CASH_LIMIT');
  await saveSetting(shop.app.db, 'MAX_CASH_DUE_FIRST_ORDERS', '');
  expect(await amounts(first)).toMatchObject({ waits_for_twin: true });
});

test('S10.382 a slot that became full ends the waiting, and the amount stays; one that was full does not', async () => {
  const others = await checkout();
  const { placeFirst, meal, second } = await checkout();
  const setFreePlaces = (free: number) =>
    sql`update delivery.slots s set capacity = ${free} + coalesce((
      select max(taken) from delivery.slot_days d where d.slot_id = s.id), 0)`.execute(shop.app.db);
  const placeTwin = () => sendOrder(customer, buildOrder([meal], second));
  await setFreePlaces(1);
  const first = await placeFirst();
  await sql`update delivery.slots set capacity = 0 where department = 'KITCHEN'`.execute(
    shop.app.db,
  );
  expect(await refusal(placeTwin())).toBe('SLOT_FULL');
  expect(await amounts(first)).toMatchObject({ waits_for_twin: true });
  await setFreePlaces(1);
  await createOrder(customer, [others.meal]);
  expect(await refusal(placeTwin())).toBe('SLOT_FULL');
  await setFreePlaces(500);
  expect(await amounts(first)).toMatchObject({ final_amount: 30, waits_for_twin: false });
});

test('S10.382 a slot whose cut-off passed ends the waiting, and the amount stays; one that was closed does not', async () => {
  const { placeFirst, meal, second } = await checkout();
  const first = await placeFirst();
  const { delivery_date } = buildOrder([meal], second);
  const placeTwin = () => sendOrder(customer, buildOrder([meal], second));
  const closeIn = (minutesFromNow: number) =>
    sql`update delivery.slots set closes_minutes_before =
      starts_at_minute - ${minutesIntoIstDay(delivery_date, shop.clock.now()) + minutesFromNow}
      where department = 'KITCHEN'`.execute(shop.app.db);
  await closeIn(0);
  expect(await refusal(placeTwin())).toBe('SLOT_CLOSED');
  expect(await amounts(first)).toMatchObject({ waits_for_twin: true });
  await closeIn(1);
  shop.clock.advance(minutes(1));
  expect(await refusal(placeTwin())).toBe('SLOT_CLOSED');
  expect(await amounts(first)).toMatchObject({ final_amount: 30, waits_for_twin: false });
  await sql`update delivery.slots set closes_minutes_before = 60`.execute(shop.app.db);
});

test('a twin that waits for its payment counts as placed; unpaid, it adds the fee', async () => {
  const { placeFirst, placeSecond } = await checkout();
  const first = await placeFirst();
  const second = await placeSecond({ payment_method: 'ONLINE' });
  expect(await amounts(first)).toMatchObject({ final_amount: 30, waits_for_twin: false });
  await sendPaymentHint(customer, second, '2');
  expect((await read(second)).o_status).toBe('CANCELLED');
  expect(await amounts(first)).toMatchObject({ final_amount: 55, waits_for_twin: false });
});

test('an order that is confirmed gains nothing when its twin is not paid', async () => {
  const { placeFirst, placeSecond } = await checkout();
  const first = await placeFirst();
  const second = await placeSecond({ payment_method: 'ONLINE' });
  await transitionAsStaff(shop, first, 'CONFIRMED');
  await sendPaymentHint(customer, second, '2');
  expect(await amounts(first)).toMatchObject({ final_amount: 30 });
});

test('placing the twin while the first is cancelled, expires or is confirmed leaves one consistent outcome', async () => {
  for (let round = 0; round < 5; round++) {
    const { placeFirst, placeSecond } = await checkout();
    const first = await placeFirst();
    if (round % 2) {
      const now = shop.clock.now();
      await sql`update orders.orders set twin_until = ${now} where uid = ${first}`.execute(
        shop.app.db,
      );
    }
    const work = () => [
      placeSecond(),
      confirmCancel(first, 0),
      settle(),
      transitionAsStaff(shop, first, 'CONFIRMED'),
    ];
    const { refusals } = await settleAll(round % 2 ? work().reverse() : work());
    for (const { problem, code } of refusals as { problem?: { code: string }; code?: string }[]) {
      expect(['CANNOT_MOVE', 'TWIN_FEE', 'OTHER_DELIVERY']).toContain(problem?.code ?? code);
    }
    const order = await read(first);
    if (order.o_status !== 'PLACED') expect(order.waits_for_twin).toBe(false);
  }
});

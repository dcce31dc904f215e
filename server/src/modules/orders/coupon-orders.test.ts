import type { NewStaffCoupon } from '@sabuja/contract';
import { toPaise } from '@sabuja/kit';
import {
  buildOrder,
  cancelOrder,
  createCoupon,
  createCustomer,
  createOrder,
  createStock,
  estimateWithCoupon,
  expectRefusal,
  groceryLine,
  kitchenLine,
  listOrderItems,
  packWith,
  readOrder,
  sendOrder,
  sendPaymentHint,
  transitionAsMember,
  transitionAsStaff,
  useMember,
  useShopWithPayments,
} from '@sabuja/testing';
import { expect, test } from 'vitest';
import { findOrderDocuments } from './invoice/find-documents.ts';

const { shop, category } = useShopWithPayments();
const manager = useMember(shop, 'manager');

const readCoupon = async (code: string) =>
  (await manager.api('GET /api/v1/staff/coupons')).results.find((each) => each.code === code) ??
  expect.fail('the coupon is listed');
const grocery = async (cost = 100, quantity = 1) =>
  groceryLine(await createStock(shop, category, { cost, gstPercent: 5 }), quantity);
const kitchen = async (cost = 100) =>
  kitchenLine(await createStock(shop, category, { cost, gstPercent: 5, department: 'KITCHEN' }));

/** Places the first order of a checkout of both departments with a coupon; `place` places the second one. */
async function placeBoth(values: Partial<NewStaffCoupon>) {
  const { code } = await createCoupon(manager, values);
  const buyer = await createCustomer(shop);
  const lines = { grocery: await grocery(), kitchen: await kitchen(300) };
  const estimate = await estimateWithCoupon(buyer, [lines.grocery, lines.kitchen], code);
  const { estimation_id } = estimate;
  const first = await createOrder(buyer, [lines.grocery], { estimation_id });
  const place = () => createOrder(buyer, [lines.kitchen], { estimation_id });
  return { code, buyer, lines, estimate, first, place };
}

test('S10.122 a customer who cancels can use the coupon again, also one for once', async () => {
  const { code } = await createCoupon(manager, { once_per_customer: true, first_order_only: true });
  const buyer = await createCustomer(shop);
  const lines = [await grocery()];
  for (let round = 0; round < 2; round += 1) {
    const { estimation_id } = await estimateWithCoupon(buyer, lines, code);
    const uid = await createOrder(buyer, lines, { estimation_id });
    expect((await readOrder(buyer, uid)).coupon).toEqual({ code, discount: 10 });
    expect(await readCoupon(code)).toMatchObject({ used: 10, use_count: 1 });
    await cancelOrder(buyer, uid);
    expect(await readCoupon(code)).toMatchObject({ used: 0, use_count: 0 });
  }
});

test('S10.122 of two orders of a checkout the cancelled one gives back its share', async () => {
  const { code, buyer, first, place } = await placeBoth({ amount: 40 });
  const second = await place();
  expect(await readCoupon(code)).toMatchObject({ used: 40, use_count: 1 });
  expect((await readOrder(buyer, second)).coupon?.discount).toBe(30);
  await transitionAsStaff(shop, second, 'CANCELLED');
  expect(await readCoupon(code)).toMatchObject({ used: 10, use_count: 1 });
  await transitionAsStaff(shop, first, 'CANCELLED');
  expect(await readCoupon(code)).toMatchObject({ used: 0, use_count: 0 });
});

test('S10.122 an order whose online payment did not come gives its coupon back', async () => {
  const { code } = await createCoupon(manager);
  const buyer = await createCustomer(shop);
  const lines = [await grocery()];
  const { estimation_id } = await estimateWithCoupon(buyer, lines, code);
  const uid = await createOrder(buyer, lines, { estimation_id, payment_method: 'ONLINE' });
  expect(await readCoupon(code)).toMatchObject({ used: 10 });
  await sendPaymentHint(buyer, uid, '2');
  expect((await readOrder(buyer, uid)).o_status).toBe('CANCELLED');
  expect(await readCoupon(code)).toMatchObject({ used: 0 });
});

test('S10.121 a coupon that ended or was paused since the estimate is shown as a changed amount', async () => {
  const { code, coupon_id } = await createCoupon(manager);
  const buyer = await createCustomer(shop);
  const lines = [await grocery()];
  const { estimation_id } = await estimateWithCoupon(buyer, lines, code);
  await manager.api('PATCH /api/v1/staff/coupons/{id}', {
    params: { id: coupon_id },
    body: { is_paused: true },
  });
  const order = buildOrder(lines, { estimation_id });
  const { problem } = await expectRefusal(sendOrder(buyer, order));
  expect(problem).toMatchObject({
    code: 'PRICE_CHANGED',
    details: { estimate: { final_amount: 125, coupon: { code, refusal: { code: 'ENDED' } } } },
  });
  const { estimate } = problem.details as { estimate: { estimation_id: string } };
  const uid = await createOrder(buyer, lines, { estimation_id: estimate.estimation_id });
  expect(await readOrder(buyer, uid)).toMatchObject({ final_amount: 125, coupon: null });
});

test('S10.121 the second order keeps its share when the coupon ends, or its estimate, before it is placed', async () => {
  const values = { amount: 40, minimum: 350, once_per_customer: true, first_order_only: true };
  const { code, buyer, lines, estimate, first } = await placeBoth(values);
  const { coupon_id, version } = await readCoupon(code);
  await manager.api('PATCH /api/v1/staff/coupons/{id}', {
    params: { id: coupon_id },
    body: { is_paused: true, version },
  });
  await shop.app.db
    .updateTable('pricing.estimates')
    .set({ expires_at: shop.clock.now() })
    .where('id', '=', estimate.estimation_id)
    .execute();
  const order = buildOrder([lines.kitchen], { estimation_id: estimate.estimation_id });
  const { problem } = await expectRefusal(sendOrder(buyer, order));
  expect(problem).toMatchObject({
    code: 'PRICE_CHANGED',
    details: { estimate: { coupon: { code, discount: 30, refusal: null } } },
  });
  const asked = await estimateWithCoupon(buyer, [lines.kitchen], code, {
    remaining_of: estimate.estimation_id,
  });
  expect(asked.coupon).toEqual({ code, discount: 30, refusal: null });
  const { estimation_id } = asked;
  const second = await createOrder(buyer, [lines.kitchen], { estimation_id });
  const discounts = await Promise.all(
    [first, second].map(async (uid) => (await readOrder(buyer, uid)).coupon?.discount),
  );
  expect(discounts).toEqual([10, 30]);
  expect(await readCoupon(code)).toMatchObject({ used: 40, use_count: 1 });
});

test('S10.121 who did not order the first half gets no share without the minimum', async () => {
  const { code } = await createCoupon(manager, { amount: 40, minimum: 350 });
  const buyer = await createCustomer(shop);
  const meal = await kitchen(300);
  const whole = await estimateWithCoupon(buyer, [await grocery(), meal], code);
  expect(whole.coupon).toMatchObject({ discount: 40 });
  const { estimation_id: remaining_of } = whole;
  const alone = await estimateWithCoupon(buyer, [meal], code, { remaining_of });
  expect(alone.coupon).toMatchObject({ discount: 0, refusal: { code: 'BELOW_MINIMUM' } });
});

test('S10.119 S10.123 the invoice names the coupon, and its GST is that of the line after all discounts', async () => {
  const { code } = await createCoupon(manager, { percent: 10, amount: null });
  const buyer = await createCustomer(shop);
  const lines = [await grocery(105, 2), await grocery(99.95)];
  const { estimation_id } = await estimateWithCoupon(buyer, lines, code);
  const uid = await createOrder(buyer, lines, { estimation_id });
  await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY');
  const found = await findOrderDocuments(shop.app.db, {}, uid);
  const content = found?.documents[0]?.content;
  const { final_amount, coupon } = await readOrder(buyer, uid);
  expect(content).toMatchObject({
    total: toPaise(final_amount),
    coupon: { code, amount: toPaise(coupon?.discount ?? 0) },
    lines: [
      { discount: 2100, taxable: 18000, cgst: 450, sgst: 450, total: 18900 },
      { discount: 1000, total: 8995 },
    ],
  });
  const pdf = await shop.app.http.inject({
    url: `/api/v1/orders/${uid}/invoice`,
    headers: { authorization: `Bearer ${buyer.token}` },
  });
  expect(pdf.statusCode).toBe(200);
  const seen = await manager.api('GET /api/v1/staff/orders/{uid}', { params: { uid } });
  expect(seen.coupon).toEqual(coupon);
});

test('S10.122 what was missing takes no discount from what is delivered, also below the minimum', async () => {
  const { code } = await createCoupon(manager, { percent: 10, amount: null, minimum: 150 });
  const buyer = await createCustomer(shop);
  const lines = [await grocery(100, 2), await grocery(50)];
  const { estimation_id } = await estimateWithCoupon(buyer, lines, code);
  const uid = await createOrder(buyer, lines, { estimation_id });
  await packWith(shop, manager, uid, [{ found: 1, reason: 'NOT_THERE' }, { found: 1 }]);
  const { final_amount, delivery_charges } = await readOrder(buyer, uid);
  expect(final_amount - delivery_charges).toBe(135);
  expect((await listOrderItems(buyer, uid))[0]?.delivered?.quantity).toBe(1);
  expect(await readCoupon(code)).toMatchObject({ used: 25 });
  await transitionAsStaff(shop, uid, 'OUT_FOR_DELIVERY');
  const found = await findOrderDocuments(shop.app.db, {}, uid);
  expect(found?.documents[0]?.content?.coupon).toEqual({ code, amount: 1500 });
  await transitionAsMember(manager, uid, 'CANCELLED');
  expect(await readCoupon(code)).toMatchObject({ used: 0 });
});

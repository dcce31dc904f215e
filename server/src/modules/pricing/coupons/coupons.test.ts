import type { NewStaffCoupon } from '@sabuja/contract';
import { addTime, hours, minutes } from '@sabuja/kit';
import {
  createCoupon,
  createCustomer,
  createOrder,
  createPlan,
  createStock,
  estimateWithCoupon,
  expectRefusal,
  groceryLine,
  kitchenLine,
  rechargeWallet,
  refusalCode,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const manager = useMember(shop, 'manager');
const catalogue = useMember(shop, 'catalogue');

const at = (offset: number) => addTime(shop.clock.now(), offset).toISOString();
const change = (id: number, body: object) =>
  manager.api('PATCH /api/v1/staff/coupons/{id}', { params: { id }, body });
const find = async (id: number) =>
  (await manager.api('GET /api/v1/staff/coupons')).results.find((each) => each.coupon_id === id) ??
  expect.fail('the coupon is listed');

/**
 * Returns the discount or the refusal in a new customer's estimate with a coupon, for lines of ₹100 before discounts.
 */
async function enter(values: Partial<NewStaffCoupon>, language: 'en' | 'hi' | 'or' = 'en') {
  const { code } = await createCoupon(manager, values);
  const line = groceryLine(await createStock(shop, category, { cost: 100 }));
  const estimate = await estimateWithCoupon(await createCustomer(shop), [line], code, { language });
  expect(estimate.coupon?.code).toBe(code);
  expect(estimate.coupon?.discount).toBe(estimate.total_discount);
  return estimate.coupon?.refusal?.message ?? estimate.total_discount;
}

test('S10.118 a manager creates and changes a coupon; every change is audited', async () => {
  const created = await createCoupon(manager, { code: ' raja20 ', percent: 20, amount: null });
  expect(created).toMatchObject({ code: 'RAJA20', state: 'running', used: 0, use_count: 0 });
  const changed = await change(created.coupon_id, { budget: 500.5, version: created.version });
  expect(changed).toMatchObject({ budget: 500.5, percent: 20, version: created.version + 1 });
  const rows = await shop.app.db
    .selectFrom('staff.audit')
    .select('action')
    .where('subject', '=', 'coupon')
    .where('subject_id', '=', String(created.coupon_id))
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(['coupon.create', 'coupon.change']);
});

test('S10.355 amounts and percentages with paise are shown as they were saved', async () => {
  for (const amount of [8.2, 19.99, 33.33, 1.01]) {
    const terms = { amount, budget: 500.07 };
    const { coupon_id: id } = await createCoupon(manager, terms);
    expect((await find(id)).amount).toBe(amount);
  }
  const { coupon_id: id } = await createCoupon(manager, { percent: 2.3, amount: null, cap: 4.35 });
  expect(await find(id)).toMatchObject({ percent: 2.3, cap: 4.35 });
  expect(await change(id, { percent: 12.34, cap: 1.07 })).toMatchObject({
    percent: 12.34,
    cap: 1.07,
  });
});

test('S10.118 of eight who change a coupon of one version at once, one succeeds, and is shown to the others', async () => {
  const { coupon_id: id, version } = await createCoupon(manager);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => change(id, { minimum: index, version })),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(7);
  expect(refused[0]?.reason.problem).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    details: { coupon_id: id, version: version + 1 },
  });
});

test('S10.118 what no order could use is refused', async () => {
  await createCoupon(manager, { code: 'TWICE' });
  expect(await refusalCode(createCoupon(manager, { code: 'twice' }))).toBe('CODE_TAKEN');
  const refuse = (values: Partial<NewStaffCoupon>) => refusalCode(createCoupon(manager, values));
  expect(await refuse({ percent: 10 })).toBe('BAD_DISCOUNT');
  expect(await refuse({ amount: null })).toBe('BAD_DISCOUNT');
  expect(await refuse({ cap: 10 })).toBe('BAD_DISCOUNT');
  expect(await refuse({ first_order_only: true })).toBe('BAD_DISCOUNT');
  expect(await refuse({ from: at(hours(2)), until: at(hours(1)) })).toBe('BAD_PERIOD');
  for (const values of [{ code: 'A B' }, { amount: 10.005 }, { percent: 101, amount: null }])
    expect(await refuse(values)).toBe('INVALID');
  expect(await refusalCode(change(999_999, { minimum: 1 }))).toBe('NO_COUPON');
  expect(await refusalCode(catalogue.api('GET /api/v1/staff/coupons'))).toBe('NOT_PERMITTED');
});

test('S10.118 a coupon is planned, running, paused, used up and ended; its budget cannot fall below what is used', async () => {
  const { coupon_id: id, code } = await createCoupon(manager, {
    from: at(minutes(5)),
    until: at(minutes(20)),
    budget: 15,
  });
  const state = async () => (await find(id)).state;
  expect(await state()).toBe('planned');
  shop.clock.advance(minutes(10));
  expect(await state()).toBe('running');
  const buyer = await createCustomer(shop);
  const lines = [groceryLine(await createStock(shop, category, { cost: 100 }))];
  const { estimation_id } = await estimateWithCoupon(buyer, lines, code);
  await createOrder(buyer, lines, { estimation_id });
  expect(await find(id)).toMatchObject({ used: 10, use_count: 1, state: 'running' });
  const error = await expectRefusal(change(id, { budget: 9 }));
  expect(error.problem).toMatchObject({ code: 'BUDGET_BELOW_USED', details: { used: 10 } });
  await change(id, { budget: 10 });
  expect(await state()).toBe('used_up');
  await change(id, { is_paused: true });
  expect(await state()).toBe('paused');
  shop.clock.advance(minutes(10));
  expect(await state()).toBe('ended');
});

test('S10.119 a percentage has a limit, an amount is never more than the goods, and both come before GST', async () => {
  expect(await enter({ percent: 20, amount: null })).toBe(20);
  expect(await enter({ percent: 20, amount: null, cap: 12.5 })).toBe(12.5);
  expect(await enter({ amount: 400 })).toBe(100);
  const { code } = await createCoupon(manager, { percent: 10, amount: null });
  const kitchen = kitchenLine(
    await createStock(shop, category, {
      cost: 100,
      discountPercent: 10,
      gstPercent: 5,
      department: 'KITCHEN',
    }),
    2,
  );
  expect(await estimateWithCoupon(await createCustomer(shop), [kitchen], code)).toMatchObject({
    total_item_cost: 200,
    total_discount: 38,
    tax_amount: 8.1,
    shipping_charges: 25,
    final_amount: 195.1,
    coupon: { code, discount: 18, refusal: null },
  });
});

test('S10.120 a code that cannot be used is refused with a clear message, and the estimate stands without it', async () => {
  expect(await enter({ minimum: 150.5 })).toBe('Add goods for ₹50.50 more to use this coupon.');
  expect(await enter({ minimum: 100 })).toBe(10);
  expect(await enter({ minimum: 150 }, 'hi')).toBe('इस कूपन के लिए ₹50.00 का सामान और जोड़ें।');
  expect(await enter({ minimum: 150 }, 'or')).toBe('ଏହି କୁପନ ପାଇଁ ଆଉ ₹50.00 ର ଜିନିଷ ଯୋଡ଼ନ୍ତୁ।');
  expect(await enter({ department: 'KITCHEN' })).toBe('This coupon is for the kitchen only.');
  expect(await enter({ until: at(hours(1)), is_paused: true })).toBe('This coupon has ended.');
  expect(await enter({ budget: 5 })).toBe('This coupon is used up.');
  const later = await enter({ from: at(hours(1)) });
  expect(later).toMatch(/^This coupon can be used from .*2026/);
  const line = groceryLine(await createStock(shop, category, { cost: 100 }));
  const unknown = await estimateWithCoupon(await createCustomer(shop), [line], ' nothing ');
  expect(unknown).toMatchObject({
    total_discount: 0,
    final_amount: 125,
    coupon: { code: 'NOTHING', discount: 0, refusal: { code: 'UNKNOWN' } },
  });
});

test('S10.120 a coupon is for the first order, once, or not beside a plan, as staff say', async () => {
  const buyer = await createCustomer(shop);
  const lines = [groceryLine(await createStock(shop, category, { cost: 100 }))];
  const refusalOf = async (code: string) =>
    (await estimateWithCoupon(buyer, lines, code)).coupon?.refusal?.code;
  const once = await createCoupon(manager, { once_per_customer: true });
  const first = await createCoupon(manager, { once_per_customer: true, first_order_only: true });
  const alone = await createCoupon(manager, { with_plan: false });
  expect(await refusalOf(first.code)).toBeUndefined();
  const { estimation_id } = await estimateWithCoupon(buyer, lines, once.code);
  await createOrder(buyer, lines, { estimation_id });
  expect(await refusalOf(once.code)).toBe('USED_ALREADY');
  expect(await refusalOf(first.code)).toBe('FIRST_ORDER_ONLY');
  expect(await refusalOf(alone.code)).toBeUndefined();
  await rechargeWallet(shop, buyer, 500, await createPlan(shop, { discountPercent: 5 }));
  expect(await refusalOf(alone.code)).toBe('WITH_PLAN');
});

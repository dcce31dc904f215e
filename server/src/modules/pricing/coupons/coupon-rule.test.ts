import { addedTax, containedTax, percentOf, sumPaise } from '@sabuja/kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ActivePlan } from '../../wallet/index.ts';
import {
  type AppliedCoupon,
  checkoutTotals,
  netOf,
  orderTotals,
  type PriceableLine,
  type Quote,
  quote,
} from '../quote.ts';
import { applyCoupon, type CouponTerms } from './coupon-rule.ts';

const coupon: AppliedCoupon = {
  id: 1,
  code: 'RAJA',
  version: 1,
  firstOrderOnly: false,
  redemptionUid: 'a',
};
const line = fc.record<PriceableLine>({
  id: fc.integer({ min: 1, max: 1_000_000 }),
  type: fc.constantFrom('STOCK', 'COMBO'),
  department: fc.constantFrom('KITCHEN', 'GROCERY'),
  quantity: fc.integer({ min: 1, max: 200 }),
  cost: fc.integer({ min: 1, max: 5_000_000 }),
  discountPercent: fc.integer({ min: 0, max: 9999 }).map((n) => n / 100),
  gstPercent: fc.constantFrom(0, 5, 18, 40),
  taxIncluded: fc.boolean(),
});
const terms = fc.oneof(
  fc.record<CouponTerms>({
    percent: fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100),
    amount: fc.constant(null),
    cap: fc.option(fc.integer({ min: 100, max: 1_000_000 })),
    department: fc.constantFrom(null, 'KITCHEN', 'GROCERY'),
  }),
  fc.record<CouponTerms>({
    percent: fc.constant(null),
    amount: fc.integer({ min: 100, max: 10_000_000 }),
    cap: fc.constant(null),
    department: fc.constantFrom(null, 'KITCHEN', 'GROCERY'),
  }),
);
const plan = fc.option(
  fc.record<ActivePlan>({
    discountPercent: fc.integer({ min: 0, max: 9999 }).map((n) => n / 100),
    freeShipping: fc.boolean(),
  }),
  { nil: undefined },
);
const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 25 }),
  delivery: fc.record({
    fee: fc.integer({ min: 0, max: 100_000 }),
    freeAbove: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  }),
  isSame: fc.boolean(),
  plan,
  terms,
});
type Cart = typeof cart extends fc.Arbitrary<infer T> ? T : never;

const price = ({ lines, delivery, isSame, plan }: Cart) => quote(lines, delivery, isSame, plan);
const linesOf = ({ parts }: Quote) => parts.flatMap((part) => part.lines);
const check = (property: (cart: Cart, plain: Quote, discounted: Quote) => void) =>
  fc.assert(
    fc.property(cart, (each) => {
      const plain = price(each);
      property(each, plain, applyCoupon(plain, coupon, each.terms));
    }),
  );

test('S10.119 for generated carts the shares of the lines are the coupon’s discount, to the paisa', () => {
  check(({ terms: { percent, amount, cap, department } }, plain, discounted) => {
    const nets = linesOf(plain).filter(
      (each) => department === null || each.department === department,
    );
    const net = sumPaise(nets.map(netOf));
    const wanted = percent === null ? (amount ?? 0) : percentOf(net, percent);
    const expected = Math.min(wanted, cap ?? wanted, net);
    const shares = linesOf(discounted).map((each) => each.couponDiscount ?? -1);
    expect(sumPaise(shares)).toBe(expected);
    expect(checkoutTotals(discounted).coupon).toBe(expected);
    expect(checkoutTotals(discounted).discount).toBe(checkoutTotals(plain).discount + expected);
  });
});

test('S10.119 a line never gets more than it costs, and nothing from a coupon of the other department', () => {
  check(({ terms: { department } }, _plain, discounted) => {
    for (const each of linesOf(discounted)) {
      expect(each.couponDiscount).toBeGreaterThanOrEqual(0);
      expect(netOf(each)).toBeGreaterThanOrEqual(0);
      if (department !== null && each.department !== department)
        expect(each.couponDiscount).toBe(0);
    }
  });
});

test('S10.119 GST is that of each line after all discounts, half a paisa rounded up, added or contained', () => {
  check((_cart, _plain, discounted) => {
    for (const each of linesOf(discounted)) {
      const taxTerms = { percent: each.gstPercent, included: each.taxIncluded ?? false };
      expect(each.tax).toBe(addedTax(netOf(each), taxTerms));
      const rate = BigInt(Math.round(each.gstPercent * 100));
      const exact = {
        n: BigInt(netOf(each)) * rate,
        d: each.taxIncluded ? 10_000n + rate : 10_000n,
      };
      const halfUp = Number((2n * exact.n + exact.d) / (2n * exact.d));
      expect(each.taxIncluded ? containedTax(netOf(each), taxTerms) : each.tax).toBe(halfUp);
    }
  });
});

test('S10.119 the orders sum to the checkout, which costs no more than without the coupon and keeps its delivery', () => {
  check((_cart, plain, discounted) => {
    const whole = checkoutTotals(discounted);
    const suffixes = discounted.isSame ? (['__1', '__2'] as const) : (['', ''] as const);
    const orders = discounted.parts.map((part, index) =>
      orderTotals(discounted, part, suffixes[index] ?? ''),
    );
    for (const key of ['itemTotal', 'discount', 'coupon', 'tax', 'delivery', 'final'] as const)
      expect(sumPaise(orders.map((order) => order[key]))).toBe(whole[key]);
    expect(whole.final).toBe(whole.itemTotal - whole.discount + whole.tax + whole.delivery);
    expect(whole.final).toBeLessThanOrEqual(checkoutTotals(plain).final);
    expect(whole.delivery).toBe(checkoutTotals(plain).delivery);
  });
});

test('S10.119 the order of the lines changes no amount, and the rest of a checkout gets at most its share', () => {
  check((each, _plain, discounted) => {
    const reversed = price({ ...each, lines: each.lines.toReversed() });
    expect(checkoutTotals(applyCoupon(reversed, coupon, each.terms))).toEqual(
      checkoutTotals(discounted),
    );
    const ceiling = Math.floor(checkoutTotals(discounted).coupon / 2);
    expect(checkoutTotals(applyCoupon(reversed, coupon, each.terms, ceiling)).coupon).toBe(ceiling);
  });
});

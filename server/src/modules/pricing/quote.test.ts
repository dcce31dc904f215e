import { percentOf, sumPaise } from '@sabuja/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ActivePlan } from '../wallet/index.ts';
import {
  checkoutTotals,
  orderTotals,
  type PriceableLine,
  type PricedLine,
  type Quote,
  quote,
} from './quote.ts';

type Zone = Parameters<typeof quote>[1];

/** Prices a single line. */
function priceLine(line: PriceableLine): PricedLine {
  const [priced] = quote([line], { fee: 0, freeAbove: null }, false).parts.flatMap((p) => p.lines);
  if (!priced) throw new Error('The line was lost');
  return priced;
}

const line = fc.record<PriceableLine>({
  id: fc.integer({ min: 1, max: 1_000_000 }),
  type: fc.constantFrom('STOCK', 'COMBO'),
  department: fc.constantFrom('KITCHEN', 'GROCERY'),
  quantity: fc.integer({ min: 1, max: 500 }),
  cost: fc.integer({ min: 1, max: 5_000_000 }),
  discountPercent: fc.integer({ min: 0, max: 9999 }).map((n) => n / 100),
  gstPercent: fc.constantFrom(0, 5, 18, 40),
  taxIncluded: fc.boolean(),
});
const lines = fc.array(line, { minLength: 1, maxLength: 30 });
const shuffled = lines.chain((basket) =>
  fc.tuple(fc.constant(basket), fc.shuffledSubarray(basket, { minLength: basket.length })),
);
const byText = (a: PriceableLine, b: PriceableLine) =>
  JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
const delivery = fc.record({
  fee: fc.integer({ min: 0, max: 100_000 }),
  freeAbove: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
});

const check = (property: (basket: PriceableLine[], zone: Zone, same: boolean) => void) =>
  fc.assert(fc.property(lines, delivery, fc.boolean(), property));
/** The totals of a quote's orders; `claims` are the orders' estimate parts in 'same' mode. */
const ordersOf = (priced: Quote, claims: readonly ['__1', '__2'] | readonly ['__2', '__1']) =>
  priced.parts.map((part, i) => orderTotals(priced, part, priced.isSame ? (claims[i] ?? '') : ''));
const keys = ['itemTotal', 'discount', 'tax', 'delivery', 'final'] as const;
const claimings = [
  ['__1', '__2'],
  ['__2', '__1'],
] as const;

describe('for random baskets', () => {
  test('the orders sum exactly to the checkout, whichever of them is __1', () => {
    check((basket, zone, same) => {
      const priced = quote(basket, zone, same);
      const whole = checkoutTotals(priced);
      for (const claims of claimings) {
        const orders = ordersOf(priced, claims);
        for (const key of keys) expect(sumPaise(orders.map((o) => o[key]))).toBe(whole[key]);
      }
    });
  });

  test('the lines sum to their part: displayed unit price times quantity', () => {
    check((basket, zone, same) => {
      for (const part of quote(basket, zone, same).parts) {
        const sum = (of: (line: PricedLine) => number) => sumPaise(part.lines.map(of));
        expect(part.itemTotal).toBe(sum((l) => l.cost * l.quantity));
        expect(part.itemTotal - part.discount).toBe(sum((l) => l.unit * l.quantity));
        expect(part.tax).toBe(sum((l) => l.tax));
      }
    });
  });

  test('no line is lost, duplicated or assigned to another department', () => {
    check((basket, zone, same) => {
      const priced = quote(basket, zone, same).parts.flatMap((part) =>
        part.lines.map((l) => ({ ...l, department: part.department })),
      );
      const requestedLines = basket.map((l) => priceLine(l));
      expect(priced.toSorted(byText)).toEqual(requestedLines.toSorted(byText));
    });
  });

  test('the amounts satisfy the database’s checks of an order', () => {
    check((basket, zone, same) => {
      const priced = quote(basket, zone, same);
      for (const totals of [checkoutTotals(priced), ...ordersOf(priced, ['__2', '__1'])]) {
        for (const key of keys) expect(Number.isSafeInteger(totals[key])).toBe(true);
        expect(totals.final).toBe(
          totals.itemTotal - totals.discount + totals.tax + totals.delivery,
        );
        expect(totals.discount).toBeGreaterThanOrEqual(0);
        expect(totals.discount).toBeLessThanOrEqual(totals.itemTotal);
        expect(totals.tax).toBeGreaterThanOrEqual(0);
        expect(totals.delivery).toBeGreaterThanOrEqual(0);
      }
    });
  });

  test('a discounted unit costs between 0 and its cost, and tax does not exceed its rate', () => {
    fc.assert(
      fc.property(line, (requestedLines) => {
        const { unit, tax } = priceLine(requestedLines);
        expect(unit).toBeGreaterThanOrEqual(0);
        expect(unit).toBeLessThanOrEqual(requestedLines.cost);
        const { quantity, gstPercent, taxIncluded } = requestedLines;
        const exact = taxIncluded ? 0 : (unit * quantity * gstPercent) / 100;
        expect(Math.abs(tax - exact)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test('the order of its lines changes no amount', () => {
    fc.assert(
      fc.property(shuffled, delivery, fc.boolean(), ([basket, other], zone, same) => {
        const [one, two] = [quote(basket, zone, same), quote(other, zone, same)];
        expect(checkoutTotals(two)).toEqual(checkoutTotals(one));
        expect(ordersOf(two, ['__2', '__1'])).toEqual(ordersOf(one, ['__2', '__1']));
      }),
    );
  });

  test('S4g.4 the shared delivery is charged once: on __1, never on __2', () => {
    check((basket, zone) => {
      const priced = quote(basket, zone, true);
      if (!priced.isSame) return;
      for (const part of priced.parts) {
        expect(orderTotals(priced, part, '__2').delivery).toBe(0);
        expect(orderTotals(priced, part, '__1').delivery).toBe(checkoutTotals(priced).delivery);
      }
    });
  });

  test('a shared delivery never costs more than separate ones', () => {
    check((basket, zone) => {
      const together = checkoutTotals(quote(basket, zone, true)).delivery;
      expect(together).toBeLessThanOrEqual(checkoutTotals(quote(basket, zone, false)).delivery);
    });
  });
});

const plan = fc.record<ActivePlan>({
  discountPercent: fc.integer({ min: 0, max: 9999 }).map((n) => n / 100),
  freeShipping: fc.boolean(),
});

describe('with a plan', () => {
  test('the parts sum to the whole, and the order of lines changes nothing', () => {
    fc.assert(
      fc.property(lines, delivery, fc.boolean(), plan, (basket, zone, same, member) => {
        const priced = quote(basket, zone, same, member);
        const whole = checkoutTotals(priced);
        const orders = ordersOf(priced, ['__2', '__1']);
        for (const key of keys) expect(sumPaise(orders.map((o) => o[key]))).toBe(whole[key]);
        expect(whole.final).toBe(whole.itemTotal - whole.discount + whole.tax + whole.delivery);
        expect(whole.tax).toBeGreaterThanOrEqual(0);
        expect(whole.discount).toBeLessThanOrEqual(whole.itemTotal);
        expect(checkoutTotals(quote(basket.toReversed(), zone, same, member))).toEqual(whole);
      }),
    );
  });

  test('a plan discounts the amount after item discounts, rounded half up to the paisa', () => {
    fc.assert(
      fc.property(lines, delivery, plan, (basket, zone, member) => {
        const [without, withPlan] = [
          quote(basket, zone, false),
          quote(basket, zone, false, member),
        ];
        const { itemTotal, discount } = checkoutTotals(without);
        expect(checkoutTotals(withPlan).discount - discount).toBe(
          percentOf(itemTotal - discount, member.discountPercent),
        );
        for (const { unit, quantity, planDiscount = -1 } of withPlan.parts.flatMap(
          (p) => p.lines,
        )) {
          expect(planDiscount).toBeGreaterThanOrEqual(0);
          expect(planDiscount).toBeLessThanOrEqual(unit * quantity);
        }
      }),
    );
  });

  test('a plan never makes a checkout more expensive, nor loses free delivery', () => {
    fc.assert(
      fc.property(lines, delivery, fc.boolean(), plan, (basket, zone, same, member) => {
        const without = checkoutTotals(quote(basket, zone, same));
        const withPlan = checkoutTotals(quote(basket, zone, same, member));
        expect(withPlan.final).toBeLessThanOrEqual(without.final);
        expect(withPlan.delivery).toBe(member.freeShipping ? 0 : without.delivery);
      }),
    );
  });
});

const tomato: PriceableLine = {
  id: 1,
  type: 'STOCK',
  department: 'GROCERY',
  quantity: 3,
  cost: 4300,
  discountPercent: 12,
  gstPercent: 0,
  taxIncluded: true,
};
const dalma: PriceableLine = {
  ...tomato,
  id: 2,
  department: 'KITCHEN',
  quantity: 1,
  cost: 9000,
  discountPercent: 0,
  gstPercent: 5,
  taxIncluded: false,
};

test('S9.5 price after discount is cost x (1 - discount/100), and a line is that times its quantity', () => {
  const { parts } = quote([tomato], { fee: 0, freeAbove: null }, false);
  expect(parts[0]?.lines[0]?.unit).toBe(3784);
  expect(parts[0]).toMatchObject({ itemTotal: 12900, discount: 1548, tax: 0 });
});

test('GST is taken on the discounted line, and only added where the cost does not include it', () => {
  const taxOf = (line: PriceableLine) => quote([line], { fee: 0, freeAbove: null }, false).parts[0];
  expect(taxOf({ ...dalma, discountPercent: 10 })).toMatchObject({ itemTotal: 9000, tax: 405 });
  expect(taxOf({ ...dalma, discountPercent: 10, taxIncluded: true })).toMatchObject({ tax: 0 });
});

test('S4g.3 one delivery fee in same mode, otherwise one per department', () => {
  const zone = { fee: 2500, freeAbove: null };
  expect(checkoutTotals(quote([tomato, dalma], zone, true)).delivery).toBe(2500);
  expect(checkoutTotals(quote([tomato, dalma], zone, false)).delivery).toBe(5000);
  expect(checkoutTotals(quote([tomato], zone, true)).delivery).toBe(2500);
});

test('S4g.4 in same mode the delivery is charged to the order with __1', () => {
  const priced = quote([tomato, dalma], { fee: 2500, freeAbove: null }, true);
  const [kitchen, grocery] = priced.parts;
  if (!kitchen || !grocery) return expect.fail('two parts');
  expect(orderTotals(priced, kitchen, '__2').delivery).toBe(0);
  expect(orderTotals(priced, grocery, '__1').delivery).toBe(2500);
});

test('free delivery counts each part’s own lines when separate, all lines when shared', () => {
  const zone = { fee: 2500, freeAbove: 12000 };
  expect(checkoutTotals(quote([tomato, dalma], zone, false)).delivery).toBe(5000);
  expect(checkoutTotals(quote([tomato, dalma], zone, true)).delivery).toBe(0);
});

test('delivery is free above the zone’s threshold, counted after item discounts', () => {
  const itemTotal = 3 * 3784;
  expect(
    checkoutTotals(quote([tomato], { fee: 2500, freeAbove: itemTotal - 1 }, false)).delivery,
  ).toBe(0);
  expect(checkoutTotals(quote([tomato], { fee: 2500, freeAbove: itemTotal }, false)).delivery).toBe(
    2500,
  );
});

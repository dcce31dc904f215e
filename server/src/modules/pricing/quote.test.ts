import { sumPaise } from '@sabuja/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LineToPrice, quote, totalsOf, totalsOfPart } from './quote.ts';

const line = fc.record<LineToPrice>({
  id: fc.integer({ min: 1, max: 1_000_000 }),
  type: fc.constantFrom('STOCK', 'COMBO'),
  department: fc.constantFrom('KITCHEN', 'GROCERY'),
  quantity: fc.integer({ min: 1, max: 500 }),
  cost: fc.integer({ min: 1, max: 5_000_000 }),
  discountPercent: fc.integer({ min: 0, max: 9999 }).map((n) => n / 100),
  gstPercent: fc.constantFrom(0, 5, 18, 40),
});
const lines = fc.array(line, { minLength: 1, maxLength: 30 });
const delivery = fc.record({
  fee: fc.integer({ min: 0, max: 100_000 }),
  freeAbove: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
});

describe('whatever is in the basket', () => {
  test('the parts sum to the whole, to the paisa', () => {
    fc.assert(
      fc.property(lines, delivery, fc.boolean(), (basket, zone, same) => {
        const priced = quote(basket, zone, same);
        const whole = totalsOf(priced);
        const suffixes = priced.isSame ? (['__1', '__2'] as const) : (['', ''] as const);
        const orders = priced.parts.map((part, i) => totalsOfPart(priced, part, suffixes[i] ?? ''));
        for (const key of ['itemTotal', 'discount', 'tax', 'delivery', 'final'] as const) {
          expect(sumPaise(orders.map((order) => order[key]))).toBe(whole[key]);
        }
        expect(whole.final).toBe(whole.itemTotal - whole.discount + whole.tax + whole.delivery);
      }),
    );
  });

  test('amounts are whole paise, discount is never above cost, tax never negative', () => {
    fc.assert(
      fc.property(lines, delivery, (basket, zone) => {
        const whole = totalsOf(quote(basket, zone, false));
        for (const amount of Object.values(whole)) expect(Number.isSafeInteger(amount)).toBe(true);
        expect(whole.discount).toBeGreaterThanOrEqual(0);
        expect(whole.discount).toBeLessThanOrEqual(whole.itemTotal);
        expect(whole.tax).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('the order of its lines changes nothing', () => {
    fc.assert(
      fc.property(lines, delivery, fc.boolean(), (basket, zone, same) => {
        expect(totalsOf(quote(basket.toReversed(), zone, same))).toEqual(
          totalsOf(quote(basket, zone, same)),
        );
      }),
    );
  });
});

const tomato: LineToPrice = {
  id: 1,
  type: 'STOCK',
  department: 'GROCERY',
  quantity: 3,
  cost: 4300,
  discountPercent: 12,
  gstPercent: 0,
};
const dalma: LineToPrice = {
  ...tomato,
  id: 2,
  department: 'KITCHEN',
  quantity: 1,
  cost: 9000,
  discountPercent: 0,
  gstPercent: 5,
};

test('S9.5 price after discount is cost x (1 - discount/100), and a line is that times its quantity', () => {
  const { parts } = quote([tomato], { fee: 0, freeAbove: null }, false);
  expect(parts[0]?.lines[0]?.unit).toBe(3784);
  expect(parts[0]).toMatchObject({ itemTotal: 12900, discount: 1548, tax: 0 });
});

test('GST is taken on the discounted line', () => {
  const { parts } = quote([{ ...dalma, discountPercent: 10 }], { fee: 0, freeAbove: null }, false);
  expect(parts[0]?.tax).toBe(405);
});

test('S4g.3 one delivery is charged in same mode, one a department otherwise', () => {
  const zone = { fee: 2500, freeAbove: null };
  expect(totalsOf(quote([tomato, dalma], zone, true)).delivery).toBe(2500);
  expect(totalsOf(quote([tomato, dalma], zone, false)).delivery).toBe(5000);
  expect(totalsOf(quote([tomato], zone, true)).delivery).toBe(2500);
});

test('S4g.4 in same mode the delivery is charged to the order with __1', () => {
  const priced = quote([tomato, dalma], { fee: 2500, freeAbove: null }, true);
  const [kitchen, grocery] = priced.parts;
  if (!kitchen || !grocery) return expect.fail('two parts');
  expect(totalsOfPart(priced, kitchen, '__2').delivery).toBe(0);
  expect(totalsOfPart(priced, grocery, '__1').delivery).toBe(2500);
});

test('apart, each delivery is free by its own goods; together, by all of them', () => {
  const zone = { fee: 2500, freeAbove: 12000 };
  expect(totalsOf(quote([tomato, dalma], zone, false)).delivery).toBe(5000);
  expect(totalsOf(quote([tomato, dalma], zone, true)).delivery).toBe(0);
});

test('delivery is free above the zone’s threshold, counted after discount', () => {
  const goods = 3 * 3784;
  expect(totalsOf(quote([tomato], { fee: 2500, freeAbove: goods - 1 }, false)).delivery).toBe(0);
  expect(totalsOf(quote([tomato], { fee: 2500, freeAbove: goods }, false)).delivery).toBe(2500);
});

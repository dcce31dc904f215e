import { percentOf } from '@sabuja/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CatalogueItem } from '../../catalogue/index.ts';
import { packGrams } from '../picking/pack-weight.ts';
import {
  type AgreedLine,
  agreedTotal,
  missingTotal,
  orderedPart,
  partGross,
  partTotal,
  substitutePart,
  sumParts,
} from './build-delivered-part.ts';

const percents = fc.constantFrom(0, 5, 18, 40);
const lines = fc
  .record({
    quantity: fc.integer({ min: 1, max: 20 }),
    cost: fc.integer({ min: 1, max: 100_000 }),
    off: fc.integer({ min: 0, max: 60 }),
    plan: fc.integer({ min: 0, max: 30 }),
    percent: percents,
    included: fc.boolean(),
  })
  .map(({ quantity, cost, off, plan, percent, included }): AgreedLine => {
    const unit = cost - percentOf(cost, off);
    const final = unit * quantity;
    const planDiscount = percentOf(final, plan);
    return {
      item_id: 1,
      type: 'STOCK',
      name: 'Tomato',
      units: '500 g',
      translations: {},
      quantity,
      unit_paise: unit,
      cost_paise: cost,
      final_paise: final,
      plan_discount_paise: planDiscount,
      gst_percent: percent,
      tax_included: included,
      tax_paise: included ? 0 : percentOf(final - planDiscount, percent),
      hsn: '0702',
      image_url: null,
      taken: [{ stockId: 1, quantity }],
    };
  });
const item = (cost: number, gstPercent: number, taxIncluded = false) =>
  ({
    id: 2,
    type: 'STOCK',
    name: 'Cherry tomato',
    units: '250 g',
    cost,
    gstPercent,
    taxIncluded,
    discountPercent: 0,
    hsn: '0702',
    imageUrl: null,
    parts: [{ stockId: 2, quantity: 1 }],
  }) as unknown as CatalogueItem;

describe('what is delivered of a line', () => {
  test('whole, it costs exactly what was agreed', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const part = orderedPart(line, line.quantity, null);
        expect(part && partTotal(part)).toBe(agreedTotal(line));
        expect(part?.taken).toEqual(line.taken);
      }),
    );
  });

  test('never costs more than agreed, whatever is found, weighed and replaced', () => {
    fc.assert(
      fc.property(
        lines,
        fc.nat(20),
        fc.option(fc.integer({ min: 1, max: 12_000 })),
        fc.integer({ min: 1, max: 200_000 }),
        percents,
        fc.tuple(fc.integer({ min: 1, max: 30 }), fc.boolean()),
        (line, n, grams, cost, percent, [quantity, included]) => {
          const found = n % (line.quantity + 1);
          const ordered = orderedPart(line, found, found > 0 ? grams : null);
          const ceiling = missingTotal(line, found, ordered ? partTotal(ordered) : 0);
          const replacement = item(cost, percent, included);
          const substitute = substitutePart(line, ceiling, { item: replacement, quantity });
          const parts = [
            ...(ordered ? [ordered] : []),
            ...(found < line.quantity ? [substitute] : []),
          ];
          const { item_total_paise, discount_paise, tax_paise } = sumParts(parts);
          expect(item_total_paise - discount_paise + tax_paise).toBeLessThanOrEqual(
            agreedTotal(line),
          );
          expect(discount_paise).toBeGreaterThanOrEqual(0);
          for (const part of parts) {
            expect(part.tax).toBeLessThanOrEqual(
              part.taxIncluded ? 0 : percentOf(part.taxable, part.percent),
            );
            expect(partGross(part)).toBeGreaterThanOrEqual(part.taxable);
          }
        },
      ),
    );
  });

  test('keeps its part of the plan discount, and its tax is that of its amount', () => {
    const line = {
      ...fc.sample(lines, 1)[0],
      quantity: 3,
      unit_paise: 1000,
      cost_paise: 1000,
      final_paise: 3000,
      plan_discount_paise: 100,
      gst_percent: 5,
      tax_included: false,
      tax_paise: 145,
      taken: [{ stockId: 1, quantity: 3 }],
    } as AgreedLine;
    const part = orderedPart(line, 2, null);
    expect(part).toMatchObject({ itemTotal: 2000, taxable: 1933, tax: 97, packs: 2 });
    expect(part?.taken).toEqual([{ stockId: 1, quantity: 2 }]);
    expect(orderedPart(line, 3, 1200)).toMatchObject({ packs: 2.4, taxable: 2320, tax: 116 });
    expect(orderedPart(line, 3, 5000)).toMatchObject({ packs: 3, taxable: 2900, tax: 145 });
    const inclusive = orderedPart({ ...line, tax_included: true, tax_paise: 0 }, 2, null);
    expect(inclusive).toMatchObject({ taxable: 1933, tax: 0, taxIncluded: true });
  });

  test('a substitute costs its own price with the plan discount, or the agreed one if that is less', () => {
    const line = {
      ...fc.sample(lines, 1)[0],
      quantity: 2,
      unit_paise: 5000,
      cost_paise: 5000,
      final_paise: 10_000,
      plan_discount_paise: 1000,
      gst_percent: 5,
      tax_included: false,
      tax_paise: 450,
    } as AgreedLine;
    const ceiling = missingTotal(line, 0, 0);
    const replace = (substitute: CatalogueItem, quantity: number) =>
      substitutePart(line, ceiling, { item: substitute, quantity });
    expect(replace(item(4000, 5), 2)).toMatchObject({ taxable: 7200, tax: 360 });
    // Prices with GST included: 8000 minus the plan's 10 percent; a dearer substitute costs the agreed 9450.
    expect(replace(item(4000, 5, true), 2)).toMatchObject({ taxable: 7200, tax: 0 });
    expect(replace(item(9000, 18, true), 2)).toMatchObject({ taxable: 9450, tax: 0 });
    const dearer = replace(item(9000, 18), 2);
    expect(partTotal(dearer)).toBeLessThanOrEqual(9450);
    expect(partTotal(dearer)).toBeGreaterThanOrEqual(9449);
    expect(dearer).toMatchObject({ unit: 9000, itemTotal: 18_000, percent: 18 });
  });
});

test.each([
  ['500 g', 500],
  ['1.5 kg', 1500],
  ['1 bunch, 250 g', 250],
  ['700-900 g', undefined],
  ['500 ml', undefined],
  ['6 pieces', undefined],
  ['1 combo', undefined],
])('a pack of %s weighs %s g', (units, grams) => {
  expect(packGrams(units)).toBe(grams);
});

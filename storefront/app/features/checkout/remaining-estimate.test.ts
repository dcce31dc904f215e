import type { Estimate } from '@sabuja/contract';
import { sumPaise, toPaise, toRupees } from '@sabuja/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findRemainingOrder,
  type OrderSelection,
  remainingEstimate,
} from './remaining-estimate.ts';
import type { OrderRequest, Submission } from './submission.ts';

const amountsOfOneOrder = fc.record({
  cost: fc.integer({ min: 100, max: 10_000_000 }),
  discount: fc.integer({ min: 0, max: 99 }),
  tax: fc.integer({ min: 0, max: 500_000 }),
  delivery: fc.integer({ min: 0, max: 10_000 }),
});

describe('the remaining estimate', () => {
  it('is exactly what the remaining order costs', () => {
    fc.assert(
      fc.property(amountsOfOneOrder, amountsOfOneOrder, (placed, left) => {
        const sumOf = (key: keyof typeof placed) => sumPaise([placed[key], left[key]]);
        const finalAmount = (one: typeof placed) =>
          one.cost - one.discount + one.tax + one.delivery;
        const estimate: Estimate = {
          estimation_id: 'e1',
          total_item_cost: toRupees(sumOf('cost')),
          shipping_charges: toRupees(sumOf('delivery')),
          tax_amount: toRupees(sumOf('tax')),
          total_discount: toRupees(sumOf('discount')),
          final_amount: toRupees(finalAmount(placed) + finalAmount(left)),
          expires_at: '2026-11-21T07:15:00Z',
        };
        const remaining = remainingEstimate(
          { customerUid: 'a', estimate, same: true, parts: [] },
          {
            final_amount: toRupees(finalAmount(placed)),
            final_tax: toRupees(placed.tax),
            delivery_charges: toRupees(placed.delivery),
            applied_discount: toRupees(placed.discount),
          },
        );
        expect([
          toPaise(remaining.total_item_cost),
          toPaise(remaining.total_discount),
          toPaise(remaining.tax_amount),
          toPaise(remaining.shipping_charges),
          toPaise(remaining.final_amount),
        ]).toEqual([left.cost, left.discount, left.tax, left.delivery, finalAmount(left)]);
        expect(remaining.estimation_id).toBe('e1__1');
      }),
    );
  });
});

describe('the remaining order', () => {
  const now = Date.parse('2026-11-21T07:00:00Z');
  const items: OrderSelection['items'] = [
    { id: 7, quantity: 1, type: 'STOCK', department: 'KITCHEN' },
  ];
  const body = {
    pincode: '751001',
    delivery_date: '2026-11-22',
    delivery_slot: 4,
    items,
  } as OrderRequest['body'];
  const part = { body, cartItems: [107], key: 'k', tries: 1 };
  const createSubmission = (same: boolean): Submission => ({
    customerUid: 'asha',
    estimate: { expires_at: '2026-11-21T07:15:00Z' } as Estimate,
    same,
    parts: [
      { ...part, department: 'GROCERY', cartItems: [1], state: 'placed', uid: 'g1' },
      { ...part, department: 'KITCHEN', state: 'refused' },
    ],
  });
  const selection: OrderSelection = {
    cartItems: [107],
    items,
    pincode: '751001',
    date: '2026-11-22',
    slotId: 4,
  };
  const isStillValid = (same: boolean, change: Partial<OrderSelection> = {}, currentTime = now) =>
    findRemainingOrder(createSubmission(same), { ...selection, ...change }, currentTime) !==
    undefined;

  it('uses its share of the estimate for the same items and pincode, before it expires', () => {
    expect([isStillValid(false), isStillValid(true)]).toEqual([true, true]);
    expect(isStillValid(false, { pincode: '751002' })).toBe(false);
    expect(isStillValid(false, { items: [] })).toBe(false);
    expect(isStillValid(false, { cartItems: [108] })).toBe(false);
    expect(isStillValid(false, {}, Date.parse('2026-11-21T07:15:00Z'))).toBe(false);
  });

  it('may have another slot, unless both orders share one delivery', () => {
    expect(isStillValid(false, { slotId: 5 })).toBe(true);
    expect(isStillValid(true, { slotId: 5 })).toBe(false);
    expect(isStillValid(true, { date: '2026-11-23' })).toBe(false);
  });

  it('is undefined if both orders are open, or both are placed', () => {
    const { parts, ...basis } = createSubmission(false);
    const [first, second] = parts;
    if (first === undefined || second === undefined) throw new Error('there are two');
    expect(
      findRemainingOrder({ ...basis, parts: [second, second] }, selection, now),
    ).toBeUndefined();
    expect(findRemainingOrder({ ...basis, parts: [first] }, selection, now)).toBeUndefined();
    expect(findRemainingOrder({ ...basis, parts: [second] }, selection, now)).toBeUndefined();
  });
});

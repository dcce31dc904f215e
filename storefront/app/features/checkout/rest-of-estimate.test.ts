import type { Estimate } from '@sabuja/contract';
import { sumPaise, toPaise, toRupees } from '@sabuja/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderAsked, Placing } from './placing.ts';
import { type Chosen, leftOver, restOfEstimate } from './rest-of-estimate.ts';

const half = fc.record({
  cost: fc.integer({ min: 100, max: 10_000_000 }),
  discount: fc.integer({ min: 0, max: 99 }),
  tax: fc.integer({ min: 0, max: 500_000 }),
  delivery: fc.integer({ min: 0, max: 10_000 }),
});

describe('what is left of an estimate', () => {
  it('is, to the paisa, what the order costs that is still to be placed', () => {
    fc.assert(
      fc.property(half, half, (placed, left) => {
        const sum = (key: keyof typeof placed) => sumPaise([placed[key], left[key]]);
        const final = (one: typeof placed) => one.cost - one.discount + one.tax + one.delivery;
        const estimate: Estimate = {
          estimation_id: 'e1',
          total_item_cost: toRupees(sum('cost')),
          shipping_charges: toRupees(sum('delivery')),
          tax_amount: toRupees(sum('tax')),
          total_discount: toRupees(sum('discount')),
          final_amount: toRupees(final(placed) + final(left)),
          expires_at: '2026-11-21T07:15:00Z',
        };
        const rest = restOfEstimate(
          { customerUid: 'a', estimate, same: true, parts: [] },
          {
            final_amount: toRupees(final(placed)),
            final_tax: toRupees(placed.tax),
            delivery_charges: toRupees(placed.delivery),
            applied_discount: toRupees(placed.discount),
          },
        );
        expect([
          toPaise(rest.total_item_cost),
          toPaise(rest.total_discount),
          toPaise(rest.tax_amount),
          toPaise(rest.shipping_charges),
          toPaise(rest.final_amount),
        ]).toEqual([left.cost, left.discount, left.tax, left.delivery, final(left)]);
        expect(rest.estimation_id).toBe('e1__1');
      }),
    );
  });
});

describe('the order that is left', () => {
  const now = Date.parse('2026-11-21T07:00:00Z');
  const items: Chosen['items'] = [{ id: 7, quantity: 1, type: 'STOCK', department: 'KITCHEN' }];
  const body = {
    pincode: '751001',
    delivery_date: '2026-11-22',
    delivery_slot: 4,
    items,
  } as OrderAsked['body'];
  const part = { body, cartItems: [107], key: 'k', tries: 1 };
  const placing = (same: boolean): Placing => ({
    customerUid: 'asha',
    estimate: { expires_at: '2026-11-21T07:15:00Z' } as Estimate,
    same,
    parts: [
      { ...part, department: 'GROCERY', cartItems: [1], state: 'placed', uid: 'g1' },
      { ...part, department: 'KITCHEN', state: 'refused' },
    ],
  });
  const chosen: Chosen = {
    cartItems: [107],
    items,
    pincode: '751001',
    date: '2026-11-22',
    slotId: 4,
  };
  const holds = (same: boolean, change: Partial<Chosen> = {}, at = now) =>
    leftOver(placing(same), { ...chosen, ...change }, at) !== undefined;

  it('keeps its share of the estimate for the same goods and pincode, in time', () => {
    expect([holds(false), holds(true)]).toEqual([true, true]);
    expect(holds(false, { pincode: '751002' })).toBe(false);
    expect(holds(false, { items: [] })).toBe(false);
    expect(holds(false, { cartItems: [108] })).toBe(false);
    expect(holds(false, {}, Date.parse('2026-11-21T07:15:00Z'))).toBe(false);
  });

  it('may come in another slot, but for one delivery with the order that stands', () => {
    expect(holds(false, { slotId: 5 })).toBe(true);
    expect(holds(true, { slotId: 5 })).toBe(false);
    expect(holds(true, { date: '2026-11-23' })).toBe(false);
  });

  it('is none when both are open, or both stand', () => {
    const { parts, ...basis } = placing(false);
    const [first, second] = parts;
    if (first === undefined || second === undefined) throw new Error('there are two');
    expect(leftOver({ ...basis, parts: [second, second] }, chosen, now)).toBeUndefined();
    expect(leftOver({ ...basis, parts: [first] }, chosen, now)).toBeUndefined();
    expect(leftOver({ ...basis, parts: [second] }, chosen, now)).toBeUndefined();
  });
});

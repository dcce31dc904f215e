import { ApiError } from '@sabuja/contract/client';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import type { OrderAsked, Part, Placing } from './placing.ts';
import { placingWords } from './placing-words.ts';
import { offeredSlot } from './slot-offer.ts';

const asked = (department: 'KITCHEN' | 'GROCERY'): OrderAsked & { key: string; tries: number } => ({
  department,
  key: department,
  tries: 1,
  cartItems: [],
  body: {} as OrderAsked['body'],
});
const grocery = asked('GROCERY');
const kitchen = asked('KITCHEN');
const placing = (...parts: Part[]): Placing => ({
  customerUid: 'asha',
  estimate: {} as Placing['estimate'],
  same: false,
  parts,
});
const words = (parts: Part[], reason?: string) =>
  placingWords(placing(...parts), reason).map(inEnglish);

describe('what the page tells of orders under way', () => {
  const standing = {
    ...grocery,
    state: 'placed' as const,
    uid: '6f7f1c0e-1111-4111-8111-111111111111',
  };

  it('says exactly which order stands and which does not', () => {
    expect(words([standing, { ...kitchen, state: 'refused' }], 'That slot is full.')).toEqual([
      'Your grocery order #6f7f1c0e is placed.',
      'The kitchen order is not: That slot is full.',
    ]);
    const other = { ...kitchen, state: 'placed' as const, uid: 'ab12-x' };
    expect(words([other, { ...grocery, state: 'waiting' }])).toEqual([
      'Your kitchen order #ab12 is placed.',
      'The grocery order is not placed yet.',
    ]);
    expect(words([standing, { ...kitchen, state: 'sent' }])[1]).toBe(
      'The shop did not answer. We do not know yet whether the kitchen order is placed.',
    );
  });

  it('says whether anything was ordered when none stands', () => {
    const first = (state: 'sent' | 'lost' | 'refused' | 'waiting', reason?: string) =>
      words(
        [
          { ...grocery, state },
          { ...kitchen, state: 'waiting' },
        ],
        reason,
      );
    expect(first('sent')).toEqual([
      'The shop did not answer. We do not know yet whether your order is placed.',
    ]);
    expect(first('lost')).toEqual(['Your order was not placed. Your cart is as it was.']);
    expect(first('refused', 'Only 2 in stock')).toEqual(['Nothing was ordered: Only 2 in stock']);
    expect([first('refused'), first('waiting')]).toEqual([[], []]);
  });
});

describe('the next free slot', () => {
  const full = (details: unknown, field = 'delivery_slot') =>
    offeredSlot(new ApiError(409, { code: 'SLOT_FULL', message: 'full', field, details }));
  const next = { date: '2026-11-23', slot_id: 4, name: '7:00 AM - 9:00 AM' };

  it('is taken from a refusal that offers one', () => {
    expect(full({ next })).toEqual(next);
  });

  it('is none when nothing sensible is offered', () => {
    for (const odd of [undefined, null, {}, { next: { ...next, date: 'soon' } }, { next: 3 }]) {
      expect(full(odd)).toBeUndefined();
    }
    expect(full({ next }, 'pincode')).toBeUndefined();
    expect(offeredSlot(new TypeError('offline'))).toBeUndefined();
  });
});

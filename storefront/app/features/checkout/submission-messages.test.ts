import { ApiError } from '@sabuja/contract/client';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import type { OrderRequest, Submission, SubmissionPart } from './submission.ts';
import { submissionMessages } from './submission-messages.ts';
import { findOfferedSlot } from './submission-notice.tsx';

const createRequest = (
  department: 'KITCHEN' | 'GROCERY',
): OrderRequest & { key: string; tries: number } => ({
  department,
  key: department,
  tries: 1,
  cartItems: [],
  body: {} as OrderRequest['body'],
});
const grocery = createRequest('GROCERY');
const kitchen = createRequest('KITCHEN');
const createSubmission = (...parts: SubmissionPart[]): Submission => ({
  customerUid: 'asha',
  estimate: {} as Submission['estimate'],
  parts,
});
const messagesFor = (parts: SubmissionPart[], reason?: string) =>
  submissionMessages(createSubmission(...parts), reason).map(inEnglish);

describe('messages about orders in progress', () => {
  const placedGrocery = {
    ...grocery,
    state: 'placed' as const,
    uid: '6f7f1c0e-1111-4111-8111-111111111111',
  };

  it('name exactly which order was placed and which was not', () => {
    expect(
      messagesFor([placedGrocery, { ...kitchen, state: 'refused' }], 'That slot is full.'),
    ).toEqual([
      'Your grocery order #6f7f1c0e is placed.',
      'The kitchen order is not: That slot is full.',
    ]);
    const other = { ...kitchen, state: 'placed' as const, uid: 'ab12-x' };
    expect(messagesFor([other, { ...grocery, state: 'waiting' }])).toEqual([
      'Your kitchen order #ab12 is placed.',
      'The grocery order is not placed yet.',
    ]);
    expect(messagesFor([placedGrocery, { ...kitchen, state: 'sent' }])[1]).toBe(
      'The shop did not answer. We do not know yet whether the kitchen order is placed.',
    );
  });

  it('say whether anything was ordered if none was placed', () => {
    const messagesWhenFirstIs = (state: 'sent' | 'lost' | 'refused' | 'waiting', reason?: string) =>
      messagesFor(
        [
          { ...grocery, state },
          { ...kitchen, state: 'waiting' },
        ],
        reason,
      );
    expect(messagesWhenFirstIs('sent')).toEqual([
      'The shop did not answer. We do not know yet whether your order is placed.',
    ]);
    expect(messagesWhenFirstIs('lost')).toEqual([
      'Your order was not placed. Your cart is as it was.',
    ]);
    expect(messagesWhenFirstIs('refused', 'Only 2 in stock')).toEqual([
      'Nothing was ordered: Only 2 in stock',
    ]);
    expect([messagesWhenFirstIs('refused'), messagesWhenFirstIs('waiting')]).toEqual([[], []]);
  });
});

describe('the next free slot', () => {
  const offerOf = (details: unknown, field = 'delivery_slot') =>
    findOfferedSlot(new ApiError(409, { code: 'SLOT_FULL', message: 'full', field, details }));
  const nextSlot = { date: '2026-11-23', slot_id: 4, name: '7:00 AM - 9:00 AM' };

  it('is read from a rejection that offers one', () => {
    expect(offerOf({ next: nextSlot })).toEqual(nextSlot);
  });

  it('is undefined if the offer is invalid', () => {
    for (const invalid of [
      undefined,
      null,
      {},
      { next: { ...nextSlot, date: 'soon' } },
      { next: 3 },
    ]) {
      expect(offerOf(invalid)).toBeUndefined();
    }
    expect(offerOf({ next: nextSlot }, 'pincode')).toBeUndefined();
    expect(findOfferedSlot(new TypeError('offline'))).toBeUndefined();
  });
});

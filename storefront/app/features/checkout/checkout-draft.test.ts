import { describe, expect, it } from 'vitest';
import { readDraft } from './checkout-draft.ts';
import { type CheckoutForm, emptyForm } from './checkout-form.ts';

const full: CheckoutForm = {
  ...emptyForm,
  delivery: {
    KITCHEN: { date: '2026-11-22', slotId: 1 },
    GROCERY: { date: '2026-11-22', slotId: 9 },
  },
  addressUid: 'a',
  payment: 'COD',
  ifMissing: 'LEAVE_OUT',
  coupon: 'RAJA20',
  lineChoices: { 7: 'CALL' },
  notes: { 7: 'Ripe' },
};

describe('the draft of a checkout', () => {
  const range = { min: '2026-11-21', max: '2026-12-05' };

  it('is restored after a reload, without dates that can no longer be booked', () => {
    const stored: unknown = JSON.parse(JSON.stringify(full));
    expect(readDraft(stored, range)).toEqual(full);
    expect(readDraft(stored, { min: '2026-11-23', max: '2026-12-07' }).delivery).toEqual(
      emptyForm.delivery,
    );
  });

  it('is empty if the stored value is invalid', () => {
    for (const invalid of [
      undefined,
      null,
      '',
      [],
      {
        delivery: 7,
        payment: 'GOLD',
        ifMissing: 'SELL',
        lineChoices: { 7: 'SELL' },
        notes: { 7: 8 },
      },
    ]) {
      expect(readDraft(invalid, range)).toEqual(emptyForm);
    }
  });
});

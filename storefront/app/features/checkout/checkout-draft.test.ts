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
  const stored: unknown = JSON.parse(JSON.stringify({ ...full, customerUid: 'asha' }));

  it('is restored after a reload, without dates that can no longer be booked', () => {
    expect(readDraft(stored, range, 'asha')).toEqual(full);
    const later = { min: '2026-11-23', max: '2026-12-07' };
    expect(readDraft(stored, later, 'asha').delivery).toEqual(emptyForm.delivery);
  });

  it('S10.445 is that of its customer only', () => {
    expect(readDraft(stored, range, 'bina')).toEqual(emptyForm);
    expect(readDraft(full, range, 'asha'), 'of no known customer').toEqual(emptyForm);
  });

  it('is empty if the stored value is invalid', () => {
    for (const invalid of [
      undefined,
      null,
      '',
      [],
      {
        customerUid: 'asha',
        delivery: 7,
        payment: 'GOLD',
        ifMissing: 'SELL',
        lineChoices: { 7: 'SELL' },
        notes: { 7: 8 },
      },
    ]) {
      expect(readDraft(invalid, range, 'asha')).toEqual(emptyForm);
    }
  });
});

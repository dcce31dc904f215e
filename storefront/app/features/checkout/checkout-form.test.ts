import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import {
  type CheckoutForm,
  emptyForm,
  fieldNames,
  fieldOfProblem,
  isSameDelivery,
  memberCount,
  missingFields,
  missingMessage,
} from './checkout-form.ts';

const full: CheckoutForm = {
  ...emptyForm,
  delivery: {
    KITCHEN: { date: '2026-11-22', slotId: 1 },
    GROCERY: { date: '2026-11-22', slotId: 9 },
  },
  addressUid: 'a',
  payment: 'COD',
};

describe('missing fields', () => {
  it('S5.13 are all named in one message', () => {
    const missing = missingFields(emptyForm, ['KITCHEN', 'GROCERY']);
    const fields = missing.map((field) => inEnglish(fieldNames[field])).join(', ');
    expect(inEnglish(missingMessage(fields))).toBe(
      'Please fill in the following fields: Kitchen Date, Kitchen Time Slot, Grocery Date, Grocery Time Slot, Address, Payment Method',
    );
    expect(memberCount('0')).toBe(1);
  });

  it('ignore departments that are not ordered', () => {
    expect(missingFields(emptyForm, ['GROCERY'])).toEqual([
      'GROCERY.date',
      'GROCERY.slot',
      'address',
      'payment',
    ]);
    expect(missingFields(full, ['KITCHEN', 'GROCERY'])).toEqual([]);
  });

  it('the number of members is at least one', () => {
    expect(['', '0', '-3', '4', '2.7', 'x'].map(memberCount)).toEqual([1, 1, 1, 4, 2, 1]);
  });
});

describe("'same' mode", () => {
  const deliveryAt = (date: string, slotName: string) => ({ date, slotName });

  it('S4g.3 applies when date and slot of both deliveries are identical', () => {
    const evening = '5:00 PM - 7:00 PM';
    expect(
      isSameDelivery(deliveryAt('2026-11-22', evening), deliveryAt('2026-11-22', evening)),
    ).toBe(true);
    expect(
      isSameDelivery(deliveryAt('2026-11-22', evening), deliveryAt('2026-11-23', evening)),
    ).toBe(false);
    expect(
      isSameDelivery(
        deliveryAt('2026-11-22', evening),
        deliveryAt('2026-11-22', '7:00 AM - 9:00 AM'),
      ),
    ).toBe(false);
    expect(isSameDelivery(deliveryAt('2026-11-22', evening), undefined)).toBe(false);
  });
});

describe('a rejection by the server', () => {
  it('is shown at the field it names, if that field is on the screen', () => {
    const at = (field: string | undefined) => fieldOfProblem(field, 'KITCHEN');
    expect(['delivery_date', 'delivery_slot', 'pincode', 'customer_address'].map(at)).toEqual([
      'KITCHEN.date',
      'KITCHEN.slot',
      'address',
      'address',
    ]);
    expect(at('payment_method')).toBe('payment');
    expect([at('items'), at(undefined)]).toEqual([undefined, undefined]);
  });
});

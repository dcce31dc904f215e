import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import { readDraft } from './checkout-draft.ts';
import {
  type CheckoutForm,
  emptyForm,
  isSameDelivery,
  memberCount,
  missingFields,
  missingMessage,
  offeredPayments,
} from './checkout-form.ts';
import {
  canTakeSlot,
  dateProblem,
  dateRange,
  slotLabel,
  slotStart,
  slotsToShow,
} from './time-slots.ts';

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
  it('S5.13 names every missing field in one message', () => {
    const fields = missingFields(emptyForm, ['KITCHEN', 'GROCERY']).map(inEnglish).join(', ');
    expect(inEnglish(missingMessage(fields))).toBe(
      'Please fill in the following fields: Kitchen Date, Kitchen Time Slot, Grocery Date, Grocery Time Slot, Address, Payment Method',
    );
    expect(dateProblem('2026-11-20', new Date('2026-11-21T07:00:00Z'))).toBeDefined();
    expect(memberCount('0')).toBe(1);
  });

  it('asks nothing of a department that is not ordered', () => {
    expect(missingFields(emptyForm, ['GROCERY']).map(inEnglish)).toEqual([
      'Grocery Date',
      'Grocery Time Slot',
      'Address',
      'Payment Method',
    ]);
    expect(missingFields(full, ['KITCHEN', 'GROCERY'])).toEqual([]);
  });

  it('counts one member at least', () => {
    expect(['', '0', '-3', '4', '2.7', 'x'].map(memberCount)).toEqual([1, 1, 1, 4, 2, 1]);
  });
});

describe("'same' mode", () => {
  const at = (date: string, slotName: string) => ({ date, slotName });

  it('S4g.3 holds when day and slot of both are identical', () => {
    const evening = '5:00 PM - 7:00 PM';
    expect(isSameDelivery(at('2026-11-22', evening), at('2026-11-22', evening))).toBe(true);
    expect(isSameDelivery(at('2026-11-22', evening), at('2026-11-23', evening))).toBe(false);
    expect(isSameDelivery(at('2026-11-22', evening), at('2026-11-22', '7:00 AM - 9:00 AM'))).toBe(
      false,
    );
    expect(isSameDelivery(at('2026-11-22', evening), undefined)).toBe(false);
  });
});

describe('days and time slots', () => {
  // 21 November 2026, 12:30 PM in India.
  const noonish = new Date('2026-11-21T07:00:00Z');
  const slot = (name: string) => ({ id: 1, name });

  it('books from today in India to 14 days ahead', () => {
    expect(dateRange(noonish)).toEqual({ min: '2026-11-21', max: '2026-12-05' });
    expect(dateRange(new Date('2026-11-21T19:00:00Z')).min).toBe('2026-11-22');
  });

  it('refuses days in the past and beyond, and says which can be booked', () => {
    expect(['', '2026-11-21', '2026-12-05'].map((day) => dateProblem(day, noonish))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    for (const day of ['2026-11-20', '2026-12-06']) {
      expect(inEnglish(dateProblem(day, noonish))).toBe('Choose a day from today to 5 Dec 2026.');
    }
  });

  it('S4g.5 reads 12 AM as midnight and 12 PM as noon', () => {
    expect(
      ['12:00 AM - 2:00 AM', '12:30 PM - 2 PM', '7:05 AM - 9 AM', '5:00 PM - 7 PM'].map(slotStart),
    ).toEqual([0, 750, 425, 1020]);
    expect(slotStart('Evening')).toBeUndefined();
  });

  it('S4g.5 leaves out slots of today that have started, and shows all of other days', () => {
    const slots = [
      '12:00 AM - 2:00 AM',
      '9:00 AM - 11:00 AM',
      '12:30 PM - 2 PM',
      '12:31 PM - 3 PM',
    ];
    const shown = (date: string) =>
      slotsToShow(slots.map(slot), date, noonish).map((one) => one.name);
    expect(shown('2026-11-21')).toEqual(['12:31 PM - 3 PM']);
    expect(shown('2026-11-22')).toEqual(slots);
  });

  it('cannot take a full or closed slot, and says why', () => {
    const name = '7:00 AM - 9:00 AM';
    expect(canTakeSlot({ id: 1, name, state: 'open' })).toBe(true);
    expect(canTakeSlot({ id: 1, name, state: 'full' })).toBe(false);
    const label = (state: 'open' | 'full' | 'closed') => {
      const said = slotLabel({ id: 1, name, state });
      return typeof said === 'string' ? said : inEnglish(said);
    };
    expect((['open', 'full', 'closed'] as const).map(label)).toEqual([
      name,
      '7:00 AM - 9:00 AM (full)',
      '7:00 AM - 9:00 AM (closed for orders)',
    ]);
  });
});

describe('payment methods', () => {
  it('offers what the shop takes and the screen can carry out', () => {
    expect(offeredPayments('COD, ONLINE,WALLET', ['COD'])).toEqual(['COD']);
    expect(offeredPayments('ONLINE,COD', ['COD', 'ONLINE'])).toEqual(['ONLINE', 'COD']);
    expect(offeredPayments(undefined, ['COD'])).toEqual([]);
  });
});

describe('the draft of a checkout', () => {
  const range = { min: '2026-11-21', max: '2026-12-05' };

  it('comes back after a reload, without days that cannot be booked any more', () => {
    const kept = JSON.stringify(full);
    expect(readDraft(kept, range)).toEqual(full);
    expect(readDraft(kept, { min: '2026-11-23', max: '2026-12-07' }).delivery).toEqual(
      emptyForm.delivery,
    );
  });

  it('is empty when nothing sensible was kept', () => {
    for (const odd of [null, '', '[]', '{"delivery":7,"payment":"GOLD"}']) {
      expect(readDraft(odd, range)).toEqual(emptyForm);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import {
  closures,
  dateProblem,
  dateRange,
  isSlotOpen,
  type OfferedSlot,
  offeredSlots,
  slotLabel,
} from './time-slots.ts';

describe('days and time slots', () => {
  // 21 November 2026, 12:30 PM in India.
  const justAfterNoon = new Date('2026-11-21T07:00:00Z');
  const slot = (name: string) => ({ id: 1, name });

  it('dates from today to 30 days ahead in India can be booked', () => {
    expect(dateRange(justAfterNoon)).toEqual({ min: '2026-11-21', max: '2026-12-21' });
    expect(dateRange(new Date('2026-11-21T19:00:00Z')).min).toBe('2026-11-22');
  });

  it('S5.13 dates before and after are rejected, with a message naming the bookable ones', () => {
    expect(['', '2026-11-21', '2026-12-21'].map((day) => dateProblem(day, justAfterNoon))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    for (const day of ['2026-11-20', '2026-12-22']) {
      expect(inEnglish(dateProblem(day, justAfterNoon))).toBe(
        'Choose a day from today to 21 Dec 2026.',
      );
    }
  });

  it('S4g.5 slots of today that have started are hidden, other dates show all', () => {
    const slots = [
      '12:00 AM - 2:00 AM',
      '9:00 AM - 11:00 AM',
      '12:30 PM - 2 PM',
      '12:31 PM - 3 PM',
    ];
    const shown = (date: string) =>
      offeredSlots(slots.map(slot), date, 0, justAfterNoon).map((one) => one.name);
    expect(shown('2026-11-21')).toEqual(['12:31 PM - 3 PM']);
    expect(shown('2026-11-22')).toEqual(slots);
  });

  it('a full or closed slot is disabled with the reason', () => {
    const name = '7:00 AM - 9:00 AM';
    expect(isSlotOpen({ state: 'open' })).toBe(true);
    expect(isSlotOpen({ state: 'full' })).toBe(false);
    const label = (state: OfferedSlot['state']) => {
      const label = slotLabel({ name, state }, 24);
      return typeof label === 'string' ? label : inEnglish(label);
    };
    expect((['open', 'full', 'closed', 'lead-time'] as const).map(label)).toEqual([
      name,
      '7:00 AM - 9:00 AM (full)',
      '7:00 AM - 9:00 AM (closed for orders)',
      '7:00 AM - 9:00 AM (order 24 hours ahead)',
    ]);
  });

  it('S10.14 each reason of closed slots is named once, with its slots', () => {
    const closed = (id: number, name: string, reason?: string) =>
      ({ id, name, state: 'closed', ...(reason && { reason }) }) as const;
    const slots = [
      closed(1, '1 PM - 2 PM', 'Ratha Yatra'),
      closed(2, '2 PM - 3 PM'),
      { id: 3, name: '3 PM - 4 PM' },
      closed(4, '4 PM - 5 PM', 'Ratha Yatra'),
      closed(5, '5 PM - 6 PM', 'Rain'),
    ];
    expect(closures(offeredSlots(slots, '2026-11-21', 0, justAfterNoon))).toEqual([
      { reason: 'Ratha Yatra', names: ['1 PM - 2 PM', '4 PM - 5 PM'] },
      { reason: 'Rain', names: ['5 PM - 6 PM'] },
    ]);
    expect(closures(offeredSlots([slot('3 PM - 4 PM')], '2026-11-21', 0, justAfterNoon))).toEqual(
      [],
    );
  });

  it('S4g.5 today and the time of day are those of India, on both sides of midnight there', () => {
    const early = [slot('12:00 AM - 2:00 AM'), slot('12:01 AM - 2:00 AM')];
    const names = (date: string, now: string) =>
      offeredSlots(early, date, 0, new Date(now)).map((one) => one.name.slice(0, 8));
    // 11:59 PM on the 21st in India, then midnight, then a minute past it.
    expect(names('2026-11-21', '2026-11-21T18:29:00Z')).toEqual([]);
    expect(names('2026-11-22', '2026-11-21T18:29:00Z')).toEqual(['12:00 AM', '12:01 AM']);
    expect(names('2026-11-22', '2026-11-21T18:30:00Z')).toEqual(['12:01 AM']);
    expect(names('2026-11-22', '2026-11-21T18:31:00Z')).toEqual([]);
  });

  it('S4g.5 at noon a slot of 12:00 PM has started, one of 12:30 PM has not', () => {
    const noon = new Date('2026-11-21T06:30:00Z');
    const slots = [slot('11:30 AM - 1 PM'), slot('12:00 PM - 2 PM'), slot('12:30 PM - 2 PM')];
    expect(offeredSlots(slots, '2026-11-21', 0, noon).map((one) => one.name)).toEqual([
      '12:30 PM - 2 PM',
    ]);
  });

  it('S4g.5 open slots inside the lead time stay in the list, but cannot be chosen', () => {
    const slots = ['1:00 PM - 3:00 PM', '6:30 PM - 8:00 PM', '6:31 PM - 8:00 PM'].map(slot);
    const offered = offeredSlots(
      [{ ...slots[0], id: 2, name: '12:00 PM - 1:00 PM' }, ...slots],
      '2026-11-21',
      6,
      justAfterNoon,
    );
    expect(offered.map(({ state }) => state)).toEqual(['lead-time', 'open', 'open']);
    const full = offeredSlots(
      [{ ...slot('1:00 PM - 3 PM'), state: 'full' }],
      '2026-11-21',
      6,
      justAfterNoon,
    );
    expect(full.map(({ state }) => state)).toEqual(['full']);
  });
});

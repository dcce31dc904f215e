import { describe, expect, test } from 'vitest';
import { isSlotClosed } from './slots.ts';

describe('S4g.5 a slot of 9:00 AM that closes an hour before', () => {
  const slot = { starts_at_minute: 540, closes_minutes_before: 60 };
  const at = (clock: string) => new Date(`2026-11-21T${clock}:00+05:30`);
  test.each([
    ['2026-11-21', '07:59', false],
    ['2026-11-21', '08:00', true],
    ['2026-11-21', '23:59', true],
    ['2026-11-22', '23:59', false],
    ['2026-11-20', '00:01', true],
  ])('for %s at %s IST', (date, clock, closed) => {
    expect(isSlotClosed(slot, date, at(clock))).toBe(closed);
  });
  test('days change at midnight IST, not UTC', () => {
    expect(isSlotClosed(slot, '2026-11-21', new Date('2026-11-20T18:31:00Z'))).toBe(false);
    expect(isSlotClosed(slot, '2026-11-20', new Date('2026-11-20T18:31:00Z'))).toBe(true);
  });
});

test('a slot may close on the day before it', () => {
  const early = { starts_at_minute: 120, closes_minutes_before: 180 };
  const at = (instant: string) => isSlotClosed(early, '2026-11-22', new Date(instant));
  expect(at('2026-11-21T22:59:59+05:30')).toBe(false);
  expect(at('2026-11-21T23:00:00+05:30')).toBe(true);
});

test('a slot that closes as it starts can be booked until that minute', () => {
  const midnight = { starts_at_minute: 0, closes_minutes_before: 0 };
  const at = (instant: string) => isSlotClosed(midnight, '2026-11-22', new Date(instant));
  expect(at('2026-11-21T23:59:59+05:30')).toBe(false);
  expect(at('2026-11-22T00:00:00+05:30')).toBe(true);
});

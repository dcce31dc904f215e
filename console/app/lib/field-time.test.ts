import { expect, test } from 'vitest';
import { fromFieldTime, toFieldTime } from './field-time.ts';

test('a field for date and time is in IST, whatever the time zone of the device', () => {
  expect(toFieldTime('2026-11-21T19:05:00.000Z')).toBe('2026-11-22T00:35');
  expect(fromFieldTime('2026-11-22T00:35')).toBe('2026-11-21T19:05:00.000Z');
  expect([toFieldTime(null), fromFieldTime('')]).toEqual(['', null]);
});

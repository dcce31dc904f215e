import { expect, test } from 'vitest';
import { slotStartMinute } from './slot-start.ts';

test.each([
  ['7:00 AM - 9:00 AM', 420],
  ['12:00 AM - 2:00 AM', 0],
  ['12:30 PM - 2:00 PM', 750],
  ['11:59 PM - 1:00 AM', 1439],
  ['6:00 pm - 8:00 pm', 1080],
  ['7 AM - 9 AM', 420],
])('S4g.5 S3.17 %s starts at minute %i of the day', (name, minute) => {
  expect(slotStartMinute(name)).toBe(minute);
});

test('S3.17 S4g.5 every minute of the day can be parsed from a name', () => {
  for (let minute = 0; minute < 24 * 60; minute++) {
    const hour = Math.floor(minute / 60);
    const name = `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'} - late`;
    expect([name, slotStartMinute(name)]).toEqual([name, minute]);
  }
});

test.each(['Morning', '', '7:00 - 9:00'])('%j has no start', (name) =>
  expect(slotStartMinute(name)).toBeUndefined(),
);

import { expect, test } from 'vitest';
import { minutes } from './duration.ts';
import {
  addDays,
  daysBetween,
  formatIstDate,
  formatIstDateTime,
  formatIstDay,
  formatIstMoment,
  isIstDate,
  istDate,
  istMinuteOfDay,
  minutesIntoIstDay,
  startOfIstDay,
} from './ist.ts';

const beforeMidnight = new Date('2026-11-21T18:29:59Z');
const midnight = new Date('2026-11-21T18:30:00Z');

test('the day in India changes at 18:30 UTC', () => {
  expect([istDate(beforeMidnight), istDate(midnight)]).toEqual(['2026-11-21', '2026-11-22']);
  expect([istMinuteOfDay(beforeMidnight), istMinuteOfDay(midnight)]).toEqual([1439, 0]);
});

test('a day in India begins at 18:30 UTC, and its minutes are counted before and after it too', () => {
  expect(startOfIstDay('2026-11-22')).toEqual(midnight);
  const minuteOf = (date: string) =>
    [beforeMidnight, midnight].map((at) => minutesIntoIstDay(date, at));
  expect(minuteOf('2026-11-22')).toEqual([-1, 0]);
  expect(minuteOf('2026-11-21')).toEqual([1439, 1440]);
});

test('days are added over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-11-21', '2027-11-21')).toBe(365);
});

test.each(['2026-02-30', '2026-13-01', '21-11-2026', '2026-1-1', '', '2026-11-21T00:00'])(
  '%j is not a day',
  (text) => {
    expect(isIstDate(text)).toBe(false);
  },
);

test('S2e.5 dates are formatted as in India', () => {
  expect(formatIstDate(midnight)).toBe('22 Nov 2026');
  expect(formatIstDay('2026-11-22')).toBe('22 Nov 2026');
  expect(formatIstDateTime(new Date(midnight.getTime() + minutes(485)))).toMatch(
    /^22 Nov 2026, 8:05\sAM$/,
  );
  expect(formatIstMoment(new Date(midnight.getTime() + minutes(485)))).toMatch(
    /^22 Nov, 8:05\sAM$/,
  );
});

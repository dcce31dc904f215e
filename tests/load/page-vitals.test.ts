import { describe, expect, test } from 'vitest';
import { cumulativeLayoutShift, totalBlockingTime } from './page-vitals.ts';

describe('Total Blocking Time', () => {
  test('is the time of tasks beyond 50 ms each', () => {
    const tasks = [
      { start: 1000, duration: 80 },
      { start: 1200, duration: 50 },
      { start: 1400, duration: 150 },
    ];
    expect(totalBlockingTime(tasks, 500)).toBe(30 + 0 + 100);
  });

  test('ignores tasks before the first paint', () => {
    const tasks = [
      { start: 100, duration: 300 },
      { start: 900, duration: 200 },
      { start: 980, duration: 40 },
    ];
    expect(totalBlockingTime(tasks, 1000)).toBe(50);
  });

  test('ends with five quiet seconds', () => {
    const busy = { start: 1000, duration: 100 };
    expect(totalBlockingTime([busy, { start: 6099, duration: 100 }], 500)).toBe(100);
    expect(totalBlockingTime([busy, { start: 6100, duration: 100 }], 500)).toBe(50);
  });
});

describe('Cumulative Layout Shift', () => {
  test('is 0 on a stable page', () => {
    expect(cumulativeLayoutShift([])).toBe(0);
  });

  test('sums the shifts of a session, and returns the largest session', () => {
    const first = [
      { at: 100, score: 0.125 },
      { at: 1000, score: 0.125 },
    ];
    expect(cumulativeLayoutShift([...first, { at: 2000, score: 0.125 }])).toBe(0.25);
    expect(cumulativeLayoutShift([...first, { at: 2000, score: 0.5 }])).toBe(0.5);
    expect(cumulativeLayoutShift([...first, { at: 1999, score: 0.125 }])).toBe(0.375);
  });

  test('starts a new session after five seconds of shifting', () => {
    const shifts = Array.from({ length: 12 }, (_, index) => ({ at: index * 500, score: 0.125 }));
    expect(cumulativeLayoutShift(shifts)).toBe(10 * 0.125);
  });
});

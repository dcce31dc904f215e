import { expect, test } from 'vitest';
import { formatCompact, formatCount, formatShare } from './numbers.ts';

test('numbers are formatted as in India', () => {
  expect([formatCount(123456), formatCount(1.85)]).toEqual(['1,23,456', '1.85']);
  expect(formatCompact(123_456)).toBe('1.2L');
  expect([formatShare(974, 1000), formatShare(0, 3), formatShare(0, 0)]).toEqual([
    '97.4%',
    '0%',
    '–',
  ]);
});

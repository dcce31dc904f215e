import { expect, test } from 'vitest';
import {
  formatBytes,
  formatCompact,
  formatCount,
  formatShare,
  formatSignedCount,
} from './numbers.ts';

test('numbers are formatted as in India', () => {
  expect([formatCount(123456), formatCount(1.85)]).toEqual(['1,23,456', '1.85']);
  expect(formatCompact(123_456)).toBe('1.2L');
  expect([formatShare(974, 1000), formatShare(0, 3), formatShare(0, 0)]).toEqual([
    '97.4%',
    '0%',
    '–',
  ]);
});

test('sizes have the unit that suits them', () => {
  expect([0, 999, 4_200_000, 5_000_000_000].map(formatBytes)).toEqual([
    '0 B',
    '999 B',
    '4.2 MB',
    '5.0 GB',
  ]);
});

test('a change has its sign', () => {
  expect([5, -1200, 0].map(formatSignedCount)).toEqual(['+5', '−1,200', '0']);
});

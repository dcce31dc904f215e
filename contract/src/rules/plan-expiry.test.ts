import { expect, test } from 'vitest';
import { planExpiry } from './plan-expiry.ts';

test('S3.12 a plan expires its validity after the purchase; one of 0 days never', () => {
  const boughtAt = new Date('2026-11-21T07:00:00Z');
  expect(planExpiry(boughtAt, 30)).toEqual(new Date('2026-12-21T07:00:00Z'));
  expect(planExpiry(boughtAt, 1)).toEqual(new Date('2026-11-22T07:00:00Z'));
  expect(planExpiry(boughtAt, 0)).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { hasCartStrip, hasStripAboveButton } from './bars.ts';

describe('the cart strip', () => {
  test.each(['/', '/categories/3', '/aboutus', '/profile', '/orderSummary/1'])(
    'is shown on %s',
    (path) => expect(hasCartStrip(path)).toBe(true),
  );
  test.each(['/product/7', '/cart', '/checkout', '/Auth'])('is hidden on %s', (path) =>
    expect(hasCartStrip(path)).toBe(false),
  );
  test('is shown above the button of a product page only', () => {
    expect(['/product/7', '/cart', '/'].map(hasStripAboveButton)).toEqual([true, false, false]);
  });
});
